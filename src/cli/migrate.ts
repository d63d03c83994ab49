// `quire migrate`: what a Docusaurus site needs to be rewritten, shown as a diff, or written.
import {resolve} from 'node:path'
import type {CommandTools} from './commands.ts'
import {EXIT} from './io.ts'
import {writeFindings} from './report.ts'
import {formatItems} from './text.ts'

export interface MigrateFlags {
  readonly write?: boolean
  readonly configFile?: string
}

/** Runs `quire migrate`; gives the exit code. */
export async function runMigrate(siteDir: string, flags: MigrateFlags, {io, api}: CommandTools): Promise<number> {
  const {write = false, configFile} = flags
  const root = resolve(io.cwd, siteDir)
  const {files, diagnostics} = await api.migratePages({
    siteDir: root,
    write,
    ...(configFile === undefined ? {} : {config: configFile}),
  })
  for (const {path, diff} of files) io.out(write ? `Wrote ${path}\n` : diff)
  writeFindings(io, diagnostics, {siteDir: root, isQuiet: false, format: api.formatDiagnostic})
  io.err(`${summary(files.length, write)}\n`)
  return diagnostics.some(({level}) => level === 'error') ? EXIT.failed : EXIT.ok
}

function summary(count: number, isWritten: boolean): string {
  if (count === 0) return 'No document needs to be rewritten.'
  const documents = formatItems(count, 'document')
  return isWritten ? `Rewrote ${documents}.` : `${documents} would change. Nothing is written without --write.`
}
