// Schema of the whole site configuration. Types are inferred from it; the files next to it hold one concept each.
import {z} from 'zod'
import type {PluginThemeConfig} from './plugin-theme-config.ts'
import {givenObject, isObject, oneOrMany, severity, warnOfMembers, warnOfSlips} from './schema/building-blocks.ts'
import {cache} from './schema/cache.ts'
import {future} from './schema/future.ts'
import {headTag, script, stylesheet} from './schema/html-tags.ts'
import {i18n} from './schema/i18n.ts'
import {look} from './schema/look.ts'
import {markdown} from './schema/markdown.ts'
import type {NavbarItemTypes} from './schema/navbar-items.ts'
import {type PluginItem, type PresetItem, pluginItem, presetItem} from './schema/plugins.ts'
import {toThemeConfig} from './schema/theme-config.ts'
import {absoluteUrl, basePath} from './schema/urls.ts'

/** Where the loader of scripts is named that Docusaurus takes in any case, nothing is lost. */
const usualLoader = z.custom<{
  /** What compiles scripts in Docusaurus. */
  readonly jsLoader?: 'babel'
}>((value) => isObject(value) && Object.entries(value).every(([key, one]) => key === 'jsLoader' && one === 'babel'), {
  error: 'has no effect here: what compiles scripts is part of the program. Choose the bundler with "bundler".',
  params: {unused: true},
})

export const siteConfigSchema = z.strictObject({
  /** Name of the site: in the head of every page, next to the page's own title. */
  title: z.string(),
  /** One line about the site. */
  tagline: z.string().default(''),
  /** What stands between a page's title and the site's. */
  titleDelimiter: z.string().default('|'),
  /**
   * Scheme and host where the site is published, without a path. Without it there are no canonical links and no sitemap.
   * @example URL: 'https://handbook.example.com'
   */
  url: absoluteUrl.default(''),
  /**
   * Path under which the site is published.
   * @example baseUrl: '/handbook/'
   */
  baseUrl: basePath.default('/'),
  /** Show a banner with a suggested base URL when the styles did not load. */
  baseUrlIssueBanner: z.boolean().default(true),
  /**
   * Icon, a path below the static folder or a URL.
   * @example favicon: 'img/favicon.svg'
   */
  favicon: z.string().optional(),
  /** `true`: URLs end in a slash; `false`: they do not; `null`: as each page has it. */
  trailingSlash: z.boolean().nullable().default(null),
  /** Languages of the site. */
  i18n: i18n.prefault({}),
  /** What to do about a link to a page that does not exist. `throw` fails the build after all findings were collected. */
  onBrokenLinks: severity.default('throw'),
  /** What to do about a link to a heading that does not exist. */
  onBrokenAnchors: severity.default('warn'),
  /** Older place of `markdown.hooks.onBrokenMarkdownLinks`, which it sets. */
  onBrokenMarkdownLinks: severity.optional(),
  /** What to do about two pages with one URL. */
  onDuplicateRoutes: severity.default('warn'),
  /** Ask search engines not to list the site. */
  noIndex: z.boolean().default(false),
  /** Owner of the repository, for tools that publish the site. Quire does nothing with it. */
  organizationName: z.string().optional(),
  /** Name of the repository, for the same tools. */
  projectName: z.string().optional(),
  /** Branch that is published, for the same tools. */
  deploymentBranch: z.string().optional(),
  /** Host of the repository where that is not github.com, for the same tools. */
  githubHost: z.string().optional(),
  /** Port of that host, for the same tools. */
  githubPort: z.string().optional(),
  /**
   * Data of your own, readable on every page. Readers get the fields that code in the browser reads.
   * @example customFields: {supportEmail: 'docs@example.com'}
   */
  customFields: givenObject.default({}),
  /** Navbar, footer, colours and the like. */
  themeConfig: toThemeConfig({}).prefault({}),
  /**
   * Plugins, as calls (`docs({…})`) or by name.
   * @example plugins: [docs(), ['sitemap', {lastmod: 'date'}]]
   */
  plugins: z.array(pluginItem).default([]),
  /** Plugins that bring theme components, loaded after the others. */
  themes: z.array(pluginItem).default([]),
  /**
   * Sets of plugins by name; `classic` is docs, blog, pages and sitemap.
   * @example presets: [['classic', {docs: {sidebarPath: 'sidebars.js'}}]]
   */
  presets: z.array(presetItem).default([]),
  /** How documents are read. */
  markdown: markdown.prefault({}),
  /**
   * Read the site as Docusaurus does where its rules differ from ours: a `.md` is MDX where that changes what its braces and HTML mean,
   * and documents may use files of the repository around the site. A `docusaurus.config` is read so without it.
   */
  compatibility: z.enum(['docusaurus']).optional(),
  /**
   * Folders copied to the output as they are. A missing one is left out; a later one wins.
   * @example staticDirectories: ['static', 'public']
   */
  staticDirectories: z.array(z.string()).default(['static']),
  /**
   * Who writes the documents. `untrusted` is for previews of what outsiders propose: no MDX, cleaned HTML, nothing
   * configured by a document.
   */
  content: z.enum(['trusted', 'untrusted']).default('trusted'),
  /**
   * Files that may be published although they are hidden, outside of the site, or in no folder of content: patterns
   * relative to the site folder. A pattern that names no dot file means none.
   * @example publish: ['../images/**', 'static/.circleci/**']
   */
  publish: z.array(z.string().min(1)).default([]),
  /**
   * Tags put into the head of every page.
   * @example headTags: [{tagName: 'link', attributes: {rel: 'preconnect', href: 'https://cdn.example.com'}}]
   */
  headTags: z.array(headTag).default([]),
  /**
   * Scripts of every page: URLs, or the attributes of the tag.
   * @example scripts: [{src: 'https://stats.example.com/s.js', defer: true}]
   */
  scripts: z.array(script).default([]),
  /** Style sheets of every page: URLs, or the attributes of the tag. */
  stylesheets: z.array(stylesheet).default([]),
  /**
   * Modules (scripts or style sheets) that run in the browser on every page: files of the site, or packages.
   * @example clientModules: ['./src/css/custom.css']
   */
  clientModules: oneOrMany(z.string()).default([]),
  /**
   * The content security policy in `_headers`: `true` for the strictest that the pages allow, sources to add to it by
   * directive, or `false` for none and pages without inline script. Left out, it is as with `true`, but with
   * `compatibility: 'docusaurus'` there is none, as what a site's code does in the browser cannot be read from pages.
   * @example contentSecurityPolicy: {'connect-src': ['https://stats.example.com']}
   */
  contentSecurityPolicy: z
    .union([z.boolean(), z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)+$/), z.array(z.string().regex(/^[^\s;,]+$/)))])
    .optional(),
  /**
   * Whether pages have in their text what their first paint needs: some rules of the style sheets, and the script that sets the
   * colour mode. `false` for pages that wait for both as files. `contentSecurityPolicy: false` does the same.
   */
  inlineCritical: z.boolean().default(true),
  /** What readers' browsers remember. */
  storage: z
    .strictObject({
      /** Where choices are kept; `sessionStorage` forgets them with the tab. */
      type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
      /** End of every key, for sites that share a host: a name, or `true` for one made of the site's URL. None by default. */
      namespace: z.union([z.string(), z.boolean()]).optional(),
    })
    .prefault({}),
  /** Folder of intermediate results, relative to the site. Safe to delete. */
  cacheDir: z.string().min(1).default('node_modules/.cache/quire'),
  /** What is kept of a build for the next ones, on other machines too. */
  cache: cache.prefault({}),
  /**
   * How many earlier sets of scripts, styles, images and such files of plugins as shards of the search index stay in the output,
   * for readers who still have an older page open. Only builds that change one of these files count.
   * @example keepAssets: 3
   */
  keepAssets: z.number().int().min(0).max(100).default(0),
  /**
   * Record the addresses of all pages, and their anchors, in "routes.lock" in the folder of the site. One that disappears without a
   * redirect is an error.
   */
  routesLock: z.boolean().default(false),
  /** Seconds that one page may take in one stage of the build; after that it is an error of the page. */
  pageTimeLimit: z.number().positive().default(120),
  /**
   * Which program bundles the client's code: webpack by default. Rspack has to be installed in the site's folder:
   * `npm install -D @rspack/core@2`.
   */
  bundler: z.enum(['webpack', 'rspack']).optional(),
  /**
   * The HTML around pages, as Docusaurus has it, with the tags of Eta. What it adds to the head, to the tags `html` and `body`, and
   * before and after the page, is added to each page; what it prints of Docusaurus' own is left to the program. New sites use `headTags`.
   * @example ssrTemplate: '<!DOCTYPE html><html><head><meta name="a" content="b"><%~ it.headTags %></head><body><%~ it.appHtml %></body></html>'
   */
  ssrTemplate: z.string().optional(),
  webpack: usualLoader.optional(),
  /**
   * Switches of Docusaurus. With `v4.useCssCascadeLayers`, or `v4: true`, the theme's style sheet is in cascade layers, so that
   * every rule of the site wins over it. With `faster.rspackBundler`, `faster: true` or `v4: true` Rspack bundles where it is
   * installed, as `@docusaurus/faster` brings it, and "bundler" does not say otherwise. With `v4.siteStorageNamespacing`, or
   * `v4: true`, "storage.namespace" is `true` by default. With `v4.mdx1CompatDisabledByDefault`, or `v4: true`, the keys of
   * "markdown.mdx1Compat" are `false` by default. `experimental_vcs` says where dates and authors of files come from.
   * @example future: {v4: {useCssCascadeLayers: true}}
   */
  future: future.optional(),
})

/** What the plugins of a site add to the schema of its configuration. */
export interface PluginSchemas {
  /** Keys of `themeConfig`. */
  readonly themeConfig: Readonly<Record<string, z.ZodType>>
  /** Types of navbar items. */
  readonly navbarItems: NavbarItemTypes
  /** The configuration was written for another program, whose themes may have any key. */
  readonly isForeign?: boolean
}

/** The schema for a site with plugins; the program's own keys are not theirs to take. */
export function withPluginSchemas({
  themeConfig,
  navbarItems,
  isForeign = false,
}: PluginSchemas): typeof siteConfigSchema {
  const own = toThemeConfig(navbarItems)
  const added = Object.entries(themeConfig).filter(([key]) => !Object.hasOwn(own.shape, key))
  const keys = warnOfSlips(own.extend(Object.fromEntries(added)))
  const whole = (isForeign ? keys : warnOfMembers(keys, 'look', look)).prefault({})
  // The keys of plugins pass through the type as those of other themes do.
  return siteConfigSchema.extend({themeConfig: whole}) as unknown as typeof siteConfigSchema
}

/** A configuration as it is written in `site.config.ts`. */
export type UserConfig = z.input<typeof siteConfigSchema> & {themeConfig?: PluginThemeConfig}

type Listed = 'plugins' | 'themes' | 'presets'

/** A configuration with defaults filled in. */
export type ParsedConfig = DeepReadonly<Omit<z.output<typeof siteConfigSchema>, Listed>> & {
  // Plugin entries belong to the plugins and stay the types that they are.
  readonly plugins: readonly PluginItem[]
  readonly themes: readonly PluginItem[]
  readonly presets: readonly PresetItem[]
}

/**
 * The same data with every list and object read-only. Objects with free keys are not looked into: their values are
 * JSON, a type without an end.
 */
type DeepReadonly<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends object
    ? string extends keyof Value
      ? Readonly<Value>
      : {readonly [Key in keyof Value]: DeepReadonly<Value[Key]>}
    : Value
