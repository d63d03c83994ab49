import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {isFile} from './is-file.ts'

const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx'].flatMap((ending) => [
  ending,
  ...(ending === '' ? [] : [`/index${ending}`]),
])

/** The file behind a path that may lack its ending, or be a folder; the path itself when there is none. */
export function toModuleFile(path: string): string {
  const file = ENDINGS.map((ending) => path + ending).find(isFile)
  if (file !== undefined || !existsSync(join(path, 'package.json'))) return file ?? path
  try {
    return createRequire(join(path, 'package.json')).resolve(path)
  } catch {
    return path
  }
}
