// The list of what Quire made of an output folder, kept in that folder: it outlives the cache and goes where the output
// goes. Paths are in it as hashes, because a page that is in no list must not be found in this one.
import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {OWN_NAMES} from './output-writer.ts'

export interface MadeList {
  readonly isMade: (file: string) => boolean
  /** Number of files, without the list itself. */
  readonly count: number
  /** Files with a hash in their names, of the last builds that changed them, newest first. */
  readonly assetSets: readonly (readonly string[])[]
}

const schema = z.object({made: z.string(), assets: z.array(z.array(z.string()))})

// 9 bytes: one in 10^17 that a given file of a stranger is taken for one of 10,000 files of the site.
const HASH_BYTES = 9
const HASH_LENGTH = (HASH_BYTES * 8) / 6

/** Undefined when no build has filled the folder, or its list cannot be read. */
export function readMadeList(outDir: string): MadeList | undefined {
  const file = join(outDir, OWN_NAMES.list)
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (!parsed.success) return undefined
  const {made, assets} = parsed.data
  const hashes = new Set<string>()
  for (let at = 0; at < made.length; at += HASH_LENGTH) hashes.add(made.slice(at, at + HASH_LENGTH))
  return {
    count: hashes.size,
    isMade: (path) => path === OWN_NAMES.list || hashes.has(hashPath(path)),
    assetSets: assets,
  }
}

/** The same files give the same text. */
export function madeListText(files: Iterable<string>, assetSets: MadeList['assetSets']): string {
  const made = Array.from(files, hashPath).sort().join('')
  return `${JSON.stringify({made, assets: assetSets})}\n`
}

function hashPath(file: string): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, HASH_LENGTH)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
