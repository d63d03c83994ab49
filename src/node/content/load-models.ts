// The models of plugins, made by each of the files that it asked for.
import {readFileSync} from 'node:fs'
import type {DataFile, SourceFile, SourceSet} from '../../plugin/types.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {hashOf} from '../cache/hash.ts'
import {hashFile} from '../cache/hash-file.ts'
import {hashKnown, type Snapshots, statFile} from '../cache/snapshots.ts'
import {attempt, type Maybe, UnknownValueError} from '../known.ts'
import type {DocumentFile, LoadedPlugin, PluginModel, PluginSetup} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import type {FoundFile} from './find-sources.ts'
import {loadModules, type ModuleOptions} from './load-modules.ts'
import type {ScanJob} from './scan-files.ts'

export interface PluginFiles {
  readonly plugin: LoadedPlugin
  readonly setup: PluginSetup
  readonly documents: readonly ScanJob[]
  readonly data: readonly FoundFile[]
  readonly components: readonly FoundFile[]
}

export interface ModelOptions extends ModuleOptions {
  readonly snapshots: Snapshots
}

/**
 * The models of plugins that ask for no files, before files are looked for: those of Docusaurus write documents in this step,
 * such as the README files of packages, which are as much part of the site as those that were there.
 */
export async function loadFileless(
  plugins: readonly PluginSetup[],
  options: ModelOptions,
): Promise<ReadonlyMap<PluginSetup, Maybe<PluginModel>>> {
  const made = new Map<PluginSetup, Maybe<PluginModel>>()
  for (const setup of plugins) {
    const {plugin, sources, modules} = setup
    if (!(isEmpty(sources) && isEmpty(modules))) continue
    const files = {plugin, setup, documents: [], data: [], components: []}
    made.set(setup, await attempt(() => loadModel(files, new Map(), options), options.report))
  }
  return made
}

function isEmpty(list: Maybe<readonly unknown[]>): boolean {
  return list.isKnown && list.value.length === 0
}

export async function loadModel(
  {plugin, setup: {modules}, documents, data, components}: PluginFiles,
  all: ReadonlyMap<string, DocumentFile>,
  options: ModelOptions,
): Promise<PluginModel> {
  if (!modules.isKnown) throw new UnknownValueError()
  const sources: SourceSet = {
    documents: toSourceFiles(documents, all),
    data: data.map((file) => readData(file)),
    components: components.map((file) => ({
      sourcePath: file.sourcePath,
      ...withoutUndefined({translates: file.translates}),
      hash: hashOfFile(file.filePath, options.snapshots),
    })),
    modules: await loadModules(modules.value, plugin, options),
  }
  const model: unknown = await runHook(plugin, 'loadContent', () =>
    plugin.definition.loadContent?.(sources, plugin.context),
  )
  return {plugin, model}
}

/** The parts of documents that plugins see. */
export function toSourceFiles(
  files: readonly FoundFile[],
  documents: ReadonlyMap<string, DocumentFile>,
): readonly SourceFile[] {
  return files.flatMap(({sourcePath}) => {
    const document = documents.get(sourcePath)
    return document === undefined ? [] : [toSourceFile(document)]
  })
}

function toSourceFile({importSpecifiers, ...document}: DocumentFile): SourceFile {
  const {
    filePath: _,
    partials: _1,
    messages: _2,
    isListed: _3,
    frontMatterFrom: _4,
    translatedIn: _5,
    documentPaths: _6,
    linkedPages: _7,
    ...seen
  } = document
  return importSpecifiers.length === 0 ? seen : {...seen, imports: importSpecifiers}
}

function readData({filePath, ...found}: FoundFile): DataFile {
  const bytes = readFileSync(filePath)
  return {...found, hash: hashOf(bytes), text: bytes.toString('utf8')}
}

function hashOfFile(filePath: string, snapshots: Snapshots): string {
  const stats = statFile(filePath)
  return stats === undefined ? hashFile(filePath) : hashKnown(filePath, stats, snapshots)
}
