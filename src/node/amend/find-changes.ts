// What has changed since a build was kept. All that decides an output besides the site's files is compared as well.
import {recallBundle} from '../bundle/recall-bundle.ts'
import type {DiskTime} from '../cache/input-states.ts'
import {readHistoryVersion} from '../content/git-history.ts'
import type {SiteSetup} from '../model.ts'
import type {Tools} from '../tools.ts'
import {type BuildFacts, type BuildInput, describeBuild} from './build-key.ts'
import type {KeptBuild} from './kept-build.ts'
import {changedPaths, type FileState, furtherInputs, readStates} from './site-inputs.ts'

export interface RecallInput extends Omit<BuildInput, 'setup'> {
  readonly setUp: () => Promise<SiteSetup>
  /** When the build began. */
  readonly start: DiskTime
}

export interface ChangeSearch extends RecallInput {
  /** Whether these files may have changed. Nothing more is looked at where they may not. */
  readonly suits: (paths: readonly string[]) => boolean
}

export interface FoundChanges {
  /** Absolute paths of files that are new, gone, or have other stats. */
  readonly paths: readonly string[]
  readonly states: readonly FileState[]
  readonly facts: BuildFacts
  readonly setup: SiteSetup
}

/** Undefined when other files have changed than may have, or something else than files has, or may have. */
export async function findChanges(
  kept: KeptBuild,
  input: ChangeSearch,
  tools: Tools,
): Promise<FoundChanges | undefined> {
  const {config, program} = input
  const states = await readStates([...kept.watched, ...furtherInputs(config.siteDir)], input.start)
  if (states === undefined) return undefined
  const paths = changedPaths(kept.inputs, states)
  if (!input.suits(paths)) return undefined
  const history = kept.history === undefined ? undefined : await readHistoryVersion(config.siteDir)
  if (history !== kept.history) return undefined
  const setup = await input.setUp()
  const facts = await describeBuild({...input, setup}, tools)
  if (facts?.key !== kept.key || recallBundle(kept.bundle, {config, program}, tools) === undefined) return undefined
  return {paths, states, facts, setup}
}
