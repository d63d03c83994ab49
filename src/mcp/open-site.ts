// A built site as its tools see it: the list of its pages, their texts, and its search.
import {z} from 'zod'
import {SiteError} from '../shared/diagnostics.ts'
import {decodePath, normalisePathname} from '../shared/permalink.ts'
import {type ListedPage, SITE_LIST, type SiteList} from '../shared/site-list.ts'
import type {SiteFiles} from './site-files.ts'

export interface OpenSite {
  readonly files: SiteFiles
  readonly list: SiteList
  /** @param page URL or path of a page or of its alternate, with or without base URL, query and hash. */
  readonly findPage: (page: string) => ListedPage | undefined
  /** Of the page, with its host. */
  readonly urlOf: (page: ListedPage) => string
  /** Markdown of a page; undefined when the page has none. */
  readonly readPage: (page: ListedPage) => Promise<string | undefined>
}

const listSchema = z.object({
  version: z.literal(1),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  language: z.string(),
  search: z
    .object({
      fuzzyDistance: z.number(),
      isTolerant: z.boolean(),
      hasIdentifiers: z.boolean(),
      hasPhraseBonus: z.boolean(),
    })
    .optional(),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      description: z.string().optional(),
      section: z.string(),
      alternate: z.string().optional(),
      docsVersion: z.string().optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
})

/** @throws SiteError when there is no list of pages, or not one of this program. */
export async function openSite(files: SiteFiles): Promise<OpenSite> {
  const list = await loadList(files)
  const {url, baseUrl} = list
  const below = (path: string): string => decodePath(path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path)
  const byPath = new Map(list.pages.map((page) => [normalisePathname(page.path), page]))
  const byAlternate = new Map(list.pages.flatMap((page) => (page.alternate ? [[page.alternate, page] as const] : [])))
  return {
    files,
    list,
    findPage: (page) => {
      const path = toPath(page, url)
      const candidates = [path, `${baseUrl}${path.replace(/^\//, '')}`]
      return candidates.map((one) => byPath.get(normalisePathname(one)) ?? byAlternate.get(one)).find(Boolean)
    },
    urlOf: ({path}) => url + path,
    readPage: async ({alternate}) => (alternate === undefined ? undefined : files.read(below(alternate))),
  }
}

/** The path alone, as the list has it. */
function toPath(page: string, url: string): string {
  const path = (page.startsWith(url) ? page.slice(url.length) : page).replace(/[?#].*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}

async function loadList(files: SiteFiles): Promise<SiteList> {
  const text = await files.read(SITE_LIST).catch((error: unknown) => {
    throw noList(`could not be read: ${error instanceof Error ? error.message : String(error)}`, files)
  })
  if (text === undefined) throw noList('is not there', files)
  try {
    // The schema says the same as the type, but for what is read-only.
    return listSchema.parse(JSON.parse(text)) as SiteList
  } catch {
    throw noList('is not one of this version of Quire', files)
  }
}

function noList(problem: string, {place}: SiteFiles): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'mcp/no-list',
      message: `"${place}" has no pages to read: its ${SITE_LIST} ${problem}.`,
      hint: 'Give the folder or the URL of a site that was built with the plugin llms and "markdown.alternates".',
    },
  ])
}
