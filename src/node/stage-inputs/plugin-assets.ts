// The files that plugins make of the finished site, and the work on page texts that they have done for them.
import type {BuiltPage} from '../../plugin/types.ts'
import type {CompiledSite} from '../compile/compile-pages.ts'
import type {LoadedContent} from '../content/load-content.ts'
import type {OutputManifest} from '../emit/output-manifest.ts'
import {type StagedAsset, stageAsset} from '../emit/stage-asset.ts'
import type {LinkResult} from '../link/link-site.ts'
import type {PageTwin, RoutePlan, SiteConfig} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import {runPageTasks} from '../page-tasks/run-page-tasks.ts'
import {runListHook} from '../plugins/run-hook.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {createContentReader} from '../render/built-content.ts'
import type {RenderedSite} from '../render/render-pages.ts'
import type {Tools} from '../tools.ts'

export interface AssetContext {
  readonly content: LoadedContent
  readonly plan: RoutePlan
  readonly compiled: CompiledSite
  readonly linked: LinkResult
  readonly rendered: RenderedSite
  readonly manifest: OutputManifest
  readonly outDir: string
  readonly stagingDir: string
  readonly config: SiteConfig
  readonly program: ProgramInfo
}

export interface CollectedAssets {
  readonly assets: readonly StagedAsset[]
  /** Pages whose text plugins have asked for, and those of them that were new. */
  readonly count: number
  readonly runCount: number
}

export async function collectAssets(context: AssetContext, tools: Tools): Promise<CollectedAssets> {
  const {content, plan, compiled, linked, rendered, manifest, outDir, stagingDir, config, program} = context
  const plugins = content.models.map(({plugin}) => plugin)
  const {documents} = compiled
  const twins = new Map(linked.site.routes.map(({page, twin}) => [page.path, twin]))
  const pages = plan.routes.map((route) => toBuiltPage(route, {documents: content.documents, rendered, twins}))
  const tasks = await runPageTasks(
    {plugins, pages, documents, rendered: rendered.files, outDir, stagingDir, config, program},
    tools,
  )
  const contentOf = createContentReader({routes: linked.site.routes, rendered, stagingDir, outDir}, tools.store)
  const assets: StagedAsset[] = []
  const staging = {writer: createOutputWriter(stagingDir), present: manifest.present, rendered: rendered.files}
  for (const {plugin, model} of content.models) {
    const readTask = (path: string) => tasks.read(plugin, path)
    const emitContext = {
      ...plugin.context,
      site: {pages, contentOf, outline: plan.outline, globalData: plan.globalData, readTask},
    }
    const emitted = runListHook(plugin, 'emitAssets', () => plugin.definition.emitAssets?.(model, emitContext))
    for await (const asset of emitted) assets.push(stageAsset(asset, {...staging, plugin: plugin.definition.name}))
  }
  return {assets, count: tasks.count, runCount: tasks.runCount}
}

interface PageFacts {
  readonly documents: LoadedContent['documents']
  readonly rendered: RenderedSite
  /** By permalink. */
  readonly twins: ReadonlyMap<string, PageTwin | undefined>
}

function toBuiltPage(route: RoutePlan['routes'][number], {documents, rendered, twins}: PageFacts): BuiltPage {
  const {path, plugin, metadata, content, props} = route
  const twin = twins.get(path)
  const document = content?.kind === 'document' ? documents.get(content.sourcePath) : undefined
  return {
    path,
    plugin,
    metadata,
    props,
    noIndex: rendered.facts.get(path)?.noIndex ?? false,
    ...(content === undefined ? {} : {content}),
    ...(document === undefined ? {} : {frontMatter: document.frontMatter}),
    ...(twin === undefined ? {} : {twin: {path: twin.path, file: twin.file}}),
  }
}
