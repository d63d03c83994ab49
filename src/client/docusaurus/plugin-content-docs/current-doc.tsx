// The shown doc and its version.
import {createContext, type ReactNode, useContext, useMemo} from 'react'
import type {JsonObject, PageData, TocItem} from '../../../shared/contract.ts'
import type {DocItemProps, VersionDoc, VersionView} from '../../../shared/views.ts'
import {ReactContextError} from '../../failure/context-error.ts'
import {datedFrontMatter} from '../../page/dated-front-matter.ts'
import {type DocMetadata, toDocMetadata} from '../../page/doc-metadata.ts'
import {usePage} from '../../page/page-context.ts'
import {useActiveDocContext} from './active.ts'
import {useKnownDocs} from './known-docs.ts'

export interface DocContextValue {
  readonly metadata: DocMetadata
  readonly frontMatter: JsonObject
  readonly assets: {readonly image?: string}
  /** Set when the text begins with a title of its own. */
  readonly contentTitle: string | undefined
  readonly toc: readonly TocItem[]
}

const DocContext = createContext<DocContextValue | null>(null)

/** Gives its children another doc than the page's. */
export function DocProvider({
  content,
  children,
}: {
  readonly content: DocContextValue
  readonly children: ReactNode
}): ReactNode {
  // A component is the page's own content, of which the page tells more.
  return <DocContext.Provider value={typeof content === 'function' ? null : content}>{children}</DocContext.Provider>
}

/** @throws ReactContextError on a page that is no doc. */
export function useDoc(): DocContextValue {
  const given = useContext(DocContext)
  const page = usePage()
  const {activeDoc} = useActiveDocContext(page.plugin.name === 'docs' ? page.plugin.id : undefined)
  const own = useMemo(() => toDoc(page, activeDoc?.sidebar), [page, activeDoc])
  const doc = given ?? own
  if (!doc) throw new ReactContextError('DocProvider', 'It works on the pages of docs.', 'useDoc')
  return doc
}

function toDoc({plugin, props, dates, toc}: PageData, sidebar: string | undefined): DocContextValue | null {
  if (plugin.name !== 'docs' || typeof props.id !== 'string') return null
  // Pages of docs have these props (views.ts).
  const doc = props as unknown as DocItemProps
  const {image} = doc.frontMatter
  return {
    metadata: {...toDocMetadata(doc), ...(sidebar !== undefined && {sidebar})},
    frontMatter: datedFrontMatter({frontMatter: doc.frontMatter, dates}),
    assets: typeof image === 'string' ? {image} : {},
    contentTitle: doc.hasContentTitle ? doc.title : undefined,
    toc,
  }
}

const DocsVersionContext = createContext<VersionView | null>(null)

/** Gives its children another version than the page's. */
export function DocsVersionProvider({
  version,
  children,
}: {
  readonly version: VersionView
  readonly children: ReactNode
}): ReactNode {
  return <DocsVersionContext.Provider value={version}>{children}</DocsVersionContext.Provider>
}

/** A version with its docs by id: all of them where code below `src` of a site for Docusaurus reads docs, else few or none. */
export interface DocsVersion extends VersionView {
  readonly docs: Readonly<Record<string, VersionDoc>>
}

/** @throws ReactContextError on a page that is not part of the docs. */
export function useDocsVersion(): DocsVersion {
  const given = useContext(DocsVersionContext)
  const {plugin, props} = usePage()
  const docs = useKnownDocs()
  // Pages of the docs plugin have this prop (views.ts).
  const own = plugin.name === 'docs' ? (props.version as unknown as VersionView | undefined) : undefined
  const version = given ?? own
  // The same object as long as it says the same: effects of components depend on it.
  const whole = useMemo(() => version && {docs, ...version}, [docs, version])
  if (!whole) throw new ReactContextError('DocsVersionProvider', 'It works on pages of docs.', 'useDocsVersion')
  return whole
}
