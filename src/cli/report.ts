// Writes the outcome of a build: findings, a summary, a table of the stages.
import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import type {BuildOptions, BuildReport, NodeApi} from '../node/api-types.ts'
import type {CliIo} from './io.ts'
import {formatCount, formatDuration, formatItems, formatMegabytes, formatTable} from './text.ts'

type Finding = BuildReport['diagnostics'][number]

export interface FindingsOptions {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Errors only. */
  readonly isQuiet: boolean
  readonly format: NodeApi['formatDiagnostic']
}

// A site with thousands of broken links must not scroll its errors away.
const MAX_SHOWN = 100

/** Errors last, where the eye is when the program ends. */
export function writeFindings(
  io: CliIo,
  findings: readonly Finding[],
  {siteDir, isQuiet, format}: FindingsOptions,
): void {
  const errors = findings.filter(({level}) => level === 'error')
  const others = isQuiet ? [] : findings.filter(({level}) => level !== 'error')
  const readSource = createSourceReader(siteDir)
  const write = (list: readonly Finding[], noun: string): void => {
    for (const finding of list.slice(0, MAX_SHOWN)) io.err(`${format(finding, {colour: io.hasColour, readSource})}\n\n`)
    const hidden = list.length - MAX_SHOWN
    if (hidden > 0) io.err(`… and ${formatItems(hidden, noun)} more. All are in the report that --json gives.\n\n`)
  }
  write(others, 'warning')
  write(errors, 'error')
}

/** What has become of the output of a site that is not built. */
const OUTCOMES: Readonly<Record<NonNullable<BuildReport['lastOutput']>, string>> = {
  none: 'There is no output yet.',
  unchanged: 'The last output is unchanged.',
  changed: 'The output is that of another build.',
  damaged: 'The output is incomplete: a build was stopped while it replaced files. The next build completes it.',
}

/** One line: what was done, how long it took, and what was found. */
export function writeSummary(io: CliIo, report: BuildReport): void {
  const {counts, diagnostics, ms} = report
  const count = (level: Finding['level']): number => diagnostics.filter((one) => one.level === level).length
  const warnings = count('warning')
  const found = warnings === 0 ? '' : `, ${formatItems(warnings, 'warning')}`
  const errors = formatItems(count('error'), 'error')
  if (!report.isWritten) {
    io.err(`Not built: ${errors}${found}. ${report.lastOutput === undefined ? '' : OUTCOMES[report.lastOutput]}\n`)
    return
  }
  const work = `${formatCount(counts.compiled)} compiled, ${formatCount(counts.rendered)} rendered, ${formatItems(counts.written, 'file')} written`
  io.out(
    `Built ${formatItems(counts.pages, 'page')} in ${formatDuration(ms)} (${work})${report.ok ? '' : `, ${errors}`}${found}.\n${report.outDir}\n`,
  )
}

/** One line: what this part has done for the others. */
export function writeShardSummary(
  io: CliIo,
  {stages, diagnostics, ms}: BuildReport,
  {index, count}: NonNullable<BuildOptions['shard']>,
): void {
  const done = (wanted: string): string => {
    const fresh = stages.filter(({name}) => name === wanted).map(({items, fromCache}) => items - fromCache)
    return formatCount(fresh.reduce((sum, one) => sum + one, 0))
  }
  const warnings = diagnostics.filter(({level}) => level === 'warning').length
  const found = warnings === 0 ? '' : `, ${formatItems(warnings, 'warning')}`
  io.out(
    `Part ${index} of ${count} done in ${formatDuration(ms)} (${done('compile')} compiled, ${done('render')} rendered)${found}.\n`,
  )
}

/** One line: what was looked at, and what was found. */
export function writeCheckSummary(io: CliIo, {stages, diagnostics, ms}: BuildReport): void {
  const pages = stages.find(({name}) => name === 'routes')?.items ?? 0
  const counted = (['error', 'warning'] as const).flatMap((level) => {
    const count = diagnostics.filter((one) => one.level === level).length
    return count === 0 ? [] : formatItems(count, level)
  })
  const found = counted.length === 0 ? 'nothing found' : counted.join(', ')
  io.out(`Checked ${formatItems(pages, 'page')} in ${formatDuration(ms)}: ${found}.\n`)
}

/** A row for each stage; stages that run side by side each count their own time. */
export function writeProfile(io: CliIo, {stages, ms}: BuildReport): void {
  const head = ['stage', 'time', 'processor', 'items', 'from cache', 'peak memory']
  const rows = stages.map((stage) => [
    stage.name,
    formatDuration(stage.ms),
    formatDuration(stage.cpuMs),
    formatCount(stage.items),
    formatCount(stage.fromCache),
    formatMegabytes(stage.peakMemoryBytes),
  ])
  const peak = Math.max(0, ...stages.map(({peakMemoryBytes}) => peakMemoryBytes))
  io.out(`${formatTable([head, ...rows, ['all', formatDuration(ms), '', '', '', formatMegabytes(peak)]])}\n`)
}

function createSourceReader(siteDir: string): (sourcePath: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (sourcePath) => {
    if (!known.has(sourcePath)) known.set(sourcePath, readText(resolve(siteDir, sourcePath)))
    return known.get(sourcePath)
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
