// The client-redirects plugin: pages at old URLs that lead to new ones, or rules by which a host does.
import {
  type BuiltSite,
  definePlugin,
  type EmittedAsset,
  encodePath,
  encodeText,
  joinPath,
  type PluginContext,
  pathInLocale,
  quoteValue,
} from 'quire-docs/plugin'
import {type BadPath, collectRedirects, type Redirect} from './collect-redirects.ts'
import {clientRedirectsDiagnostics} from './diagnostics.ts'
import {type ClientRedirectsOptions, clientRedirectsOptions, type GivenClientRedirectsOptions} from './options.ts'
import {toRedirectHtml} from './redirect-page.ts'
import {type FiledRedirect, readRedirectsFile} from './redirects-file.ts'
import {resolveRedirects} from './resolve-redirects.ts'

export type {ClientRedirectsOptions, CreateRedirects} from './options.ts'

type RedirectsContext = PluginContext<ClientRedirectsOptions> & {readonly site: BuiltSite}

/** Pages at old URLs that lead to new ones: `redirects`, `createRedirects`, `fromExtensions` and `toExtensions`. */
export const clientRedirects = definePlugin<
  ClientRedirectsOptions,
  readonly FiledRedirect[],
  GivenClientRedirectsOptions
>({
  name: 'client-redirects',
  options: clientRedirectsOptions,
  diagnostics: clientRedirectsDiagnostics,
  sources: ({options}) => [{kind: 'data', dir: '.', include: [options.file], optional: true}],
  loadContent: ({data}, {report}) => data.flatMap((file) => readRedirectsFile(file, report)),
  redirects: (filed, context) => ({
    from: collectRedirects(toPagePaths(context.paths, context), context.options, toOwn(filed, context)).redirects.map(
      ({from}) => from,
    ),
    file: context.options.file,
  }),
  emitAssets: (filed, context) => emitRedirects(toOwn(filed, context), context),
  textChanges: () => ({}),
})

export default clientRedirects

/** Below the base URL, with a slash in front. */
function toPagePaths(paths: readonly string[], {config: {baseUrl}}: PluginContext<unknown>): readonly string[] {
  return paths.map((path) => joinPath('/', path.slice(baseUrl.length)))
}

/** Those of this locale. A new address may be one of another site. */
function toOwn(filed: readonly FiledRedirect[], {config}: PluginContext<unknown>): readonly Redirect[] {
  return filed.flatMap(({from, to, location}) => {
    const own = pathInLocale(from, config)
    if (own === undefined) return []
    const target = to.startsWith('/') && !to.startsWith('//') ? pathInLocale(to, config) : undefined
    return [{from: own, to: target ?? to, place: {location}}]
  })
}

function emitRedirects(filed: readonly Redirect[], context: RedirectsContext): readonly EmittedAsset[] {
  const {config, options, site, isProduction, report} = context
  const {trailingSlash, onDuplicateRoutes} = config
  const pages = toPagePaths(
    site.pages.map(({path}) => path),
    context,
  )
  const {redirects: all, bad} = collectRedirects(pages, options, filed)
  for (const one of bad) report(toFinding(one))
  const {redirects, findings} = resolveRedirects(all, {pages, trailingSlash, onDuplicateRoutes, isProduction})
  for (const finding of findings) report(finding)
  if (options.hostRules) return toRules(redirects, context)
  return redirects.map((redirect) => toPage(redirect, context))
}

function toFinding({page, value, problem}: BadPath) {
  return {
    level: 'error',
    code: 'client-redirects/bad-path',
    message: `For "${page}", "createRedirects" gave ${quoteValue(value)}, which ${problem}`,
    configKey: ['createRedirects'],
    hint: 'Return a path such as "/old/page", a list of them, or nothing.',
  } as const
}

function toPage({from, to}: Redirect, {config}: RedirectsContext): EmittedAsset {
  const {baseUrl, url, title, noIndex, i18n} = config
  const target = toUrl(to, baseUrl)
  const isOwn = target.startsWith('/') && !target.startsWith('//')
  const content = toRedirectHtml({
    to: target,
    canonical: isOwn ? url + target : target,
    title,
    noIndex,
    lang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
  })
  return {path: toFile(from, config.trailingSlash), content}
}

function toUrl(to: string, baseUrl: string): string {
  return to.startsWith('/') && !to.startsWith('//') ? joinPath(baseUrl, to) : encodeUnlessEncoded(to)
}

const encodeUnlessEncoded = (url: string): string => (/%[\da-f]{2}/i.test(url) ? url : encodeText(url))

/**
 * A folder in which hosts look last: at `/old`, they prefer `old.html`. For an old path `/page.html` of a page at `/page`, a file
 * of that name would be taken for the page itself, and lead to itself.
 */
function toFile(from: string, trailingSlash: boolean | null): string {
  const path = decodeURIComponent(encodePath(from)).replace(/^\/+|\/+$/g, '')
  if (path === '') return 'index.html'
  return trailingSlash === false && path.endsWith('.html') ? `${path}.html` : `${path}/index.html`
}

/** One line for each spelling, as some hosts tell `/old` and `/old/` apart. */
function toRules(redirects: readonly Redirect[], {config, report}: RedirectsContext): readonly EmittedAsset[] {
  const {baseUrl, i18n} = config
  if (i18n.currentLocale !== i18n.defaultLocale) return []
  if (i18n.locales.length > 1)
    report({
      level: 'warning',
      code: 'client-redirects/rules-of-locale',
      message: `Rules are written for "${i18n.defaultLocale}" alone: the redirects of the other languages are left out.`,
      configKey: ['hostRules'],
    })
  const lines = redirects.flatMap(({from, to}) => {
    const path = joinPath(baseUrl, from).replace(/(?<=.)\/$/, '')
    const spellings = path === '/' ? [path] : [path, `${path}/`]
    return spellings.map((spelling) => `${encodePath(spelling)} ${toUrl(to, baseUrl)} 301\n`)
  })
  return lines.length === 0 ? [] : [{path: '_redirects', content: lines.join('')}]
}
