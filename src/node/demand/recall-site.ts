// A site as the last build for the server left it. Where nothing has changed since, its pages are what would be made of the files, and
// they are there before the site has been read: that takes the longer the more pages there are.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {LiveFacts} from '../../shared/live-event.ts'
import {stripBaseUrl} from '../../shared/permalink.ts'
import {findChanges} from '../amend/find-changes.ts'
import {type KeptSite, readKeptBuild} from '../amend/kept-build.ts'
import {readClock} from '../cache/input-states.ts'
import {NO_REMOTE} from '../cache/remote.ts'
import {StoreError} from '../cache/store-error.ts'
import {listLocales} from '../config/list-locales.ts'
import {resolveConfig} from '../config/load-config.ts'
import {readConfig} from '../config/read-config.ts'
import {toServerConfig} from '../config/server-config.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {HEADERS_FILE} from '../emit/headers.ts'
import {listManifest} from '../emit/output-manifest.ts'
import type {SiteConfig} from '../model.ts'
import {findFirstPage} from '../output/first-page.ts'
import {setUpOnce} from '../plan-site.ts'
import {localePrefix} from '../run/locale-folders.ts'
import type {EditionOptions, OpenedLocale, OpenedSite, SiteFile} from './edition.ts'
import {factsOf} from './locale-facts.ts'
import {startFolder} from './start-folder.ts'

/**
 * Undefined when the site has to be read. That is so, too, of one with several languages.
 * @param load Reads the site, for a file that is lost.
 * @throws StoreError when the cache cannot be used.
 */
export async function recallSite(
  options: EditionOptions,
  load: () => Promise<OpenedSite | undefined>,
): Promise<OpenedSite | undefined> {
  try {
    return await recall(options, load)
  } catch (error) {
    if (error instanceof StoreError) throw error
    // What is wrong is told when the site is read.
    return undefined
  }
}

async function recall(
  options: EditionOptions,
  load: () => Promise<OpenedSite | undefined>,
): Promise<OpenedSite | undefined> {
  const {siteDir, config: name, locale, bundler, context} = options
  const {program, toolbox, stages, signal, watch} = context
  const read = await readConfig(siteDir, {config: name, cacheDir: toolbox.cacheDir})
  const names = locale === undefined ? listLocales(read.parsed) : [locale]
  const outDir = startFolder(options, read.cacheDir)
  if (names.length > 1 || !existsSync(outDir)) return undefined
  const reporter = createReporter()
  const {report} = reporter
  const resolved = await resolveConfig(read, {locale: names[0], isSoleLocale: true, bundler, report})
  const {cacheDir, store, workers} = toolbox.open(resolved.config)
  const config = {...toServerConfig(resolved.config), cacheDir}
  const dir = join(outDir, localePrefix(config))
  const kept = readKeptBuild(store, dir)
  const site = kept && store.get<KeptSite>('data', kept.site)
  if (kept === undefined || site === undefined) return undefined
  const tools = {
    ...{store, workers, report, tick: stages.tick, remote: NO_REMOTE},
    ...(signal && {signal}),
    watch: () => undefined,
  }
  const setUp = setUpOnce(stages, {config, isProduction: false, report})
  const how = {minify: true, isDevelopment: true, isFrozen: false}
  const found = await findChanges(
    kept,
    {...{config, program, setUp, ...how}, start: readClock(cacheDir), suits: isNothing},
    tools,
  )
  if (found === undefined || reporter.diagnostics().length > 0) return undefined
  watch(kept.watched)
  const facts = factsOf({config, document: site.document, bundle: kept.bundle.bundle})
  return toOpened({config, dir, cacheDir: read.cacheDir, facts, files: listManifest(store, dir), load})
}

const isNothing = (paths: readonly string[]): boolean => paths.length === 0

interface RecalledSite {
  readonly config: SiteConfig
  /** Folder of its files. */
  readonly dir: string
  readonly cacheDir: string
  readonly facts: LiveFacts
  readonly files: ReadonlySet<string>
  readonly load: () => Promise<OpenedSite | undefined>
}

function toOpened({config, dir, cacheDir, facts, files, load}: RecalledSite): OpenedSite {
  const {baseUrl, siteBaseUrl, trailingSlash} = config
  const headers = files.has(HEADERS_FILE) ? readFileSync(join(dir, HEADERS_FILE), 'utf8') : ''
  const file = async (name: string): Promise<SiteFile | undefined> => {
    if (!files.has(name)) return undefined
    const filePath = join(dir, name)
    if (existsSync(filePath))
      return name.endsWith('.html')
        ? {kind: 'page', html: readFileSync(filePath, 'utf8'), headers}
        : {kind: 'file', filePath}
    const loaded = await (await load())?.localeOf(baseUrl)
    return loaded?.file(name)
  }
  const locale: OpenedLocale = {
    ...{baseUrl, trailingSlash, facts, headers, file},
    notFound: () => file('404.html'),
    isPage: (name) => files.has(name),
    folder: stripBaseUrl(baseUrl, siteBaseUrl) ?? '',
  }
  return {
    baseUrl: siteBaseUrl,
    trailingSlash,
    cacheDir,
    localeOf: async () => locale,
    firstPage: () => baseUrl + findFirstPage(dir),
    facts: () => [facts],
  }
}
