// Looks at the files that a site is made from, and tells when one of them changes.
import {existsSync, fstatSync, type Stats} from 'node:fs'
import {dirname, sep} from 'node:path'
import type {WatchedInput} from '../api-types.ts'
import {createInputFilter} from './input-filter.ts'

// Editors write a file in several steps, and branches change many files at once.
const SETTLE_MS = 25

export interface WatchOptions {
  readonly siteDir: string
  /** Folders that the build itself writes. */
  readonly own: readonly string[]
  /** Look every so many milliseconds instead of waiting for the system to tell. */
  readonly pollMs: number | undefined
  /** Clock time, in ms, of the build that read the inputs: what has changed since then counts as a change. */
  readonly since: number
  /** Receives the absolute paths of what changed, all of one go together. */
  readonly onChange: (paths: readonly string[]) => unknown
  /** The system refuses to tell of changes any longer, for example for want of file handles. */
  readonly onError: (error: unknown) => void
}

export interface InputWatcher {
  /** Inputs that a build has named: they are looked at from now on. */
  readonly add: (inputs: readonly WatchedInput[]) => void
  readonly close: () => Promise<void>
}

/** Starts looking at the inputs given; settles when changes are noticed. */
export async function watchInputs(first: readonly WatchedInput[], options: WatchOptions): Promise<InputWatcher> {
  const {siteDir, own, pollMs, since, onChange, onError} = options
  const inputs = createInputFilter()
  inputs.add(first)
  const {watch} = await import('chokidar')
  const isOwn = (path: string): boolean => own.some((dir) => path === dir || path.startsWith(dir + sep))
  const isOutput = createOutputTest()
  const ignored = (path: string, stats?: Stats): boolean => {
    if (isOwn(path)) return true
    // Asked without knowing what it is, the watcher asks again when it knows.
    if (stats === undefined || path === siteDir) return false
    return stats.isDirectory() ? !inputs.mayHoldInputs(path) : isOutput(stats) || !inputs.isInput(path)
  }
  const polling = pollMs === undefined ? {} : {usePolling: true, interval: pollMs}
  const outside = inputs.paths().filter((path) => !path.startsWith(siteDir + sep))
  const watcher = watch([siteDir, ...outside], {ignored, alwaysStat: true, ...polling})
  watcher.on('error', onError)
  let timer: NodeJS.Timeout | undefined
  let changed = new Set<string>()
  const tell = (): void => {
    const paths = [...changed]
    changed = new Set()
    onChange(paths)
  }
  const change = (path: string): void => {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(tell, SETTLE_MS)
  }
  let isReady = false
  watcher.on('all', (_event, path, stats) => {
    // The first events list what is there. The site's own folder changes with every tool that makes a folder in it.
    const isNew = stats !== undefined && path !== siteDir && stats.ctimeMs >= since
    if (isReady || isNew) change(path)
  })
  await new Promise<void>((ready) => watcher.once('ready', () => ready()))
  isReady = true
  return {
    add: (more) => {
      watcher.add(inputs.add(more).flatMap(({path}) => nearestExisting(path, siteDir)))
    },
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}

/** What to watch of an input that was not known before: of one that does not exist, the folder where it would appear. */
function nearestExisting(path: string, siteDir: string): readonly string[] {
  if (existsSync(path)) return [path]
  return path.startsWith(siteDir + sep) ? nearestExisting(dirname(path), siteDir) : []
}

/** Tells the files that this process writes its own messages to, wherever they are. */
function createOutputTest(): (stats: Stats) => boolean {
  const targets = [1, 2].flatMap((descriptor) => {
    try {
      return [fstatSync(descriptor)]
    } catch {
      return []
    }
  })
  return (stats) => targets.some(({dev, ino}) => dev === stats.dev && ino === stats.ino)
}
