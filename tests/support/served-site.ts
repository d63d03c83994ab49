// A built site behind the program's own server, for the browser tests.
import {afterAll} from 'vitest'
import type {BuildOptions, BuildReport, SiteServer} from '../../src/node/api-types.ts'
import {oncePerRun} from './once-per-run.ts'
import {program} from './program.ts'
import {BuiltSite, type FileMap, siteKey, TestSite} from './site.ts'

export interface ServedSite {
  /** Without a slash at its end. */
  readonly url: string
}

const servers: SiteServer[] = []

/**
 * Builds a site and serves it on a free port. Test files that give the same input share the build.
 * @throws Error with the findings when the build has errors.
 */
export async function serveSite(files: FileMap, options: BuildOptions = {}): Promise<ServedSite> {
  const {dir, report} = await sharedBuild(files, options)
  return {url: await serveBuilt(dir, new BuiltSite(report))}
}

interface SharedBuild {
  readonly dir: string
  readonly report: BuildReport
}

/** A build that is only looked at, by all test files of a run that give the same input. */
export function sharedBuild(files: FileMap, options: BuildOptions = {}): Promise<SharedBuild> {
  return oncePerRun(siteKey(files, options), async (folder) => {
    const site = new TestSite(files, folder)
    return {dir: site.dir, report: (await site.build(options)).report}
  })
}

/** Serves what a test has built itself. @throws Error as above. */
export async function serveBuilt(siteDir: string, {report, errors}: BuiltSite): Promise<string> {
  if (!report.ok) throw new Error(errors.join('\n'))
  const {serve} = await program()
  const server = await serve({siteDir, port: 0, open: false})
  servers.push(server)
  return server.url.replace(/\/$/, '')
}

afterAll(async () => {
  for (const server of servers.splice(0)) await server.close()
})
