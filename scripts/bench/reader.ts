// What a reader waits for: first paint, until usable, bytes, a click, and the search, in a browser with a slow network and
// processor. The script that made the published figures measures (browser-metrics.mjs, next to the corpus generator), for ours
// and for the peers that are installed.
import {execFile, spawn, spawnSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {promisify} from 'node:util'
import {findBrowser} from '../browser.mjs'
import type {Subject} from './builds.ts'

export interface ReaderBench {
  /** Next to it are the scripts that serve and measure. */
  readonly generator: string
  /** Loads of the page; clicks and searches are at most three each. */
  readonly runs: number
  /** Root of the checkout, whose `playwright-core` drives the browser. */
  readonly root: string
  readonly scratch: string
}

/** Milliseconds and bytes, medians; undefined where the page has no such thing. */
export interface ReaderFigures {
  readonly load: Readonly<Record<LoadFigure, number>>
  readonly navNoHover?: {readonly ms: number}
  readonly navHover?: {readonly ms: number}
  readonly search?: {readonly cold: number; readonly warm: number; readonly bytes: number}
}

type LoadFigure = 'fcp' | 'lcp' | 'tbt' | 'hydrated' | 'cls' | 'bytes' | 'b_js' | 'b_css' | 'b_html'

/** How a site of the generator is used. */
interface Ways {
  /** An expression that is true once its controls work. */
  readonly hydrated: string
  /** What has to be clicked before the search can be typed into. */
  readonly open?: string
  readonly input: string
  readonly result: string
}

const REACT_HEADING = "Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__reactProps'))"

/** By the beginning of the subject's name. */
const WAYS: Readonly<Record<string, Ways>> = {
  quire: {
    hydrated: "document.documentElement.dataset.hasHydrated === 'true'",
    input: '.navbar input',
    result: '[role=option]',
  },
  docusaurus: {hydrated: REACT_HEADING, input: '.navbar__search-input', result: '[class*="hitTitle"]'},
  vitepress: {
    hydrated: "Boolean(document.querySelector('#app')._vnode)",
    open: '.VPNavBarSearch button',
    input: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result',
  },
  rspress: {
    hydrated: REACT_HEADING,
    open: '.rp-search-button',
    input: '.rp-search-panel__input',
    result: '.rp-suggest-item__title',
  },
  starlight: {
    hydrated: "!document.querySelector('button[data-open-modal]').disabled",
    open: 'button[data-open-modal]',
    input: 'site-search input',
    result: 'site-search li a, .pagefind-ui__result-title',
  },
  hugo: {hydrated: "document.readyState === 'complete'", input: '#q', result: '#r a'},
}

const PORT = 4500

/** Builds the site, serves it over HTTP/2, and reads it. */
export async function measureReader(name: string, subject: Subject, bench: ReaderBench): Promise<ReaderFigures> {
  const ways = Object.entries(WAYS).find(([start]) => name.startsWith(start))?.[1]
  if (ways === undefined) throw new Error(`How a page of ${name} is used is not known.`)
  await subject.build()
  const tools = dirname(bench.generator)
  const tls = ensureCertificate(bench.scratch)
  const serveArgs = ['--dir', subject.outDir, '--port', String(PORT), '--tls', tls.join(',')]
  const server = spawn(process.execPath, [join(tools, 'serve-static.mjs'), ...serveArgs], {stdio: 'ignore'})
  try {
    await wait(1000)
    const script = join(tools, 'browser-metrics.mjs')
    const {stdout} = await promisify(execFile)(process.execPath, [script, ...toArgs(subject, ways, bench)])
    // What the script prints has this shape.
    return JSON.parse(stdout) as ReaderFigures
  } finally {
    server.kill()
  }
}

/** The page is the first without images from the middle on; the clicks are on links of its sidebar to others of its folder. */
function toArgs({dev}: Subject, {hydrated, open, input, result}: Ways, {runs, root}: ReaderBench): string[] {
  const {documents} = dev
  const isPlain = (file: string): boolean => !readFileSync(file, 'utf8').includes('![')
  const page = documents.slice(Math.floor(documents.length / 2)).find(isPlain) ?? ''
  const [first = page, second = first] = documents.filter((file) => file !== page && dirname(file) === dirname(page))
  const urlOf = (file: string): string => `/${relative(dev.docsDir, file).replace(/\.md$/, '')}`
  const args = {
    base: `https://127.0.0.1:${PORT}`,
    page: urlOf(page) + (dev.hasSlash ? '/' : ''),
    nav: urlOf(first),
    nav2: urlOf(second),
    playwright: root,
    chromium: findBrowser(),
    runs: String(runs),
    hydrated,
    'search-input': input,
    'search-result': result,
    ...(open === undefined ? {} : {'search-open': open}),
  }
  return Object.entries(args).flatMap(([name, value]) => [`--${name}`, value])
}

/** Key and certificate of the server; browsers speak HTTP/2 with a certificate alone. */
function ensureCertificate(scratch: string): readonly [string, string] {
  const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')]
  if (!existsSync(certificate)) {
    const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', '/CN=127.0.0.1']
    const {status, stderr} = spawnSync('openssl', [...kind, '-keyout', key, '-out', certificate], {encoding: 'utf8'})
    if (status !== 0) throw new Error(`openssl makes no certificate: ${stderr}`)
  }
  return [key, certificate]
}

export function formatReader({load, navNoHover, navHover, search}: ReaderFigures): string {
  const ms = (value: number | undefined): string => (value == null ? '-' : `${Math.round(value)} ms`)
  const kB = (value: number | undefined): string => `${((value ?? 0) / 1000).toFixed(1)} kB`
  return [
    `paint ${ms(load.fcp)}, largest ${ms(load.lcp)}, blocked ${ms(load.tbt)}, usable ${ms(load.hydrated)}, shift ${load.cls}`,
    `loaded ${kB(load.bytes)}: script ${kB(load.b_js)}, style ${kB(load.b_css)}, HTML ${kB(load.b_html)}`,
    `click ${ms(navNoHover?.ms)}, after the pointer rested ${ms(navHover?.ms)}`,
    `search ${ms(search?.cold)}, next query ${ms(search?.warm)}, ${kB(search?.bytes)}`,
  ].join('; ')
}
