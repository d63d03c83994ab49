// Which file stands behind each `@theme/X`: the program's theme, parts that plugins add, and the site's own `src/theme`.
import {existsSync, readdirSync} from 'node:fs'
import {join, posix, resolve} from 'node:path'
import type {LoadedPlugin} from '../model.ts'
import {runHook} from './run-hook.ts'

export interface ThemeParts {
  /** `@theme/X` and `@theme-original/X` to absolute files, for parts that are not the program's own. */
  readonly aliases: Readonly<Record<string, string>>
}

export async function resolveThemeParts(plugins: readonly LoadedPlugin[], siteDir: string): Promise<ThemeParts> {
  const added = new Map<string, string>()
  for (const plugin of plugins) {
    const components = await runHook(plugin, 'components', () => plugin.definition.components?.(plugin.context))
    for (const [name, file] of Object.entries(components ?? {})) added.set(name, resolve(siteDir, file))
  }
  const aliases: Record<string, string> = {}
  for (const [name, file] of added) {
    aliases[`@theme/${name}`] = file
    aliases[`@theme-original/${name}`] = file
  }
  for (const [name, file] of findSiteParts(join(siteDir, 'src/theme'))) aliases[`@theme/${name}`] = file
  return {aliases}
}

/** Components below `src/theme`, by name; test, story and style files are not parts. */
function findSiteParts(dir: string, prefix = ''): [string, string][] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry): [string, string][] => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return findSiteParts(path, posix.join(prefix, entry.name))
    const stem = /^([^.]+)\.[jt]sx?$/.exec(entry.name)?.[1]
    if (stem === undefined) return []
    const name = stem === 'index' ? prefix : posix.join(prefix, stem)
    return name === '' ? [] : [[name, path]]
  })
}
