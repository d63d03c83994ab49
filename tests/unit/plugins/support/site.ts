// A site in memory for tests of plugins: configuration, context and files as plain values.
import type {
  BuiltPage,
  DataFile,
  Diagnostic,
  EmittedAsset,
  EmittedAssets,
  PluginContext,
  PluginDefinition,
  PluginRoutes,
  Route,
  SiteConfig,
  SourceFile,
} from 'quire-docs/plugin'
import {docsNavbarItems, docsThemeConfig} from '../../../../plugins/docs/theme-config.ts'
import {type UserConfig, withPluginSchemas} from '../../../../src/config/schema.ts'

export const SITE_DIR = '/site'

/** A resolved configuration with English as its only language. */
export function configOf(config: Partial<UserConfig> = {}): SiteConfig {
  const schema = withPluginSchemas({themeConfig: docsThemeConfig, navbarItems: docsNavbarItems})
  const parsed = schema.parse({title: 'Site', url: 'https://example.com', ...config})
  const {url, baseUrl} = parsed
  const english = {
    label: 'English',
    htmlLang: 'en',
    direction: 'ltr',
    calendar: 'gregory',
    dateLocale: 'en',
    path: 'en',
    translate: false,
    url,
    baseUrl,
  } as const
  return {
    ...parsed,
    bundler: parsed.bundler ?? 'webpack',
    markdown: {...parsed.markdown, mdx1Compat: {comments: true, admonitions: true, headingIds: true}},
    storage: {...parsed.storage, namespace: parsed.storage.namespace ?? false},
    siteDir: SITE_DIR,
    configPath: undefined,
    configFiles: [],
    siteBaseUrl: baseUrl,
    namedDocs: [],
    listed: {plugins: [], themes: [], presets: []},
    publishedBaseUrl: undefined,
    templateAttributes: {html: {}, body: {}},
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      path: 'i18n',
      markUntranslated: false,
      localeConfigs: {en: english},
      currentLocale: 'en',
    },
    translations: {},
    plugins: [],
  }
}

export interface SiteInput {
  readonly options?: Readonly<Record<string, unknown>>
  readonly config?: Partial<UserConfig>
  readonly id?: string
  /** True by default. */
  readonly isProduction?: boolean
  /** Versions of installed packages by their names. */
  readonly packages?: Readonly<Record<string, string>>
}

export interface TestContext<Options> {
  readonly context: PluginContext<Options>
  /** Filled while the plugin runs. */
  readonly diagnostics: Diagnostic[]
}

/** The context that the build would give a plugin. @throws ZodError when the options are wrong. */
export function contextOf<Options>(
  {options: schema}: Pick<PluginDefinition<Options, never>, 'options'>,
  {options = {}, config, id = 'default', isProduction = true, packages = {}}: SiteInput = {},
): TestContext<Options> {
  if (schema === undefined) throw new Error('the plugin has no schema')
  const diagnostics: Diagnostic[] = []
  const context = {
    options: schema.parse(options),
    config: configOf(config),
    siteDir: SITE_DIR,
    id,
    isProduction,
    installedVersion: (name: string) => packages[name],
    report: (diagnostic: Diagnostic) => void diagnostics.push(diagnostic),
  }
  return {context, diagnostics}
}

/** A document of which only some facts matter. */
export function documentOf(sourcePath: string, facts: Partial<SourceFile> = {}): SourceFile {
  return {sourcePath, hash: sourcePath, frontMatter: {}, excerpt: '', ...facts}
}

/** A data file; values other than text are written as JSON. */
export function dataOf(sourcePath: string, value: unknown): DataFile {
  return {sourcePath, hash: sourcePath, text: typeof value === 'string' ? value : JSON.stringify(value)}
}

/** The route at a path, which must be there. */
export function routeAt({routes}: Pick<PluginRoutes, 'routes'>, path: string): Route {
  const route = routes.find((one) => one.path === path)
  if (route === undefined) throw new Error(`no route ${path} among ${routes.map((one) => one.path).join(', ')}`)
  return route
}

/** A page as built. */
export function pageOf(path: string, facts: Partial<BuiltPage> = {}): BuiltPage {
  return {path, plugin: {name: 'docs', id: 'default'}, metadata: {title: path}, noIndex: false, ...facts}
}

/** What `emitAssets` gives, all of it. */
export async function listAssets(assets: EmittedAssets | Promise<EmittedAssets> | undefined): Promise<EmittedAsset[]> {
  const list: EmittedAsset[] = []
  for await (const asset of (await assets) ?? []) list.push(asset)
  return list
}

export function messagesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({message}) => message)
}
