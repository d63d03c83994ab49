// The pwa plugin: a service worker that keeps what was read, or the whole site, for when there is no network.
import {createHash} from 'node:crypto'
import type {CompleteSite} from 'quire-docs/plugin'
import {definePlugin, type EmittedAsset, type HeadTag, joinPath, type PluginContext} from 'quire-docs/plugin'
import {type GivenPwaOptions, type PwaOptions, pwaOptions} from './options.ts'
import {listSiteFiles} from './site-files.ts'

export type {PwaOptions} from './options.ts'

type PwaContext = PluginContext<PwaOptions>

/** Next to the pages of a language: a worker sees to what is below its own folder. */
const WORKER_FILE = 'sw.js'
const WORKER_MODULE = 'quire-docs/theme/pwa/worker.ts'
const HASH_LENGTH = 10

/** Pages that open without a network. Off while one writes, and removed from the browsers of those who write. */
export const pwa = definePlugin<PwaOptions, null, GivenPwaOptions>({
  name: 'pwa',
  options: pwaOptions,
  loadContent: () => null,
  watch: ({options: {swCustom}}) => (swCustom === undefined ? [] : [swCustom]),
  components: ({options: {reloadPopup}}) => ({
    OfflinePage: 'quire-docs/theme/OfflinePage.tsx',
    ...(typeof reloadPopup === 'string' && !reloadPopup.startsWith('@theme/') ? {PwaReloadPopup: reloadPopup} : {}),
  }),
  clientModules: (context) => {
    const {swRegister} = context.options
    if (!isActive(context) || swRegister === false) return []
    return [swRegister ?? 'quire-docs/theme/pwa']
  },
  policySources: () => ({'worker-src': ["'self'"], 'manifest-src': ["'self'"]}),
  createRoutes: (_model, context) => {
    const page = findOfflinePage(context)
    const path = joinPath(context.config.baseUrl, page ?? '')
    const route = {path, layout: ['OfflinePage'], props: {}, metadata: OFFLINE_PAGE}
    return {routes: page === undefined ? [] : [route], sharedData: {}}
  },
  clientEnv: (_model, {options, config: {baseUrl}}) => ({
    QUIRE_PWA: JSON.stringify({
      baseUrl,
      strategies: options.offlineModeActivationStrategies,
      hasPopup: options.reloadPopup !== false,
      debug: options.debug,
    }),
    // For a module of the site's own, which was written for Docusaurus. Texts: an empty one is false.
    PWA_SERVICE_WORKER_URL: baseUrl + WORKER_FILE,
    PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES: options.offlineModeActivationStrategies.join(),
    PWA_DEBUG: options.debug ? 'true' : '',
  }),
  htmlTags: (context) => (isActive(context) ? {head: context.options.pwaHead.map((tag) => toTag(tag, context))} : {}),
  completeAssets: (_model, context) => emitWorker(context),
})

export default pwa

/** The page itself says what it is called, in the language of the site. */
const OFFLINE_PAGE = {title: 'You are offline', noIndex: true, unlisted: true}

function isActive({options, isProduction}: PwaContext): boolean {
  return isProduction && !options.unregister
}

function findOfflinePage(context: PwaContext): string | undefined {
  const {offlinePage} = context.options
  return isActive(context) && offlinePage !== false ? offlinePage : undefined
}

/** Paths of files are below the base URL. */
function toTag({tagName, ...attributes}: PwaOptions['pwaHead'][number], {config}: PwaContext): HeadTag {
  const toValue = (name: string, value: unknown): string | true => {
    if (value === true) return true
    const text = String(value)
    const isFile = (name === 'href' || name === 'content') && /^(?![a-z]+:|\/\/).*\.\w+$/i.test(text)
    return isFile && !text.startsWith(config.baseUrl) ? joinPath(config.baseUrl, text) : text
  }
  const entries = Object.entries(attributes).map(([name, value]) => [name, toValue(name, value)] as const)
  return {tag: tagName, attributes: Object.fromEntries(entries)}
}

/** Where there is no worker any more, or not now, one that leaves takes the place of those that readers have. */
async function emitWorker(context: PwaContext & {readonly site: CompleteSite}): Promise<readonly EmittedAsset[]> {
  const {options, site, config} = context
  if (!isActive(context)) {
    const content = await site.makeScript(`import {leave} from '${WORKER_MODULE}'\nleave()\n`)
    return [{path: WORKER_FILE, content}]
  }
  const {list, parts} = cutList(listSiteFiles(site.files, options))
  const build = hashOf(list)
  const page = findOfflinePage(context)
  const settings = {
    build,
    list: `assets/offline.${build}.json`,
    ...(page === undefined
      ? {}
      : {offlinePage: config.trailingSlash === false ? `${page}.html` : `${page}/index.html`}),
    debug: options.debug,
  }
  return [
    {path: settings.list, content: list},
    ...parts,
    {path: WORKER_FILE, content: await site.makeScript(workerCode(settings, options))},
  ]
}

interface WrittenList {
  /** Text of the list, or of which files have it. */
  readonly list: string
  readonly parts: readonly EmittedAsset[]
}

/** Files of a part on average: every reader loads the parts that have the files of the page, and from time to time the list of parts. */
const PART_FILES = 200
const MAX_WHOLE_FILES = 1000

function cutList(files: Readonly<Record<string, string>>): WrittenList {
  const entries = Object.entries(files)
  if (entries.length <= MAX_WHOLE_FILES) return {list: JSON.stringify(files), parts: []}
  // A power of two, so that most edits leave it as it is.
  const count = 2 ** Math.ceil(Math.log2(entries.length / PART_FILES))
  const lists: Record<string, string>[] = Array.from({length: count}, () => ({}))
  for (const [file, version] of entries) Object.assign(lists[partOf(file, count)] ?? {}, {[file]: version})
  const parts = lists.map((list) => {
    const content = JSON.stringify(list)
    const hash = hashOf(content)
    return {hash, asset: {path: `assets/offline/${hash.slice(0, 2)}/${hash}.json`, content}}
  })
  return {list: JSON.stringify({parts: parts.map(({hash}) => hash)}), parts: parts.map(({asset}) => asset)}
}

/** As the worker has it. */
function partOf(file: string, count: number): number {
  const name = file.replace(/^_routes\//, '').replace(/(?:\/index)?\.(?:html|js)$/, '')
  return createHash('sha256').update(name).digest().readUInt32BE(0) % count
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}

function workerCode(settings: object, {swCustom}: PwaOptions): string {
  const custom = swCustom === undefined ? '' : `import * as custom from ${JSON.stringify(toSpecifier(swCustom))}\n`
  const given = swCustom === undefined ? '' : ', custom.default ?? custom'
  return `import {startWorker} from '${WORKER_MODULE}'\n${custom}startWorker(${JSON.stringify(settings)}${given})\n`
}

/** A path is of the site's folder, whether it begins with a dot or not. */
function toSpecifier(path: string): string {
  return /^(?:[./]|@|[a-z]:)/i.test(path) ? path : `./${path}`
}
