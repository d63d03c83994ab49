// The settings of the compiler, which pages are compiled with, and documents that code imports.

import {stripBaseUrl} from '../../shared/permalink.ts'
import {onDiskAsync} from '../cache/store-error.ts'
import {type SettingsInput, toCompilerSpec} from '../compile/compiler-settings.ts'
import {attempt, type Maybe, UNKNOWN} from '../known.ts'
import type {CompilerSpec, LinkIndex} from '../model.ts'
import type {Tools} from '../tools.ts'
import {keepPublished, keepSettings} from './keep-settings.ts'

/** Unknown when a mistake of the configuration hides them; it is reported. */
export async function openSettings(
  {permalinks, ...input}: SettingsInput & Pick<LinkIndex, 'permalinks'>,
  tools: Tools,
): Promise<Maybe<CompilerSpec>> {
  const found = await attempt(() => toCompilerSpec(input, tools), tools.report)
  const settings = found.isKnown ? found.value : UNKNOWN
  const {cacheDir, baseUrl} = input.config
  // Links get the base URL where they are shown.
  const paths = [...permalinks].map(([sourcePath, permalink]) => [
    sourcePath,
    `/${stripBaseUrl(permalink, baseUrl) ?? permalink.slice(1)}`,
  ])
  const published = {paths: Object.fromEntries(paths), contentDirs: input.setup.publishing.contentDirs}
  await onDiskAsync(cacheDir, async () => {
    keepSettings(settings, cacheDir)
    keepPublished(published, cacheDir)
  })
  return settings
}
