// Modules that are named in a configuration and run while the site is built: transforms, and tasks of plugins.
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, isAbsolute, join, resolve} from 'node:path'
import {explainOldName} from './old-names.ts'

/**
 * File of a module that a site or a plugin names: a path, `@site/` and a path, or a package found from the site folder, else
 * one of the program's own.
 * @throws Error when there is no such package. A path is not looked up.
 */
export function resolveModule(module: string, siteDir: string): string {
  const renamed = explainOldName(module)
  if (renamed !== undefined) throw new Error(`${renamed.message} ${renamed.hint}`)
  if (isAbsolute(module)) return module
  if (/^\.{0,2}\//.test(module)) return resolve(siteDir, module)
  if (module.startsWith('@site/')) return join(siteDir, module.slice('@site/'.length))
  for (const from of [siteDir, dirname(createRequire(import.meta.url).resolve('unified'))]) {
    const file = resolvePackage(module, from)
    if (file !== undefined) return file
  }
  throw new Error(`The package "${module}" cannot be found from the site's folder.`)
}

/** Node's own lookup knows only what CommonJS may load, and most transforms are ES modules: so by hand where it fails. */
function resolvePackage(module: string, from: string): string | undefined {
  try {
    return createRequire(join(from, 'index.js')).resolve(module)
  } catch {
    return resolveExport(module, from, 'import')
  }
}

/**
 * What a package exports for one of Node's two kinds of modules, by its description as it is now: Node keeps the one that it read
 * first. Undefined for a package that is missing or has no `exports`.
 */
export function resolveExport(module: string, from: string, kind: 'import' | 'require'): string | undefined {
  const [, name = module, subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(module) ?? []
  for (let dir = from; ; dir = dirname(dir)) {
    const home = join(dir, 'node_modules', name)
    if (existsSync(join(home, 'package.json'))) {
      // A package's own description of itself; only its entries of the kind are looked at.
      const {exports} = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {exports?: unknown}
      const target = findTarget(exports, `.${subpath}`, [kind, 'node', 'default'])
      return target === undefined ? undefined : join(home, target)
    }
    if (dir === dirname(dir)) return undefined
  }
}

function findTarget(exports: unknown, subpath: string, conditions: readonly string[]): string | undefined {
  if (typeof exports === 'string') return subpath === '.' ? exports : undefined
  if (typeof exports !== 'object' || exports === null) return undefined
  const entries = new Map<string, unknown>(Object.entries(exports))
  const hasSubpaths = [...entries.keys()].some((key) => key.startsWith('.'))
  const target = hasSubpaths ? entries.get(subpath) : subpath === '.' ? exports : undefined
  return findCondition(target, conditions)
}

function findCondition(target: unknown, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target
  if (typeof target !== 'object' || target === null) return undefined
  for (const [condition, inner] of Object.entries(target)) {
    if (!conditions.includes(condition)) continue
    const found = findCondition(inner, conditions)
    if (found !== undefined) return found
  }
  return undefined
}
