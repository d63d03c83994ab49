// The page of a document that a plugin written for Docusaurus shows by our layout of pages: the document is a component.
import type EditMetaRow from '@theme/EditMetaRow'
import {PageMetadata, type TocItem} from 'quire-docs/client'
import type {ComponentProps, ComponentType} from 'react'

type Value = Readonly<Record<string, unknown>>

export interface PluginPageProps {
  readonly content: ComponentType & {
    readonly toc?: readonly TocItem[]
    readonly contentTitle?: string
    /** Of the page; absent where the plugin keeps none. */
    readonly metadata?: Value & ComponentProps<typeof EditMetaRow>
    readonly assets?: {readonly image?: string}
  }
}

/** Tags of the page's head. */
export function PluginPageMetadata({content}: PluginPageProps) {
  const {metadata = {}, contentTitle, assets} = content
  const written = frontMatterOf(content)
  const {title = written.title ?? contentTitle, description = written.description} = metadata
  return (
    <PageMetadata
      title={textOf(title)}
      description={textOf(description)}
      keywords={written.keywords as string | undefined}
      image={assets?.image ?? textOf(written.image)}
    />
  )
}

/** What our own pages are given. */
export function toPageProps({content}: PluginPageProps) {
  const {metadata = {}} = content
  const written = frontMatterOf(content)
  const {editUrl, lastUpdatedAt, lastUpdatedBy, unlisted} = metadata
  return {
    ...{editUrl, lastUpdatedAt, lastUpdatedBy},
    unlisted: unlisted === true,
    wrapperClassName: textOf(written.wrapperClassName),
    hideTableOfContents: written.hide_table_of_contents === true,
    tocMinHeadingLevel: toLevel(written.toc_min_heading_level),
    tocMaxHeadingLevel: toLevel(written.toc_max_heading_level),
  }
}

/**
 * Plugins change what the file has. By calls: of the front matter of a site's own documents, readers get the fields that some code reads
 * under this name, and here it is that of a plugin, which has its own way to them.
 */
function frontMatterOf(content: PluginPageProps['content']): Value {
  return frontMatterIn(content.metadata ?? {}) ?? frontMatterIn(content) ?? {}
}

/** Of what a plugin for Docusaurus gives. */
export function frontMatterIn(given: object): Value | undefined {
  return Reflect.get(given, 'frontMatter')
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function toLevel(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
