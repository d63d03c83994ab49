// Bundles in the cache that several machines share. What a bundle was made from is known when it is made, so there are two
// entries: by the settings, which files those were; by the settings and the states of these files, the bundle.
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {serialize} from 'node:v8'
import {keyOf} from '../cache/hash.ts'
import {type InputPaths, type InputState, recordStates} from '../cache/input-states.ts'
import type {Snapshots} from '../cache/snapshots.ts'
import {readValue} from '../cache/value-bytes.ts'
import {type Folders, fromPortablePath, toPortablePath} from '../files/portable-path.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import type {Tools} from '../tools.ts'
import {bundleFiles, type KeptBundle, keepFiles} from './make-bundle.ts'
import {mapPaths, toPortableBundle} from './portable-bundle.ts'

/** A bundle with its inputs as portable paths. */
type SharedBundle = Pick<KeptBundle, 'metadata' | 'hash'>

export interface SharedBundles extends Folders {
  /** Of all bundles. */
  readonly folder: string
  /** Of the settings. */
  readonly key: string
  readonly snapshots: Snapshots
}

type Remote = Tools['remote']

/** The bundle of the settings and of the files as they are now, put into the folder of bundles. */
export async function fetchBundle(place: SharedBundles, remote: Remote): Promise<KeptBundle | undefined> {
  // Rendering runs it.
  if (!remote.takesCode) return undefined
  let paths: InputPaths | undefined
  await remote.fetch('bundle-inputs', [place.key], (_key, [first]) => {
    const found = first === undefined ? undefined : readValue<InputPaths>(first)
    paths = found === undefined ? undefined : mapPaths(found, (path) => fromPortablePath(path, place))
    return paths !== undefined
  })
  if (paths === undefined) return undefined
  const states = recordStates(paths, place.snapshots)
  let bundle: KeptBundle | undefined
  await remote.fetch('bundle', [stateKey(states, place)], (_key, [first, ...contents]) => {
    const shared = first === undefined ? undefined : readValue<SharedBundle>(first)
    bundle = shared === undefined ? undefined : keepShared(shared, contents, {...place, states})
    return bundle !== undefined
  })
  return bundle
}

/** Gives away a bundle that was made. */
export function sendBundle(bundle: KeptBundle, place: SharedBundles, remote: Remote): void {
  if (!remote.takesCode) return
  const {folder: name, hash, metadata} = toPortableBundle(bundle, place)
  const shared: SharedBundle = {hash, metadata}
  remote.send('bundle', stateKey(bundle.inputs, place), () => {
    const contents = bundleFiles(metadata).map((file) => readIfThere(join(place.folder, name, file)))
    return contents.every((content) => content !== undefined) ? [serialize(shared), ...contents] : undefined
  })
  remote.send('bundle-inputs', place.key, () => [serialize(metadata.inputs)])
}

function stateKey(states: readonly InputState[], place: SharedBundles): string {
  const texts = states.map(([path, kind, state]) => `${toPortablePath(path, place)} ${kind} ${state}`)
  return keyOf(place.key, ...texts.sort())
}

/** Undefined when the files are not those that the bundle was made of. */
function keepShared(
  {metadata: portable, hash}: SharedBundle,
  contents: readonly Buffer[],
  {states, ...place}: SharedBundles & {readonly states: readonly InputState[]},
): KeptBundle | undefined {
  const files = bundleFiles(portable)
  if (files.length !== contents.length) return undefined
  const metadata = {...portable, inputs: mapPaths(portable.inputs, (path) => fromPortablePath(path, place))}
  const part = join(place.folder, `${place.key}.${process.pid}-shared.part`)
  try {
    mkdirSync(part, {recursive: true})
    const writer = createOutputWriter(part)
    for (const [at, file] of files.entries()) writer.write(file, contents[at] ?? '')
    const kept = keepFiles(metadata, {folder: place.folder, key: place.key, part, inputs: states})
    return kept.hash === hash ? kept : undefined
  } finally {
    rmSync(part, {recursive: true, force: true})
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
