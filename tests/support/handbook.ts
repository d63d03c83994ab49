// The Handbook, built once for all test files of a run: the first that asks builds it, the others wait.
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {inject} from 'vitest'
import type {BuildReport, SiteServer} from '../../src/node/api-types.ts'
import {program, projectRoot} from './program.ts'

/** For the hook that waits for the build, of a cold one on a busy machine. */
export const HANDBOOK_BUILD_MS = 300_000
const POLL_MS = 100

/**
 * The report of the shared build. Its output folder is for reading only, and a watching runner keeps the first one.
 * @throws Error when the build failed.
 */
export async function builtHandbook(): Promise<BuildReport> {
  const folder = inject('handbookFolder')
  const reportFile = join(folder, 'report.json')
  if (isFirst(folder)) await buildInto(folder, reportFile)
  while (!existsSync(reportFile)) await setTimeout(POLL_MS)
  // Written by this file.
  const outcome = JSON.parse(readFileSync(reportFile, 'utf8')) as {report: BuildReport} | {failure: string}
  if ('failure' in outcome) throw new Error(outcome.failure)
  return outcome.report
}

/** The shared build behind the program's own server; to be closed by the caller. */
export async function serveHandbook(): Promise<SiteServer> {
  const [{serve}, {outDir}] = await Promise.all([program(), builtHandbook()])
  return serve({siteDir: projectRoot, dir: outDir, port: 0, open: false})
}

/** Whoever makes the folder is first: that succeeds once, whichever process tries. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'lock'))
    return true
  } catch (error) {
    // Any other error, and nobody would ever build.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function buildInto(folder: string, reportFile: string): Promise<void> {
  const {build} = await program()
  const outcome = await build({siteDir: projectRoot, outDir: join(folder, 'build')}).then(
    (report) => ({report}),
    (error: unknown) => ({failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}),
  )
  writeFileSync(`${reportFile}.new`, JSON.stringify(outcome))
  renameSync(`${reportFile}.new`, reportFile)
}
