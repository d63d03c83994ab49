// Which pages the reference has, and what they say around the tables.
import {blogOptions} from '../../plugins/blog/options.ts'
import {clientRedirectsOptions} from '../../plugins/client-redirects/options.ts'
import {docsOptions} from '../../plugins/docs/options.ts'
import {envOptions} from '../../plugins/env/options.ts'
import {googleAnalyticsOptions} from '../../plugins/google-analytics/options.ts'
import {googleGtagOptions} from '../../plugins/google-gtag/options.ts'
import {googleTagManagerOptions} from '../../plugins/google-tag-manager/options.ts'
import {idealImageOptions} from '../../plugins/ideal-image/options.ts'
import {llmsOptions} from '../../plugins/llms/options.ts'
import {pagesOptions} from '../../plugins/pages/options.ts'
import {pwaOptions} from '../../plugins/pwa/options.ts'
import {searchOptions} from '../../plugins/search/options.ts'
import {sitemapOptions} from '../../plugins/sitemap/options.ts'
import {socialCardsOptions} from '../../plugins/social-cards/options.ts'
import {vercelAnalyticsOptions} from '../../plugins/vercel-analytics/options.ts'
import {type Described, toMarkdown} from './markdown.ts'
import {readSchemaMetadata} from './read-schema.ts'
import {type KeyMetadata, type TypeReader, withCompiler} from './read-types.ts'
import {wholeSchema} from './theme-schema.ts'

const SITE = {file: 'src/config/schema.ts', name: 'siteConfigSchema', schema: wholeSchema} as const
const PLUGIN_KEYS = {file: 'scripts/config-reference/theme-schema.ts', name: 'pluginThemeSchema'} as const

/** Plugins with options, in the order of the page, with where more is said about each. */
const PLUGINS = [
  {name: 'docs', schema: docsOptions, about: '[Writing pages](writing-pages.mdx) says what a document can hold.'},
  {name: 'blog', schema: blogOptions, about: '[Blog](blog.md) says how files become posts.'},
  {name: 'pages', schema: pagesOptions, about: 'One page for each file of the folder, in React or Markdown.'},
  {name: 'search', schema: searchOptions, about: '[Search](search.md) says what is found, and how.'},
  {name: 'sitemap', schema: sitemapOptions, about: 'Writes `sitemap.xml`, without pages that ask not to be indexed.'},
  {
    name: 'client-redirects',
    schema: clientRedirectsOptions,
    about: 'Pages at old URLs: see [URLs that moved](deployment.md#urls-that-moved).',
  },
  {
    name: 'google-gtag',
    schema: googleGtagOptions,
    about: 'Google Analytics 4: see [Page views](configuration.md#page-views).',
  },
  {
    name: 'google-tag-manager',
    schema: googleTagManagerOptions,
    about: 'A container of Google Tag Manager: see [Page views](configuration.md#page-views).',
  },
  {
    name: 'google-analytics',
    schema: googleAnalyticsOptions,
    about: 'The script before `gtag.js`, for properties that still have it.',
  },
  {
    name: 'vercel-analytics',
    schema: vercelAnalyticsOptions,
    about: 'Vercel Web Analytics: see [Page views](configuration.md#page-views).',
  },
  {
    name: 'ideal-image',
    schema: idealImageOptions,
    about:
      "Images in several widths for `@theme/IdealImage`: `<IdealImage img={require('./x.png')} />`. Takes the package `sharp` of the site.",
  },
  {
    name: 'social-cards',
    schema: socialCardsOptions,
    about: 'Images for previews of links: see [Social cards](search-engines.md#social-cards).',
  },
  {
    name: 'pwa',
    schema: pwaOptions,
    about: 'Pages without a network: see [Offline](deployment.md#offline).',
  },
  {name: 'llms', schema: llmsOptions, about: 'See [Pages as text](configuration.md#pages-as-text).'},
  {name: 'env', schema: envOptions, about: 'See [Plugins in the configuration](configuration.md#plugins).'},
] as const

/** Pages of the manual by file name. */
export function referencePages(): Readonly<Record<string, string>> {
  return withCompiler((reader) => ({
    'configuration-site.md': sitePage(reader),
    'configuration-theme.md': themePage(reader),
    'configuration-plugins.md': pluginsPage(reader),
  }))
}

function sitePage(reader: TypeReader): string {
  const keys = reader.readSchema(SITE.file, SITE.name).map((key) => (key.name === 'themeConfig' ? toTheme(key) : key))
  const site: Described = {heading: 'site.config.ts', path: '', keys, metadata: readSchemaMetadata(SITE.schema)}
  const sidebars: Described = {
    heading: 'sidebars.ts',
    about: 'Items of a sidebar. A text alone is the id of a doc, and `{Label: items}` is short for a category.',
    path: '',
    keys: reader.readType('src/config/sidebars.ts', 'SidebarItemConfig'),
    metadata: new Map(),
  }
  return toMarkdown({
    title: 'Reference: site',
    description: 'Every key of site.config.ts and sidebars.ts - type, default, and what it does.',
    position: 6.1,
    opening: `Every key of \`site.config.ts\` and \`sidebars.ts\`. [Configuration](configuration.md) introduces them with examples;
the keys of \`themeConfig\` are in [Reference: theme](configuration-theme.md), and the options of plugins in [Reference:
plugins](configuration-plugins.md).`,
    sections: [site, sidebars],
  })
}

function toTheme(key: KeyMetadata): KeyMetadata {
  return {...key, objects: [], text: `${key.text} See [Reference: theme](configuration-theme.md).`}
}

function themePage(reader: TypeReader): string {
  const themeConfig = reader.readSchema(SITE.file, SITE.name).find(({name}) => name === 'themeConfig')
  const own = themeConfig?.objects.flatMap(({keys}) => keys) ?? []
  return toMarkdown({
    title: 'Reference: theme',
    description:
      'Every key of the theme - navbar, footer, colours, code blocks - with type, default, and what it does.',
    position: 6.2,
    opening: `Every key of \`themeConfig\`. [Configuration](configuration.md#theme) introduces them with examples, and [Reference:
site](configuration-site.md) has the other keys of \`site.config.ts\`. \`docs\`, \`blog\`,
\`zoom\`, \`liveCodeBlock\` and \`algolia\` belong to plugins, and are checked where the plugin is listed. Keys that neither the theme nor
a plugin knows are left to other themes; unknown keys *inside* a known one are refused. How to change the looks and the
parts themselves is shown in [Themes](themes.md).`,
    sections: [
      {
        heading: 'themeConfig',
        path: 'themeConfig',
        keys: [...own, ...reader.readSchema(PLUGIN_KEYS.file, PLUGIN_KEYS.name)],
        metadata: readSchemaMetadata(SITE.schema),
      },
    ],
  })
}

function pluginsPage(reader: TypeReader): string {
  return toMarkdown({
    title: 'Reference: plugins',
    description: 'Every option of the plugins that come with Quire - type, default, and what it does.',
    position: 6.3,
    opening: `Every option of the plugins that come with Quire. Each plugin also takes \`id\`, which tells two instances of it
apart. \`image-zoom\`, \`search-algolia\` and the live code editor have no options of their own, but keys of
[\`themeConfig\`](configuration-theme.md). [Configuration](configuration.md#plugins) says how plugins are listed, and
[Plugins](plugins.md) how to write one.`,
    sections: PLUGINS.map(({name, schema, about}) => ({
      heading: name,
      about,
      path: '',
      keys: reader.readSchema(`plugins/${name}/options.ts`, `${camelCase(name)}Options`),
      metadata: readSchemaMetadata(schema),
    })),
  })
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
