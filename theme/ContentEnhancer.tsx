// Completes a page's content in the browser: code blocks get their buttons, and tables that scroll can be scrolled by the
// keyboard. Content may change later (tabs, sections that open), so it is watched.
import {CONTENT_ATTRIBUTE, usePage} from 'quire/client'
import {useEffect} from 'react'
import {enhanceCodeBlock} from './CodeBlock/enhance-code-block.ts'

export default function ContentEnhancer(): null {
  const {path} = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has content of its own
  useEffect(() => {
    const contents = [...document.querySelectorAll(`[${CONTENT_ATTRIBUTE}]`)]
    const observer = new MutationObserver(() => contents.forEach(enhance))
    for (const content of contents) {
      enhance(content)
      observer.observe(content, {childList: true, subtree: true})
    }
    return () => observer.disconnect()
  }, [path])
  return null
}

function enhance(content: Element): void {
  for (const block of content.querySelectorAll<HTMLElement>('.theme-code-block')) enhanceCodeBlock(block)
  for (const table of content.querySelectorAll('table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
  }
}
