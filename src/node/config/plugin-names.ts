// The names under which plugins, themes and presets can be listed: our own, and those of Docusaurus that ours replace.
import {PLUGIN_CATALOG} from '../../../plugins/catalog.ts'

const CLASSIC_PRESET: readonly string[] = ['classic', '@docusaurus/preset-classic', '@docusaurus/classic']
const CLASSIC_THEME: readonly string[] = ['classic', '@docusaurus/theme-classic', '@docusaurus/classic']

const MERMAID_THEME: readonly string[] = ['mermaid', '@docusaurus/theme-mermaid', '@docusaurus/mermaid']

/** Name of our plugin for a name, or undefined for a name that is not ours. */
export function builtInPlugin(name: string): string | undefined {
  return PLUGIN_CATALOG.find((ours) => ours.name === name || ours.replaces?.includes(name))?.name
}

/** What the catalog says of our plugin in the place of that of a name. */
function replacementOf(name: string) {
  return PLUGIN_CATALOG.find(({replaces}) => replaces?.includes(name))
}

/** Whether the plugin of a name has options besides those of ours. */
export function hasOptionsBesides(name: string): boolean {
  return replacementOf(name)?.hasOtherOptions === true
}

/** Whether code of sites imports files of the plugin of a name, or files that it makes, which ours does not have. */
export function hasFilesForCode(name: string): boolean {
  return replacementOf(name)?.hasFilesForCode === true
}

/** Options that a plugin of ours has by default in the place of that of a name. */
export function optionsInPlaceOf(name: string): Readonly<Record<string, unknown>> | undefined {
  return replacementOf(name)?.optionsInPlace
}

export function isClassicPreset(name: string): boolean {
  return CLASSIC_PRESET.includes(name)
}

export function isClassicTheme(name: string): boolean {
  return CLASSIC_THEME.includes(name)
}

/** Its part is in the theme already; `markdown.mermaid` turns it on. */
export function isMermaidTheme(name: string): boolean {
  return MERMAID_THEME.includes(name)
}

// Plugins of Docusaurus that have no counterpart of their own, and what does without them. They bring no documents.
const ADVICE: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-css-cascade-layers': `for the theme's rules in cascade layers write "future: {v4: {useCssCascadeLayers: true}}".`,
  '@docusaurus/plugin-debug': '"quire build --profile" and "--json" say what was built.',
  '@docusaurus/plugin-rsdoctor': '"quire build --profile" says where the time goes.',
  '@docusaurus/plugin-svgr': 'an imported SVG file is a component already.',
}

/** Plugins of Docusaurus that would work against this program, or not without Docusaurus: passed over also where they are installed. */
const SUPERFLUOUS: ReadonlySet<string> = new Set([
  '@docusaurus/plugin-css-cascade-layers',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-rsdoctor',
  '@docusaurus/plugin-svgr',
])

export function isSuperfluous(name: string): boolean {
  return SUPERFLUOUS.has(name)
}

/** What to do without a plugin of Docusaurus that is not there, and is known to bring no documents and no pages. */
export function counterpartOf(name: string): string | undefined {
  return Object.hasOwn(ADVICE, name) ? ADVICE[name] : undefined
}

/** `image-zoom` exports `imageZoom`. */
export function factoryName(plugin: string): string {
  return plugin.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
