// Files that a plugin has made for a key, which are not made again: what was noted of them suffices while they stand in the
// output. For another key, a plugin may make new files of some of them.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {BuiltSite, EmittedAsset, KeepFiles, LastFiles, RevisedFiles, Revision} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {hashOf, keyOf} from '../cache/hash.ts'
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
  readonly outDir: string
  readonly present: OutputManifest['present']
  readonly store: Pick<Store, 'get' | 'has' | 'put'>
  /** Takes a file over. @throws SiteError for a path that is not below the output folder. */
  readonly stage: (asset: EmittedAsset) => StagedAsset
  readonly add: (asset: StagedAsset) => void
}

/** As `BuiltSite.keepResult`. */
export function createResultKeeper({
  fingerprint,
  owner,
  store,
}: Pick<KeepContext, 'fingerprint' | 'owner' | 'store'>): NonNullable<BuiltSite['keepResult']> {
  return async (key, make) => {
    const fullKey = keyOf('keptResult', fingerprint, owner, key)
    // In an object, as a result may be null.
    const kept = store.get<{readonly value: Json}>('task', fullKey)
    if (kept !== undefined) return kept.value
    const value = await make()
    store.put('task', fullKey, {value})
    return value
  }
}

/** As `BuiltSite.keepFiles`. */
export function createKeeper(context: KeepContext): KeepFiles {
  const {fingerprint, owner, store} = context
  return async (key, make, revision) => {
    const fullKey = keyOf('keptFiles', fingerprint, owner, key)
    const kept = findKept(fullKey, context)
    if (kept !== undefined) {
      for (const file of kept.files) context.add(toStaged(file))
      return kept.value
    }
    const lastKey = revision && keyOf('lastFiles', fingerprint, owner, revision.name, context.outDir)
    // Files of a build that failed later never came to the output: then those before them stand there.
    const lastKeys = lastKey === undefined ? [] : (store.get<readonly string[]>('state', lastKey) ?? [])
    const last = findFirst(lastKeys, context)
    const revised = last && revision && reviseIfThere(revision, toLast(last, context))
    const result = last && revised ? takeRevised(revised, last, context) : await makeAll(make, context)
    if (result.files !== undefined && !store.has('files', fullKey))
      store.put('files', fullKey, {files: result.files, value: result.value} satisfies KeptFiles)
    if (lastKey !== undefined)
      store.put('state', lastKey, [fullKey, ...lastKeys.filter((one) => one !== fullKey)].slice(0, REMEMBERED))
    return result.value
  }
}

/** Keys of builds whose files may be what stands in the output. */
const REMEMBERED = 3

/** Undefined unless all its files stand in the output. */
function findKept(fullKey: string, {store, present}: KeepContext): KeptFiles | undefined {
  const kept = store.get<KeptFiles>('files', fullKey)
  return kept?.files.every(({path, hash}) => present.get(path)?.hash === hash) === true ? kept : undefined
}

function findFirst(fullKeys: readonly string[], context: KeepContext): KeptFiles | undefined {
  for (const fullKey of fullKeys) {
    const kept = findKept(fullKey, context)
    if (kept !== undefined) return kept
  }
  return undefined
}

/** Another program may have changed the output since it was looked at. */
function reviseIfThere({revise}: Revision, last: LastFiles): RevisedFiles | undefined {
  try {
    return revise(last)
  } catch (error) {
    if (error instanceof LostFile) return undefined
    throw error
  }
}

class LostFile extends Error {}

function readLast(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new LostFile(path, {cause: error})
  }
}

function toLast({files, value}: KeptFiles, {outDir}: KeepContext): LastFiles {
  const hashes = new Map(files.map(({path, hash}) => [path, hash]))
  return {
    value,
    read: (path) => {
      const bytes = readLast(join(outDir, path))
      if (hashOf(bytes) !== hashes.get(path)) throw new LostFile(path)
      return bytes.toString('utf8')
    },
  }
}

interface Result {
  /** Undefined when some are made anew with the pages that they are joined of. */
  readonly files: readonly KeptFile[] | undefined
  readonly value: Json
}

function takeRevised({made, kept, value}: RevisedFiles, last: KeptFiles, context: KeepContext): Result {
  const known = new Map(last.files.map((file) => [file.path, file]))
  const files = kept.map((path) => {
    const file = known.get(path)
    if (file === undefined) throw new Error(`${path} is none of the last files`)
    context.add(toStaged(file))
    return file
  })
  return toResult([...files, ...made.map((asset) => take(asset, context))], value)
}

async function makeAll(make: Parameters<KeepFiles>[1], context: KeepContext): Promise<Result> {
  const files: (KeptFile | undefined)[] = []
  const steps = make()
  let step: IteratorResult<EmittedAsset, Json> = await steps.next()
  for (; step.done !== true; step = await steps.next()) files.push(take(step.value, context))
  return toResult(files, step.value)
}

function toResult(taken: readonly (KeptFile | undefined)[], value: Json): Result {
  const files = taken.filter((file) => file !== undefined)
  return {files: files.length === taken.length ? files : undefined, value}
}

/** Takes a file over. What is joined of rendered pages is written anew with them, and nothing is noted of it. */
function take(asset: EmittedAsset, {stage, add}: KeepContext): KeptFile | undefined {
  const staged = stage(asset)
  add(staged)
  const {path, isHashed, source, policy} = staged
  return source.kind === 'placed' ? {path, hash: source.hash, isHashed, ...(policy && {policy})} : undefined
}

function toStaged({path, hash, isHashed, policy}: KeptFile): StagedAsset {
  return {path, isHashed, source: {kind: 'placed', hash, key: hash, isStaged: false}, ...(policy && {policy})}
}
