// The last step of a plugin of Docusaurus, which reads and writes the output on the disk. It gets a copy of the pages; what it
// writes or changes there becomes part of the output, which only the build itself writes.
import {existsSync, readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {SiteConfig} from '../../config/types.ts'
import type {BuiltSite, EmittedAsset} from '../../plugin/types.ts'
import {toDocusaurusName, toDocusaurusNames} from '../../shared/docusaurus-names.ts'
import {DOCUSAURUS_VERSION} from '../../shared/docusaurus-version.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {PLUGIN_OUTPUT_FOLDER} from '../files/generated-folder.ts'
import {isRunning} from '../files/is-running.ts'
import {tagsHtml} from '../text/head-html.ts'
import {pluginVersionsOf} from '../text/plugin-versions.ts'
import {toAllContent} from './all-content.ts'
import {toBuiltRoutes} from './built-routes.ts'
import {catchLiteralWrites, mentionsBuild, withBuildFolder} from './literal-output.ts'
import {toHeads} from './page-heads.ts'
import type {PluginContent} from './plugin-content.ts'
import type {DocusaurusPlugin, PluginContext} from './plugin-types.ts'
import {withAllDocs} from './whole-docs-data.ts'

export interface PostBuild {
  readonly plugin: DocusaurusPlugin
  readonly context: PluginContext
  /** Absolute paths of the plugin's modules. */
  readonly modules: readonly string[]
  readonly content: PluginContent
  readonly site: BuiltSite
  /** With the plugins of the site, which others ask for their options. */
  readonly config: SiteConfig
}

/** Gives no files itself: they are found in the folder. */
export async function runPostBuild({
  plugin,
  context,
  modules,
  content,
  site,
  config,
}: PostBuild): Promise<EmittedAsset[]> {
  const {outDir} = context
  // Some plugins write while they load their content.
  const hasFiles = existsSync(outDir) && readdirSync(outDir).length > 0
  if (plugin.postBuild === undefined && !hasFiles) return []
  site.copyOutput?.(outDir)
  const props = toProps({context, content, site, config})
  const inFolder = mentionsBuild(plugin, ['postBuild'], modules) ? withBuildFolder : catchLiteralWrites
  await inFolder(context, async () => {
    const running = plugin.postBuild?.(props)
    // As soon as it waits for anything, as the plugin that writes them does there.
    site.copyRedirects?.(outDir)
    await running
    await settleWrites()
  })
  return []
}

/** Some plugins do not wait for what they write. */
async function settleWrites(): Promise<void> {
  for (let idle = 0, turns = 0; idle < 3 && turns < 1000; turns++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    idle = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq')) ? 0 : idle + 1
  }
}

function toProps({context, content, site, config}: Omit<PostBuild, 'plugin' | 'modules'>): object {
  const {globalData = {}, htmlTags = {}} = site
  // Docusaurus has no page for readers without a connection.
  const pages = site.pages.filter(({plugin}) => plugin.name !== 'pwa')
  const {baseUrl, trailingSlash, siteDir, plugins} = config
  const all = toAllContent(site.describeContents?.() ?? {}, siteDir)
  const data = toDocusaurusNames(globalData)
  const routes = toBuiltRoutes(pages, {all, baseUrl})
  const versions = pluginVersionsOf(config)
  const isPage = (path: string): boolean => path !== `${baseUrl}404.html`
  return {
    ...context,
    siteMetadata: {
      docusaurusVersion: DOCUSAURUS_VERSION,
      siteVersion: context.siteVersion,
      pluginVersions: versions,
    },
    routesPaths: [`${baseUrl}404.html`, ...pages.map(({path}) => path).filter(isPage)],
    routes,
    routesBuildMetadata: Object.fromEntries(pages.map(({path, noIndex}) => [path, {noIndex}])),
    head: toHeads(pages, {outDir: context.outDir, baseUrl, trailingSlash}),
    content: content.content,
    plugins: plugins.filter(isNotInsideOther).map(({definition, options, original, id}) => {
      const name = toDocusaurusName(definition.name)
      return {
        ...original?.plugin,
        name,
        options: original?.options ?? {...withDefaults(definition, options), id},
        ...(original && {path: original.folder}),
        version: versions[name] ?? {type: 'synthetic'},
        content: all[name]?.[id],
        globalData: withAllDocs(data[name]?.[id], all[name]?.[id]),
        routes: routes.filter(({plugin}) => plugin?.name === name && plugin.id === id),
      }
    }),
    headTags: tagsHtml(htmlTags.head ?? []),
    preBodyTags: tagsHtml(htmlTags.preBody ?? []),
    postBodyTags: tagsHtml(htmlTags.postBody ?? []),
  }
}

/** A plugin around one of ours is listed next to it, and is the one that Docusaurus knows. */
function isNotInsideOther({definition, id}: ListedPlugin, _: number, all: readonly ListedPlugin[]): boolean {
  const name = toDocusaurusName(definition.name)
  return name === definition.name || !all.some((other) => other.definition.name === name && other.id === id)
}

/** As the plugin itself has them. Wrong ones have been reported. */
function withDefaults(definition: ListedPlugin['definition'], options: unknown): object {
  const schema = 'options' in definition ? definition.options : undefined
  const parsed = schema instanceof z.ZodType ? schema.safeParse(options) : undefined
  const whole = parsed?.success ? parsed.data : options
  return isObject(whole) ? whole : {}
}

/**
 * The folder that plugins of this build take for the output: of this process, and below the cache. What builds before have left
 * there is removed.
 */
export function prepareOutDir({cacheDir, i18n}: Pick<SiteConfig, 'cacheDir' | 'i18n'>): string {
  const own = join(cacheDir, PLUGIN_OUTPUT_FOLDER, String(process.pid))
  const dir = join(own, i18n.currentLocale)
  rmSync(dir, {recursive: true, force: true})
  for (const name of existsSync(join(cacheDir, PLUGIN_OUTPUT_FOLDER))
    ? readdirSync(join(cacheDir, PLUGIN_OUTPUT_FOLDER))
    : [])
    if (!isRunning(Number(name))) rmSync(join(cacheDir, PLUGIN_OUTPUT_FOLDER, name), {recursive: true, force: true})
  return dir
}
