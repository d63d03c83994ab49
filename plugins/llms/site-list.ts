// `llms.json`: the same pages for programs, such as `quire mcp`.
import {
  type BuiltPage,
  type EmittedAsset,
  type ListedPage,
  type SearchSettings,
  SITE_LIST,
  type SiteList,
  withoutUndefined,
} from 'quire-docs/plugin'
import {type LlmsContext, titleOf} from './header.ts'
import type {Section} from './sections.ts'

export function toSiteList(sections: readonly Section[], context: LlmsContext): EmittedAsset {
  const {config, options, site} = context
  const pages = sections.flatMap((section) => section.pages.map((page) => toListed(page, section, context)))
  const versions = new Set(pages.flatMap(({docsVersion}) => docsVersion ?? []))
  const list: SiteList = {
    version: 1,
    title: options.title ?? config.title,
    description: options.description ?? config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    language: config.i18n.currentLocale,
    ...withoutUndefined({search: searchOf(site.globalData?.search)}),
    pages: versions.size > 1 ? pages : pages.map(({docsVersion: _, ...page}) => page),
  }
  return {path: SITE_LIST, content: `${JSON.stringify(list)}\n`}
}

function toListed(page: BuiltPage, {title: section}: Section, context: LlmsContext): ListedPage {
  const {path, metadata, alternate, props = {}} = page
  const {version, tags, post} = props
  const given = tags ?? (typeof post === 'object' && post !== null && 'tags' in post ? post.tags : undefined)
  // Pages that list tags are no documents that have them.
  const labels =
    alternate !== undefined && Array.isArray(given) ? given.flatMap((tag) => textIn(tag, 'label') ?? []) : []
  return {
    path,
    title: titleOf(page, context),
    section,
    ...withoutUndefined({
      description: metadata.description === '' ? undefined : metadata.description,
      alternate: alternate?.path,
      docsVersion: textIn(version, 'name'),
      tags: labels.length === 0 ? undefined : labels,
    }),
  }
}

/** A text of an object that another plugin gave. */
function textIn(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const text = (value as Readonly<Record<string, unknown>>)[key]
  return typeof text === 'string' ? text : undefined
}

/** What the plugin search gave to its box on every page. */
function searchOf(data: Readonly<Record<string, unknown>> | undefined): SearchSettings | undefined {
  const [settings] = Object.values(data ?? {})
  if (typeof settings !== 'object' || settings === null) return undefined
  const {fuzzyDistance, isTolerant, hasIdentifiers, hasPhraseBonus} = settings as Partial<SearchSettings>
  return {
    fuzzyDistance: fuzzyDistance ?? 0,
    isTolerant: isTolerant === true,
    hasIdentifiers: hasIdentifiers === true,
    hasPhraseBonus: hasPhraseBonus === true,
  }
}
