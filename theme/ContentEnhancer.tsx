// Gives the code blocks of a page's content their buttons. Content may change later (tabs, sections that open), so it is
// watched.
import {CONTENT_ATTRIBUTE, usePage} from 'quire/client'
import {useEffect} from 'react'
import {enhanceCodeBlock} from './CodeBlock/enhance-code-block.ts'

export default function ContentEnhancer(): null {
  const {path} = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has content of its own
  useEffect(() => {
    const content = document.querySelector(`[${CONTENT_ATTRIBUTE}]`)
    if (!content) return undefined
    const enhance = () => {
      for (const block of content.querySelectorAll<HTMLElement>('.theme-code-block')) enhanceCodeBlock(block)
    }
    enhance()
    const observer = new MutationObserver(enhance)
    observer.observe(content, {childList: true, subtree: true})
    return () => observer.disconnect()
  }, [path])
  return null
}
