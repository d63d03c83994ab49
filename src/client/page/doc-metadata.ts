// A doc as components of Docusaurus know it: what is told of it without the page around it.
import type {DocItemProps} from '../../shared/views.ts'

type MetadataKeys =
  | 'id'
  | 'title'
  | 'description'
  | 'permalink'
  | 'draft'
  | 'unlisted'
  | 'editUrl'
  | 'tags'
  | 'lastUpdatedAt'
  | 'lastUpdatedBy'
  | 'previous'
  | 'next'
  | 'frontMatter'
  | 'source'
  | 'sourceDirName'
  | 'slug'

/** What browsers are told of a doc; its place on disk is part of it in sites for Docusaurus alone. */
export interface DocMetadata extends Pick<DocItemProps, MetadataKeys> {
  /** Its name. */
  readonly version: string
  /** The id, as Docusaurus 2 has it beside one with the version in it. */
  readonly unversionedId: string
  /** Name of the sidebar. */
  readonly sidebar?: string
}

/** @param props Of the doc's page. Their `sidebar` is no name, and left out. */
export function toDocMetadata(props: DocItemProps): DocMetadata {
  const {version, hasContentTitle: _hasTitle, sidebar: _sidebar, ...doc} = props
  const {breadcrumbs: _breadcrumbs, cards: _cards, alternates: _alternates, ...metadata} = doc
  return {...metadata, version: version.name, unversionedId: doc.id}
}
