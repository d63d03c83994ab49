// What the package.json of a folder says.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isPlainRecord} from '../../shared/is-plain-record.ts'

/** Undefined where there is none that can be read; without fields where it holds something else. */
export function readManifest(folder: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return isPlainRecord(manifest) ? manifest : {}
  } catch {
    return undefined
  }
}
