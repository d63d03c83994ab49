// The last step of a plugin of Docusaurus, which reads and writes the output on the disk. It gets a copy of the pages; what it
// writes or changes there becomes part of the output, which only the build itself writes.
import {existsSync, readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import type {SiteConfig} from '../../config/types.ts'
import type {BuiltPage, BuiltSite, EmittedAsset} from '../../plugin/types.ts'
import {toDocusaurusName} from '../../shared/docusaurus-names.ts'
import {PLUGIN_OUTPUT_FOLDER} from '../files/generated-folder.ts'
import {isRunning} from '../files/is-running.ts'
import {toAllContent} from './all-content.ts'
import {catchLiteralWrites, mentionsBuild, withBuildFolder} from './literal-output.ts'
import type {PluginContent} from './plugin-content.ts'
import type {DocusaurusPlugin, PluginContext} from './plugin-types.ts'

export interface PostBuild {
  readonly plugin: DocusaurusPlugin
  readonly context: PluginContext & {readonly modules: readonly string[]}
  readonly content: PluginContent
  readonly site: BuiltSite
  /** The plugins of the site, which others ask for their options. */
  readonly plugins: SiteConfig['plugins']
}

/** Gives no files itself: they are found in the folder. */
export async function runPostBuild({plugin, context, content, site, plugins}: PostBuild): Promise<EmittedAsset[]> {
  const {outDir} = context
  // Some plugins write while they load their content.
  const hasFiles = existsSync(outDir) && readdirSync(outDir).length > 0
  if (plugin.postBuild === undefined && !hasFiles) return []
  site.copyOutput?.(outDir)
  const {pages} = site
  const all = toAllContent(pages, site.globalData)
  const props = {
    ...context,
    routesPaths: pages.map(({path}) => path),
    routes: pages.map(({path, plugin: owner, metadata}) => ({
      path,
      component: '@theme/Page',
      exact: true,
      plugin: owner,
      // Plugins find documents by the name that Docusaurus has for their files.
      metadata: {...metadata, ...(metadata.sourcePath !== undefined && {sourceFilePath: metadata.sourcePath})},
    })),
    routesBuildMetadata: Object.fromEntries(pages.map(({path, noIndex}) => [path, {noIndex}])),
    head: Object.fromEntries(pages.map((page) => [page.path, toHead(page)])),
    content: content.content,
    plugins: plugins.map(({definition, options, id}) => {
      const name = toDocusaurusName(definition.name)
      return {name, options: {id, ...asObject(options)}, content: all[name]?.[id] ?? null}
    }),
    preBodyTags: '',
    headTags: '',
    postBodyTags: '',
  }
  const inFolder = mentionsBuild(plugin, ['postBuild'], context.modules) ? withBuildFolder : catchLiteralWrites
  await inFolder(context, async () => {
    await plugin.postBuild?.(props)
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

/** What plugins read of a page's head, in the form of react-helmet. */
function toHead({metadata, noIndex}: BuiltPage): object {
  const meta = [
    ...(noIndex ? [{name: 'robots', content: 'noindex'}] : []),
    ...(metadata.description === undefined ? [] : [{name: 'description', content: metadata.description}]),
  ]
  const toTags = (tag: string, list: readonly object[]) => ({
    toComponent: () => list.map((props, key) => ({type: tag, key, props})),
    toString: () =>
      list.map((props) => `<${tag}${Object.entries(props).map(([name, value]) => ` ${name}="${value}"`)}>`).join(''),
  })
  return {
    title: {toComponent: () => [{type: 'title', props: {children: metadata.title}}], toString: () => metadata.title},
    meta: toTags('meta', meta),
    link: toTags('link', []),
    script: toTags('script', []),
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
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
