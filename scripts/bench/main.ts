// Measures builds as whole processes and the output that they make, next to the peers that are installed; prints a table
// with medians and ratios and writes all figures as JSON.
import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {loadavg, tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {type AllFigures, measureBuilds, quireSubject, type Subject} from './builds.ts'
import {ensureCorpus} from './corpus.ts'
import {formatDev, measureDev} from './dev-server.ts'
import {benchModel} from './model.ts'
import {measureOutput, type OutputFigures} from './output.ts'
import {findPeers} from './peers.ts'
import {formatReader, measureReader} from './reader.ts'
import {benchScale} from './scale.ts'
import {benchRemote, benchShards} from './shared-cache.ts'
import {findDocusaurus, formatVariants, measureVariants, type VariantKind} from './variants.ts'

const USAGE = `npm run bench -- [build] [incremental] [output] [versions] [locales] [scale] [remote] [shards] [model] [dev] [reader] [--count 50] [--latency 0] [--pages 200,1000] [--memory MEBIBYTES] [--blog 0] [--runs 3] [--scratch DIR] [--generator FILE] [--json FILE] [--no-peers] [--peers hugo,starlight]`

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const DEFAULT_PAGES = '200,1000'
/** What a change costs depends on what it touches, and has to be seen where there is much that it does not touch. */
const INCREMENTAL_PAGES = '200,1000,10000'

interface Result {
  readonly pages: number
  readonly posts: number
  readonly load: readonly number[]
  readonly builds: AllFigures
  readonly output?: OutputFigures
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      pages: {type: 'string'},
      memory: {type: 'string'},
      blog: {type: 'string', default: '0'},
      runs: {type: 'string', default: '3'},
      count: {type: 'string'},
      latency: {type: 'string', default: '0'},
      scratch: {type: 'string', default: join(tmpdir(), 'quire-bench')},
      generator: {type: 'string', default: join(root, '../shared/bench/make-corpus.mjs')},
      json: {type: 'string'},
      'no-peers': {type: 'boolean', default: false},
      peers: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(USAGE)
  if (!existsSync(values.generator))
    throw new Error(`No corpus generator at ${values.generator}; name one with --generator.`)
  const wants = (what: string): boolean => positionals.length === 0 || positionals.includes(what)
  const scratch = resolve(values.scratch)
  mkdirSync(scratch, {recursive: true})
  if (positionals.includes('scale')) return benchScale({...values, scratch, root})
  const kinds = KINDS.filter((kind) => positionals.includes(kind))
  if (kinds.length > 0) return benchVariants(kinds, {...values, scratch})
  const shared = positionals.filter(isSharedKind)
  if (shared.length > 0) return benchShared(shared, {...values, scratch})
  for (const kind of ['dev', 'reader'] as const)
    if (positionals.includes(kind)) return benchSubjects(kind, {...values, scratch})
  if (positionals.includes('model')) return benchCosts({...values, scratch})
  const results: Result[] = []
  const isIncremental = positionals.includes('incremental')
  const sizes = values.pages ?? (isIncremental ? INCREMENTAL_PAGES : DEFAULT_PAGES)
  for (const pages of sizes.split(',').map(Number)) {
    const posts = Number(values.blog)
    const corpus = ensureCorpus({pages, posts}, scratch, values.generator)
    const options = {corpus, runs: Number(values.runs), root, scratch}
    // Peers build documents alone.
    const peers =
      values['no-peers'] || posts > 0 || !(wants('build') || isIncremental)
        ? []
        : await findPeers(corpus, {scratch, generator: values.generator, names: values.peers?.split(',')})
    const load = loadavg()
    const builds = await measureBuilds(options, peers)
    results.push({
      pages,
      posts,
      load,
      builds,
      ...(wants('output') ? {output: await measureOutput(join(corpus.siteDir, 'build'), root)} : {}),
    })
    printResult(results[results.length - 1])
  }
  const file = values.json ?? join(scratch, 'bench.json')
  writeFileSync(file, `${JSON.stringify({node: process.version, results}, null, 2)}\n`)
  console.log(`\nAll figures: ${file}`)
}

const KINDS = ['versions', 'locales'] as const satisfies readonly VariantKind[]

/** As the specification of both has it. */
const COUNTS = {versions: 50, locales: 12}
const VARIANT_PAGES = 500

interface VariantFlags {
  readonly pages?: string | undefined
  readonly count?: string | undefined
  readonly runs: string
  readonly latency: string
  readonly scratch: string
  readonly generator: string
  readonly json?: string | undefined
  readonly 'no-peers': boolean
  /** Names of those to measure, with commas between; all that are installed by default. */
  readonly peers?: string | undefined
}

async function benchVariants(kinds: readonly VariantKind[], flags: VariantFlags): Promise<void> {
  const {scratch, generator} = flags
  const sizes = flags.pages?.split(',').map(Number) ?? [VARIANT_PAGES]
  const docusaurus = flags['no-peers'] ? undefined : findDocusaurus(scratch)
  const results = []
  for (const pages of sizes)
    for (const kind of kinds) {
      const corpusDir = ensureCorpus({pages, posts: 0}, scratch, generator).siteDir
      const count = Number(flags.count ?? COUNTS[kind])
      const bench = {kind, pages, count, runs: Number(flags.runs), corpusDir, scratch, root, docusaurus}
      const figures = await measureVariants(bench)
      results.push({kind, pages, count, figures})
      console.log(formatVariants(figures, bench))
    }
  const file = flags.json ?? join(scratch, 'variants.json')
  writeFileSync(file, `${JSON.stringify({node: process.version, results}, null, 2)}\n`)
  console.log(`\nAll figures: ${file}`)
}

const SHARED = {remote: benchRemote, shards: benchShards}
type SharedKind = keyof typeof SHARED

function isSharedKind(name: string): name is SharedKind {
  return Object.hasOwn(SHARED, name)
}

const SHARED_PAGES = '1000'
const PARTS = 8

/** What a shared cache saves, and what the parts of a build cost. */
async function benchShared(kinds: readonly SharedKind[], flags: VariantFlags): Promise<void> {
  const {scratch, generator} = flags
  const results = []
  for (const pages of (flags.pages ?? SHARED_PAGES).split(',').map(Number)) {
    const {siteDir} = ensureCorpus({pages, posts: 0}, scratch, generator)
    const {runs, count = PARTS, latency} = flags
    const numbers = {pages, runs: Number(runs), count: Number(count), latencyMs: Number(latency)}
    const bench = {...numbers, siteDir, scratch, root}
    for (const kind of kinds) {
      const load = loadavg()
      const {figures, text} = await SHARED[kind](bench)
      results.push({kind, pages, load, figures})
      console.log(`\nload ${load.map((one) => one.toFixed(2)).join(' ')}\n${text}`)
    }
  }
  writeFileSync(
    flags.json ?? join(scratch, 'shared.json'),
    `${JSON.stringify({node: process.version, results}, null, 2)}\n`,
  )
}

const SUBJECT_BENCHES = {
  /** What somebody who writes waits for. */
  dev: {
    pages: '200,1000',
    measure: async (_name, {dev, forget}, {runs}) => formatted(await measureDev(dev, forget, Number(runs)), formatDev),
  },
  /** What somebody who reads waits for, and loads. */
  reader: {
    pages: '1000',
    measure: async (name, subject, {runs, generator, scratch}) =>
      formatted(await measureReader(name, subject, {generator, runs: Number(runs), root, scratch}), formatReader),
  },
} as const satisfies Record<string, SubjectBench>

interface SubjectBench {
  /** Sizes by default. */
  readonly pages: string
  readonly measure: (name: string, subject: Subject, flags: VariantFlags) => Promise<{figures: unknown; text: string}>
}

function formatted<F>(figures: F, format: (figures: F) => string): {figures: F; text: string} {
  return {figures, text: format(figures)}
}

/** Ours, and the peers that are installed, one after the other. */
async function benchSubjects(kind: keyof typeof SUBJECT_BENCHES, flags: VariantFlags): Promise<void> {
  const {pages: sizes, measure} = SUBJECT_BENCHES[kind]
  const {scratch, generator, json} = flags
  const results = []
  for (const pages of (flags.pages ?? sizes).split(',').map(Number)) {
    const corpus = ensureCorpus({pages, posts: 0}, scratch, generator)
    const peers = flags['no-peers'] ? [] : await findPeers(corpus, {scratch, generator, names: flags.peers?.split(',')})
    const load = loadavg()
    console.log(`\n${pages} pages (load ${load.map((one) => one.toFixed(2)).join(' ')})`)
    for (const [name, subject] of [['quire', quireSubject(corpus, root)] as const, ...peers]) {
      const {figures, text} = await measure(name, subject, flags)
      results.push({name, pages, load, figures})
      console.log(`  ${name.padEnd(20)} ${text}`)
    }
  }
  const file = json ?? join(scratch, `${kind}.json`)
  writeFileSync(file, `${JSON.stringify({node: process.version, results}, null, 2)}\n`)
}

/** A small site, the one that costs are taken from, and one to check them with. */
const MODEL_PAGES = '200,1000,10000'

async function benchCosts({pages = MODEL_PAGES, runs, scratch, generator, json}: VariantFlags): Promise<void> {
  const [small = 0, whole = 0, ...checked] = pages.split(',').map(Number)
  if (whole <= small) throw new Error('The model needs two sizes, the smaller one first: --pages 200,1000.')
  const load = loadavg()
  const {figures, text} = await benchModel({
    pages: [small, whole, ...checked],
    runs: Number(runs),
    scratch,
    generator,
    root,
  })
  console.log(`load ${load.map((one) => one.toFixed(2)).join(' ')}\n${text}`)
  writeFileSync(
    json ?? join(scratch, 'model.json'),
    `${JSON.stringify({node: process.version, load, ...figures}, null, 2)}\n`,
  )
}

function printResult(result: Result | undefined): void {
  if (result === undefined) return
  const {pages, posts, load, builds, output} = result
  console.log(
    `\n${pages} pages${posts > 0 ? `, ${posts} posts` : ''} (load ${load.map((one) => one.toFixed(2)).join(' ')})`,
  )
  for (const kind of ['cold', 'warm', 'edit'] as const)
    for (const [name, figures] of Object.entries(builds)) {
      const {wallSeconds, cpuSeconds, peakMiB, counts} = figures[kind]
      const ours = builds.quire?.[kind].wallSeconds.median ?? Number.NaN
      const perPost = posts > 0 ? `${((1000 * wallSeconds.median) / posts).toFixed(2)} ms a post, ` : ''
      const ratio = name === 'quire' ? perPost + counts : `Quire takes ${(ours / wallSeconds.median).toFixed(2)} of it`
      console.log(
        `  ${kind.padEnd(5)} ${name.padEnd(20)} wall ${spread(wallSeconds)} s  cpu ${cpuSeconds.median.toFixed(2)} s  peak ${Math.round(peakMiB.max)} MiB  ${ratio}`,
      )
    }
  if (output !== undefined) {
    console.log(`  output ${output.totalMiB} MiB in ${output.files} files, mean HTML ${output.meanHtmlKiB} KiB`)
    console.log(
      `  a doc page: JS ${output.page.scriptGzipBytes} B, CSS ${output.page.styleGzipBytes} B, HTML ${output.page.htmlGzipBytes} B (gzip); inline script or style ${output.page.inlineBytes} B`,
    )
    console.log(
      `  its script: ${Object.entries(output.parts)
        .map(([name, bytes]) => `${name} ${bytes} B`)
        .join(', ')}`,
    )
  }
}

function spread({min, median, max}: {min: number; median: number; max: number}): string {
  return `${median.toFixed(2)} (${min.toFixed(2)}-${max.toFixed(2)})`
}

await main()
