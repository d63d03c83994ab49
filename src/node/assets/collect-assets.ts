// Stage: the finished site to the files that plugins make of it, and the work on page texts that they have done for them.
import type {BuiltPage, BuiltSite, EmittedAsset, OutputFile} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {stripBaseUrl} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {attempt, type Maybe} from '../known.ts'
import type {
  CollectedAssets,
  CompiledDocument,
  DocumentFile,
  LinkedPage,
  LinkedSite,
  LoadedPlugin,
  OutputManifest,
  OutputSource,
  OwnAssets,
  PlannedRoute,
  PluginModel,
  RenderedSite,
  RoutePlan,
  SiteConfig,
  SiteSetup,
  StagedAsset,
} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import {describeContents} from '../plugins/describe-contents.ts'
import {runListHook} from '../plugins/run-hook.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {Tools} from '../tools.ts'
import {createContentReader} from './content-reader.ts'
import {createKeeper, createResultKeeper} from './keep-files.ts'
import {makeScript} from './make-script.ts'
import {listOutput} from './output-files.ts'
import {createPluginFolders} from './plugin-folders.ts'
import {type PageTaskResults, runPageTasks} from './run-page-tasks.ts'
import {stageAsset, stageChange} from './stage-asset.ts'

export interface AssetInput {
  readonly setup: SiteSetup
  readonly models: readonly PluginModel[]
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly plan: RoutePlan
  readonly compiled: ReadonlyMap<string, CompiledDocument>
  readonly site: LinkedSite
  readonly rendered: RenderedSite
  readonly manifest: OutputManifest
  readonly outDir: string
  readonly stagingDir: string
  readonly config: SiteConfig
  readonly program: ProgramInfo
  /** Everything that the output would hold with these files of plugins. */
  readonly outputWith: (assets: readonly StagedAsset[]) => ReadonlyMap<string, OutputSource>
}

/** Unknown when a plugin fails, which is reported. */
export function collectAssets(input: AssetInput, tools: Tools): Promise<Maybe<CollectedAssets>> {
  return attempt(() => runPlugins(input, tools), tools.report)
}

interface PageWork {
  readonly pages: readonly BuiltPage[]
  readonly tasks: PageTaskResults
}

/** What plugins do with each page alone. */
export async function workOnPages(
  input: Omit<AssetInput, 'models' | 'manifest' | 'outputWith'>,
  tools: Tools,
): Promise<PageWork> {
  const {setup, documents, plan, compiled, site, rendered, outDir, stagingDir, config, program} = input
  const alternates = new Map(site.routes.map(({path, alternate}) => [path, alternate]))
  const originals = new Map(site.routes.flatMap((page) => originalOf(page, config)))
  const pages = plan.routes.map((route) => toBuiltPage(route, {documents, rendered, alternates, originals}))
  const tasks = await runPageTasks(
    {plugins: setup.plugins, pages, documents: compiled, rendered: rendered.files, outDir, stagingDir, config, program},
    tools,
  )
  return {pages, tasks}
}

async function runPlugins(input: AssetInput, tools: Tools): Promise<CollectedAssets> {
  const {models, site, rendered, manifest, outDir, stagingDir, program} = input
  const {pages, tasks} = await workOnPages(input, tools)
  const shown = toShownSite(input, pages)
  const contentOf = createContentReader({site, rendered, stagingDir, outDir}, tools.store)
  const assets: StagedAsset[] = []
  const revisable: OwnAssets[] = []
  const notes = new Map<LoadedPlugin, Json>()
  const staging = {writer: createOutputWriter(stagingDir), present: manifest.present, rendered: rendered.files}
  const redirects: StagedAsset[] = []
  const folders = createPluginFolders({stagingDir, outDir}, {assets, redirects, outputWith: input.outputWith})
  const {copyOutput, copyRedirects} = folders
  const siteOf = (plugin: LoadedPlugin): BuiltSite => {
    const {name} = plugin.definition
    const owner = ownerOf(plugin)
    const kept = {fingerprint: program.fingerprints.keptFiles, owner, store: tools.store}
    const keepResult = createResultKeeper(kept)
    const keepFiles = createKeeper({
      ...kept,
      outDir,
      present: manifest.present,
      stage: (asset) => stageAsset(asset, {...staging, plugin: name}),
      add: (asset) => void assets.push(asset),
    })
    const readTask = (path: string) => tasks.read(plugin, path)
    const taskKey = (path: string) => tasks.keyOf(plugin, path)
    const {readResult} = tasks
    const keepNote = (note: Json): void => void notes.set(plugin, note)
    const kinds = {contentOf, readTask, taskKey, readResult, keepResult, keepFiles, keepNote, copyOutput, copyRedirects}
    return {...shown, ...kinds}
  }
  async function* emit({plugin, model}: PluginModel): AsyncGenerator<StagedAsset> {
    const {emitAssets, name} = plugin.definition
    const context = {...plugin.context, site: siteOf(plugin)}
    const emitted = runListHook(plugin, 'emitAssets', () => emitAssets?.(model, context))
    for await (const asset of emitted) yield stageAsset(asset, {...staging, plugin: name})
  }
  try {
    for (const one of models) if (leads(one)) for await (const asset of emit(one)) redirects.push(asset)
    for (const one of models) {
      if (leads(one)) continue
      const {plugin} = one
      const before = assets.length
      for await (const asset of emit(one)) assets.push(asset)
      const staged = {...staging, plugin: plugin.definition.name}
      for (const change of folders.takeChanges()) assets.push(stageChange(change, staged))
      const note = notes.get(plugin)
      if (note !== undefined) revisable.push({owner: ownerOf(plugin), assets: assets.slice(before), note})
    }
    assets.push(...redirects)
    const list = (): readonly OutputFile[] => listOutput(input.outputWith(assets), {stagingDir, outDir})
    for (const one of models) {
      const staged = {...staging, plugin: one.plugin.definition.name}
      for await (const asset of complete(one, {input, list, siteOf})) assets.push(stageAsset(asset, staged))
    }
  } finally {
    folders.close()
  }
  return {assets, revisable, count: tasks.count, runCount: tasks.runCount}
}

interface Completion {
  readonly input: AssetInput
  /** All files of the output so far. */
  readonly list: () => readonly OutputFile[]
  readonly siteOf: (plugin: LoadedPlugin) => BuiltSite
}

async function* complete(
  {plugin, model}: PluginModel,
  {input: {program, config}, list, siteOf}: Completion,
): AsyncGenerator<EmittedAsset> {
  const {completeAssets, name} = plugin.definition
  if (completeAssets === undefined) return
  const places = {programRoot: program.root, siteDir: config.siteDir, plugin: name}
  const site = {...siteOf(plugin), files: list(), makeScript: (code: string) => makeScript(code, places)}
  yield* runListHook(plugin, 'completeAssets', () => completeAssets(model, {...plugin.context, site}))
}

/** Pages of redirects are known before other plugins make files. */
function leads({plugin}: PluginModel): boolean {
  return plugin.definition.redirects !== undefined
}

/** What is the same for all plugins. */
function toShownSite(
  {plan, site, models}: AssetInput,
  pages: readonly BuiltPage[],
): Pick<BuiltSite, 'pages' | 'outline' | 'globalData' | 'htmlTags' | 'describeContents'> {
  const {outline, globalData} = plan
  const {head, preBody, postBody} = site.document
  const htmlTags = {head, preBody, postBody}
  return {pages, outline, globalData, htmlTags, describeContents: () => describeContents(models)}
}

/** Names a plugin and its instance. */
export function ownerOf({definition: {name}, context: {id}}: LoadedPlugin): string {
  return JSON.stringify([name, id])
}

export interface PageInput {
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly rendered: RenderedSite
  /** By permalink. */
  readonly alternates: ReadonlyMap<string, LinkedPage['alternate']>
  /** Paths of the originals of pages that are not translated, by permalink. */
  readonly originals: ReadonlyMap<string, string>
}

/** A page that shows the text of another language is not the one for search engines. */
function originalOf(
  {path, originalLocale = ''}: LinkedPage,
  {baseUrl, i18n}: SiteConfig,
): readonly (readonly [string, string])[] {
  const original = i18n.localeConfigs[originalLocale]
  return original === undefined ? [] : [[path, original.baseUrl + (stripBaseUrl(path, baseUrl) ?? '')]]
}

export function toBuiltPage(route: PlannedRoute, {documents, rendered, alternates, originals}: PageInput): BuiltPage {
  const {path, plugin, metadata, content, layout, props} = route
  const alternate = alternates.get(path)
  const length = rendered.metadata.get(path)?.alternateLength ?? 0
  const document = content?.kind === 'document' ? documents.get(content.sourcePath) : undefined
  return {
    path,
    plugin,
    metadata: {...metadata, ...withoutUndefined({canonical: metadata.canonical ?? originals.get(path)})},
    layout,
    props,
    noIndex: rendered.metadata.get(path)?.noIndex ?? false,
    ...(content === undefined ? {} : {content}),
    ...(document === undefined
      ? {}
      : {frontMatter: document.frontMatter, ...withoutUndefined({dates: document.dates})}),
    ...(alternate === undefined ? {} : {alternate: {path: alternate.path, file: alternate.file, length}}),
  }
}
