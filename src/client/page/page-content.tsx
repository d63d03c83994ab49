// Places the content of the shown page inside a layout.
import {type ReactNode, useContext, useEffect, useRef} from 'react'
import {PrefetchContext} from '../router/prefetch-context.ts'
import {useLoadedPage} from './page-context.ts'

/** Marks the element around Markdown content. Where that is static HTML, the browser adopts what stands in it. */
export const CONTENT_ATTRIBUTE = 'data-quire-content'

export interface PageContentProps {
  /** Class names of the element around Markdown content. A React page has no element around it. */
  readonly className?: string
}

/** The content of the page. A layout renders it once, or renders its `children`, which are the same. */
export function PageContent({className}: PageContentProps): ReactNode {
  const {page, html, Content} = useLoadedPage('PageContent')
  if (html) return <StaticContent key={page.path} html={html} className={className} />
  if (!Content) return null
  if (page.content.kind === 'component') return <Content key={page.path} {...page.props} />
  return (
    <div key={page.path} className={className} {...{[CONTENT_ATTRIBUTE]: ''}}>
      <Content />
    </div>
  )
}

interface StaticContentProps {
  readonly html: {readonly __html: string}
  readonly className: string | undefined
}

function StaticContent({html, className}: StaticContentProps): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const prefetcher = useContext(PrefetchContext)
  useEffect(() => {
    if (!prefetcher || !element.current) return
    const stops = [...element.current.querySelectorAll('a')].map((link) => prefetcher.observe(link))
    return () => {
      for (const stop of stops) stop()
    }
  }, [prefetcher])
  return (
    <div
      ref={element}
      className={className}
      {...{[CONTENT_ATTRIBUTE]: ''}}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  )
}
