// Where the running program keeps the modules that a site's files import as `quire-docs/...`. A site needs no
// installation of its own for these: its configuration gets the very files that run.
import {existsSync, readdirSync} from 'node:fs'
import {dirname, join, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import {findPackageRoot} from './package-root.ts'

/** Specifier (`quire-docs/config`, `quire-docs/plugins/docs`) to the absolute path of its file. */
export type ProgramFiles = Readonly<Record<string, string>>

/** Name of the package, and the first part of all that is imported from it. */
export const PACKAGE_NAME = 'quire-docs'

/** The compiled files when the program runs compiled, else the sources. Files that do not exist are left out. */
export function findProgramFiles(): ProgramFiles {
  const here = fileURLToPath(import.meta.url)
  const root = findPackageRoot(dirname(here), PACKAGE_NAME)
  const isCompiled = here.startsWith(join(root, 'dist') + sep)
  const entries = isCompiled ? compiledFiles(root) : sourceFiles(root)
  return Object.fromEntries(entries.filter(([, path]) => existsSync(path)))
}

function compiledFiles(root: string): readonly (readonly [string, string])[] {
  const dist = join(root, 'dist')
  const plugins = listNames(join(dist, 'plugins')).filter((name) => name.endsWith('.js'))
  return [
    [PACKAGE_NAME, join(dist, 'index.js')],
    [`${PACKAGE_NAME}/config`, join(dist, 'config.js')],
    [`${PACKAGE_NAME}/plugin`, join(dist, 'plugin.js')],
    [`${PACKAGE_NAME}/plugin/content`, join(dist, 'plugin/content.js')],
    [`${PACKAGE_NAME}/plugin/search`, join(dist, 'plugin/search.js')],
    ...plugins.map((file) => [`${PACKAGE_NAME}/plugins/${file.slice(0, -3)}`, join(dist, 'plugins', file)] as const),
    ...plugins.map((file) => pageTask(file.slice(0, -3), join(dist, 'plugins', file.slice(0, -3), 'page-task.js'))),
  ]
}

function sourceFiles(root: string): readonly (readonly [string, string])[] {
  return [
    [PACKAGE_NAME, join(root, 'src/node/index.ts')],
    [`${PACKAGE_NAME}/config`, join(root, 'src/config/index.ts')],
    [`${PACKAGE_NAME}/plugin`, join(root, 'src/plugin/index.ts')],
    [`${PACKAGE_NAME}/plugin/content`, join(root, 'src/plugin/content.ts')],
    [`${PACKAGE_NAME}/plugin/search`, join(root, 'src/plugin/search.ts')],
    ...listNames(join(root, 'plugins')).map(
      (name) => [`${PACKAGE_NAME}/plugins/${name}`, join(root, 'plugins', name, 'index.ts')] as const,
    ),
    ...listNames(join(root, 'plugins')).map((name) => pageTask(name, join(root, 'plugins', name, 'page-task.ts'))),
  ]
}

/** What a plugin's work on pages is named: `quire-docs/plugins/search/page-task`. */
function pageTask(plugin: string, path: string): readonly [string, string] {
  return [`${PACKAGE_NAME}/plugins/${plugin}/page-task`, path]
}

function listNames(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
