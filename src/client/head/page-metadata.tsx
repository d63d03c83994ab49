// Title and description of a page, for pages that are React components.
import {createContext, type ReactNode, useContext} from 'react'
import {useSite} from '../data/site-context.ts'
import {PageContext} from '../page/page-context.ts'
import {useBaseUrlUtils} from '../router/use-base-url.ts'
import {Head} from './head.tsx'

/** What the title of a page is made from. */
export interface TitleParts {
  readonly title: string
  readonly siteTitle: string
  readonly titleDelimiter: string
  /** The plugin that made the page. */
  readonly plugin: {readonly name: string; readonly id: string}
}

/** Makes the full title of a page. */
export type TitleFormatter = (parts: TitleParts & {readonly defaultFormatter: (parts: TitleParts) => string}) => string

const TitleFormatterContext = createContext<TitleFormatter>(formatTitle)

export interface TitleFormatterProviderProps {
  readonly formatter: TitleFormatter
  readonly children: ReactNode
}

/** Gives titles another form, that of the page among them. */
export function TitleFormatterProvider({formatter, children}: TitleFormatterProviderProps): ReactNode {
  const {title: siteTitle, titleDelimiter} = useSite()
  const title = useContext(PageContext)?.page.head.title
  const suffix = ` ${titleDelimiter} ${siteTitle}`
  const own = title === siteTitle ? '' : title?.endsWith(suffix) ? title.slice(0, -suffix.length) : title
  return (
    <TitleFormatterContext value={formatter}>
      {/* Written by the build in the usual form. A component of the page that says another title comes later and wins. */}
      <PageMetadata title={own} />
      {children}
    </TitleFormatterContext>
  )
}

/** Makes a page's full title from its own: `Caching | Handbook`; the site's title alone when it has none. */
export function useTitleFormatter(): {readonly format: (title?: string) => string} {
  const formatter = useContext(TitleFormatterContext)
  const {title: siteTitle, titleDelimiter} = useSite()
  // Titles are also made where no page is: in tests of components.
  const plugin = useContext(PageContext)?.page.plugin ?? NO_PLUGIN
  return {
    format: (title = '') => formatter({title, siteTitle, titleDelimiter, plugin, defaultFormatter: formatTitle}),
  }
}

const NO_PLUGIN = {name: '', id: ''}

function formatTitle({title, siteTitle, titleDelimiter}: TitleParts): string {
  const own = title.trim()
  return own === '' || own === siteTitle ? siteTitle : `${own} ${titleDelimiter} ${siteTitle}`
}

export interface PageMetadataProps {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | readonly string[] | undefined
  /** Social image: a path of the site or a complete URL. */
  readonly image?: string | undefined
  readonly children?: ReactNode
}

/** Sets the given facts about the page; those left out or empty stay as they are. `children` are further head tags. */
export function PageMetadata({title, description, keywords, image, children}: PageMetadataProps): ReactNode {
  const {format} = useTitleFormatter()
  const {withBaseUrl} = useBaseUrlUtils()
  const fullTitle = title ? format(title) : undefined
  const imageUrl = image === undefined ? undefined : withBaseUrl(image, {absolute: true})
  const keywordList = typeof keywords === 'string' ? keywords : keywords?.join(',')
  return (
    <Head>
      {fullTitle !== undefined && <title>{fullTitle}</title>}
      {fullTitle !== undefined && <meta property="og:title" content={fullTitle} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywordList !== undefined && <meta name="keywords" content={keywordList} />}
      {imageUrl !== undefined && <meta property="og:image" content={imageUrl} />}
      {imageUrl !== undefined && <meta name="twitter:image" content={imageUrl} />}
      {children}
    </Head>
  )
}
