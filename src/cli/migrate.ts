// `quire migrate`: what a Docusaurus site needs to be rewritten, shown as a diff, or written.
import {relative, resolve} from 'node:path'
import type {MigrateOptions} from '../node/api-types.ts'
import type {CommandTools} from './commands.ts'
import {formatComparison} from './comparison.ts'
import {EXIT} from './io.ts'
import {writeFindings} from './report.ts'
import {formatItems} from './text.ts'

export interface MigrateFlags {
  readonly write?: boolean
  readonly config?: boolean
  readonly configFile?: string
  /** Folder that Docusaurus built. */
  readonly compare?: string
  /** Folder that Quire built. */
  readonly with?: string
  readonly all?: boolean
}

/** Runs `quire migrate`; gives the exit code. */
export async function runMigrate(siteDir: string, flags: MigrateFlags, tools: CommandTools): Promise<number> {
  const {write = false, config = false, configFile} = flags
  const options = {
    siteDir: resolve(tools.io.cwd, siteDir),
    write,
    ...(configFile === undefined ? {} : {config: configFile}),
  }
  if (flags.compare !== undefined) return showComparison(options, flags, tools)
  return config ? showConfig(options, tools) : showPages(options, tools)
}

type Options = MigrateOptions & {readonly siteDir: string; readonly write: boolean}

async function showPages(options: Options, {io, api}: CommandTools): Promise<number> {
  const {siteDir, write} = options
  const {files, diagnostics} = await api.migratePages(options)
  for (const {path, diff} of files) io.out(write ? `Wrote ${path}\n` : diff)
  writeFindings(io, diagnostics, {siteDir, isQuiet: false, format: api.formatDiagnostic})
  io.err(`${summary(files.length, write)}\n`)
  return diagnostics.some(({level}) => level === 'error') ? EXIT.failed : EXIT.ok
}

/** Exit code 0 when every difference is meant to be. */
async function showComparison(options: Options, flags: MigrateFlags, {io, api}: CommandTools): Promise<number> {
  const {write: _, ...site} = options
  const report = await api.compareBuilds({
    ...site,
    docusaurusDir: resolve(io.cwd, flags.compare ?? ''),
    ...(flags.with === undefined ? {} : {quireDir: resolve(io.cwd, flags.with)}),
  })
  writeFindings(io, report.diagnostics, {siteDir: options.siteDir, isQuiet: false, format: api.formatDiagnostic})
  if (!report.ok) io.err('Not built, so there is nothing to compare.\n')
  else io.out(formatComparison(report, flags.all === true))
  return report.ok && report.differences.every(({reason}) => reason !== undefined) ? EXIT.ok : EXIT.failed
}

async function showConfig(options: Options, {io, api}: CommandTools): Promise<number> {
  const {file, from, text} = await api.migrateConfig(options)
  io.out(options.write ? `Wrote ${relative(io.cwd, file)}\n` : text)
  io.err(
    options.write ? `It takes the place of ${from}, which you can remove.\n` : 'Nothing is written without --write.\n',
  )
  if (!text.includes('compatibility')) io.err(COMPATIBILITY_NOTE)
  return EXIT.ok
}

const COMPATIBILITY_NOTE = `The configuration is made by code, so it is as it was. A docusaurus.config is read with
"compatibility: 'docusaurus'": add that to the object, and documents are read as before.
`

function summary(count: number, isWritten: boolean): string {
  if (count === 0) return 'No document needs to be rewritten.'
  const documents = formatItems(count, 'document')
  return isWritten ? `Rewrote ${documents}.` : `${documents} would change. Nothing is written without --write.`
}
