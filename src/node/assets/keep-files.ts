// Files that a plugin has made for a key, which are not made again: what was noted of them suffices while they stand in the
// output.
import type {EmittedAsset} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {keyOf} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import type {OutputManifest, PolicySources, StagedAsset} from '../model.ts'

/** What is noted of the files of a key. */
interface KeptFiles {
  readonly files: readonly KeptFile[]
  readonly value: Json
}

interface KeptFile {
  readonly path: string
  readonly hash: string
  readonly isHashed: boolean
  readonly policy?: PolicySources
}

export interface KeepContext {
  /** Of the program's own plugins: another version makes other files. */
  readonly fingerprint: string
  /** The plugin and its instance. */
  readonly owner: string
  readonly present: OutputManifest['present']
  readonly store: Pick<Store, 'get' | 'put'>
  /** Takes a file over. @throws SiteError for a path that is not below the output folder. */
  readonly stage: (asset: EmittedAsset) => StagedAsset
  readonly add: (asset: StagedAsset) => void
}

type Step = IteratorResult<EmittedAsset, Json>

/** As `BuiltSite.keepFiles`. */
export function createKeeper({fingerprint, owner, present, store, stage, add}: KeepContext) {
  return async (
    key: string,
    make: () => Iterator<EmittedAsset, Json> | AsyncIterator<EmittedAsset, Json>,
  ): Promise<Json> => {
    const fullKey = keyOf('keptFiles', fingerprint, owner, key)
    const kept = store.get<KeptFiles>('files', fullKey)
    if (kept?.files.every(({path, hash}) => present.get(path)?.hash === hash) === true) {
      for (const file of kept.files) add(toStaged(file))
      return kept.value
    }
    const files: KeptFile[] = []
    const steps = make()
    let isWhole = true
    let step: Step = await steps.next()
    for (; step.done !== true; step = await steps.next()) {
      const {path, isHashed, source, policy, ...asset} = stage(step.value)
      add({path, isHashed, source, ...asset, ...(policy && {policy})})
      // What is joined of rendered pages is written anew with them.
      if (source.kind === 'placed') files.push({path, hash: source.hash, isHashed, ...(policy && {policy})})
      else isWhole = false
    }
    if (isWhole && kept === undefined) store.put('files', fullKey, {files, value: step.value} satisfies KeptFiles)
    return step.value
  }
}

function toStaged({path, hash, isHashed, policy}: KeptFile): StagedAsset {
  return {path, isHashed, source: {kind: 'placed', hash, key: hash, isStaged: false}, ...(policy && {policy})}
}
