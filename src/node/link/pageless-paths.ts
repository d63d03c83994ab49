// Where links lead that no page answers, wherever they come from: the navbar, sidebars, components, HTML. The browser is told of these
// paths in the site's data, which no page is rendered with, so that it asks for no module of theirs. So are other languages, whose pages
// are of another build.
import {decodePath, hasFileSuffix, hasProtocol, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import type {LinkedSite, LinkIndex, RenderedSite, SiteConfig} from '../model.ts'
import {listConfiguredLinks} from './configured-links.ts'
import {withBase} from './resolve-reference.ts'

export interface PagelessInput {
  readonly config: SiteConfig
  readonly linkIndex: LinkIndex
  readonly shared: LinkedSite['shared']
  /** Of pages that have been rendered. */
  readonly metadata: RenderedSite['metadata']
  /** The URLs of all pages are known. */
  readonly knowsPages: boolean
}

/** Every reader loads the list: of more paths, those of menus and sidebars and of the first pages are on it. */
const MAX_PATHS = 500

/** As `pagelessPaths` of SiteData, in the order of their names. */
export function findPagelessPaths(input: PagelessInput): readonly string[] {
  const languages = languagesBelow(input.config)
  const paths = input.knowsPages ? pathsOfLinks(input) : new Set<string>()
  const others = [...paths].filter((path) => !languages.some((one) => path.startsWith(one)))
  return [...languages, ...others].slice(0, MAX_PATHS).sort()
}

/** Folders of other languages of the site in that of this one. */
function languagesBelow({baseUrl, i18n}: SiteConfig): readonly string[] {
  const folders = Object.values(i18n.localeConfigs).map((locale) => stripBaseUrl(locale.baseUrl, baseUrl) ?? '')
  return [...new Set(folders)].filter((folder) => folder !== '').map(decodePath)
}

function pathsOfLinks({config, linkIndex, shared, metadata}: PagelessInput): ReadonlySet<string> {
  const findPath = createFinder(config, linkIndex)
  const paths = new Set<string>()
  const seen = new Set<string>()
  const add = (link: string, pagePath: string): void => {
    // Most links of a page are those of the page before.
    if (seen.has(link)) return
    if (link.startsWith('/')) seen.add(link)
    const path = findPath(link, pagePath)
    if (path !== undefined) paths.add(path)
  }
  // The brand leads to the root, whatever is there.
  for (const path of [config.baseUrl, ...listConfiguredLinks(config).map((link) => link.path)])
    add(path, config.baseUrl)
  // Closed branches of a sidebar are on no page.
  for (const {text} of shared.values())
    for (const link of linksOf(text)) if (!hasProtocol(link)) add(withBase(link, config), config.baseUrl)
  for (const [pagePath, {links, plainLinks = []}] of metadata) {
    for (const link of links) add(link, pagePath)
    for (const link of plainLinks) add(link, pagePath)
  }
  return paths
}

const HREF = /"href":("(?:[^"\\]|\\.)*")/g

function linksOf(json: string): readonly string[] {
  return [...json.matchAll(HREF)].map(([, text = '""']) => JSON.parse(text) as string)
}

/** Gives for a link the entry that it needs; undefined where a page answers, or the browser follows it in any case. */
function createFinder(
  {url, baseUrl}: SiteConfig,
  {pages}: LinkIndex,
): (link: string, pagePath: string) => string | undefined {
  // A site need not say where it is; no link to another can have this name.
  const {origin} = new URL(url === '' ? 'http://site.invalid' : url)
  const base = decodePath(baseUrl)
  const folders = foldersOf(pages, base)
  return (link, pagePath) => {
    if (!URL.canParse(link, origin + pagePath)) return undefined
    const target = new URL(link, origin + pagePath)
    const path = normalisePathname(decodePath(target.pathname))
    const below = stripBaseUrl(path, base)
    const isElsewhere = target.origin !== origin || below === undefined || hasFileSuffix(target.pathname)
    return isElsewhere || pages.has(path) ? undefined : toEntry(below, folders)
  }
}

/** Paths below the base URL of all pages, and of what is above them. */
function foldersOf(pages: LinkIndex['pages'], base: string): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of pages.keys()) {
    let folder = stripBaseUrl(path, base) ?? ''
    while (folder !== '' && !folders.has(folder)) {
      folders.add(folder)
      folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))
    }
  }
  return folders
}

/** With a slash at its end, an entry is of all that is below, too: where the site has nothing there, one is enough. */
function toEntry(below: string, folders: ReadonlySet<string>): string {
  for (let at = below.indexOf('/'); at >= 0; at = below.indexOf('/', at + 1))
    if (!folders.has(below.slice(0, at))) return below.slice(0, at + 1)
  return below === '' || folders.has(below) ? below : `${below}/`
}
