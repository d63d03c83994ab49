// The files of a site as commands of plugins reach them.
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import type {SiteFolder} from '../plugin/types.ts'
import {SiteError} from '../shared/diagnostics.ts'
import {loadModule} from './config/load-module.ts'
import {toSourcePath} from './files/source-path.ts'
import type {SiteConfig} from './model.ts'

export function toSiteFolder({siteDir, cacheDir}: Pick<SiteConfig, 'siteDir' | 'cacheDir'>): SiteFolder {
  const at = (path: string): string => resolve(siteDir, path)
  return {
    hasFolder: (path) => isFolder(at(path)) && readdirSync(at(path)).length > 0,
    readText: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    writeText: (path, text) => {
      mkdirSync(dirname(at(path)), {recursive: true})
      writeFileSync(at(path), text)
    },
    copyFolder: (from, to) => cpSync(at(from), at(to), {recursive: true}),
    loadModule: async (path) => {
      if (!existsSync(at(path))) throw missing(path, toSourcePath(at(path), siteDir))
      return (await loadModule(at(path), {cacheDir, siteDir})).value
    },
  }
}

function isFolder(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isDirectory() === true
}

function missing(path: string, sourcePath: string): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'content/missing-module',
      message: `The file "${path}" does not exist.`,
      location: {sourcePath},
      hint: 'Create the file, or correct the path in the configuration.',
    },
  ])
}
