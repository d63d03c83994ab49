// `quire start`: serves a site while it is written, and tells what happens.
import {resolve} from 'node:path'
import type {NodeApi, StartEvent} from '../node/api-types.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'
import {type CommandTools, httpsOf, keepServing, pick, type ServeFlags} from './commands.ts'
import type {CliIo} from './io.ts'
import {createProgress} from './progress.ts'
import {writeFindings} from './report.ts'
import {formatDuration} from './text.ts'

export interface StartFlags extends Omit<ServeFlags, 'dir' | 'build'> {
  readonly outDir?: string
  readonly locale?: string
  readonly bundler?: 'webpack' | 'rspack'
  readonly poll?: number | true
  readonly follow?: boolean
}

const DEFAULT_POLL_MS = 1000
/** Files of a change that are named. */
const MAX_NAMED = 3

/** Runs `quire start` until the user interrupts. */
export async function runStart(siteDir: string, flags: StartFlags, tools: CommandTools): Promise<number> {
  const {io, api, signal} = tools
  const isQuiet = flags.quiet === true
  const progress = createProgress(io, {isQuiet})
  const root = resolve(io.cwd, siteDir)
  const {poll, outDir, allowedHost} = flags
  try {
    const server = await api.start({
      siteDir: root,
      ...pick(flags, ['config', 'port', 'host', 'locale', 'bundler', 'follow']),
      ...(allowedHost && {allowedHosts: allowedHost}),
      ...httpsOf(flags, io.cwd),
      ...(outDir && {dir: outDir}),
      ...(poll && {pollMs: poll === true ? DEFAULT_POLL_MS : poll}),
      open: flags.open && !io.isCi,
      onProgress: progress.onProgress,
      onPortTaken: (asked, used) => io.err(`Port ${asked} is taken; using ${used}.\n`),
      onEvent: createTeller(io, {root, isQuiet, format: api.formatDiagnostic, stop: progress.stop}),
      onWatchError: ({message}) =>
        io.err(
          `Changes may not be noticed any more: ${message}. Start again with --poll, which looks at the files by itself.\n`,
        ),
      signal,
    })
    progress.stop()
    const stopKeys = io.onKey?.((pressed) => {
      if (pressed === 'r') void server.rebuild()
      else if (pressed === 'o') void server.openInBrowser()
      else if (pressed === 'q') io.interrupt?.()
    })
    if (stopKeys !== undefined && !isQuiet) io.out('Keys: o opens the browser, r reads the site again, q quits.\n')
    try {
      return await keepServing(server, tools)
    } finally {
      stopKeys?.()
    }
  } finally {
    progress.stop()
  }
}

interface Teller {
  readonly root: string
  readonly isQuiet: boolean
  readonly format: NodeApi['formatDiagnostic']
  readonly stop: () => void
}

/** Tells of changes and pages in a line each, and of each finding once. */
function createTeller(io: CliIo, {root, isQuiet, format, stop}: Teller): (event: StartEvent) => void {
  let told: readonly Diagnostic[] = []
  return (event) => {
    stop()
    if (event.kind === 'findings') {
      const before = new Set(told.map((finding) => JSON.stringify(finding)))
      const isNew = (finding: Diagnostic): boolean => !before.has(JSON.stringify(finding))
      writeFindings(io, event.findings.filter(isNew), {siteDir: root, isQuiet, format})
      const errors = event.findings.filter(({level}) => level === 'error').length
      const had = told.some(({level}) => level === 'error')
      told = event.findings
      if (had && errors === 0 && !isQuiet) io.err('No errors any more.\n')
    } else if (!isQuiet) io.err(`${describe(event)}\n`)
  }
}

function describe(event: Exclude<StartEvent, {kind: 'findings'}>): string {
  const took = formatDuration(event.ms)
  if (event.kind === 'read') return `Ready in ${took}.`
  if (event.kind === 'page') {
    const {path, compiledCount} = event
    const count =
      compiledCount === 0 ? '' : `, ${compiledCount} ${compiledCount === 1 ? 'document' : 'documents'} compiled`
    return `${path}: ${took}${count}`
  }
  const {files, isShown} = event
  const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : ''
  const what =
    files.length === 0 ? 'The site was read again' : `Changed: ${files.slice(0, MAX_NAMED).join(', ')}${more}`
  return isShown ? `${what} (${took})` : `${what}. The site is shown as it was before, until its errors are corrected.`
}
