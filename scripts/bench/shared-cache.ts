// What a shared cache saves a second machine, and what a build costs that several machines do: each in a folder of its own, with a
// cache of its own, and a real server between them.
import {cpSync, mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {type CacheServer, hasServer, startNginx, startRedis, startS3} from '../../tests/support/cache-servers.ts'
import {type CountingProxy, startProxy, type Traffic} from './counting-proxy.ts'
import {type ProcessFigures, runProcess, type Spread, spreadOf} from './process.ts'

export interface SharedBench {
  readonly pages: number
  /** Of measuring one machine after the other. */
  readonly runs: number
  /** Of a round trip to the server, in milliseconds. */
  readonly latencyMs: number
  /** Parts of a build that several do. */
  readonly count: number
  /** Folder of a generated site. */
  readonly siteDir: string
  readonly scratch: string
  /** Root of the checkout. */
  readonly root: string
}

type ServerKind = 'Redis' | 'nginx' | 'S3'

const SERVERS: Readonly<Record<ServerKind, {isThere: () => boolean; start: () => Promise<CacheServer>}>> = {
  Redis: {isThere: () => hasServer('redis'), start: () => startRedis()},
  nginx: {isThere: () => hasServer('nginx'), start: () => startNginx()},
  S3: {isThere: () => true, start: startS3},
}

const KEY = '0123456789abcdef0123456789abcdef'

interface Watched {
  readonly env: Readonly<Record<string, string>>
  readonly take: CountingProxy['take']
  readonly close: () => Promise<void>
}

/** An empty server, and what counts the traffic with it. */
async function startWatched(kind: ServerKind, latencyMs: number): Promise<Watched> {
  const server = await SERVERS[kind].start()
  const endpoint = server.env.AWS_ENDPOINT_URL_S3
  const real = new URL(endpoint ?? server.url)
  const proxy = await startProxy(Number(real.port), latencyMs)
  real.port = String(proxy.port)
  const env =
    endpoint === undefined
      ? {QUIRE_REMOTE_CACHE: real.href}
      : {...server.env, QUIRE_REMOTE_CACHE: server.url, AWS_ENDPOINT_URL_S3: real.href.replace(/\/$/, '')}
  return {
    env: {...env, QUIRE_CACHE_KEY: KEY},
    take: proxy.take,
    close: async () => {
      await proxy.close()
      await server.close()
    },
  }
}

/** A checkout without anything that a build has kept. */
function checkOut({siteDir, scratch}: SharedBench, name: string): string {
  const dir = join(scratch, 'checkouts', name)
  rmSync(dir, {recursive: true, force: true})
  mkdirSync(dir, {recursive: true})
  const isMade = (path: string): boolean => path === join(siteDir, 'build') || path === join(siteDir, 'node_modules')
  cpSync(siteDir, dir, {recursive: true, filter: (path) => !isMade(path)})
  return dir
}

const ALONE = {QUIRE_REMOTE_CACHE: 'off'}

function build(
  {root}: SharedBench,
  dir: string,
  {env, args = []}: {readonly env: Readonly<Record<string, string>>; readonly args?: readonly string[]},
): Promise<ProcessFigures> {
  return runProcess(process.execPath, [join(root, 'dist/bin.js'), 'build', dir, ...args], {cwd: dir, env})
}

/** Figures, and lines that show them. */
interface SharedReport {
  readonly figures: unknown
  readonly text: string
}

/** What a shared cache saves a second machine. */
export async function benchRemote(bench: SharedBench): Promise<SharedReport> {
  const figures = await measureRemote(bench)
  return {figures, text: formatRemote(figures, bench)}
}

/** What the parts of a build cost. */
export async function benchShards(bench: SharedBench): Promise<SharedReport> {
  const figures = await measureShards(bench)
  return {figures, text: formatShards(figures, bench)}
}

interface BuildFigures {
  readonly wallSeconds: Spread
  readonly cpuSeconds: Spread
  readonly traffic: Traffic
}

type RemoteResult = Readonly<Record<string, BuildFigures>>

interface Sample extends ProcessFigures {
  readonly traffic: Traffic
}

const NO_TRAFFIC: Traffic = {requests: 0, sent: 0, received: 0}

/** Builds from nothing and with nothing changed on one machine; then the first and the second with each server. */
async function measureRemote(bench: SharedBench): Promise<RemoteResult> {
  const samples = new Map<string, Sample[]>()
  const note = (name: string, figures: ProcessFigures, traffic: Traffic): void =>
    void samples.set(name, [...(samples.get(name) ?? []), {...figures, traffic}])
  const kinds = (Object.keys(SERVERS) as ServerKind[]).filter((kind) => SERVERS[kind].isThere())
  for (let round = 0; round < bench.runs; round++) {
    const dir = checkOut(bench, 'alone')
    for (const name of ['cold', 'warm']) note(name, await build(bench, dir, {env: ALONE}), NO_TRAFFIC)
    for (const kind of kinds) {
      const server = await startWatched(kind, bench.latencyMs)
      try {
        for (const name of ['first', 'second']) {
          const figures = await build(bench, checkOut(bench, name), server)
          note(`${kind}, ${name} machine`, figures, server.take())
        }
      } finally {
        await server.close()
      }
    }
  }
  return Object.fromEntries([...samples].map(([name, list]) => [name, summarise(list)]))
}

function summarise(samples: readonly Sample[]): BuildFigures {
  return {
    wallSeconds: spreadOf(samples.map(({wallSeconds}) => wallSeconds)),
    cpuSeconds: spreadOf(samples.map(({cpuSeconds}) => cpuSeconds)),
    traffic: samples.at(-1)?.traffic ?? NO_TRAFFIC,
  }
}

function formatRemote(result: RemoteResult, {pages, latencyMs}: SharedBench): string {
  const lines = Object.entries(result).map(([name, {wallSeconds, cpuSeconds, traffic}]) => {
    const {requests, sent, received} = traffic
    const network =
      requests === 0
        ? ''
        : `  ${requests} requests (${(requests / pages).toFixed(2)} a page)  up ${megabytes(sent)}  down ${megabytes(received)} (${((sent + received) / pages / 1000).toFixed(1)} kB a page)`
    return `  ${name.padEnd(22)} wall ${seconds(wallSeconds)}  cpu ${seconds(cpuSeconds)}${network}`
  })
  return [`${pages} pages, a shared cache, ${latencyMs} ms away:`, ...lines].join('\n')
}

interface ShardsResult {
  /** On one machine from nothing. */
  readonly alone: ProcessFigures
  /** The one part of one. */
  readonly whole: ProcessFigures
  readonly parts: readonly ProcessFigures[]
  readonly last: ProcessFigures
}

/** The parts run at the same time, as the jobs of a CI do, on the processors that there are. */
async function measureShards(bench: SharedBench): Promise<ShardsResult> {
  const alone = await build(bench, checkOut(bench, 'alone'), {env: ALONE})
  const whole = await withServer(async ({env}) =>
    build(bench, checkOut(bench, 'part-1'), {env, args: ['--shard', '1/1']}),
  )
  return withServer(async ({env}) => {
    const dirs = Array.from({length: bench.count}, (_, at) => checkOut(bench, `part-${at + 1}`))
    const parts = await Promise.all(
      dirs.map((dir, at) => build(bench, dir, {env, args: ['--shard', `${at + 1}/${bench.count}`]})),
    )
    return {alone, whole, parts, last: await build(bench, checkOut(bench, 'last'), {env})}
  })
}

async function withServer<T>(work: (server: Watched) => Promise<T>): Promise<T> {
  const server = await startWatched(SERVERS.Redis.isThere() ? 'Redis' : 'S3', 0)
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

/**
 * Processor time that more machines do not make shorter, in seconds: the last build, and of each part what does not shrink with the
 * number of parts. A part costs `fixed + divided / count`, which is known for one part and for all.
 */
function serialSeconds({whole, parts, last}: Pick<ShardsResult, 'whole' | 'parts' | 'last'>): number {
  const {length: count} = parts
  const mean = parts.reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0) / count
  return Math.max(0, (count * mean - whole.cpuSeconds) / (count - 1)) + last.cpuSeconds
}

function formatShards(result: ShardsResult, {pages, count}: SharedBench): string {
  const {alone, whole, parts, last} = result
  const serial = serialSeconds(result)
  const one = (name: string, {wallSeconds, cpuSeconds}: ProcessFigures): string =>
    `  ${name.padEnd(22)} wall ${wallSeconds.toFixed(2)} s  cpu ${cpuSeconds.toFixed(2)} s`
  return [
    `${pages} pages in ${count} parts:`,
    one('one machine, cold', alone),
    one('part 1 of 1', whole),
    ...parts.map((part, at) => one(`part ${at + 1} of ${count}`, part)),
    one('last build', last),
    `  not divided: ${serial.toFixed(2)} s of processor time, ${Math.round((100 * serial) / alone.cpuSeconds)} % of a build on one machine`,
  ].join('\n')
}

function seconds({min, median, max}: Spread): string {
  return `${median.toFixed(2)} (${min.toFixed(2)}-${max.toFixed(2)}) s`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
