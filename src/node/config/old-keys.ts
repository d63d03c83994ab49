// Keys that earlier versions of Docusaurus had under another name: what they say is read from where it is
// said today, and told of, so that an old site is built before it is rewritten.
import {isObject} from '../../config/schema/building-blocks.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

type Config = Readonly<Record<string, unknown>>

interface OldKey {
  readonly path: readonly string[]
  /** Where it is written today; without it the key says nothing any more. */
  readonly now?: readonly string[]
  readonly convert?: (value: unknown) => unknown
  readonly hint: string
}

const OLD_KEYS: readonly OldKey[] = [
  {
    path: ['themeConfig', 'disableDarkMode'],
    now: ['themeConfig', 'colorMode', 'disableSwitch'],
    hint: 'Write colorMode: {disableSwitch: true}.',
  },
  {
    path: ['themeConfig', 'defaultDarkMode'],
    now: ['themeConfig', 'colorMode', 'defaultMode'],
    convert: (value) => (value === true ? 'dark' : 'light'),
    hint: "Write colorMode: {defaultMode: 'dark'}.",
  },
  {path: ['themeConfig', 'metadatas'], now: ['themeConfig', 'metadata'], hint: 'Write "metadata".'},
  {
    path: ['themeConfig', 'hideableSidebar'],
    now: ['themeConfig', 'docs', 'sidebar', 'hideable'],
    hint: 'Write docs: {sidebar: {hideable: true}}.',
  },
  {
    path: ['themeConfig', 'autoCollapseSidebarCategories'],
    now: ['themeConfig', 'docs', 'sidebar', 'autoCollapseCategories'],
    hint: 'Write docs: {sidebar: {autoCollapseCategories: true}}.',
  },
  {path: ['themeConfig', 'navbar', 'links'], now: ['themeConfig', 'navbar', 'items'], hint: 'Write "items".'},
  {
    path: ['themeConfig', 'colorMode', 'switchConfig'],
    hint: 'The icons are components of the theme: replace "Icon" instead.',
  },
  {path: ['themeConfig', 'sidebarCollapsible'], hint: 'Set "sidebarCollapsible" in the options of the docs.'},
  {
    path: ['future', 'experimental_storage'],
    now: ['storage'],
    hint: 'Write "storage" at the top of the configuration.',
  },
]

const asItIs = (value: unknown): unknown => value

/** Trackers that themeConfig once had, by the name of their plugin. */
const OLD_PLUGINS: Readonly<Record<string, string>> = {
  gtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
}

export interface MovedKeys {
  readonly value: unknown
  readonly findings: readonly Diagnostic[]
}

/** The configuration with old keys where they are written today. A key that is there under both names stays as it is today. */
export function moveOldKeys(value: unknown): MovedKeys {
  if (!isObject(value)) return {value, findings: []}
  const findings: Diagnostic[] = []
  let config: Config = value
  for (const {path, now, convert = asItIs, hint} of OLD_KEYS) {
    const found = valueAt(config, path)
    if (found === undefined) continue
    config = withValue(config, path, undefined)
    if (now !== undefined && valueAt(config, now) === undefined) config = withValue(config, now, convert(found))
    findings.push(
      toFinding(path, now === undefined ? 'has no effect any more' : `is now "${shownIn(path, now)}"`, hint),
    )
  }
  const added: unknown[] = []
  for (const [key, plugin] of Object.entries(OLD_PLUGINS)) {
    const path = ['themeConfig', key]
    const options = valueAt(config, path)
    if (!isObject(options)) continue
    config = withValue(config, path, undefined)
    added.push([plugin, options])
    findings.push(
      toFinding(path, 'is now a plugin', `List ['${plugin}', {…}] under "plugins", or "${key}" in the preset.`),
    )
  }
  if (findings.length === 0) return {value, findings}
  const plugins =
    added.length === 0 ? {} : {plugins: [...(Array.isArray(value.plugins) ? value.plugins : []), ...added]}
  return {value: {...config, ...plugins}, findings}
}

/** Within one key of the configuration its name need not be said again. */
function shownIn([owner]: readonly string[], now: readonly string[]): string {
  return (now[0] === owner ? now.slice(1) : now).join('.')
}

function toFinding(configKey: readonly string[], what: string, hint: string): Diagnostic {
  return {level: 'warning', code: 'config/old-key', message: `"${configKey.join('.')}" ${what}.`, configKey, hint}
}

function valueAt(config: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return config
  return isObject(config) ? valueAt(config[key], rest) : undefined
}

/** A copy with another value at the path; undefined takes the key away. */
function withValue(config: Config, [key = '', ...rest]: readonly string[], value: unknown): Config {
  const {[key]: before, ...others} = config
  if (rest.length > 0) return {...config, [key]: withValue(isObject(before) ? before : {}, rest, value)}
  return value === undefined ? others : {...others, [key]: value}
}
