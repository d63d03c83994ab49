// Places the content of the shown page inside a layout.
import {type ReactNode, type RefObject, useContext, useEffect, useRef} from 'react'
import {PrefetchContext} from '../data/prefetch-context.ts'
import {useSite} from '../data/site-context.ts'
import type {LoadedContent} from './loaded-page.ts'
import {useLoadedPage, usePage} from './page-context.ts'
import {RoutePropsContext} from './route-props.ts'

/**
 * Marks the element around Markdown content: empty for the page's own, the id for an embedded document. Where the content
 * is static HTML, the browser adopts what stands in it.
 */
export const CONTENT_ATTRIBUTE = 'data-quire-content'

/** Props of `PageContent`. */
export interface PageContentProps {
  /** Class names of the element around Markdown content. A React page has no element around it. */
  readonly className?: string
}

/** The content of the page. A layout renders it once, or renders its `children`, which are the same. */
export function PageContent({className}: PageContentProps): ReactNode {
  const {page, html, Content} = useLoadedPage('PageContent')
  const site = useSite()
  const given = useContext(RoutePropsContext)
  // Docusaurus hands its configuration to each React page, under this name.
  if (Content && page.content.kind === 'component')
    return <Content key={page.path} {...given} config={site} {...page.props} />
  return <DocumentContent key={page.path} id="" {...{html, Content, className}} />
}

/** A document that the page embeds: one of `page.embedded`, placed once. */
export function EmbeddedContent({id, className}: PageContentProps & {readonly id: string}): ReactNode {
  const {page, embedded} = useLoadedPage('EmbeddedContent')
  const {html, Content} = embedded[id] ?? {}
  return <DocumentContent key={`${page.path} ${id}`} {...{id, html, Content, className}} />
}

interface DocumentContentProps {
  readonly id: string
  readonly html: LoadedContent['html'] | undefined
  readonly Content: LoadedContent['Content'] | undefined
  readonly className: string | undefined
}

function DocumentContent({id, html, Content, className}: DocumentContentProps): ReactNode {
  if (html) return <StaticContent {...{id, html, className}} />
  if (!Content) return null
  return (
    <CodeContent id={id} className={className}>
      <CalledContent Content={Content} />
    </CodeContent>
  )
}

/**
 * Called, where others would be rendered: content that takes the place of what it was before a change is the same component to
 * React, so that what it shows keeps its state.
 */
function CalledContent({Content}: {readonly Content: NonNullable<LoadedContent['Content']>}): ReactNode {
  // That of documents is made by evaluate-content.tsx, and is a function.
  return (Content as (props: object) => ReactNode)({})
}

interface CodeContentProps {
  readonly id: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Content of components. Parts of it are static HTML all the same. */
function CodeContent({id, className, children}: CodeContentProps): ReactNode {
  const element = usePrefetchedLinks()
  const language = useContentLanguage(id)
  return (
    <div ref={element} className={className} {...language} {...{[CONTENT_ATTRIBUTE]: id}}>
      {children}
    </div>
  )
}

interface StaticContentProps {
  readonly id: string
  readonly html: {readonly __html: string}
  readonly className: string | undefined
}

function StaticContent({id, html, className}: StaticContentProps): ReactNode {
  const element = usePrefetchedLinks()
  const language = useContentLanguage(id)
  return (
    <div
      ref={element}
      className={className}
      {...language}
      {...{[CONTENT_ATTRIBUTE]: id}}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  )
}

/** Of content that is not in the language of the page. */
function useContentLanguage(id: string): {readonly lang?: string; readonly dir?: string} {
  const {contentLocale, embedded = []} = usePage()
  const {localeConfigs} = useSite().i18n
  const name = id === '' ? contentLocale : embedded.find((one) => one.id === id)?.contentLocale
  const locale = name === undefined ? undefined : localeConfigs[name]
  return locale === undefined ? {} : {lang: locale.htmlLang, dir: locale.direction}
}

/** The element whose links are loaded ahead when they come into sight. Links of components see to that themselves. */
function usePrefetchedLinks(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const prefetcher = useContext(PrefetchContext)
  useEffect(() => {
    if (!prefetcher || !element.current) return
    const stops = [...element.current.querySelectorAll('a')].map((link) => prefetcher.observe(link))
    return () => {
      for (const stop of stops) stop()
    }
  }, [prefetcher])
  return element
}
