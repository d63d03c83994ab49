// The content of our plugins in the shape that Docusaurus' own have, for plugins which read that of others.

import type {RouteContent, RouteMetadata} from '../../plugin/types.ts'
import type {FrontMatterDate, JsonObject} from '../../shared/contract.ts'
import {toDocusaurusName} from '../../shared/docusaurus-names.ts'
import {dropTrailing} from '../../shared/drop-trailing.ts'
import {withDates} from '../../shared/front-matter-dates.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'

/** A page as any plugin made it. */
export interface ContentPage {
  readonly path: string
  readonly plugin: {readonly name: string; readonly id: string}
  readonly metadata: RouteMetadata
  readonly content?: RouteContent
  readonly props?: JsonObject
  readonly frontMatter?: Readonly<Record<string, unknown>>
  readonly dates?: readonly FrontMatterDate[] | undefined
}

/** Data that plugins gave to every page, by plugin and instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** By plugin, under the names that Docusaurus' have, and by instance. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Shape = (pages: readonly ContentPage[], globalData: unknown) => unknown

const SHAPES: Readonly<Record<string, Shape>> = {docs: toDocs, blog: toBlog, pages: toPages}

export function toAllContent(pages: readonly ContentPage[], globalData: GlobalData = {}): AllContent {
  const all: Record<string, Record<string, unknown>> = {}
  for (const [name, toShape] of Object.entries(SHAPES)) {
    const own = pages.filter(({plugin}) => plugin.name === name)
    for (const id of new Set([...own.map(({plugin}) => plugin.id), ...Object.keys(globalData[name] ?? {})])) {
      const instance = own.filter(({plugin}) => plugin.id === id)
      const key = toDocusaurusName(name)
      all[key] = {...all[key], [id]: toShape(instance, globalData[name]?.[id])}
    }
  }
  return all
}

function toDocs(pages: readonly ContentPage[], globalData: unknown): object {
  const data = isPlainRecord(globalData) && Array.isArray(globalData.versions) ? globalData.versions : []
  const versions = data.filter(isPlainRecord)
  const documents = pages.filter(({content}) => content?.kind === 'document')
  // The version with the longest path: the last one's is the beginning of all others.
  const versionOf = (path: string): unknown =>
    versions
      .filter((version) => isBelow(path, String(version.path)))
      .sort((a, b) => String(b.path).length - String(a.path).length)[0]?.name
  return {
    loadedVersions: versions.map(({name, label, isLast, path, sidebars}) => ({
      versionName: name,
      label,
      isLast,
      path,
      sidebars,
      docs: documents.filter((page) => versionOf(page.path) === name).map((page) => toDoc(page, {name, sidebars})),
      drafts: [],
    })),
  }
}

function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`)
}

/** @param version As pages are told of it: its sidebars by name, each with the id that its pages have. */
function toDoc(page: ContentPage, version: Readonly<Record<'name' | 'sidebars', unknown>>): object {
  const {id, sourceDirName, slug, draft, tags, editUrl, lastUpdatedBy, previous, next, sidebar} = page.props ?? {}
  const about = toAbout(page)
  const sidebars = Object.entries(isPlainRecord(version.sidebars) ? version.sidebars : {})
  return {
    ...about,
    id: id ?? about.source,
    version: String(version.name),
    sidebar: sidebars.find(([, one]) => sidebar !== undefined && isPlainRecord(one) && one.id === sidebar)?.[0],
    unlisted: page.metadata.noIndex === true,
    ...withoutUndefined({sourceDirName, slug, draft, tags, editUrl, lastUpdatedBy, previous, next}),
  }
}

/** What all kinds of content say of a page. */
function toAbout(page: ContentPage) {
  const {content, metadata, frontMatter = {}, dates} = page
  return {
    permalink: permalinkOf(page),
    title: metadata.title,
    description: metadata.description ?? '',
    source: content?.kind === 'document' ? `@site/${content.sourcePath}` : content?.specifier,
    frontMatter: withDates(frontMatter, dates),
    tags: [],
    lastUpdatedAt: metadata.lastUpdatedAt,
  }
}

/** Without the site's trailing-slash policy: with a slash at the end for the index of a folder alone. */
function permalinkOf({path, content, props = {}}: ContentPage): string {
  const {permalink} = isPlainRecord(props.post) ? props.post : props
  if (typeof permalink === 'string') return permalink
  if (content?.kind !== 'component') return path
  const bare = dropTrailing(path, '/')
  return /\/index\.\w+$/.test(content.specifier) ? `${bare}/` : bare
}

function toBlog(pages: readonly ContentPage[]): object {
  const posts = pages.filter(({content}) => content?.kind === 'document')
  return {
    blogPosts: posts.map((page) => {
      const post = isPlainRecord(page.props?.post) ? page.props.post : {}
      const {id = page.path, draft: _, date, tags = [], authors = [], ...own} = post
      const {prevItem, nextItem} = page.props ?? {}
      // Not yet JSON: plugins compare dates and write them in their own way.
      const about = {...own, ...toAbout(page), ...withoutUndefined({prevItem, nextItem})}
      return {id, metadata: {...about, date: new Date(String(date)), tags, authors}, content: ''}
    }),
    blogTags: {},
    blogListPaginated: [],
  }
}

function toPages(pages: readonly ContentPage[]): readonly object[] {
  return pages.map((page) => ({type: page.content?.kind === 'document' ? 'mdx' : 'jsx', ...toAbout(page)}))
}
