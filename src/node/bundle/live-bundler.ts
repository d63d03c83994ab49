// Bundlers of a server: each is kept from one change of the site's code to the next, so that a change costs what it touches, and
// open pages exchange the modules that have changed.
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {HOT_FOLDER} from '../files/hot-folder.ts'
import type {BundleMetadata, BundleOrder, WholeOrder} from './bundle-job.ts'
import {extendedConfigs, openProcess, type Run, withCache} from './prepare-run.ts'

export interface LiveBundler {
  /** Makes a bundle with the bundler that made the last one of the same order, or with a new one. */
  readonly take: (order: WholeOrder) => Run
  /** Has a bundler ready for the next change of a site whose bundle was there already. */
  readonly prepare: (order: BundleOrder) => void
  /** A file by which open pages go from one bundle to the next. @param name Its path in the output. */
  readonly hotFile: (name: string) => string | undefined
  readonly close: () => Promise<void>
}

/** The first page is not to wait for it. */
const PREPARE_AFTER_MS = 1000
/** Languages of a site may differ in what they import. */
const MAX_OPEN = 2

interface Session {
  readonly run: (order: WholeOrder) => Promise<BundleMetadata>
  readonly close: () => Promise<void>
}

export function createLiveBundler(): LiveBundler {
  const sessions = new Map<string, Session>()
  const timers = new Set<NodeJS.Timeout>()
  const folders = createFolders()
  const run = async (order: WholeOrder): Promise<BundleMetadata> => {
    const id = idOf(order)
    const session = sessions.get(id) ?? openSession(folders.make())
    sessions.delete(id)
    sessions.set(id, session)
    for (const [oldest, one] of sessions) {
      if (sessions.size <= MAX_OPEN) break
      sessions.delete(oldest)
      await one.close()
    }
    try {
      return await session.run(order)
    } catch (error) {
      sessions.delete(id)
      await session.close()
      throw error
    }
  }
  const makeReady = async (order: BundleOrder): Promise<void> => {
    const outputDir = folders.make()
    await run({...order, outputDir}).finally(() => rmSync(outputDir, {recursive: true, force: true}))
  }
  return {
    take: (order) => () => run(order),
    prepare: (order) => {
      if (sessions.has(idOf(order))) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (sessions.has(idOf(order))) return
        // What is wrong with it is said by the bundle that it is needed for.
        makeReady(order).catch(() => undefined)
      }, PREPARE_AFTER_MS)
      timers.add(timer)
    },
    hotFile: (name) => (name.startsWith(HOT_FOLDER) ? folders.find(join(HOT_FOLDER, basename(name))) : undefined),
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      for (const session of sessions.values()) await session.close()
      sessions.clear()
      folders.remove()
    },
  }
}

/** Folders of this server in the system's for temporary files. */
function createFolders() {
  let parent: string | undefined
  const made: string[] = []
  return {
    /** @throws the system's error. */
    make: (): string => {
      // Systems remove what lies there for long.
      if (parent === undefined || !existsSync(parent)) parent = mkdtempSync(join(tmpdir(), 'quire-start-'))
      const folder = join(parent, String(made.length + 1))
      mkdirSync(folder)
      made.push(folder)
      return folder
    },
    find: (path: string): string | undefined => made.map((folder) => join(folder, path)).find(existsSync),
    remove: (): void => {
      if (parent !== undefined) rmSync(parent, {recursive: true, force: true})
    },
  }
}

/** All but where to write. Functions of plugins are told apart by the order's `cacheVersion`. */
function idOf({outputDir: _, ...order}: BundleOrder & {readonly outputDir?: string}): string {
  return JSON.stringify(order)
}

/** One bundle after the other. */
function openSession(workDir: string): Session {
  let opened: Promise<Opened> | undefined
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (order) => {
      opened ??= openBundler(order, workDir)
      const {outputDir} = order
      const next = last.then(async () => (await opened)?.run(outputDir))
      last = next.catch(() => undefined)
      // It has been opened above.
      return next as Promise<BundleMetadata>
    },
    close: async () => {
      const bundler = await opened?.catch(() => undefined)
      await bundler?.end()
      await last
    },
  }
}

interface Opened {
  readonly run: (outputDir: string) => Promise<BundleMetadata>
  readonly end: () => Promise<void>
}

async function openBundler(order: WholeOrder, workDir: string): Promise<Opened> {
  const {job, extensions, release} = withCache(order)
  const inWorkDir = {...job, outputDir: workDir}
  if (extensions.length > 0) {
    const {openLiveCompiler} = await import('./live-compiler.ts')
    const run = await openLiveCompiler(inWorkDir, await extendedConfigs(inWorkDir, extensions))
    return {run, end: async () => release?.()}
  }
  const {ask, end} = openProcess(job.programRoot)
  return {
    run: (outputDir) => ask({job: {...job, outputDir}, workDir}),
    end: async () => {
      await end()
      release?.()
    },
  }
}
