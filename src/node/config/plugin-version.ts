// Where a plugin that was written for Docusaurus is from, as code in browsers may read it there of `siteMetadata`.
import {readFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {PluginVersion} from '../../shared/listed-plugin.ts'

/** @param folder Absolute folder of its module. Below the site's own package it is part of the project. */
export function pluginVersionOf(folder: string, siteDir: string): PluginVersion {
  const dir = resolve(folder)
  const manifest = readManifest(dir)
  if (manifest === undefined) return dirname(dir) === dir ? {type: 'local'} : pluginVersionOf(dirname(dir), siteDir)
  return dir === resolve(siteDir) ? {type: 'project'} : {type: 'package', ...manifest}
}

function readManifest(dir: string): Pick<PluginVersion, 'name' | 'version'> | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    const {name, version} = isPlainRecord(manifest) ? manifest : {}
    return {...(typeof name === 'string' && {name}), ...(typeof version === 'string' && {version})}
  } catch {
    return undefined
  }
}
