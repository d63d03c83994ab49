// Stage: the theme, the runtime and the modules that content imports, to one client bundle and one server bundle.
// Its input does not grow with the number of documents; an unchanged input is answered from the store, and an untouched
// theme by the bundle that the program ships.
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {Worker} from 'node:worker_threads'
import {type Diagnostic, SiteError, toDiagnostic} from '../../shared/diagnostics.ts'
import type {WatchedInput} from '../api-types.ts'
import {hashOf, keyOf, stableJson} from '../cache/hash.ts'
import type {RuntimeBundle} from '../model.ts'
import type {ProgramInfo} from '../program.ts'
import type {Tools} from '../tools.ts'
import type {BundleFinding} from './bundle-errors.ts'
import {chunkTable, type EntryOptions} from './entries.ts'
import type {BundleFacts, BundleJob} from './run-bundler.ts'

export interface BundleInput {
  readonly program: ProgramInfo
  readonly siteDir: string
  readonly cacheDir: string
  readonly entries: EntryOptions
  /** `@theme/X` and `@theme-original/X` to a file, for parts that the site or a plugin replaces. */
  readonly aliases: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  readonly bundler: 'webpack' | 'rspack'
  readonly minify: boolean
  readonly useCache: boolean
}

/** A finished bundle, kept in the store under the key of its settings. */
interface KeptBundle {
  readonly folder: string
  readonly facts: BundleFacts
  readonly hash: string
  /** Files of the site and packages, with the hash that each had. */
  readonly inputs: readonly (readonly [path: string, hash: string])[]
}

export interface BundleResult {
  readonly bundle: RuntimeBundle
  /** False when a kept bundle answered. */
  readonly isNew: boolean
  /** Absolute paths of the site's own files that the bundle was made from. */
  readonly inputs: readonly string[]
}

/** Scripts that the page loads beside the bundle; compiled with the program. */
const PAGE_SCRIPTS = ['start.js', 'base-url.js']

export async function bundleRuntime(
  input: BundleInput,
  tools: Pick<Tools, 'store' | 'report' | 'watch' | 'signal'>,
): Promise<BundleResult> {
  const key = bundleKey(input)
  const seed = readSeed(input.program.root)
  if (seed?.key === key) return {...toResult(seed.bundle, join(input.program.root, 'dist/seed'), input), isNew: false}
  const kept = input.useCache ? tools.store.get<KeptBundle>('bundle', key) : undefined
  const folder = join(input.cacheDir, 'bundles')
  if (kept !== undefined && isCurrent(kept) && isWhole(kept, folder)) {
    tools.watch(ownFiles(kept.facts.inputs, input))
    return {...toResult(kept, join(folder, kept.folder), input), isNew: false}
  }
  const made = await makeBundle(input, {folder, key}, tools)
  tools.store.put('bundle', key, made)
  return {...toResult(made, join(folder, made.folder), input), isNew: true}
}

function toResult(kept: KeptBundle, dir: string, {entries}: BundleInput): Omit<BundleResult, 'isNew'> {
  return {bundle: toBundle(kept, dir, entries), inputs: kept.inputs.map(([path]) => path)}
}

/** What people edit: packages are installed. */
function ownFiles(inputs: readonly string[], {program, siteDir}: BundleInput): readonly WatchedInput[] {
  const isOwn = (path: string): boolean =>
    !path.includes('/node_modules/') && (path.startsWith(`${siteDir}/`) || !path.startsWith(`${program.root}/`))
  return inputs.filter(isOwn).map((path) => ({path}))
}

/** Key of everything but the contents of the site's own files, which are checked one by one. */
export function bundleKey({program, entries, aliases, env, bundler, minify, siteDir}: BundleInput): string {
  const relativeAliases = Object.entries(aliases).map(([name, file]) => [name, relative(siteDir, file)])
  return keyOf(program.fingerprints.bundle, stableJson([entries, relativeAliases, env]), bundler, String(minify))
}

export interface Seed {
  readonly key: string
  readonly bundle: KeptBundle
}

function readSeed(programRoot: string): Seed | undefined {
  const file = join(programRoot, 'dist/seed/seed.json')
  // Written by the program's own build in this shape.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seed) : undefined
}

/** The program ships the bundle of that key already. */
export function hasSeed(programRoot: string, key: string): boolean {
  return readSeed(programRoot)?.key === key
}

async function makeBundle(
  input: BundleInput,
  {folder, key}: {folder: string; key: string},
  tools: Pick<Tools, 'report' | 'watch' | 'signal'>,
): Promise<KeptBundle> {
  const {program, siteDir, cacheDir, entries, aliases, env, bundler, minify, useCache} = input
  const part = join(folder, `${key}.part`)
  rmSync(part, {recursive: true, force: true})
  mkdirSync(part, {recursive: true})
  const job: BundleJob = {
    programRoot: program.root,
    siteDir,
    entryDir: join(cacheDir, 'entries', key),
    outputDir: part,
    cacheDir: useCache ? cacheDir : undefined,
    // The bundler keeps what a name led to, and does not ask whether a file of the site stands in for it now.
    cacheVersion: `${program.root} ${program.fingerprints.bundle} ${JSON.stringify(aliases)}`,
    minify,
    bundler,
    aliases,
    env,
    entries,
    scripts: PAGE_SCRIPTS.map((name) => join(program.root, 'dist/page', name)),
  }
  const facts = await runInThread(job, program.root, tools.signal)
  // Also of a bundle that fails: a change may mend it.
  tools.watch(ownFiles(facts.inputs, input))
  if (facts.findings.length > 0) throw new SiteError(facts.findings.map(toFinding))
  rmSync(join(folder, key), {recursive: true, force: true})
  renameSync(part, join(folder, key))
  return {
    folder: key,
    facts,
    hash: hashBundle(join(folder, key), facts),
    inputs: hashInputs(facts.inputs, program.root, siteDir),
  }
}

function toFinding({file, ...message}: BundleFinding): Diagnostic {
  if (file !== undefined) return toDiagnostic(message, file)
  const {level, code, message: text, hint} = message
  return {level, code, message: text, ...(hint === undefined ? {} : {hint})}
}

/** The bundler's memory goes with its thread. */
function runInThread(job: BundleJob, programRoot: string, signal: AbortSignal | undefined): Promise<BundleFacts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(programRoot, 'dist/bundle-thread.js'), {
      workerData: job,
      env: {...process.env, NODE_ENV: 'production'},
    })
    const abort = (): void => {
      void worker.terminate()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, {once: true})
    worker.once('message', (message: {facts?: BundleFacts; error?: Error}) => {
      signal?.removeEventListener('abort', abort)
      if (message.facts === undefined) reject(message.error)
      else resolve(message.facts)
    })
    worker.once('error', reject)
  })
}

function hashBundle(dir: string, {files}: BundleFacts): string {
  return keyOf(
    ...files.flatMap((file) => [file, hashOf(readFileSync(join(dir, file)))]),
    hashOf(readFileSync(join(dir, 'server.cjs'))),
  )
}

/**
 * What must be unchanged for a kept bundle to hold: the site's own files by content, packages by their name and version.
 * The program's files are part of the key already.
 */
function hashInputs(paths: readonly string[], programRoot: string, siteDir: string): [string, string][] {
  const inputs = new Map<string, string>()
  for (const path of paths) {
    const manifest = packageManifest(path)
    const isProgram =
      path.startsWith(`${programRoot}/`) &&
      manifest === join(programRoot, 'package.json') &&
      !isInside(path, siteDir, programRoot)
    if (isProgram) continue
    const file = manifest !== undefined && path.includes('/node_modules/') ? manifest : path
    if (!inputs.has(file)) inputs.set(file, hashFile(file))
  }
  return [...inputs]
}

/** A site may lie inside the program's own checkout, as the Handbook does: `src/pages` is the site's, `src/client` is not. */
function isInside(path: string, siteDir: string, programRoot: string): boolean {
  if (!path.startsWith(`${siteDir}/`)) return false
  return !['src/client', 'src/shared', 'theme'].some((part) => path.startsWith(`${join(programRoot, part)}/`))
}

function packageManifest(path: string): string | undefined {
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, 'package.json'))) return join(dir, 'package.json')
  return undefined
}

function hashFile(path: string): string {
  return existsSync(path) ? hashOf(readFileSync(path)) : ''
}

/** Folders of a cache may be cleared by others, in part too. */
function isWhole({folder, facts}: KeptBundle, dir: string): boolean {
  return ['server.cjs', ...facts.files].every((file) => existsSync(join(dir, folder, file)))
}

function isCurrent({inputs}: KeptBundle): boolean {
  return inputs.every(([path, hash]) => hashFile(path) === hash)
}

function toBundle({facts, hash}: KeptBundle, dir: string, entries: EntryOptions): RuntimeBundle {
  return {
    hash,
    entry: facts.entry,
    styles: facts.styles,
    chunks: chunkTable(entries, (chunk) => facts.chunkFiles[chunk] ?? []),
    dir,
    serverFile: join(dir, 'server.cjs'),
    files: facts.files,
  }
}

/** Makes the bundle of an untouched theme for shipping with the program. */
export async function makeSeed(input: BundleInput, seedDir: string): Promise<void> {
  const key = bundleKey(input)
  const made = await makeBundle(
    input,
    {folder: dirname(seedDir), key},
    {report: () => undefined, watch: () => undefined},
  )
  rmSync(seedDir, {recursive: true, force: true})
  renameSync(join(dirname(seedDir), key), seedDir)
  const seed: Seed = {key, bundle: {...made, inputs: [], facts: {...made.facts, inputs: []}}}
  writeFileSync(join(seedDir, 'seed.json'), JSON.stringify(seed))
}
