// The command line: reads the arguments, runs one command, gives the exit code.
import {type Command, CommanderError} from 'commander'
import type {NodeApi} from '../node/api-types.ts'
import {runBook} from './book.ts'
import {runCache} from './cache.ts'
import {type CommandTools, runBuild, runCheck, runClear, runHeaders, runServe} from './commands.ts'
import {type CommandActions, defineCommands} from './define-commands.ts'
import {runDoctor} from './doctor.ts'
import {type CliIo, EXIT} from './io.ts'
import {runMigrate} from './migrate.ts'
import {writeFindings} from './report.ts'
import {runStart} from './start.ts'
import {runSwizzle} from './swizzle.ts'
import {runI18nStatus, runWriteHeadingIds, runWriteTranslations} from './translation-commands.ts'
import {runWorker} from './worker.ts'

/** Loads the build; called only by commands that need it, so that `--help` and mistakes are answered at once. */
export type LoadApi = () => Promise<NodeApi>

/**
 * Runs the program.
 * @param args What follows the program's name.
 * @returns The exit code: 0 done, 1 the site is wrong, 2 the call is wrong, 130 interrupted.
 */
export async function runCli(args: readonly string[], io: CliIo, loadApi: LoadApi): Promise<number> {
  const interruption = new AbortController()
  const stopListening = io.onInterrupt(() => interruption.abort(new Error('The build was interrupted.')))
  const {signal} = interruption
  let code: number = EXIT.ok
  const note = (text: string): void => io.err(`warning: ${text}\n`)
  const actions: CommandActions = {
    ...createActions(note, async (run) => {
      code = await run({io, api: await loadApi(), signal})
    }),
    completion: io.out,
    init: async (words) => {
      // With it come packages that no other command needs.
      const {runCreate} = await import('../create/main.ts')
      code = await runCreate({...io, args: words, command: 'quire init', isTerminal: io.canAsk})
    },
    mcp: async (site) => {
      const {serveMcp} = await import('../mcp/main.ts')
      await serveMcp({site, cwd: io.cwd, version: io.version, signal})
    },
  }
  const cli = prepare(defineCommands(actions, io.version), io)
  try {
    const isOfPlugin = mayBeOfPlugin(cli, args)
    if (isOfPlugin) {
      const faults = await extend(cli, io, loadApi)
      // Which commands the site has is not known then, so that none can be called unknown.
      if (faults !== undefined && mayBeOfPlugin(cli, args)) {
        const {formatDiagnostic: format} = await loadApi()
        writeFindings(io, faults, {siteDir: io.cwd, isQuiet: false, format})
        io.err(`The command "${args[0]}" is not one of the program's own, and the site's could not be loaded.\n`)
        return EXIT.failed
      }
    }
    if (args.length === 0) cli.help({error: true})
    await cli.parseAsync(args, {from: 'user'})
    // Actions of plugins need not wait for their own work: Docusaurus leaves it to Node to end.
    if (isOfPlugin) await io.whenIdle()
    return code
  } catch (error) {
    if (signal.aborted) return EXIT.interrupted
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    return writeFailure(error, io, loadApi)
  } finally {
    stopListening()
  }
}

function createActions(
  note: CommandActions['note'],
  act: (run: (tools: CommandTools) => Promise<number>) => Promise<void>,
): Omit<CommandActions, 'init' | 'mcp' | 'completion'> {
  return {
    note,
    build: (siteDir, flags) => act((tools) => runBuild(siteDir, flags, tools)),
    worker: (queue, siteDir, flags) => act((tools) => runWorker(queue, siteDir, flags, tools)),
    check: (siteDir, flags) => act((tools) => runCheck(siteDir, flags, tools)),
    doctor: (siteDir, flags) => act((tools) => runDoctor(siteDir, flags, tools)),
    start: (siteDir, flags) => act((tools) => runStart(siteDir, flags, tools)),
    serve: (siteDir, flags) => act((tools) => runServe(siteDir, flags, tools)),
    clear: (siteDir, flags) => act((tools) => runClear(siteDir, flags, tools)),
    cache: (words, flags) => act((tools) => runCache({words, flags}, tools)),
    headers: (siteDir, flags) => act((tools) => runHeaders(siteDir, flags, tools)),
    swizzle: (words, flags) => act((tools) => runSwizzle({words, flags}, tools)),
    book: (site, flags) => act((tools) => runBook(site, flags, tools)),
    migrate: (siteDir, flags) => act((tools) => runMigrate(siteDir, flags, tools)),
    refuse: (text) =>
      act(async ({io}) => {
        io.err(`error: ${text}\n`)
        return EXIT.usage
      }),
    writeTranslations: (siteDir, flags) => act((tools) => runWriteTranslations(siteDir, flags, tools)),
    i18nStatus: (siteDir, flags) => act((tools) => runI18nStatus(siteDir, flags, tools)),
    writeHeadingIds: (siteDir, files, flags) => act((tools) => runWriteHeadingIds(siteDir, {...flags, files}, tools)),
  }
}

/** Errors are thrown instead of ending the process, and all text goes through `io`. */
function prepare(cli: Command, io: CliIo): Command {
  for (const command of [cli, ...cli.commands]) {
    command.exitOverride().configureOutput({writeOut: io.out, writeErr: io.err})
  }
  return cli
}

function mayBeOfPlugin(cli: Command, [first]: readonly string[]): boolean {
  if (first === undefined || first.startsWith('-') || first === 'help') return false
  return !cli.commands.some((command) => command.name() === first || command.aliases().includes(first))
}

/** Adds the commands of the site in the working directory. Gives what is wrong with its configuration, when it has none to add. */
async function extend(cli: Command, io: CliIo, loadApi: LoadApi): Promise<readonly Finding[] | undefined> {
  try {
    const api = await loadApi()
    await api.extendCli(cli, {siteDir: io.cwd})
    prepare(cli, io)
    return undefined
  } catch (error) {
    const faults = diagnosticsOf(error)
    if (faults === undefined) throw error
    // A folder that is no site has no plugins: the unknown command is then reported as what it is.
    return faults.every(({code}) => code === 'config/no-site') ? undefined : faults
  }
}

async function writeFailure(error: unknown, io: CliIo, loadApi: LoadApi): Promise<number> {
  const {formatDiagnostic: format} = await loadApi()
  const findings = diagnosticsOf(error) ?? [unexpected(error)]
  writeFindings(io, findings, {siteDir: io.cwd, isQuiet: false, format})
  return EXIT.failed
}

type Finding = Parameters<NodeApi['formatDiagnostic']>[0]

/** The findings of a SiteError. Told by its shape: the class itself comes with the build, which may not be loaded. */
function diagnosticsOf(error: unknown): readonly Finding[] | undefined {
  if (!(error instanceof Error) || error.name !== 'SiteError' || !('diagnostics' in error)) return undefined
  // SiteError declares this property with this type.
  return error.diagnostics as readonly Finding[]
}

function unexpected(error: unknown): Finding {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const [first = '', ...frames] = text.split('\n')
  return {
    level: 'error',
    code: 'cli/failed',
    message: first,
    notes: frames.map((line) => line.trim()),
    hint: `This is a fault of the program.${isOutputUnchanged(error) ? ' The last output is unchanged.' : ''}`,
  }
}

/** A build that fails looks at the output, and says with the error what it found. */
function isOutputUnchanged(error: unknown): boolean {
  return error instanceof Error && 'lastOutput' in error && error.lastOutput === 'unchanged'
}
