// Pages that nothing leads to: no text, sidebar, list, menu, or code of the site.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {glob} from 'tinyglobby'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {decodePath, normalisePathname} from '../../shared/permalink.ts'
import {readParts} from '../text/linked-page.ts'
import {CODE_EXTENSIONS} from '../translations/extract-messages.ts'
import type {ExaminedSite} from './examined-site.ts'

/** Pages of documents alone: what plugins make of lists is reached by them. */
export async function findOrphans(site: ExaminedSite): Promise<readonly Diagnostic[]> {
  const {plan, config, documents} = site
  const linked = new Set([toKey(config.baseUrl), ...(await linksOf(site))])
  const isTranslation = config.i18n.currentLocale !== config.i18n.defaultLocale
  return plan.routes.flatMap(({path, content}) => {
    if (content?.kind !== 'document' || linked.has(toKey(path))) return []
    const {sourcePath} = content
    const document = documents.get(sourcePath)
    // Of a page that is not translated, the original is told of.
    if (document?.frontMatter.unlisted === true || (isTranslation && document?.translates === undefined)) return []
    return {
      level: 'warning' as const,
      code: 'doctor/orphan-page',
      message: `Nothing leads to the page "${path}".`,
      location: {sourcePath},
      hint: 'Link to it from another page, or add it to a sidebar or the navbar. "unlisted: true" in its front matter says that it is meant.',
    }
  })
}

async function linksOf({plan, linked, config}: ExaminedSite): Promise<readonly string[]> {
  const {site} = linked
  const links = new Set<string>()
  const add = (url: string): void => void links.add(toKey(url))
  for (const page of site.routes) {
    const {content, embedded} = readParts(page.text.read(), site.contentTexts)
    for (const {values} of [...(content === undefined ? [] : [content]), ...embedded])
      for (const {url} of values) add(url)
  }
  for (const {values} of site.partials.values()) for (const {url} of values) add(url)
  forEachLink(plan.sharedData, add)
  // A page does not lead to itself.
  for (const {path, props} of plan.routes) forEachLink(props, (text) => toKey(text) !== toKey(path) && add(text))
  forEachText([config.themeConfig.navbar, config.themeConfig.footer], (text) => {
    add(text)
    add(config.baseUrl + text.replace(/^\//, ''))
    for (const path of pathsOfId(plan.globalData, text)) add(path)
  })
  for (const text of await textsOfCode(config.siteDir)) {
    add(text)
    add(config.baseUrl + text.replace(/^\//, ''))
  }
  return [...links]
}

const toKey = (url: string): string => normalisePathname(decodePath(url.replace(/[?#].*$/s, '')))

function forEachText(value: unknown, call: (text: string) => unknown): void {
  if (typeof value === 'string') call(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) forEachText(inner, call)
}

/** Fields by which sidebars and lists lead to pages; a page is also named by others, such as the list of all documents. */
const LINKS = new Set(['href', 'permalink', 'to', 'url'])

function forEachLink(value: unknown, call: (url: string) => unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && LINKS.has(key)) call(inner)
    forEachLink(inner, call)
  }
}

/** Items of the navbar name a document by its id: what plugins tell every page has its path. */
function pathsOfId(value: unknown, id: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && value.id === id && 'path' in value && typeof value.path === 'string' ? [value.path] : []
  return [...own, ...Object.values(value).flatMap((inner) => pathsOfId(inner, id))]
}

/** Texts of React pages and components that look like paths. */
async function textsOfCode(siteDir: string): Promise<readonly string[]> {
  const files = await glob(
    CODE_EXTENSIONS.map((extension) => `src/**/*.${extension}`),
    {cwd: siteDir},
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(siteDir, file), 'utf8')
    return [...text.matchAll(/["'`]([\w./#-]+)(?=["'`])/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.includes('/'))
  })
}
