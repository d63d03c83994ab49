// What plugins make of a site of which only the texts of some pages have changed: most leave their files as they are.
import type {BuiltPage} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {OutputManifest, OwnAssets, PluginSetup, StagedAsset} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import {runHook, runListHook} from '../plugins/run-hook.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {Tools} from '../tools.ts'
import {ownerOf} from './collect-assets.ts'
import {createKeeper, createResultKeeper} from './keep-files.ts'
import {type PageTaskInput, type PageTaskResults, runPageTasks} from './run-page-tasks.ts'
import {stageAsset} from './stage-asset.ts'

export interface RevisionInput extends PageTaskInput {
  /** The pages whose texts have changed. */
  readonly pages: readonly BuiltPage[]
  readonly present: OutputManifest['present']
  /** Notes of plugins, by their owners. */
  readonly notes: ReadonlyMap<string, Json>
}

/** Files of the plugins that have made theirs again. Undefined where one has to see the whole site for that. */
export async function reviseAssets(input: RevisionInput, tools: Tools): Promise<readonly OwnAssets[] | undefined> {
  const {plugins, pages} = input
  for (const {textChanges} of plugins) {
    const changes = textChanges.isKnown ? textChanges.value : undefined
    if (changes === undefined || pages.some((page) => changes.showsText?.(page) === true)) return undefined
  }
  const tasks = await runPageTasks(input, tools)
  const revised: OwnAssets[] = []
  for (const setup of plugins) {
    const note = input.notes.get(ownerOf(setup.plugin))
    if (note === undefined) continue
    const made = await unlessLost(() => revisePlugin({...setup, note, tasks, input}, tools))
    if (made === undefined) return undefined
    revised.push(made)
  }
  return revised
}

/** A result of a task is not in the store any more. */
class LostResult extends Error {}

async function unlessLost<T>(revise: () => Promise<T>): Promise<T | undefined> {
  try {
    return await revise()
  } catch (error) {
    // As `runHook` hands it on.
    if (error instanceof SiteError && error.cause instanceof LostResult) return undefined
    throw error
  }
}

interface PluginRevision extends Pick<PluginSetup, 'plugin' | 'textChanges'> {
  readonly note: Json
  readonly tasks: PageTaskResults
  readonly input: RevisionInput & {readonly program: ProgramInfo}
}

async function revisePlugin(
  {plugin, textChanges, note, tasks, input}: PluginRevision,
  {store}: Tools,
): Promise<OwnAssets | undefined> {
  const {outDir, stagingDir, present, program, rendered, pages} = input
  const {name} = plugin.definition
  const owner = ownerOf(plugin)
  const assets: StagedAsset[] = []
  const staging = {writer: createOutputWriter(stagingDir), present, rendered, plugin: name}
  const kept = {fingerprint: program.fingerprints.keptFiles, owner, store}
  let nextNote: Json | undefined
  const site = {
    note,
    readTask: (path: string) => tasks.read(plugin, path),
    taskKey: (path: string) => tasks.keyOf(plugin, path),
    readResult: tasks.readResult,
    mustReadResult: (key: string): Json => {
      const result = tasks.readResult(key)
      if (result === undefined) throw new LostResult(key)
      return result
    },
    keepResult: createResultKeeper(kept),
    keepFiles: createKeeper({
      ...kept,
      ...{outDir, present},
      stage: (asset) => stageAsset(asset, staging),
      add: (asset) => void assets.push(asset),
    }),
    keepNote: (given: Json) => {
      nextNote = given
    },
  }
  const changes = textChanges.isKnown ? textChanges.value : undefined
  const emitted = await runHook(plugin, 'textChanges', () => changes?.revise?.(pages, site))
  if (emitted === undefined) return undefined
  for await (const asset of runListHook(plugin, 'textChanges', () => emitted)) assets.push(stageAsset(asset, staging))
  return nextNote === undefined ? undefined : {owner, assets, note: nextNote}
}
