// Bundled modules as files: the code, which is run, its map, and a record of what both were made from. Code and map have
// their hashes in the record, and the record has its own, so that nothing is run that was not written here.
import {mkdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {hashOf} from '../cache/hash.ts'
import {areUnchanged, type InputState} from '../cache/input-states.ts'
import {NO_SNAPSHOTS} from '../cache/snapshots.ts'
import {touch} from '../cache/touch.ts'
import {writeWhole} from '../cache/write-whole.ts'

export interface KeptModule {
  /** Absolute path of the code; that of its map has `.map` at its end. */
  readonly codeFile: string
  /** Absolute paths of the files that went in. */
  readonly files: readonly string[]
}

export interface ModulePlace {
  readonly folder: string
  /** Of what decides the code, but for the contents of its files. */
  readonly key: string
}

/** As it is written: absolute paths would lead elsewhere when the cache has been moved. */
interface ModuleRecord {
  readonly codeHash: string
  readonly mapHash: string
  readonly files: readonly string[]
  /** Of all that decided the code: these files, and where imports were looked for. */
  readonly states: readonly InputState[]
}

/** A module kept before; undefined when there is none, what it was made from has changed, or what is kept is damaged. */
export function findModule({folder, key}: ModulePlace): KeptModule | undefined {
  try {
    const {codeHash, mapHash, files, states} = parseRecord(readFileSync(recordFile(folder, key), 'utf8'))
    const codeFile = codeFileOf({folder, key}, codeHash)
    const parts = [
      [codeFile, codeHash],
      [`${codeFile}.map`, mapHash],
    ] as const
    if (!parts.every(([path, hash]) => hashOf(readFileSync(path)) === hash)) return undefined
    if (!areUnchanged(states, NO_SNAPSHOTS)) return undefined
    for (const path of [recordFile(folder, key), ...parts.map(([path]) => path)]) touch(path)
    return {codeFile, files}
  } catch {
    return undefined
  }
}

export interface NewModule extends Pick<ModuleRecord, 'files' | 'states'> {
  readonly code: string
  readonly map: string
}

/** @throws the system's error. */
export function keepModule({code, map, files, states}: NewModule, place: ModulePlace): KeptModule {
  const codeHash = hashOf(code)
  const codeFile = codeFileOf(place, codeHash)
  const record: ModuleRecord = {codeHash, mapHash: hashOf(map), files, states}
  const text = JSON.stringify(record)
  mkdirSync(place.folder, {recursive: true})
  writeWhole(codeFile, code)
  writeWhole(`${codeFile}.map`, map)
  writeWhole(recordFile(place.folder, place.key), `${hashOf(text)}\n${text}`)
  return {codeFile, files}
}

function recordFile(folder: string, key: string): string {
  return join(folder, `${key}.json`)
}

function codeFileOf({folder, key}: ModulePlace, codeHash: string): string {
  return join(folder, `${key}-${codeHash}.mjs`)
}

/** @throws Error when it is damaged. */
function parseRecord(text: string): ModuleRecord {
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  if (end < 0 || hashOf(json) !== text.slice(0, end)) throw new Error('The record is damaged.')
  // Whole, and written above.
  return JSON.parse(json) as ModuleRecord
}
