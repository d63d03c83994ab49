// Finds the configuration file of a site folder.
import {existsSync, statSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {CONFIG_FILES, isDocusaurusConfig} from '../files/config-names.ts'
import {readScript} from '../files/read-script.ts'

/**
 * Absolute path of the configuration, or undefined when the folder has none.
 * @param named The file that the caller asked for, relative to the site folder or absolute.
 * A configuration written for Docusaurus is read like our own; keys that differ are reported one by one.
 * @throws SiteError when the folder or the named file does not exist.
 */
export function findConfigFile(siteDir: string, named: string | undefined): string | undefined {
  if (!existsSync(siteDir) || !statSync(siteDir).isDirectory()) {
    throw failure('config/no-site', `There is no folder "${siteDir}".`, 'Give the path of a folder with documents.')
  }
  if (named !== undefined) return findNamed(siteDir, named)
  const [first, ...others] = CONFIG_FILES.map((name) => join(siteDir, name)).filter((path) => existsSync(path))
  const docusaurus = others.find(isDocusaurusConfig)
  return first !== undefined && docusaurus !== undefined && isHelper(first, docusaurus) ? docusaurus : first
}

/** A site for Docusaurus may have a module of its own under our name: one that its configuration takes in. */
function isHelper(path: string, configPath: string): boolean {
  const [name] = basename(path).split(/\.[cm]?[jt]s$/)
  const taken = readScript(configPath).matchAll(/['"`]\.\/([^'"`\n]+)['"`]/g)
  return !isDocusaurusConfig(path) && [...taken].some(([, to = '']) => to === name || to === basename(path))
}

function findNamed(siteDir: string, named: string): string {
  const path = [resolve(siteDir, named), resolve(named)].find((candidate) => existsSync(candidate))
  if (path !== undefined) return path
  throw failure('config/no-config', `There is no configuration file "${named}".`, `Looked in "${siteDir}".`)
}

function failure(code: string, message: string, hint: string): SiteError {
  return new SiteError([{level: 'error', code, message, hint}])
}
