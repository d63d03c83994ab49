// The few values that change under their key (snapshots, manifests): a small file each, replaced whole.
import {mkdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {systemCode} from '../files/errno.ts'
import {hashOf} from './hash.ts'
import {readRecord, toRecord} from './record.ts'
import {touch} from './touch.ts'
import {writeWhole} from './write-whole.ts'

export interface StateFiles {
  readonly get: (key: string) => Buffer | undefined
  /** @throws the system's error; what was there before then stays. */
  readonly put: (key: string, value: Uint8Array) => void
}

/** @param reportDamage Called when a file that is there cannot be used. */
export function openStates(dir: string, reportDamage: () => void): StateFiles {
  const pathOf = (key: string): string => join(dir, hashOf(key))
  return {
    get: (key) => {
      const bytes = readIfThere(pathOf(key))
      if (bytes === undefined) return undefined
      const record = bytes === 'unreadable' ? undefined : readRecord(bytes)
      if (record?.key === key) return record.value
      reportDamage()
      return undefined
    },
    put: (key, value) => {
      const path = pathOf(key)
      mkdirSync(dirname(path), {recursive: true})
      writeWhole(path, toRecord(key, value))
    },
  }
}

function readIfThere(path: string): Buffer | 'unreadable' | undefined {
  try {
    const bytes = readFileSync(path)
    touch(path)
    return bytes
  } catch (error) {
    return systemCode(error) === 'ENOENT' ? undefined : 'unreadable'
  }
}
