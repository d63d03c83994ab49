// The Handbook, built once for all test files of a run.
import {join} from 'node:path'
import type {BuildReport, SiteServer} from '../../src/node/api-types.ts'
import {oncePerRun} from './once-per-run.ts'
import {program, projectRoot} from './program.ts'

/** The report of the shared build. Its output folder is for reading only. */
export function builtHandbook(): Promise<BuildReport> {
  return oncePerRun('handbook', async (folder) => {
    const {build} = await program()
    return build({siteDir: projectRoot, outDir: join(folder, 'build'), frozenLock: true})
  })
}

/** The shared build behind the program's own server; to be closed by the caller. */
export async function serveHandbook(): Promise<SiteServer> {
  const [{serve}, {outDir}] = await Promise.all([program(), builtHandbook()])
  return serve({siteDir: projectRoot, dir: outDir, port: 0, open: false})
}
