// Texts of the site that its other languages lack: there they stand in the language that is translated from.
import {existsSync, readFileSync} from 'node:fs'
import {posix} from 'node:path'
import {readDescribedMessages} from '../../plugin/messages-file.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {loadThemeMessages} from '../config/theme-messages.ts'
import {toFilePath} from '../files/source-path.ts'
import {collectMessages, type MessagesFile} from '../translations/collect-messages.ts'
import type {ExaminedSite} from './examined-site.ts'

const MAX_NAMED = 3

/** Files with mistakes are the build's to report. */
export async function findUntranslated({config, setup, models}: ExaminedSite): Promise<readonly Diagnostic[]> {
  const {locales, defaultLocale} = config.i18n
  const others = locales.filter((locale) => locale !== defaultLocale)
  if (others.length === 0) return []
  const files = await collectMessages({config, setup, models, report: () => undefined})
  return others.flatMap((locale) => files.flatMap((file) => describeLacking(file, locale, config) ?? []))
}

function describeLacking(
  {path, messages}: MessagesFile,
  locale: string,
  {i18n: {path: folder, localeConfigs}, siteDir, compatibility}: ExaminedSite['config'],
): Diagnostic | undefined {
  const sourcePath = posix.join(folder, localeConfigs[locale]?.path ?? locale, path)
  const file = toFilePath(sourcePath, siteDir)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const existing = text === undefined ? {} : readDescribedMessages({sourcePath, text}, () => undefined)
  const own = loadThemeMessages([locale, localeConfigs[locale]?.htmlLang ?? ''], {siteDir, compatibility})
  const wanted = Object.keys(messages)
  const lacking = wanted.filter((id) => !Object.hasOwn(existing, id) && own[id] === undefined)
  if (lacking.length === 0) return undefined
  const named = lacking.slice(0, MAX_NAMED).map((id) => `"${messages[id]?.message ?? id}"`)
  const more = lacking.length > MAX_NAMED ? ` and ${lacking.length - MAX_NAMED} more` : ''
  return {
    level: 'warning',
    code: 'doctor/untranslated',
    message: `"${sourcePath}" lacks ${lacking.length} of ${wanted.length} texts: ${named.join(', ')}${more}.`,
    ...(text === undefined ? {} : {location: {sourcePath}}),
    hint: `Run "quire write-translations --locale ${locale}", and translate what it adds.`,
  }
}
