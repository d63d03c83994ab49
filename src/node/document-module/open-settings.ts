// The settings of the compiler, which pages are compiled with, and documents that code imports.
import {onDiskAsync} from '../cache/store-error.ts'
import {type SettingsInput, toCompilerSpec} from '../compile/compiler-settings.ts'
import {attempt, type Maybe, UNKNOWN} from '../known.ts'
import type {CompilerSpec} from '../model.ts'
import type {Tools} from '../tools.ts'
import {keepSettings} from './keep-settings.ts'

/** Unknown when a mistake of the configuration hides them; it is reported. */
export async function openSettings(input: SettingsInput, tools: Tools): Promise<Maybe<CompilerSpec>> {
  const found = await attempt(() => toCompilerSpec(input, tools), tools.report)
  const settings = found.isKnown ? found.value : UNKNOWN
  const {cacheDir} = input.config
  await onDiskAsync(cacheDir, async () => keepSettings(settings, cacheDir))
  return settings
}
