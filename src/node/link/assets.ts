// Files that content points at: copied to the output under the hash of their bytes, images measured.
import {readFileSync} from 'node:fs'
import {basename, extname} from 'node:path'
import {hashOf, keyOf, nameHash} from '../cache/hash.ts'
import {hashKnown, type Snapshots, statFile} from '../cache/snapshots.ts'
import type {Store} from '../cache/store.ts'
import type {FindOtherSpelling} from '../files/disk-spelling.ts'
import {isImage} from '../files/file-kinds.ts'
import type {FileUse, PublishRule, Refusal} from '../files/publish-rule.ts'
import {type ImageMetadata, measureImage} from './measure-image.ts'

export interface Asset {
  /** Path in the output folder. */
  readonly file: string
  readonly filePath: string
  readonly hash: string
  readonly width?: number
  readonly height?: number
}

export interface AssetCollector {
  /** The asset of a file; undefined when there is no such file, and why when it may not be published. */
  readonly add: (filePath: string, kind: 'images' | 'files', use: FileUse) => Asset | Refusal | undefined
  /** The text of a file that goes into pages that import it; undefined where `add` gives no asset. */
  readonly readImport: (filePath: string) => string | undefined
  /** Pixels of an image that stays where it is, for example in a static folder. */
  readonly measure: (filePath: string) => {width?: number; height?: number}
  /** The path of a file that is spelled otherwise, in small and capital letters, and is none for that. */
  readonly otherSpelling: FindOtherSpelling
  readonly all: () => readonly Asset[]
  /** Absolute paths of all files that were asked for, found or not. */
  readonly lookedUp: () => readonly string[]
}

export interface AssetTools {
  readonly store: Store
  readonly snapshots: Snapshots
  readonly rule: PublishRule
  readonly otherSpelling: FindOtherSpelling
  /** Fingerprint of what measures images. */
  readonly measureVersion: string
}

export function createAssetCollector({
  store,
  snapshots,
  rule,
  otherSpelling,
  measureVersion,
}: AssetTools): AssetCollector {
  const known = new Map<string, Asset | undefined>()
  const read = new Set<string>()
  const readImage = (filePath: string): {hash: string; size: ImageMetadata} | undefined => {
    const stats = statFile(filePath)
    if (stats === undefined) return undefined
    const hash = hashKnown(filePath, stats, snapshots)
    return {hash, size: measureOnce(filePath, hash, {store, version: measureVersion})}
  }
  return {
    add: (filePath, kind, use) => {
      const refusal = rule.refusalOf(filePath, use)
      // A folder is no file to publish, whatever its name.
      if (refusal !== undefined) return statFile(filePath) === undefined ? undefined : refusal
      if (known.has(filePath)) return known.get(filePath)
      const image = otherSpelling(filePath) === undefined ? readImage(filePath) : undefined
      const asset =
        image === undefined
          ? undefined
          : {file: `assets/${kind}/${nameOf(filePath, image.hash)}`, filePath, hash: image.hash, ...image.size}
      known.set(filePath, asset)
      return asset
    },
    readImport: (filePath) => {
      read.add(filePath)
      const isRefused = rule.refusalOf(filePath, 'import') !== undefined || otherSpelling(filePath) !== undefined
      return isRefused || statFile(filePath) === undefined ? undefined : readFileSync(filePath, 'utf8')
    },
    otherSpelling,
    measure: (filePath) => readImage(filePath)?.size ?? {},
    all: () => [...known.values()].filter((asset) => asset !== undefined),
    lookedUp: () => [...new Set([...known.keys(), ...read])],
  }
}

interface Measuring {
  readonly store: Store
  readonly version: string
}

function measureOnce(filePath: string, hash: string, {store, version}: Measuring): ImageMetadata {
  if (!isImage(filePath)) return {}
  const key = keyOf(hash, version)
  const kept = store.get<ImageMetadata>('image', key)
  if (kept !== undefined) return kept
  const bytes = readFileSync(filePath)
  const size = measureImage(bytes)
  // A file that was saved since it was hashed is shown as it is now, and not remembered under its old hash.
  if (hashOf(bytes) === hash) store.put('image', key, size)
  return size
}

function nameOf(filePath: string, hash: string): string {
  const extension = extname(filePath)
  const stem = basename(filePath, extension).replace(/[^\w.-]+/g, '-')
  return `${stem}-${nameHash(hash)}${extension.toLowerCase()}`
}
