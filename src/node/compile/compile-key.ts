// Keys of compiled documents: the bytes, the settings, and the files that transforms read for them.
import {extname} from 'node:path'
import {keyOf, stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {CompilerSpec} from '../model.ts'
import {hasTransforms} from './compiler-spec.ts'
import {currentStates, type Dependencies} from './dependencies.ts'
import {scopeName} from './transform-scope.ts'

export interface CompileJob {
  readonly filePath: string
  readonly hash: string
  readonly key: string
  readonly formatOverride?: 'md' | 'mdx'
  readonly until?: string
  readonly isImported?: true
  readonly exportsFrontMatter?: true
  readonly isListed?: boolean
  /** As in {@link DocumentFile}. */
  readonly linkedPages?: Readonly<Record<string, string>>
  /** Hash of all documents of the site, where they wait for one another. */
  readonly together?: string
}

export type CompileSettings = Omit<CompileJob, 'filePath' | 'hash' | 'key'>

/**
 * Key of a document by its bytes and the settings alone; by its path as well where transforms may read that.
 * @param hash Of the bytes that are compiled.
 */
export function ownKey(
  {filePath, hash}: {readonly filePath: string; readonly hash: string},
  settings: CompileSettings,
  spec: CompilerSpec,
): string {
  const path = hasTransforms(spec) ? toSourcePath(filePath, spec.siteDir) : ''
  return keyOf(hash, spec.fingerprint, toExtension(filePath), path, stableJson(settings), scopeName(filePath, spec))
}

export function toExtension(filePath: string): '.md' | '.mdx' {
  return extname(filePath) === '.mdx' ? '.mdx' : '.md'
}

/** The document's own key, with what its transforms read when there is something. */
export function keyWith(own: string, dependencies: Dependencies, siteDir: string): string {
  if (dependencies.length === 0) return own
  const states = dependencies.map(([path, kind, state]) => `${toSourcePath(path, siteDir)} ${kind} ${state}`)
  return keyOf(own, ...states)
}

/** What the transforms read when the document was compiled last, as it is now. Nothing where there are no transforms. */
export function readDependencies(own: string, spec: CompilerSpec, store: Store): Dependencies {
  return hasTransforms(spec) ? currentStates(store.get<Dependencies>('inputs', own) ?? []) : []
}
