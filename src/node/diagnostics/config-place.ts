// Finds the place of a configuration key that a finding is about: plugins see values, not the file.
import {readFileSync} from 'node:fs'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {SiteConfig} from '../model.ts'
import {locateKey} from './locate-key.ts'
import {asWritten, type DroppedPath} from './parse-leniently.ts'

export interface ConfigPlaces extends Pick<SiteConfig, 'configPath' | 'siteDir'> {
  /** What was left out of the configuration that the finding is about: items of lists are counted without it. */
  readonly dropped?: readonly DroppedPath[]
}

/** The same finding with the place of its key in the configuration file, where the site has one. */
export function placeInConfig(
  {configKey, ...diagnostic}: Diagnostic,
  {configPath, siteDir, dropped = []}: ConfigPlaces,
): Diagnostic {
  if (configKey === undefined || configPath === undefined) return diagnostic
  const place = locateKey(readFileSync(configPath, 'utf8'), asWritten(configKey, dropped))
  return {...diagnostic, location: {sourcePath: toSourcePath(configPath, siteDir), ...place}}
}
