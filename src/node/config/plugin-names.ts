// The names under which plugins, themes and presets can be listed: our own, and those of Docusaurus that ours replace.

/** Plugins that come with the program: `quire-docs/plugins/<name>`. Some may be absent from a build of the program. */
export const BUILT_IN_PLUGINS = [
  'docs',
  'blog',
  'pages',
  'sitemap',
  'env',
  'image-zoom',
  'search',
  'live-code',
  'llms',
] as const

export type BuiltInPlugin = (typeof BUILT_IN_PLUGINS)[number]

const ALIASES: Readonly<Record<string, BuiltInPlugin>> = {
  'content-docs': 'docs',
  '@docusaurus/plugin-content-docs': 'docs',
  '@docusaurus/content-docs': 'docs',
  'content-blog': 'blog',
  '@docusaurus/plugin-content-blog': 'blog',
  '@docusaurus/content-blog': 'blog',
  'content-pages': 'pages',
  '@docusaurus/plugin-content-pages': 'pages',
  '@docusaurus/content-pages': 'pages',
  '@docusaurus/plugin-sitemap': 'sitemap',
  '@docusaurus/sitemap': 'sitemap',
  '@docusaurus/theme-live-codeblock': 'live-code',
  'live-codeblock': 'live-code',
  'docusaurus-plugin-dotenv': 'env',
  'docusaurus2-dotenv': 'env',
  'docusaurus-plugin-image-zoom': 'image-zoom',
  'plugin-image-zoom': 'image-zoom',
  '@easyops-cn/docusaurus-search-local': 'search',
  '@cmfcmf/docusaurus-search-local': 'search',
}

const CLASSIC_PRESET: readonly string[] = ['classic', '@docusaurus/preset-classic', '@docusaurus/classic']
const CLASSIC_THEME: readonly string[] = ['classic', '@docusaurus/theme-classic', '@docusaurus/classic']

const MERMAID_THEME: readonly string[] = ['mermaid', '@docusaurus/theme-mermaid', '@docusaurus/mermaid']

/** Our plugin for a name, or undefined for a name that is not ours. */
export function builtInPlugin(name: string): BuiltInPlugin | undefined {
  return BUILT_IN_PLUGINS.find((known) => known === name) ?? (Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined)
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

const LEAVE_OUT = 'Leave it out;'

// Plugins of Docusaurus that have no counterpart of their own, and what to do without them. They bring no documents.
const ADVICE: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-client-redirects': `${LEAVE_OUT} give the redirects to the host of the site.`,
  '@docusaurus/plugin-css-cascade-layers': `${LEAVE_OUT} the theme's rules are in cascade layers already, and a style sheet of the site wins over them.`,
  '@docusaurus/plugin-debug': `${LEAVE_OUT} "quire build --profile" and "--json" say what was built.`,
  '@docusaurus/plugin-google-analytics': `${LEAVE_OUT} if you need it, write its tag under "scripts".`,
  '@docusaurus/plugin-google-gtag': `${LEAVE_OUT} if you need it, write its tag under "scripts".`,
  '@docusaurus/plugin-google-tag-manager': `${LEAVE_OUT} if you need it, write its tag under "scripts".`,
  '@docusaurus/plugin-ideal-image': `${LEAVE_OUT} write images as Markdown.`,
  '@docusaurus/plugin-pwa': `${LEAVE_OUT} there is no service worker.`,
  '@docusaurus/plugin-rsdoctor': `${LEAVE_OUT} "quire build --profile" says where the time goes.`,
  '@docusaurus/plugin-svgr': `${LEAVE_OUT} an imported SVG file is a component already.`,
  '@docusaurus/plugin-vercel-analytics': `${LEAVE_OUT} if you need it, write its tag under "scripts".`,
  '@docusaurus/theme-search-algolia': `${LEAVE_OUT} list the plugin "search" for a search of the site's own.`,
}

/** Plugins of Docusaurus that would work against this program: they are passed over also where they are installed. */
const SUPERFLUOUS: ReadonlySet<string> = new Set([
  '@docusaurus/plugin-css-cascade-layers',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-pwa',
  '@docusaurus/plugin-rsdoctor',
  '@docusaurus/plugin-svgr',
  '@docusaurus/theme-search-algolia',
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
