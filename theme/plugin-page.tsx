// The page of a document that a plugin written for Docusaurus shows by our layout of pages: the document is a component.
import type EditMetaRow from '@theme/EditMetaRow'
import {PageMetadata, type TocItem} from 'quire-docs/client'
import type {ComponentProps, ComponentType} from 'react'

type Value = Readonly<Record<string, unknown>>

export interface PluginPageProps {
  readonly content: ComponentType & {
    readonly toc?: readonly TocItem[]
    readonly frontMatter?: Value
    readonly contentTitle?: string
    /** Of the page; absent where the plugin keeps none. */
    readonly metadata?: Value & ComponentProps<typeof EditMetaRow> & {readonly frontMatter?: Value}
    readonly assets?: {readonly image?: string}
  }
}

/** Tags of the page's head. */
export function PluginPageMetadata({content}: PluginPageProps) {
  const {metadata = {}, contentTitle, assets} = content
  const frontMatter = frontMatterOf(content)
  const {title = frontMatter.title ?? contentTitle, description = frontMatter.description} = metadata
  return (
    <PageMetadata
      title={textOf(title)}
      description={textOf(description)}
      keywords={frontMatter.keywords as string | undefined}
      image={assets?.image ?? textOf(frontMatter.image)}
    />
  )
}

/** What our own pages are given. */
export function toPageProps({content}: PluginPageProps) {
  const {metadata = {}} = content
  const frontMatter = frontMatterOf(content)
  const {editUrl, lastUpdatedAt, lastUpdatedBy, unlisted} = metadata
  return {
    ...{editUrl, lastUpdatedAt, lastUpdatedBy},
    unlisted: unlisted === true,
    wrapperClassName: textOf(frontMatter.wrapperClassName),
    hideTableOfContents: frontMatter.hide_table_of_contents === true,
    tocMinHeadingLevel: toLevel(frontMatter.toc_min_heading_level),
    tocMaxHeadingLevel: toLevel(frontMatter.toc_max_heading_level),
  }
}

/** Plugins change what the file has. */
function frontMatterOf({metadata, frontMatter = {}}: PluginPageProps['content']): Value {
  return metadata?.frontMatter ?? frontMatter
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function toLevel(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
