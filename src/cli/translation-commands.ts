// `quire write-translations`, `quire i18n:status` and `quire write-heading-ids`: what is written, and what is to be said about it.
import {statSync} from 'node:fs'
import {relative, resolve} from 'node:path'
import type {Command} from 'commander'
import type {I18nStatusReport} from '../node/api-types.ts'
import type {CommandTools} from './commands.ts'
import {EXIT} from './io.ts'
import {collect} from './options.ts'
import {writeFindings} from './report.ts'
import {formatCount, formatItems, formatTable} from './text.ts'

export interface TranslationsFlags {
  readonly config?: string
  readonly locale?: string
  readonly override?: boolean
  readonly messagePrefix?: string
}

export interface HeadingIdsFlags {
  readonly maintainCase?: boolean
  readonly overwrite?: boolean
}

export interface StatusFlags {
  readonly config?: string
  readonly locale?: readonly string[]
  readonly strict?: boolean
  readonly json?: boolean
}

/** What is done for each command. */
export interface TranslationActions {
  readonly writeTranslations: (siteDir: string, flags: TranslationsFlags) => Promise<void>
  readonly i18nStatus: (siteDir: string, flags: StatusFlags) => Promise<void>
  readonly writeHeadingIds: (siteDir: string, files: readonly string[], flags: HeadingIdsFlags) => Promise<void>
}

export function addTranslationCommands(cli: Command, actions: TranslationActions): void {
  cli
    .command('write-translations')
    .description('Write the files of messages that translators fill in.')
    .argument('[siteDir]', 'folder of the site', '.')
    .option('--config <file>', 'configuration file')
    .option('-l, --locale <locale>', 'locale to write the files of (default: the default locale)')
    .option('--override', 'replace what is translated already')
    .option('--messagePrefix <text>', 'text in front of each message that is new')
    .action(actions.writeTranslations)
  cli
    .command('i18n:status')
    .description('Show what is translated, missing and outdated in each language.')
    .argument('[siteDir]', 'folder of the site', '.')
    .option('--config <file>', 'configuration file')
    .option('-l, --locale <locale...>', 'these locales only; can be given several times', collect)
    .option('--strict', 'end with exit code 1 when something is missing or outdated')
    .option('--json', 'print a report as JSON, with each file and message, and nothing else')
    .action(actions.i18nStatus)
  cli
    .command('write-heading-ids')
    .description('Write the ids of headings into documents, so that links to them hold.')
    .argument('[siteDir]', 'folder of the site', '.')
    .argument('[files...]', 'files or patterns, from the folder of the site (default: all documents)')
    .option('--maintain-case', 'keep capital letters')
    .option('--overwrite', 'make ids again that are written already')
    .action(actions.writeHeadingIds)
}

/** Runs `quire write-translations`; gives the exit code. */
export async function runWriteTranslations(
  siteDir: string,
  flags: TranslationsFlags,
  {io, api}: CommandTools,
): Promise<number> {
  const root = resolve(io.cwd, siteDir)
  const {written, diagnostics} = await api.writeTranslations({siteDir: root, ...flags})
  writeFindings(io, diagnostics, {siteDir: root, isQuiet: false, format: api.formatDiagnostic})
  for (const file of written) io.out(`Wrote ${relative(io.cwd, file)}\n`)
  if (written.length === 0) io.out('All files have all messages already.\n')
  return EXIT.ok
}

/** Runs `quire i18n:status`; gives the exit code. */
export async function runI18nStatus(
  siteDir: string,
  {locale: locales, strict = false, json = false, ...flags}: StatusFlags,
  {io, api}: CommandTools,
): Promise<number> {
  const root = resolve(io.cwd, siteDir)
  const asked = locales === undefined ? {} : {locales}
  const report = await api.i18nStatus({siteDir: root, ...asked, ...flags})
  if (json) io.out(`${JSON.stringify(report, null, 2)}\n`)
  else {
    writeFindings(io, report.diagnostics, {siteDir: root, isQuiet: false, format: api.formatDiagnostic})
    io.out(report.locales.length === 0 ? 'The site has one language.\n' : `${statusTable(report)}\n`)
  }
  const isComplete = report.locales.every(({parts}) =>
    parts.every(({missing, outdated}) => missing.length + outdated.length === 0),
  )
  return strict && !isComplete ? EXIT.failed : EXIT.ok
}

function statusTable({locales, hasHistory}: I18nStatusReport): string {
  const widthOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({length}) => length))
  const localeWidth = widthOf(locales.map(({locale}) => locale))
  const ownerWidth = widthOf(locales.flatMap(({parts}) => parts.map((part) => part.of)))
  const rows = locales.flatMap(({locale, parts}) =>
    parts.map(({of, path, translatedCount, missing, outdated, same}) => [
      `${locale.padEnd(localeWidth)}  ${of.padEnd(ownerWidth)}  ${path}`,
      ...[translatedCount, missing.length, same.length].map(formatCount),
      hasHistory ? formatCount(outdated.length) : '?',
    ]),
  )
  return formatTable([['', 'translated', 'missing', 'same text', 'outdated'], ...rows])
}

/** Runs `quire write-heading-ids`; gives the exit code. */
export async function runWriteHeadingIds(
  siteDir: string,
  {files, ...flags}: HeadingIdsFlags & {readonly files: readonly string[]},
  {io, api}: CommandTools,
): Promise<number> {
  const isFolder = statSync(resolve(io.cwd, siteDir), {throwIfNoEntry: false})?.isDirectory() === true
  // Documents may be named without the folder of the site.
  const site = isFolder ? {siteDir: resolve(io.cwd, siteDir), files} : {siteDir: io.cwd, files: [siteDir, ...files]}
  const {written, count} = await api.writeHeadingIds({...site, ...flags})
  for (const file of written) io.out(`Wrote ${relative(io.cwd, file)}\n`)
  io.out(`${formatItems(written.length, 'document')} of ${formatItems(count, 'document')} changed.\n`)
  return EXIT.ok
}
