// Work whose result test files share, in whatever process they run: the first that asks does it, the others wait.
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {inject} from 'vitest'

const POLL_MS = 100

/**
 * The result of `make`, which is called once in a run for each key and must give plain data. It gets a folder that lives
 * as long as the run, for reading only once `make` is done; a watching runner keeps the first result. When `make` fails,
 * whoever waits or comes later tries again.
 */
export async function oncePerRun<T>(key: string, make: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(inject('runFolder'), createHash('sha256').update(key).digest('hex').slice(0, 16))
  const resultFile = join(folder, 'result.json')
  const lock = join(folder, 'lock')
  mkdirSync(folder, {recursive: true})
  while (!existsSync(resultFile)) {
    if (!isFirst(lock)) {
      await setTimeout(POLL_MS)
      continue
    }
    try {
      // Two may have seen no result, one after the other became first.
      if (!existsSync(resultFile)) save(resultFile, await make(folder))
    } finally {
      rmdirSync(lock)
    }
  }
  // Written by this file.
  return JSON.parse(readFileSync(resultFile, 'utf8')) as T
}

/** Whoever makes the folder is first: that succeeds once, whichever process tries. */
function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    // Any other error, and everybody would wait for ever.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** A reader sees the whole file or none. */
function save(file: string, result: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(result))
  renameSync(`${file}.new`, file)
}
