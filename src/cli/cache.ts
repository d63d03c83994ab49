// `quire cache`: what the cache of a site holds, and the removal of what is old or too much.
import {resolve} from 'node:path'
import type {Command} from 'commander'
import type {CacheReport} from '../node/api-types.ts'
import {formatByteSize} from '../shared/byte-size.ts'
import {type CommandTools, pick} from './commands.ts'
import {EXIT} from './io.ts'
import {parseDays, parseSize} from './options.ts'
import {formatCount, formatItems, formatTable} from './text.ts'

export interface CacheFlags {
  readonly config?: string
  /** Days. */
  readonly maxAge?: number
  /** Bytes. */
  readonly maxSize?: number
  readonly json?: boolean
  readonly quiet?: boolean
}

export interface CacheCall {
  /** `prune` and the folder of the site, as far as they were given. */
  readonly words: readonly string[]
  readonly flags: CacheFlags
}

/** Adds the command. */
export function addCache(cli: Command, action: (words: readonly string[], flags: CacheFlags) => Promise<void>): void {
  cli
    .command('cache')
    .description('Show what the cache holds, or, with "prune", remove from it what is old or too much.')
    .usage('[options] [prune] [siteDir]')
    .argument('[words...]', '"prune" to remove something; folder of the site')
    .option('--config <file>', 'configuration file')
    .option(
      '--max-age <days>',
      'with "prune": what no build has used for longer goes (default: "cache.maxAge")',
      parseDays,
    )
    .option(
      '--max-size <size>',
      'with "prune": no more than this stays, such as "2 GB" (default: "cache.maxSize")',
      parseSize,
    )
    .option('--json', 'print a report as JSON, and nothing else')
    .option('-q, --quiet', 'write nothing but errors')
    .action(action)
}

/** Runs `quire cache`; gives the exit code. */
export async function runCache(call: CacheCall, tools: CommandTools): Promise<number> {
  const isPruned = call.words[0] === 'prune'
  const [siteDir = '.', ...more] = isPruned ? call.words.slice(1) : call.words
  const wrong = findMistake(call, {isPruned, more})
  if (wrong !== undefined) {
    tools.io.err(`error: ${wrong}\n`)
    return EXIT.usage
  }
  return isPruned ? prune(siteDir, call.flags, tools) : show(siteDir, call.flags, tools)
}

function findMistake(
  {flags: {maxAge, maxSize}}: CacheCall,
  {isPruned, more}: {readonly isPruned: boolean; readonly more: readonly string[]},
): string | undefined {
  if (more.length > 0) return `Too many words: ${more.join(' ')}. The command is "quire cache [prune] [siteDir]".`
  const isLimited = maxAge !== undefined || maxSize !== undefined
  return isLimited && !isPruned ? '--max-age and --max-size belong to "quire cache prune".' : undefined
}

async function prune(siteDir: string, flags: CacheFlags, {io, api}: CommandTools): Promise<number> {
  const limits = pick(flags, ['config', 'maxAge', 'maxSize'])
  const report = await api.pruneCache({siteDir: resolve(io.cwd, siteDir), ...limits})
  const {removed, bytesBefore, bytesAfter, folder} = report
  if (flags.json === true) io.out(`${JSON.stringify(report, undefined, 2)}\n`)
  else if (flags.quiet !== true)
    io.out(
      `Removed ${removed === 1 ? '1 entry' : `${formatCount(removed)} entries`}, ${formatByteSize(Math.max(0, bytesBefore - bytesAfter))}; ${formatByteSize(bytesAfter)} left.\n${folder}\n`,
    )
  return EXIT.ok
}

async function show(siteDir: string, flags: CacheFlags, {io, api}: CommandTools): Promise<number> {
  const report = await api.describeCache({siteDir: resolve(io.cwd, siteDir), ...pick(flags, ['config'])})
  if (flags.json === true) io.out(`${JSON.stringify(report, undefined, 2)}\n`)
  else if (flags.quiet !== true)
    io.out(`${report.kinds.length === 0 ? 'There is no cache yet.' : toTable(report)}\n${report.folder}\n`)
  return EXIT.ok
}

/** Kinds in the words of people. */
const NAMES: Readonly<Record<string, string>> = {
  documents: 'compiled documents',
  pages: 'rendered pages',
  bundler: "the bundler's own files",
  modules: 'modules of the configuration',
  states: 'states',
  start: 'site of "quire start"',
  plugins: 'files of plugins',
  versions: 'of other versions',
  unused: 'no longer needed',
}

function toTable({kinds, entries, bytes}: CacheReport): string {
  const now = Date.now()
  const rows = kinds.map(({kind, ...share}) => [
    NAMES[kind] ?? kind,
    formatCount(share.entries),
    formatByteSize(share.bytes),
    formatAge(share.mostRecentUse, now),
    formatAge(share.leastRecentUse, now),
  ])
  return formatTable([
    ['', 'entries', 'size', 'last used', 'oldest used'],
    ...rows,
    ['all', formatCount(entries), formatByteSize(bytes), '', ''],
  ])
}

const MS_A_DAY = 86_400_000

function formatAge(iso: string | null, now: number): string {
  if (iso === null) return ''
  const days = Math.floor((now - Date.parse(iso)) / MS_A_DAY)
  return days <= 0 ? 'today' : `${formatItems(days, 'day')} ago`
}
