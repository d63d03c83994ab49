// `quire book`: what it does with its options, and what it says.
import {relative} from 'node:path'
import type {CommandTools} from './commands.ts'
import {EXIT} from './io.ts'
import {writeFindings} from './report.ts'

export interface BookFlags {
  readonly pdf?: boolean
  readonly epub?: boolean
  readonly outDir: string
  readonly section?: string
  readonly docsVersion?: string
  readonly numbers: boolean
  readonly date?: string
  readonly quiet?: boolean
}

/** Runs `quire book`; gives the exit code. */
export async function runBook(site: string, flags: BookFlags, {io, api}: CommandTools): Promise<number> {
  const {pdf = false, epub = false, outDir, section, docsVersion, numbers, date, quiet: isQuiet = false} = flags
  if (!pdf && !epub) {
    io.err('error: Say which book to make: --pdf, --epub, or both.\n')
    return EXIT.usage
  }
  const formats = [...(epub ? ['epub' as const] : []), ...(pdf ? ['pdf' as const] : [])]
  // With it come packages that no other command needs.
  const {writeBook} = await import('../book/main.ts')
  const {files, chapters, diagnostics} = await writeBook({
    site,
    cwd: io.cwd,
    formats,
    outDir,
    section,
    docsVersion,
    hasNumbers: numbers,
    date,
  })
  writeFindings(io, diagnostics, {siteDir: io.cwd, isQuiet, format: api.formatDiagnostic})
  const count = chapters === 1 ? '1 chapter' : `${chapters} chapters`
  if (!isQuiet) for (const file of files) io.out(`Wrote ${relative(io.cwd, file)} with ${count}.\n`)
  return EXIT.ok
}
