// The work of one build that other machines have a part in: the queue is opened first, and closed before the threads are.
import type {Report} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {openServer} from '../queue/connection.ts'
import {readQueueSettings} from '../queue/queue-settings.ts'
import {createRemoteJobs, type RemoteJobs} from '../queue/remote-jobs.ts'
import {createSharedPool} from '../queue/shared-pool.ts'
import type {ShareWork} from './toolbox.ts'

export interface SharedWork {
  /** Absent where this machine works alone. */
  readonly share?: ShareWork
  /** Reports what went wrong. */
  readonly close: () => Promise<void>
}

export interface SharedWorkOptions {
  /** URL of the queue. */
  readonly workers: string | undefined
  readonly siteDir: string
  readonly program: ProgramInfo
  readonly report: Report
}

/** @throws SiteError when the queue is not set up as it should be, or a package is missing. */
export async function openSharedWork({workers, siteDir, program, report}: SharedWorkOptions): Promise<SharedWork> {
  if (workers === undefined) return {close: async () => undefined}
  const server = await openServer(readQueueSettings(workers), {siteDir, programRoot: program.root})
  const opened: RemoteJobs[] = []
  return {
    share: (local, store, {configPath}) => {
      const remote = createRemoteJobs(server, {siteDir, configPath, program, store})
      opened.push(remote)
      return createSharedPool(local, remote)
    },
    close: async () => {
      for (const remote of opened) for (const finding of await remote.close()) report(finding)
      server.close()
    },
  }
}
