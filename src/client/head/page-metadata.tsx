// Title and description of a page, for pages that are React components.
import type {ReactNode} from 'react'
import {useSite} from '../data/site-context.ts'
import {useBaseUrlUtils} from '../router/use-base-url.ts'
import {Head} from './head.tsx'

/** Makes a page's full title from its own: `Caching | Handbook`; the site's title alone when it has none. */
export function useTitleFormatter(): {readonly format: (title?: string) => string} {
  const {title: siteTitle, titleDelimiter} = useSite()
  return {
    format: (title = '') => {
      const own = title.trim()
      return own === '' || own === siteTitle ? siteTitle : `${own} ${titleDelimiter} ${siteTitle}`
    },
  }
}

export interface PageMetadataProps {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | readonly string[] | undefined
  /** Social image: a path of the site or a complete URL. */
  readonly image?: string | undefined
  readonly children?: ReactNode
}

/** Sets the given facts about the page; those left out stay as they are. `children` are further head tags. */
export function PageMetadata({title, description, keywords, image, children}: PageMetadataProps): ReactNode {
  const {format} = useTitleFormatter()
  const {withBaseUrl} = useBaseUrlUtils()
  const fullTitle = title === undefined ? undefined : format(title)
  const imageUrl = image === undefined ? undefined : withBaseUrl(image, {absolute: true})
  const keywordList = typeof keywords === 'string' ? keywords : keywords?.join(',')
  return (
    <Head>
      {fullTitle !== undefined && <title>{fullTitle}</title>}
      {fullTitle !== undefined && <meta property="og:title" content={fullTitle} />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {keywordList !== undefined && <meta name="keywords" content={keywordList} />}
      {imageUrl !== undefined && <meta property="og:image" content={imageUrl} />}
      {imageUrl !== undefined && <meta name="twitter:image" content={imageUrl} />}
      {children}
    </Head>
  )
}
