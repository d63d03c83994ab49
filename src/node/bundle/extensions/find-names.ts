// Names that plugins of the site teach the bundler: aliases, and folders in which it looks for modules.
import {join, resolve} from 'node:path'
import {isPlainRecord} from '../../../shared/is-plain-record.ts'
import {clientConfig} from '../bundler-config.ts'
import {extendConfig} from './extend-config.ts'
import type {ExtensionInput} from './plan-extensions.ts'

export interface TaughtNames {
  /** Whether an alias is for the name. */
  readonly isAlias: (name: string) => boolean
  /** Absolute paths that the name may stand for in the folders. */
  readonly filesFor: (name: string) => readonly string[]
}

/** What is wrong with the plugins is told elsewhere. */
export function findNames({extensions, bundler, rspackFolder, program}: ExtensionInput): TaughtNames {
  const base = clientConfig(bundler)
  const known = new Set<unknown>(base.resolve?.modules)
  const {resolve: given} = extendConfig(base, extensions, {
    programRoot: program.root,
    bundler: bundler.bundler,
    rspackFolder,
    isServer: false,
    documentFolders: [],
    report: () => undefined,
  })
  const own = new Set(aliasNames(base.resolve?.alias))
  const aliases = aliasNames(given?.alias).filter((name) => !own.has(name))
  const folders = (given?.modules ?? []).filter((folder) => !known.has(folder))
  return {
    isAlias: (name) =>
      aliases.some((alias) =>
        alias.endsWith('$') ? name === alias.slice(0, -1) : name === alias || name.startsWith(`${alias}/`),
      ),
    filesFor: (name) => folders.map((folder) => join(resolve(bundler.siteDir, folder), name)),
  }
}

/** By name, or as a list of objects. */
function aliasNames(alias: unknown): readonly string[] {
  if (isPlainRecord(alias)) return Object.keys(alias)
  if (!Array.isArray(alias)) return []
  return alias.flatMap((one) => (isPlainRecord(one) && typeof one.name === 'string' ? [one.name] : []))
}
