// Locales that a build leaves out: what earlier builds made of them stays in the output.
import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import type {LocaleOutput} from './locale-output.ts'
import type {MadeList} from './made-list.ts'

interface OldOutput {
  readonly root: string
  readonly list: MadeList
}

/** The files of the folders as they stand in the output. A file that a locale has made now is that of the locale. */
export function keptLocales(
  built: readonly LocaleOutput[],
  folders: readonly string[],
  {root, list}: OldOutput,
): readonly LocaleOutput[] {
  const isNew = (file: string): boolean =>
    built.some(({prefix, files}) => file.startsWith(prefix) && files.has(file.slice(prefix.length)))
  const assets = new Set(list.assetSets[0])
  return folders
    .filter((prefix) => existsSync(join(root, prefix)))
    .map((prefix) => {
      const found = listFiles(join(root, prefix)).filter((file) => list.isMade(prefix + file) && !isNew(prefix + file))
      return {
        prefix,
        files: new Map(found.map((file) => [file, undefined])),
        assets: found.filter((file) => assets.has(prefix + file)),
        staged: new Set(),
        before: found,
      }
    })
}

/** Files below a folder, relative to it. Links are not followed. */
export function listFiles(dir: string, prefix = ''): readonly string[] {
  return readdirSync(join(dir, prefix), {withFileTypes: true}).flatMap((entry) => {
    const path = prefix + entry.name
    if (entry.isDirectory()) return listFiles(dir, `${path}/`)
    return entry.isFile() ? [path] : []
  })
}
