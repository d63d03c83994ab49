// What is said of references that lead nowhere: with place, severity as configured, and the nearest existing target.
import {existsSync, readFileSync} from 'node:fs'
import {dirname, posix} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {type Diagnostic, placeOf, type Severity, showPath, withSeverity} from '../../shared/diagnostics.ts'
import {normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {type KeyPlace, locateText} from '../diagnostics/locate-key.ts'
import {toFilePath} from '../files/source-path.ts'
import {suggestImport} from '../files/suggest-import.ts'
import type {AnchorLink, LinkIndex, SiteConfig} from '../model.ts'
import {type ConfiguredLink, listConfiguredLinks} from './configured-links.ts'
import {describeRefused} from './refused-files.ts'
import type {JudgedReference, LinkProblem, Resolution} from './resolve-reference.ts'

/** Looking for the nearest name costs a comparison with every page; beyond this many findings it is not worth it. */
const MAX_SUGGESTIONS = 200

/** The nearest of some names; undefined when none is near, or when a site has too many broken links to look each up. */
export type Suggest = (find: () => string | undefined) => string | undefined

export function createSuggest(): Suggest {
  let count = 0
  return (find) => (count++ < MAX_SUGGESTIONS ? find() : undefined)
}

export interface LinkedNames {
  readonly config: SiteConfig
  readonly linkIndex: LinkIndex
  readonly suggest: Suggest
}

/** Undefined where the configuration says to ignore it. */
export function describeFault(
  judged: JudgedReference,
  {config, linkIndex, suggest}: LinkedNames,
): Diagnostic | undefined {
  const {sourcePath, reference, resolution, frontMatterKey} = judged
  const {problem, refused, url} = resolution
  if (refused !== undefined) return describeRefused(judged, config)
  if (problem === undefined) return describeLost(judged)
  const severity = severityOf(resolution, config)
  const isTooSevere = reference.isTag === true && severity === 'throw'
  const {target} = reference
  const near =
    resolution.spelling ??
    (problem === 'missing-markdown'
      ? suggest(() => closest(target, filesFrom(sourcePath, linkIndex)))
      : problem === 'missing-page'
        ? suggest(() => nearestPage(url, linkIndex))
        : problem === 'missing-import'
          ? suggest(() => suggestImport(target, dirname(toFilePath(sourcePath, config.siteDir)), config.siteDir))
          : undefined)
  return withSeverity(isTooSevere ? 'warn' : severity, {
    ...describe(problem, target, near),
    ...(resolution.refusedByHook === undefined
      ? {}
      : {notes: [`The site's own hook says: ${resolution.refusedByHook}`]}),
    location: {sourcePath, ...placeOf(reference), ...withoutUndefined({frontMatterKey})},
  })
}

function describeLost({sourcePath, reference, resolution: {lostByHook}}: JudgedReference): Diagnostic | undefined {
  const names = lostByHook?.map((name) => `"${name}"`).join(', ')
  if (names === undefined) return undefined
  return {
    level: 'warning',
    code: 'link/hook-node',
    message: `The site's own hook sets ${names} of the ${reference.kind} "${reference.target}", which has no effect.`,
    location: {sourcePath, ...placeOf(reference)},
    hint: 'Its URL, its title, the alternative text of an image, and attributes in "data.hProperties" can be changed. Change the rest with a plugin in "beforeDefaultRemarkPlugins".',
  }
}

/** @param anchors Ids that the page has. */
export function describeAnchor(
  {id, path, sourcePath, ...link}: AnchorLink,
  anchors: ReadonlySet<string>,
  {config: {onBrokenAnchors}, suggest}: LinkedNames,
): Diagnostic | undefined {
  const near = suggest(() => closest(id, anchors))
  return withSeverity(onBrokenAnchors, {
    code: 'link/missing-anchor',
    message: `No heading or element with the id "${id}" on ${path}.`,
    ...(sourcePath === undefined ? {} : {location: {sourcePath, ...placeOf(link)}}),
    hint:
      near === undefined
        ? 'Link to a heading that the page has, or give the heading the id: "## Title {#id}".'
        : `Did you mean "#${near}"?`,
  })
}

/** A link that a component rendered: known by its page only. */
export interface RenderedLink {
  readonly pagePath: string
  readonly sourcePath: string | undefined
  readonly target: string
}

/** @param isThere Whether a path with the base URL leads to a page or a file. */
export function describeRendered(
  {pagePath, sourcePath, target}: RenderedLink,
  names: LinkedNames,
  isThere: (path: string) => boolean,
): Diagnostic | undefined {
  const {config} = names
  const wanted = normalisePathname(target)
  const configured = listConfiguredLinks(config).find(({path}) => normalisePathname(path) === wanted)
  if (configured !== undefined) return describeConfigured(configured, names, isThere)
  return withSeverity(config.onBrokenLinks, {
    code: 'link/missing-page',
    message: `No page at "${inSite(target, config)}", which a component on ${inSite(pagePath, config)} links to.`,
    ...notesOf(target, config),
    ...(sourcePath === undefined ? {} : {location: {sourcePath, ...placeOfText(target, sourcePath, config)}}),
    hint: hintFor(findNear(target, names), 'Correct the link in the component or in the configuration.'),
  })
}

/** A link of the navbar or the footer. */
function describeConfigured({key, path}: ConfiguredLink, names: LinkedNames, isThere: (path: string) => boolean) {
  const {config} = names
  const {baseUrl, siteBaseUrl} = config
  const code = 'link/missing-page'
  const doubled =
    baseUrl === siteBaseUrl || siteBaseUrl === '/'
      ? undefined
      : stripBaseUrl(`/${stripBaseUrl(path, baseUrl)}`, siteBaseUrl)
  if (doubled !== undefined && isThere(baseUrl + doubled))
    return withSeverity(config.onBrokenLinks, {
      code,
      message: `No page at "${path}", which "${showPath(key)}" leads to in one of the languages.`,
      configKey: key,
      hint: `Write "/${doubled}": each language has a base URL of its own, here "${baseUrl}".`,
    })
  const wanted = doubled === undefined ? path : baseUrl + doubled
  return withSeverity(config.onBrokenLinks, {
    code,
    message: `No page at "${inSite(wanted, config)}", which "${showPath(key)}" leads to.`,
    ...notesOf(path, config),
    configKey: key,
    hint: hintFor(findNear(wanted, names), 'Correct the path.'),
  })
}

/** What code links to is the same in every language, below another base URL: it is told of once, as in the first of them. */
function inSite(url: string, {baseUrl, siteBaseUrl}: SiteConfig): string {
  const below = stripBaseUrl(url, baseUrl)
  return below === undefined ? url : siteBaseUrl + below.replace(/^\//, '')
}

/** The URL itself, where it is broken in a language with another base URL alone. */
function notesOf(url: string, {baseUrl, siteBaseUrl, i18n}: SiteConfig): Pick<Diagnostic, 'notes'> {
  return baseUrl === siteBaseUrl ? {} : {notes: [`In the language "${i18n.currentLocale}" it is "${url}".`]}
}

function findNear(url: string, {config, linkIndex, suggest}: LinkedNames): string | undefined {
  const near = suggest(() => nearestPage(url, linkIndex))
  return near === undefined ? undefined : inSite(near, config)
}

/** Where the page's own file has the target between quotation marks. */
function placeOfText(target: string, sourcePath: string, {siteDir, baseUrl}: SiteConfig): KeyPlace | undefined {
  const path = toFilePath(sourcePath, siteDir)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const below = stripBaseUrl(target, baseUrl)
  return locateText(text, target) ?? (below === undefined ? undefined : locateText(text, below))
}

function severityOf(
  {problem, refusedByHook}: Resolution,
  {onBrokenLinks, markdown: {hooks}}: Pick<SiteConfig, 'onBrokenLinks' | 'markdown'>,
): Severity {
  if (refusedByHook !== undefined) return 'throw'
  if (problem === 'missing-import') return hooks.onUnresolvedImports
  if (problem === 'missing-page') return onBrokenLinks
  const hook = problem === 'missing-image' ? hooks.onBrokenMarkdownImages : hooks.onBrokenMarkdownLinks
  // Where a function decides, it has been asked; a link out of the site is not its to decide.
  return typeof hook === 'function' ? 'warn' : hook
}

/** The only page with the same last name, which has been moved, else the page whose path is most like it. */
function nearestPage(url: string, {pages, baseUrl}: LinkIndex): string | undefined {
  const nameOf = (path: string): string => posix.basename(normalisePathname(stripBaseUrl(path, baseUrl) ?? path))
  const path = url.replace(/[?#].*$/s, '')
  const name = nameOf(path)
  const paths = [...pages.values()].map((route) => route.path)
  const moved = name === '' ? [] : paths.filter((candidate) => nameOf(candidate) === name)
  return moved.length === 1 ? moved[0] : closest(normalisePathname(path), paths)
}

/** Documents as a link in that file would name them: `./install.md`, `../guide/use.md`. */
function* filesFrom(sourcePath: string, {permalinks}: LinkIndex): Iterable<string> {
  const folder = posix.dirname(sourcePath)
  for (const other of permalinks.keys()) {
    const path = posix.relative(folder, other)
    yield path.startsWith('../') ? path : `./${path}`
  }
}

function describe(problem: LinkProblem, target: string, near: string | undefined) {
  switch (problem) {
    case 'missing-import':
      return {
        code: 'mdx/unresolved-import',
        message: `The import "${target}" does not resolve.`,
        hint: hintFor(near, 'Check the path and the name of the file.'),
      }
    case 'missing-image':
      return {
        code: 'link/missing-image',
        message: `No image at "${target}".`,
        hint: hintFor(near, 'Put the file next to the document or in a static folder, or correct the path.'),
      }
    case 'outside-site':
      return {
        code: 'link/outside-site',
        message: `The link "${target}" leads out of the site folder.`,
        hint: 'Link to the URL where the file is published, for example on the repository host.',
      }
    case 'missing-markdown':
      return {
        code: 'link/missing-markdown',
        message: `No document at "${target}".`,
        hint: hintFor(near, 'Check the path: it is relative to the file that holds the link.'),
      }
    case 'missing-page':
      return {
        code: 'link/missing-page',
        message: `No page at "${target}".`,
        hint: hintFor(near, 'Link to the file itself, for example "./install.md".'),
      }
  }
}

function hintFor(near: string | undefined, otherwise: string): string {
  return near === undefined ? otherwise : `Did you mean "${near}"?`
}
