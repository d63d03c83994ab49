// A site as its files were at one time: its configuration, and its languages, each of which is loaded when it is first asked for.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {LiveFacts} from '../../shared/live-event.ts'
import {applyTrailingSlash, decodePath, htmlFileOf, routeModuleOf, stripBaseUrl} from '../../shared/permalink.ts'
import {listLocales} from '../config/list-locales.ts'
import {type ReadConfig, resolveConfig} from '../config/load-config.ts'
import {readConfig, type UnresolvedConfig} from '../config/read-config.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {CONFIG_FILES} from '../files/config-names.ts'
import {toFilePath} from '../files/source-path.ts'
import {routeAt} from '../link/link-index.ts'
import type {PlannedRoute} from '../model.ts'
import {type LocaleContext, type LocaleSite, loadLocale} from './load-locale.ts'
import {factsOf} from './locale-facts.ts'
import type {MadePage} from './make-page.ts'
import {createPageStore, type PageStore} from './page-store.ts'
import {startFolder} from './start-folder.ts'

/** What answers a path. */
export type SiteFile =
  | {readonly kind: 'page'; readonly html: string; readonly headers: string}
  /** A page that cannot be shown, for a mistake in it. */
  | {readonly kind: 'failed'}
  | {readonly kind: 'text'; readonly text: string}
  /** Absolute. */
  | {readonly kind: 'file'; readonly filePath: string}

/** A language of the site, where it is served. */
export interface OpenedLocale {
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
  /** A file of the output, by its path below the base URL. */
  readonly file: (name: string) => Promise<SiteFile | undefined>
  readonly notFound: () => Promise<SiteFile | undefined>
  /** Some page has been at this file since the server started. */
  readonly isPage: (name: string) => boolean
  readonly facts: LiveFacts
  /** Where it lies in the output: `''`, or with a slash at its end. */
  readonly folder: string
  /** Text of `_headers` for what is no page. */
  readonly headers: string
}

export interface OpenedSite {
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
  /** The language that answers a path. */
  readonly localeOf: (pathname: string) => Promise<OpenedLocale | undefined>
  /** Path of a page to begin with. */
  readonly firstPage: () => string
  /** Absolute. */
  readonly cacheDir: string
  /** Of the languages that have been asked for. */
  readonly facts: () => readonly LiveFacts[]
}

export interface MadeEvent {
  /** Permalink. */
  readonly path: string
  readonly compiledCount: number
  readonly ms: number
}

export interface EditionOptions {
  readonly siteDir: string
  readonly config: string | undefined
  readonly locale: string | undefined
  readonly bundler: 'webpack' | 'rspack' | undefined
  readonly outDir: string | undefined
  readonly context: Omit<LocaleContext, 'outDir'>
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  readonly onMade: (event: MadeEvent) => void
  /** Receives what makes the cache useless. */
  readonly onFault: (error: unknown) => void
}

/** A language that has been loaded. */
export interface LoadedPages {
  readonly site: LocaleSite
  readonly pages: PageStore
}

export interface Edition extends OpenedSite {
  readonly isShowable: boolean
  /** No mistake hides a part of it. */
  readonly isWhole: boolean
  /** Those that have been asked for. */
  readonly openedLocales: () => readonly string[]
  readonly loaded: () => readonly LoadedPages[]
  /** What is wrong with the site and with its pages. */
  readonly findings: () => readonly Diagnostic[]
  readonly pageFindings: () => readonly Diagnostic[]
  /** Permalinks of pages with findings. */
  readonly faulty: () => readonly string[]
  /** Makes pages, of their permalinks, that nobody has asked for. */
  readonly makeAgain: (paths: readonly string[]) => Promise<void>
}

interface LocalePlace {
  readonly name: string
  readonly baseUrl: string
}

/**
 * Reads the configuration, and loads the first language, and those that are open already.
 * @throws SiteError when the configuration cannot be read or run.
 */
export async function createEdition(options: EditionOptions, open: readonly string[]): Promise<Edition> {
  const {siteDir, config, locale, context, inTurn} = options
  context.watch([{path: siteDir, include: CONFIG_FILES}])
  const read = await readConfig(siteDir, {config, cacheDir: context.toolbox.cacheDir})
  const names = locale === undefined ? listLocales(read.parsed) : [locale]
  const {resolveLocale, load, ready, findings} = createLoading(read, names, options)
  const [firstName = ''] = names
  const firstConfig = await resolveLocale(firstName)
  const first = await load(firstName, firstConfig)
  const {baseUrl, trailingSlash, i18n} = firstConfig.config
  const places = names.map(
    (name): LocalePlace => ({
      name,
      baseUrl: name === firstName ? baseUrl : (i18n.localeConfigs[name]?.baseUrl ?? baseUrl),
    }),
  )
  // The longest first: others are nested in the first.
  const byLength = [...places].sort((one, other) => other.baseUrl.length - one.baseUrl.length)
  for (const name of open) if (names.includes(name)) await load(name)
  const all = (): readonly LoadedPages[] => [...ready.values()].filter((one) => one !== undefined)
  const pageFindings = (): readonly Diagnostic[] => all().flatMap(({pages}) => pages.findings())
  const openLocale = async (name: string): Promise<OpenedLocale | undefined> => {
    const loaded = ready.has(name) ? ready.get(name) : await inTurn(() => load(name))
    return loaded === undefined ? undefined : toOpened(loaded, options)
  }
  return {
    baseUrl: firstConfig.config.siteBaseUrl,
    trailingSlash,
    isShowable: first !== undefined,
    localeOf: async (pathname) => {
      const place = byLength.find((one) => pathname.startsWith(one.baseUrl) || `${pathname}/` === one.baseUrl)
      return place === undefined ? undefined : openLocale(place.name)
    },
    firstPage: () => (first === undefined ? baseUrl : firstPageOf(first.site)),
    cacheDir: read.cacheDir,
    facts: () => all().map(({site}) => factsOfSite(site)),
    isWhole: first?.site.isWhole === true,
    openedLocales: () => [...ready.keys()],
    loaded: all,
    findings: () => [...findings(), ...pageFindings()],
    pageFindings,
    faulty: () => all().flatMap(({pages}) => pages.faulty()),
    makeAgain: async (paths) => {
      for (const {site, pages} of all())
        for (const path of paths) {
          const route = routeAt(site.linker.linkIndex, path)
          if (route?.path === path) await pages.get(route)
        }
    },
  }
}

/** Loads languages, each once. */
function createLoading(read: UnresolvedConfig, names: readonly string[], options: EditionOptions) {
  const {siteDir, bundler, context, onMade} = options
  const outDir = startFolder(options, read.cacheDir)
  const reporter = createReporter()
  const found: Diagnostic[] = []
  const ready = new Map<string, LoadedPages | undefined>()
  const resolveLocale = (name: string): Promise<ReadConfig> =>
    resolveConfig(read, {locale: name, isSoleLocale: names.length === 1, bundler, report: reporter.report})
  const load = async (name: string, resolved?: ReadConfig): Promise<LoadedPages | undefined> => {
    if (ready.has(name)) return ready.get(name)
    const loaded = await loadLocale(resolved ?? (await resolveLocale(name)), {...context, outDir})
    for (const finding of loaded.reporter.diagnostics()) found.push(finding)
    context.watch(filesOf(found, siteDir))
    const {site} = loaded
    const made = (path: string, {compiledCount, ms}: MadePage): void => onMade({path, compiledCount, ms})
    const pages = site === undefined ? undefined : {site, pages: createPageStore({site, onMade: made})}
    ready.set(name, pages)
    return pages
  }
  return {resolveLocale, load, ready, findings: () => [...reporter.diagnostics(), ...found]}
}

function filesOf(findings: readonly Diagnostic[], siteDir: string) {
  const paths = findings.flatMap(({location}) => (location === undefined ? [] : location.sourcePath))
  return [...new Set(paths)].map((path) => ({path: toFilePath(path, siteDir)}))
}

/** The home page, or else the first page that readers are led to. */
function firstPageOf({config: {baseUrl, trailingSlash}, linker, plan}: LocaleSite): string {
  if (routeAt(linker.linkIndex, baseUrl) !== undefined) return baseUrl
  const listed = plan.routes.filter(({metadata, content}) => metadata.noIndex !== true && content !== undefined)
  const depth = ({path}: PlannedRoute): number => path.split('/').length
  const [first] = [...listed].sort((one, other) => depth(one) - depth(other))
  // Where nothing is said, a page is a folder, as the server of the built site has it.
  return first === undefined
    ? baseUrl
    : applyTrailingSlash(encodeURI(decodePath(first.path)), trailingSlash ?? true, baseUrl)
}

function toOpened({site, pages}: LoadedPages, {onFault, context}: EditionOptions): OpenedLocale {
  const {config, linker, fixed} = site
  const {baseUrl, trailingSlash} = config
  const headers = fixed.get('_headers')
  const make = async (route: PlannedRoute): Promise<MadePage> => {
    try {
      return await pages.get(route)
    } catch (error) {
      onFault(error)
      throw error
    }
  }
  const pageFile = async (route: PlannedRoute, name: string): Promise<SiteFile | undefined> => {
    const {files, headers} = await make(route)
    const text = files.get(name)
    if (text !== undefined) return isHtml(name) ? {kind: 'page', html: text, headers} : {kind: 'text', text}
    return files.size === 0 && isHtml(name) ? {kind: 'failed'} : undefined
  }
  return {
    baseUrl,
    trailingSlash,
    file: async (name) => {
      const route = routeOfFile(name, site)
      const ofPage = route === undefined ? undefined : await pageFile(route, name)
      if (ofPage !== undefined) return ofPage
      const source = fixed.get(name)
      if (source?.kind === 'text') return {kind: 'text', text: source.content}
      if (source?.kind === 'copy') return {kind: 'file', filePath: source.from}
      const partial = pages.partial(name)
      if (partial !== undefined) return {kind: 'text', text: partial}
      const asset = linker.assets.all().find(({file}) => file === name)
      const filePath = asset?.filePath ?? context.liveBundler.hotFile(name)
      return filePath === undefined ? undefined : {kind: 'file', filePath}
    },
    notFound: async () => {
      const route = routeAt(linker.linkIndex, `${baseUrl}404.html`)
      return route === undefined ? undefined : pageFile(route, htmlFileOf(route.path, baseUrl, trailingSlash))
    },
    isPage: (name) => routeOfFile(name, site) !== undefined,
    facts: factsOfSite(site),
    folder: stripBaseUrl(baseUrl, config.siteBaseUrl) ?? '',
    headers: headers?.kind === 'text' ? headers.content : '',
  }
}

function factsOfSite({config, linker, bundle}: LocaleSite): LiveFacts {
  return factsOf({config, document: linker.document, bundle})
}

const isHtml = (name: string): boolean => name.endsWith('.html')

/** The page that a file is written for: its HTML, its module, or its alternate. */
function routeOfFile(
  name: string,
  {config: {baseUrl, trailingSlash}, linker: {linkIndex}}: LocaleSite,
): PlannedRoute | undefined {
  if (isHtml(name)) {
    const route = routeAt(linkIndex, baseUrl + name)
    return route !== undefined && htmlFileOf(route.path, baseUrl, trailingSlash) === name ? route : undefined
  }
  const [, module] = /^_routes\/(.+)\.js$/.exec(name) ?? []
  if (module !== undefined) {
    const isModule = (route: PlannedRoute | undefined): boolean =>
      route !== undefined && decodePath(routeModuleOf(route.path, baseUrl)) === name
    return [module, ''].map((path) => routeAt(linkIndex, baseUrl + path)).find(isModule)
  }
  const [, alternate] = /^(.*)\.md$/.exec(name) ?? []
  if (alternate === undefined) return undefined
  return (
    routeAt(linkIndex, baseUrl + alternate.replace(/(?:^|\/)index$/, '')) ?? routeAt(linkIndex, baseUrl + alternate)
  )
}
