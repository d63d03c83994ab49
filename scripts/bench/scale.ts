// One first build of each of several sites of one kind, to see what grows faster than the number of pages.
import {existsSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {loadavg} from 'node:os'
import {join} from 'node:path'
import {ensureCorpus} from './corpus.ts'
import {limitMemory, type MemoryLimit} from './memory-limit.ts'
import {runProcess} from './process.ts'

const SCALE_PAGES = '1000,5000,10000'

interface ScaleFlags extends Omit<ScaleBench, 'sizes' | 'limit'> {
  readonly pages?: string | undefined
  /** Mebibytes that the builds may take, set by the system. */
  readonly memory?: string | undefined
  readonly json?: string | undefined
}

/** Prints a line for each size, then how one differs from the one before; writes all figures as JSON. */
export async function benchScale({pages = SCALE_PAGES, memory, json, ...bench}: ScaleFlags): Promise<void> {
  const sizes = pages.split(',').map(Number)
  const within = memory === undefined ? '' : `, within ${memory} MiB`
  console.log(`\nFirst builds, with search${within} (load ${loadavg()[0]?.toFixed(2)})\n${SCALE_HEADER}`)
  const limit = memory === undefined ? undefined : limitMemory(Number(memory))
  const results = await measureScale({...bench, sizes, limit}, (one) => console.log(formatScale(one)))
  limit?.stop()
  console.log(['', ...formatGrowth(results)].join('\n'))
  const file = json ?? join(bench.scratch, 'scale.json')
  writeFileSync(file, `${JSON.stringify({node: process.version, results}, null, 2)}\n`)
  console.log(`\nAll figures: ${file}`)
}

interface ScaleBench {
  readonly limit: MemoryLimit | undefined
  readonly sizes: readonly number[]
  /** Root of the checkout. */
  readonly root: string
  readonly scratch: string
  readonly generator: string
}

interface ScaleFigures {
  readonly pages: number
  readonly wallSeconds: number
  readonly cpuSeconds: number
  /** Of the whole process tree. */
  readonly peakMiB: number
  readonly outputBytes: number
  readonly files: number
}

/** Each site is removed when it is measured: 100,000 pages take 9 GB. @throws Error when a build fails. */
async function measureScale(
  {sizes, root, scratch, generator, limit}: ScaleBench,
  tell: (figures: ScaleFigures) => void,
): Promise<readonly ScaleFigures[]> {
  const bin = join(root, 'dist/bin.js')
  if (!existsSync(bin)) throw new Error('The program is not compiled: run npm run bench, which does it.')
  const all: ScaleFigures[] = []
  for (const pages of sizes) {
    const {siteDir} = ensureCorpus({pages, posts: 0}, scratch, generator)
    const forget = (): void => {
      for (const folder of ['build', 'node_modules/.cache/quire'])
        rmSync(join(siteDir, folder), {recursive: true, force: true})
    }
    forget()
    const own = [process.execPath, [bin, 'build', siteDir, '--json']] as const
    const [command, args] = limit?.wrap(...own) ?? own
    const {wallSeconds, cpuSeconds, peakMiB} = await runProcess(command, args, {cwd: siteDir})
    const figures = {pages, wallSeconds, cpuSeconds, peakMiB, ...sizeOf(join(siteDir, 'build'))}
    forget()
    tell(figures)
    all.push(figures)
  }
  return all
}

function sizeOf(dir: string): Pick<ScaleFigures, 'outputBytes' | 'files'> {
  let outputBytes = 0
  let files = 0
  for (const entry of readdirSync(dir, {withFileTypes: true, recursive: true})) {
    if (!entry.isFile()) continue
    files += 1
    outputBytes += statSync(join(entry.parentPath, entry.name)).size
  }
  return {outputBytes, files}
}

const SCALE_HEADER = '   pages       wall        cpu   ms a page       peak   KB output a page'

function formatScale({pages, wallSeconds, cpuSeconds, peakMiB, outputBytes}: ScaleFigures): string {
  const cells = [
    pages.toLocaleString('en').padStart(8),
    `${wallSeconds.toFixed(1)} s`.padStart(11),
    `${cpuSeconds.toFixed(1)} s`.padStart(11),
    ((1000 * cpuSeconds) / pages).toFixed(1).padStart(12),
    `${Math.round(peakMiB)} MiB`.padStart(11),
    (outputBytes / pages / 1000).toFixed(1).padStart(19),
  ]
  return cells.join('')
}

/** By what each size is more than the one before: what grows with the pages has the ratio of the pages. */
function formatGrowth(all: readonly ScaleFigures[]): readonly string[] {
  return all.flatMap((after, at) => {
    const before = all[at - 1]
    if (before === undefined) return []
    const ratio = (of: (figures: ScaleFigures) => number): string => (of(after) / of(before)).toFixed(2)
    const added = ((after.peakMiB - before.peakMiB) * 1024) / (after.pages - before.pages)
    return [
      `${before.pages.toLocaleString('en')} to ${after.pages.toLocaleString('en')} pages, ${ratio(({pages}) => pages)} times: wall ${ratio(({wallSeconds}) => wallSeconds)}, cpu ${ratio(({cpuSeconds}) => cpuSeconds)}, peak ${ratio(({peakMiB}) => peakMiB)} (${added.toFixed(1)} KiB a page more), output ${ratio(({outputBytes}) => outputBytes)}, files ${ratio(({files}) => files)}`,
    ]
  })
}
