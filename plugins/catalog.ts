// The plugins that come with the program: what they are called, which names of Docusaurus they answer to, and what the preset
// has of them. Data alone, so that a name is looked up without running a plugin.

export interface CatalogEntry {
  /** `quire-docs/plugins/<name>`; the module exports the plugin under this name in camel case. */
  readonly name: string
  /** Names of plugins of Docusaurus that it takes the place of. */
  readonly replaces?: readonly string[]
  /** What it takes the place of has options besides its own: they are warned about, not refused. */
  readonly hasOtherOptions?: true
  /** Code of sites imports files of what it takes the place of, or files that this makes: it is not replaced where some does. */
  readonly hasFilesForCode?: true
  /** Options that hold by default where it is listed by such a name, or by the preset: what it takes the place of looks so. */
  readonly optionsInPlace?: Readonly<Record<string, unknown>>
  /** It belongs to the preset `classic`: always, or without being asked for only in a site with the folder, or with a URL. */
  readonly inPreset?: 'always' | 'with a URL' | {readonly withFolder: string}
  /** It belongs to the preset `classic` in sites with a key of `themeConfig` that do not list the other plugin; no option of the preset. */
  readonly inPresetWith?: {readonly themeKey: string; readonly unless: string}
}

/** In the order in which the preset lists them. */
export const PLUGIN_CATALOG: readonly CatalogEntry[] = [
  {
    name: 'docs',
    replaces: ['content-docs', '@docusaurus/plugin-content-docs', '@docusaurus/content-docs'],
    inPreset: 'always',
  },
  {
    name: 'blog',
    replaces: ['content-blog', '@docusaurus/plugin-content-blog', '@docusaurus/content-blog'],
    optionsInPlace: {classicLists: true},
    inPreset: {withFolder: 'blog'},
  },
  {
    name: 'pages',
    replaces: ['content-pages', '@docusaurus/plugin-content-pages', '@docusaurus/content-pages'],
    inPreset: 'always',
  },
  {
    name: 'sitemap',
    replaces: ['@docusaurus/plugin-sitemap', '@docusaurus/sitemap'],
    inPreset: 'with a URL',
  },
  {name: 'client-redirects', replaces: ['@docusaurus/plugin-client-redirects', '@docusaurus/client-redirects']},
  {name: 'google-gtag', replaces: ['@docusaurus/plugin-google-gtag', '@docusaurus/google-gtag']},
  {name: 'google-tag-manager', replaces: ['@docusaurus/plugin-google-tag-manager', '@docusaurus/google-tag-manager']},
  {name: 'google-analytics', replaces: ['@docusaurus/plugin-google-analytics', '@docusaurus/google-analytics']},
  {name: 'vercel-analytics', replaces: ['@docusaurus/plugin-vercel-analytics', '@docusaurus/vercel-analytics']},
  {name: 'pwa', replaces: ['@docusaurus/plugin-pwa', '@docusaurus/pwa'], hasOtherOptions: true},
  {name: 'env'},
  {name: 'image-zoom', replaces: ['docusaurus-plugin-image-zoom'], hasOtherOptions: true},
  {
    name: 'ideal-image',
    replaces: ['@docusaurus/plugin-ideal-image', '@docusaurus/ideal-image'],
    hasOtherOptions: true,
  },
  {
    name: 'search',
    replaces: ['@easyops-cn/docusaurus-search-local', '@cmfcmf/docusaurus-search-local'],
    hasOtherOptions: true,
    hasFilesForCode: true,
  },
  {name: 'live-code', replaces: ['@docusaurus/theme-live-codeblock', 'live-codeblock'], hasOtherOptions: true},
  {
    name: 'search-algolia',
    replaces: ['@docusaurus/theme-search-algolia', '@docusaurus/search-algolia'],
    inPresetWith: {themeKey: 'algolia', unless: 'search'},
  },
  {name: 'llms'},
  {name: 'social-cards'},
]
