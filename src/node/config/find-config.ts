// Finds the configuration file of a site folder.
import {existsSync, statSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files.ts'

const EXTENSIONS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/**
 * Absolute path of the configuration, or undefined when the folder has none.
 * @param named The file that the caller asked for, relative to the site folder or absolute.
 * @throws SiteError when the folder or the named file does not exist, or when only Docusaurus' configuration is there.
 */
export function findConfigFile(siteDir: string, named: string | undefined): string | undefined {
  if (!existsSync(siteDir) || !statSync(siteDir).isDirectory()) {
    throw failure('config/no-site', `There is no folder "${siteDir}".`, 'Give the path of a folder with documents.')
  }
  if (named !== undefined) return findNamed(siteDir, named)
  const own = firstOf(siteDir, 'site.config')
  if (own !== undefined) return own
  const other = firstOf(siteDir, 'docusaurus.config')
  if (other === undefined) return undefined
  const name = toSourcePath(other, siteDir)
  const target = name.replace('docusaurus', 'site')
  throw failure(
    'config/docusaurus-config',
    `The site has a "${name}" and no "site.config.ts".`,
    `Copy "${name}" to "${target}", keep its values, and write plugins as calls: import {docs} from 'quire/plugins/docs'. ` +
      'The presets and plugins of Docusaurus are also known by their names. Keys that differ are reported one by one.',
  )
}

function findNamed(siteDir: string, named: string): string {
  const path = [resolve(siteDir, named), resolve(named)].find((candidate) => existsSync(candidate))
  if (path !== undefined) return path
  throw failure('config/no-config', `There is no configuration file "${named}".`, `Looked in "${siteDir}".`)
}

function firstOf(siteDir: string, base: string): string | undefined {
  return EXTENSIONS.map((extension) => join(siteDir, `${base}.${extension}`)).find((path) => existsSync(path))
}

function failure(code: string, message: string, hint: string): SiteError {
  return new SiteError([{level: 'error', code, message, hint}])
}
