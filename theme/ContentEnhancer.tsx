// Completes a page's content in the browser: code blocks get their buttons, tables that scroll can be scrolled by the
// keyboard, diagrams are drawn, both can be seen over the whole window, tabs in static HTML can be chosen, live code gets its editor. What few pages have comes in
// scripts of its own. Content may change later (tabs, sections that open), so it is watched. The theme places it in several parts, as a site may have
// replaced any of them: the one that is next to the content sees to it.
import {CONTENT_ATTRIBUTE, type SiteData, usePage, useSite} from 'quire-docs/client'
import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react'
import {enhanceCodeBlock} from './CodeBlock/enhance-code-block.ts'
import {whenSized} from './when-sized.ts'

const LiveBlocks = lazy(() => import(/* webpackChunkName: "live-code" */ './LiveCodeBlock/LiveBlocks.tsx'))
const NO_BLOCKS: readonly HTMLElement[] = []
/** Content that one of them sees to. */
const taken = new WeakSet<Element>()

export default function ContentEnhancer(): ReactNode {
  const {path} = usePage()
  const site = useSite()
  const [liveBlocks, setLiveBlocks] = useState(NO_BLOCKS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has content of its own
  useEffect(() => {
    const contents = findContents().filter((content) => !taken.has(content))
    if (contents.length === 0) return undefined
    for (const content of contents) taken.add(content)
    const enhance = () => {
      for (const content of contents) enhanceContent(content, site)
      const blocks = contents.flatMap((content) => [...content.querySelectorAll<HTMLElement>('.live-code')])
      setLiveBlocks((former) => withoutChange(former, blocks))
    }
    enhance()
    const observer = new MutationObserver(enhance)
    for (const content of contents) observer.observe(content, {childList: true, subtree: true})
    return () => {
      observer.disconnect()
      for (const content of contents) taken.delete(content)
      setLiveBlocks(NO_BLOCKS)
    }
  }, [path])
  return (
    liveBlocks.length > 0 && (
      <Suspense>
        <LiveBlocks blocks={liveBlocks} />
      </Suspense>
    )
  )
}

/** Outermost elements of content, also of components that are documents and that plugins or code of the site place. */
function findContents(): readonly Element[] {
  const all = [...document.querySelectorAll(`[${CONTENT_ATTRIBUTE}], .markdown`)]
  return all.filter((one) => !all.some((other) => other !== one && other.contains(one)))
}

function enhanceContent(content: Element, site: SiteData): void {
  for (const block of content.querySelectorAll<HTMLElement>('.theme-code-block')) enhanceCodeBlock(block)
  for (const table of content.querySelectorAll('table')) {
    whenSized(table, () => {
      const isWide = table.scrollWidth > table.clientWidth
      // It was wide before.
      if (!isWide && table.tabIndex < 0) return
      // A reader without a mouse scrolls what has the focus.
      if (isWide) table.tabIndex = 0
      else table.removeAttribute('tabindex')
      void import(/* webpackChunkName: "full-view" */ './full-view/offer-full-view.ts').then(({offerFullView}) =>
        offerFullView(table, table.tabIndex === 0),
      )
    })
  }
  const diagrams = content.querySelectorAll<HTMLElement>('.docusaurus-mermaid-container')
  if (diagrams.length > 0)
    void import(/* webpackChunkName: "diagrams" */ './Mermaid/draw-when-near.ts').then(({drawWhenNear}) => {
      for (const diagram of diagrams) drawWhenNear(diagram, site)
    })
  const long = content.querySelectorAll<HTMLElement>('.code-block-long')
  if (long.length > 0)
    void import(/* webpackChunkName: "long-code" */ './CodeBlock/open-long-code.ts').then(({openLongCode}) => {
      for (const block of long) openLongCode(block)
    })
  const tabs = content.querySelectorAll<HTMLElement>('.tabs-static')
  if (tabs.length > 0)
    void import(/* webpackChunkName: "static-tabs" */ './Tabs/enhance-static-tabs.ts').then(({enhanceStaticTabs}) => {
      for (const container of tabs) enhanceStaticTabs(container)
    })
}

/** The former list when the other has the same elements. */
function withoutChange(former: readonly HTMLElement[], blocks: readonly HTMLElement[]): readonly HTMLElement[] {
  const isSame = former.length === blocks.length && former.every((block, at) => block === blocks[at])
  return isSame ? former : blocks
}
