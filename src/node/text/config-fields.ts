// Fields of the configuration that components written for Docusaurus may read of `siteConfig`, besides those that the client has anyway.
import type {Json, JsonObject} from '../../shared/contract.ts'
import type {SiteConfig} from '../model.ts'
import {wholeFuture} from './future-switches.ts'

const FIELDS = [
  'baseUrlIssueBanner',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'headTags',
  'storage',
] as const satisfies readonly (keyof SiteConfig)[]

/** Functions fall out, as they do in JSON. */
export function otherConfigFields(config: SiteConfig): JsonObject {
  const picked: Json = JSON.parse(JSON.stringify(Object.fromEntries(FIELDS.map((key) => [key, config[key]]))))
  return {...(picked as JsonObject), ...toListedData(config), ...toSettings(config)}
}

/** Without the keys and values that Docusaurus does not have, and without functions. */
function toSettings({future, markdown}: SiteConfig): JsonObject {
  const {format, mermaid, emoji, mdx1Compat, anchors, hooks} = markdown
  const {onBrokenMarkdownLinks, onBrokenMarkdownImages} = hooks
  const own = {
    format: format === 'auto' ? 'mdx' : format,
    mermaid,
    emoji,
    mdx1Compat,
    anchors,
    hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages},
  }
  const vcs = typeof future?.experimental_vcs === 'object' ? {} : future?.experimental_vcs
  return JSON.parse(JSON.stringify({markdown: own, future: {...wholeFuture(future), experimental_vcs: vcs ?? {}}}))
}

type Lists = Readonly<Record<keyof SiteConfig['listed'] | 'clientModules', Json>>

/** Plugins, presets, themes and client modules; paths in the site's folder begin with `@site`, so that they tell nothing of this machine. */
function toListedData({listed, clientModules, siteDir}: SiteConfig): Lists {
  const {plugins, presets, themes} = listed
  const data = (list: unknown): Json => toData(list, siteDir)
  return {plugins: data(plugins), presets: data(presets), themes: data(themes), clientModules: data(clientModules)}
}

function toData(value: unknown, siteDir: string): Json {
  try {
    return JSON.parse(JSON.stringify(value, (_, inner: unknown) => withoutFolder(inner, siteDir)))
  } catch {
    // An option that leads back to itself is made for the build alone.
    return []
  }
}

function withoutFolder(value: unknown, siteDir: string): unknown {
  if (typeof value !== 'string' || !value.startsWith(siteDir)) return value
  const rest = value.slice(siteDir.length)
  return rest === '' || /^[\\/]/.test(rest) ? `@site${rest.replaceAll('\\', '/')}` : value
}
