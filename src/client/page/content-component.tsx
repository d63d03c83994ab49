// The content of a page as Docusaurus hands it to layouts: a component with what is known of its file, as `content`.
import type {ReactNode} from 'react'
import type {JsonObject, PageData} from '../../shared/contract.ts'
import type {DocItemProps} from '../../shared/views.ts'
import {datedFrontMatter} from './dated-front-matter.ts'
import {toDocMetadata} from './doc-metadata.ts'
import {PageContent} from './page-content.tsx'

/** Parts that a site has taken over from Docusaurus, and parts of its plugins, render this and read its properties. */
export function toContentComponent({plugin, props, dates, toc}: PageData): () => ReactNode {
  const {post, frontMatter = {}, prevItem, nextItem} = props
  // A post's fields are one prop of its page, those of docs and pages are props themselves.
  const own = (post ?? props) as Partial<ContentMetadata>
  // Pages of docs have these props (views.ts).
  const isDoc = plugin.name === 'docs' && typeof props.id === 'string'
  const metadata = isDoc ? toDocMetadata(props as unknown as DocItemProps) : own
  return Object.assign(() => <PageContent />, {
    metadata: {...metadata, ...(post !== undefined && {prevItem, nextItem}), frontMatter},
    frontMatter: datedFrontMatter({frontMatter: frontMatter as JsonObject, dates}),
    assets: {image: own.image, authorsImageUrls: own.authors?.map(({imageURL}) => imageURL) ?? []},
    contentTitle: own.hasContentTitle === true ? own.title : undefined,
    toc,
  })
}

/** What is read here of a page's props, in views.ts. */
interface ContentMetadata extends JsonObject {
  readonly title: string
  readonly image: string
  readonly hasContentTitle: boolean
  readonly authors: readonly {readonly imageURL?: string}[]
}
