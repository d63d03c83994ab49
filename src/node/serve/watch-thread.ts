// The thread that looks at files: see watch-inputs.ts.
import {existsSync, fstatSync, type Stats, statSync} from 'node:fs'
import {dirname, sep} from 'node:path'
import {parentPort, workerData} from 'node:worker_threads'
import {watch} from 'chokidar'
import type {WatchedInput} from '../api-types.ts'
import {hashFile} from '../cache/hash-file.ts'
import {createInputFilter} from './input-filter.ts'
import type {WatchMessage, WatchOrder} from './watch-inputs.ts'

// Editors write a file in several steps, and branches change many files at once.
const SETTLE_MS = 25

const order = workerData as WatchOrder
const tell = (message: WatchMessage): void => parentPort?.postMessage(message)

const {siteDir, own, pollMs, since} = order
const inputs = createInputFilter()
inputs.add(order.inputs)
const isOutput = createOutputTest()
const polling = pollMs === undefined ? {} : {usePolling: true, interval: pollMs}
const outside = inputs.paths().filter((path) => !path.startsWith(siteDir + sep))
const watcher = watch([siteDir, ...outside], {ignored: isIgnored, alwaysStat: true, ...polling})

let isReady = false
let timer: NodeJS.Timeout | undefined
let changed = new Set<string>()
/** What was at each path that was told of. */
const told = new Map<string, string>()

watcher.on('error', (error) => tell({kind: 'failed', error}))
watcher.on('all', (_event, path, stats) => {
  // The first events list what is there. The site's own folder changes with every tool that makes a folder in it.
  const isNew = stats !== undefined && path !== siteDir && stats.ctimeMs >= since
  if (isReady || isNew) noteChange(path)
})
watcher.once('ready', () => {
  isReady = true
  tell({kind: 'ready'})
})
parentPort?.on('message', (more: readonly WatchedInput[]) => {
  watcher.add(inputs.add(more).flatMap(({path}) => nearestExisting(path)))
})

function isIgnored(path: string, stats?: Stats): boolean {
  if (own.some((dir) => path === dir || path.startsWith(dir + sep))) return true
  // Asked without knowing what it is, the watcher asks again when it knows.
  if (stats === undefined || path === siteDir) return false
  return stats.isDirectory() ? !inputs.mayHoldInputs(path) : isOutput(stats) || !inputs.isInput(path)
}

function noteChange(path: string): void {
  changed.add(path)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const paths = [...changed].filter(isOther)
    changed = new Set()
    if (paths.length > 0) tell({kind: 'changed', paths})
  }, SETTLE_MS)
}

/**
 * Something else is at the path than when it was told of. Plugins write the same files whenever the site is read, documents and
 * files of `static` among them: told of each time, the site would be read for ever.
 */
function isOther(path: string): boolean {
  const found = contentOf(path)
  if (told.get(path) === found) return false
  told.set(path, found)
  return true
}

function contentOf(path: string): string {
  try {
    return statSync(path).isDirectory() ? 'folder' : hashFile(path)
  } catch {
    return 'nothing'
  }
}

/** What to watch of an input that was not known before: of one that does not exist, the folder where it would appear. */
function nearestExisting(path: string): readonly string[] {
  if (existsSync(path)) return [path]
  return path.startsWith(siteDir + sep) ? nearestExisting(dirname(path)) : []
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
