// Names and paths by which plugins, themes and presets are listed, in the forms that Docusaurus takes.
import {existsSync} from 'node:fs'
import {resolveModule} from '../program/resolve-module.ts'
import {builtInPlugin, counterpartOf, isClassicTheme, isMermaidTheme} from './plugin-names.ts'

export interface NameSearch {
  readonly siteDir: string
  readonly kind: 'plugin' | 'theme' | 'preset'
}

/**
 * The name or path that something is known by: `sass` is `docusaurus-plugin-sass`, and a path into the package of a plugin
 * that ours replaces, as `require.resolve` gives it, is its name.
 */
export function findName(named: string, search: NameSearch): string {
  const inPackage = packageOfPath(named)
  if (inPackage !== undefined && isKnown(inPackage)) return inPackage
  if (/^(?:[./]|@site\/)/.test(named) || isKnown(named)) return named
  const names = [named, ...longNames(named, search.kind)]
  return names.find((name) => isInstalled(name, search.siteDir)) ?? names.find(isKnown) ?? named
}

/** Name of the package that a path leads into; undefined for what is no such path. */
export function packageOfPath(path: string): string | undefined {
  const parts = path.split(/[\\/]/)
  const at = parts.lastIndexOf('node_modules')
  const [scope = '', name] = parts.slice(at + 1)
  if (at < 1 || parts.length < at + (scope.startsWith('@') ? 4 : 3)) return undefined
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

function isKnown(name: string): boolean {
  return (
    builtInPlugin(name) !== undefined ||
    counterpartOf(name) !== undefined ||
    isClassicTheme(name) ||
    isMermaidTheme(name)
  )
}

/** `sass` is short for `docusaurus-plugin-sass`, `@acme/x` for `@acme/docusaurus-plugin-x`, `@acme` for `@acme/docusaurus-plugin`. */
function longNames(name: string, kind: NameSearch['kind']): readonly string[] {
  if (!name.startsWith('@')) return [`@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`]
  const [scope, rest] = name.split('/', 2)
  const path = name.slice(`${scope}/${rest}`.length)
  return [rest === undefined ? `${scope}/docusaurus-${kind}` : `${scope}/docusaurus-${kind}-${rest}${path}`]
}

export function isInstalled(name: string, siteDir: string): boolean {
  try {
    return existsSync(resolveModule(name, siteDir))
  } catch {
    return false
  }
}
