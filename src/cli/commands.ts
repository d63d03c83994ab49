// What each command does with its options: calls the Node API and writes what came of it.
import {resolve} from 'node:path'
import type {BuildOptions, BuildReport, HostName, NodeApi, ServeOptions, SiteServer} from '../node/api-types.ts'
import {SiteError} from '../shared/diagnostics.ts'
import {type CliIo, EXIT} from './io.ts'
import {createProgress} from './progress.ts'
import {writeCheckSummary, writeFindings, writeProfile, writeShardSummary, writeSummary} from './report.ts'

export interface BuildFlags {
  readonly config?: string
  readonly outDir?: string
  readonly locale?: readonly string[]
  readonly bundler?: 'webpack' | 'rspack'
  readonly minify: boolean
  readonly offline?: boolean
  readonly dev?: boolean
  readonly cache: boolean
  readonly shard?: NonNullable<BuildOptions['shard']>
  readonly workers?: string
  readonly profile?: boolean
  readonly json?: boolean
  readonly quiet?: boolean
}

export interface CheckFlags extends Pick<BuildFlags, 'config' | 'locale' | 'cache' | 'json' | 'quiet'> {
  readonly fix?: boolean
}

export interface ServeFlags {
  readonly config?: string
  readonly dir?: string
  readonly port: number
  readonly host: string
  readonly allowedHost?: readonly string[]
  readonly build?: boolean
  readonly open: boolean
  /** Files of the certificate and of its key. */
  readonly https?: readonly string[]
  readonly quiet?: boolean
}

export interface ClearFlags {
  readonly config?: string
  readonly outDir?: string
  readonly quiet?: boolean
}

export interface HeadersFlags {
  readonly for: HostName
  readonly dir?: string
}

/** What a command needs besides its options. */
export interface CommandTools {
  readonly io: CliIo
  readonly api: NodeApi
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal
}

/** Runs `quire build`; gives the exit code. */
export function runBuild(siteDir: string, flags: BuildFlags, tools: CommandTools): Promise<number> {
  const {minify, cache} = flags
  const given = {
    ...pick(flags, ['config', 'outDir', 'bundler', 'offline', 'dev', 'shard', 'workers']),
    ...localesOf(flags),
    minify,
    cache,
  }
  return runReporting({siteDir, flags, options: given}, tools, (report, root) =>
    writeReport(report, root, {...tools, flags}),
  )
}

/** Runs `quire check`; gives the exit code. */
export function runCheck(siteDir: string, flags: CheckFlags, tools: CommandTools): Promise<number> {
  const given = {...pick(flags, ['config', 'fix']), ...localesOf(flags), cache: flags.cache, checkOnly: true}
  return runReporting({siteDir, flags, options: given}, tools, (report, root) => {
    const {io, api} = tools
    const {quiet: isQuiet = false} = flags
    writeFindings(io, report.diagnostics, {siteDir: root, isQuiet, format: api.formatDiagnostic})
    if (!isQuiet) writeCheckSummary(io, report)
  })
}

/** What is to be built or checked, and how much is to be said of it. */
interface ReportedBuild {
  readonly siteDir: string
  readonly flags: Pick<BuildFlags, 'json' | 'quiet'>
  readonly options: BuildOptions
  /** Whether the command succeeds: without errors unless said otherwise. */
  readonly isFine?: (report: BuildReport) => boolean
}

/** Builds or checks a site, with progress; writes the report, as JSON when that is asked for. */
export async function runReporting(
  {siteDir, flags, options, isFine = ({ok}) => ok}: ReportedBuild,
  {io, api, signal}: CommandTools,
  write: (report: BuildReport, root: string) => void,
): Promise<number> {
  const progress = createProgress(io, {isQuiet: flags.quiet === true || flags.json === true})
  const root = resolve(io.cwd, siteDir)
  const {onProgress} = progress
  try {
    const report = await api.build({siteDir: root, ...options, frozenLock: io.isCi, signal, onProgress})
    progress.stop()
    if (flags.json === true) io.out(`${JSON.stringify(report, undefined, 2)}\n`)
    else write(report, root)
    return isFine(report) ? EXIT.ok : EXIT.failed
  } finally {
    progress.stop()
  }
}

function localesOf({locale}: Pick<BuildFlags, 'locale'>): Pick<BuildOptions, 'locales'> {
  return locale === undefined ? {} : {locales: locale}
}

function writeReport(
  report: BuildReport,
  siteDir: string,
  {io, api, flags}: Pick<CommandTools, 'io' | 'api'> & {flags: BuildFlags},
): void {
  const isQuiet = flags.quiet === true
  writeFindings(io, report.diagnostics, {siteDir, isQuiet, format: api.formatDiagnostic})
  if (flags.profile === true) writeProfile(io, report)
  if (isQuiet) return
  if (flags.shard !== undefined && report.ok) writeShardSummary(io, report, flags.shard)
  else writeSummary(io, report)
}

/** Runs `quire serve` until the user interrupts. */
export async function runServe(siteDir: string, flags: ServeFlags, tools: CommandTools): Promise<number> {
  const {io, api, signal} = tools
  const progress = createProgress(io, {isQuiet: flags.quiet === true})
  try {
    const server = await api.serve({
      siteDir: resolve(io.cwd, siteDir),
      ...pick(flags, ['config', 'dir', 'build', 'port', 'host']),
      ...(flags.allowedHost && {allowedHosts: flags.allowedHost}),
      ...httpsOf(flags, io.cwd),
      open: flags.open && !io.isCi,
      onProgress: progress.onProgress,
      onPortTaken: (asked, used) => io.err(`Port ${asked} is taken; using ${used}.\n`),
      signal,
    })
    progress.stop()
    return await keepServing(server, tools)
  } finally {
    progress.stop()
  }
}

/** Runs `quire clear`. */
export async function runClear(siteDir: string, flags: ClearFlags, {io, api}: CommandTools): Promise<number> {
  const root = resolve(io.cwd, siteDir)
  const isQuiet = flags.quiet === true
  const {removed, diagnostics} = await api.clear({siteDir: root, ...pick(flags, ['config', 'outDir'])})
  writeFindings(io, diagnostics, {siteDir: root, isQuiet, format: api.formatDiagnostic})
  if (!isQuiet) for (const path of removed) io.out(`Removed ${path}\n`)
  if (!isQuiet && removed.length === 0) io.out('There was nothing to remove.\n')
  return EXIT.ok
}

/** Runs `quire headers`. */
export async function runHeaders(siteDir: string, flags: HeadersFlags, {io, api}: CommandTools): Promise<number> {
  io.out(api.hostHeaders({siteDir: resolve(io.cwd, siteDir), ...pick(flags, ['dir']), host: flags.for}))
  return EXIT.ok
}

/** @throws SiteError when it is not two files. */
export function httpsOf({https}: Pick<ServeFlags, 'https'>, cwd: string): Pick<ServeOptions, 'https'> {
  if (https === undefined) return {}
  const [cert, key] = https
  if (cert === undefined || key === undefined || https.length > 2)
    throw new SiteError([
      {
        level: 'error',
        code: 'serve/certificate',
        message: `"--https" takes two files, and was given ${https.length}.`,
        hint: 'Name the certificate and its key: quire start site --https cert.pem key.pem.',
      },
    ])
  return {https: {cert: resolve(cwd, cert), key: resolve(cwd, key)}}
}

/** Until the user interrupts. */
export async function keepServing(server: SiteServer, {io, signal}: CommandTools): Promise<number> {
  io.out(`Serving ${server.startUrl}\n`)
  for (const url of server.networkUrls) io.out(`In the network: ${url}\n`)
  if (!signal.aborted) await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), {once: true}))
  await server.close()
  // Interrupting is how a server is stopped, so it is no failure.
  return EXIT.ok
}

/** The named options that were given: an option of the API is either given or absent, never undefined. */
export function pick<Flags extends object, Name extends keyof Flags>(
  flags: Flags,
  names: readonly Name[],
): {[Key in Name]: Exclude<Flags[Key], undefined>} {
  const given = names.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]] as const]))
  // Absent names are absent in the flags' type as well: optional properties stay optional for the reader.
  return Object.fromEntries(given) as {[Key in Name]: Exclude<Flags[Key], undefined>}
}
