// Where a plugin that was written for Docusaurus is from, as code in browsers may read it there of `siteMetadata`.
import {dirname, resolve} from 'node:path'
import type {PluginVersion} from '../../shared/listed-plugin.ts'
import {readManifest} from '../files/read-manifest.ts'

/** @param folder Absolute folder of its module. Below the site's own package it is part of the project. */
export function pluginVersionOf(folder: string, siteDir: string): PluginVersion {
  const dir = resolve(folder)
  const manifest = readManifest(dir)
  if (manifest === undefined) return dirname(dir) === dir ? {type: 'local'} : pluginVersionOf(dirname(dir), siteDir)
  if (dir === resolve(siteDir)) return {type: 'project'}
  const {name, version} = manifest
  return {type: 'package', ...(typeof name === 'string' && {name}), ...(typeof version === 'string' && {version})}
}
