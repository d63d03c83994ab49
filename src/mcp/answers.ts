// What the tools answer, as text for a language model.
import {closest} from '../shared/closest.ts'
import type {ListedPage} from '../shared/site-list.ts'
import type {OpenSite} from './open-site.ts'
import type {SiteSearch} from './search-site.ts'
import {cutPiece, findSection, listSections} from './sections.ts'

/** A call that cannot be answered; the message says what to ask instead. */
export class ToolError extends Error {}

export interface SearchInput {
  readonly query: string
  readonly limit: number
  readonly version?: string | undefined
}

export async function answerSearch(
  {query, limit, version}: SearchInput,
  site: OpenSite,
  search: SiteSearch,
): Promise<string> {
  if (version !== undefined && !search.versions.includes(version) && !versionsOf(site).includes(version))
    throw new ToolError(`There is no version "${version}". ${nameAll('Versions', versionsOf(site))}`)
  const found = await search.search(query, {limit, ...(version === undefined ? {} : {version})})
  if (found.length === 0) return `Nothing was found for "${query}". Try fewer or other words, or the tool "list".`
  return found
    .map(({path, title, section, snippet}, at) => {
      const place = section === '' ? title : `${title} › ${section}`
      return `${at + 1}. ${place}\n   ${site.list.url}${path}\n   ${snippet.replace(/\s+/g, ' ').trim()}`
    })
    .join('\n')
}

export interface ReadInput {
  readonly page: string
  readonly section?: string | undefined
  readonly offset: number
  readonly limit: number
}

export async function answerRead({page: wanted, section, offset, limit}: ReadInput, site: OpenSite): Promise<string> {
  const page = getPage(wanted, site)
  const markdown = await site.readPage(page)
  if (markdown === undefined) throw new ToolError(`"${page.path}" has no text of its own: it lists other pages.`)
  const name = section ?? /#(.+)$/s.exec(wanted)?.[1]
  const found = name === undefined ? undefined : findSection(markdown, decode(name))
  if (name !== undefined && found === undefined) {
    const titles = listSections(markdown).map(({title, anchor}) => `${title} (#${anchor})`)
    throw new ToolError(`"${page.path}" has no section "${name}". ${nameAll('Sections', titles)}`)
  }
  const text = found?.text ?? markdown
  if (offset > 0 && offset >= text.length)
    throw new ToolError(`The text has ${text.length} characters, and the offset is ${offset}.`)
  const piece = cutPiece(text, offset, limit)
  const {nextOffset, total} = piece
  const more =
    nextOffset === undefined ? '' : `\n\n[${nextOffset} of ${total} characters. Go on with offset ${nextOffset}.]`
  return `Source: ${site.urlOf(page)}${found === undefined ? '' : `#${found.anchor}`}\n\n${piece.text.trimEnd()}${more}`
}

export interface ListInput {
  readonly section?: string | undefined
  readonly tag?: string | undefined
  readonly version?: string | undefined
  readonly offset: number
  readonly limit: number
}

export function answerList({section, tag, version, offset, limit}: ListInput, site: OpenSite): string {
  if (section === undefined && tag === undefined && version === undefined) return overview(site)
  const {pages} = site.list
  const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
  const found = pages.filter(
    (page) =>
      (section === undefined || isSame(page.section, section)) &&
      (tag === undefined || page.tags?.some((one) => isSame(one, tag)) === true) &&
      (version === undefined || page.docsVersion === version),
  )
  if (found.length === 0)
    throw new ToolError(`No page is in that section, or has that tag or version. ${overview(site)}`)
  const shown = found.slice(offset, offset + limit)
  const end = offset + shown.length
  const more = end < found.length ? `\n\n[${end} of ${found.length} pages. Go on with offset ${end}.]` : ''
  return shown.map((page) => toLine(page, site)).join('\n') + more
}

export function getPage(wanted: string, site: OpenSite): ListedPage {
  const page = site.findPage(wanted)
  if (page !== undefined) return page
  const near = closest(
    wanted,
    site.list.pages.map(({path}) => path),
  )
  const hint = near === undefined ? 'The tools "search" and "list" name the pages.' : `Did you mean "${near}"?`
  throw new ToolError(`The site has no page "${wanted}". ${hint}`)
}

function toLine(page: ListedPage, site: OpenSite): string {
  return `- ${page.title}: ${site.urlOf(page)}${page.description === undefined ? '' : ` - ${page.description}`}`
}

/** Sections, tags and versions with the number of their pages. */
function overview(site: OpenSite): string {
  const {pages, title} = site.list
  const parts = [
    ['Sections', pages.map((page) => page.section)],
    ['Tags', pages.flatMap((page) => page.tags ?? [])],
    ['Versions', pages.flatMap((page) => page.docsVersion ?? [])],
  ] as const
  const lists = parts.flatMap(([name, all]) => {
    const counts = new Map<string, number>()
    for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
    return counts.size === 0 ? [] : [`${name}:\n${[...counts].map(([one, count]) => `- ${one} (${count})`).join('\n')}`]
  })
  return [`${title}: ${pages.length} pages.`, ...lists].join('\n\n')
}

function versionsOf({list}: OpenSite): readonly string[] {
  return [...new Set(list.pages.flatMap(({docsVersion}) => docsVersion ?? []))]
}

const MOST_NAMED = 40

function nameAll(what: string, names: readonly string[]): string {
  const rest = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return names.length === 0
    ? `There are no ${what.toLowerCase()}.`
    : `${what}: ${names.slice(0, MOST_NAMED).join(', ')}${rest}.`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
