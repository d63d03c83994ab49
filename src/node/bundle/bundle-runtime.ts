// Stage: the theme, the runtime and the modules that content imports, to one client bundle and one server bundle.
// Its input does not grow with the number of documents; an unchanged input is answered from the store, and an untouched
// theme by the bundle that the program ships.
import {cpSync, existsSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {isAbsolute, join, relative, resolve} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {WatchedInput} from '../api-types.ts'
import {keyOf, stableJson} from '../cache/hash.ts'
import {areUnchanged, type InputPaths} from '../cache/input-states.ts'
import {NO_SNAPSHOTS, openSnapshots} from '../cache/snapshots.ts'
import type {Store} from '../cache/store.ts'
import {onDiskAsync} from '../cache/store-error.ts'
import {touch} from '../cache/touch.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import {toPortablePath} from '../files/portable-path.ts'
import type {RuntimeBundle} from '../model.ts'
import {INFIMA_LOOK, INFIMA_PARTS} from '../program/infima-look.ts'
import type {OptionalPackage} from '../program/optional-packages.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {Tools} from '../tools.ts'
import type {LeftOut} from './bundle-finding.ts'
import type {BundleOrder} from './bundle-job.ts'
import {CODE_LANGUAGES} from './client-env.ts'
import {chunkTable, type EntryOptions, toEntryTexts} from './entries.ts'
import type {NamedExtension} from './extensions/extend-config.ts'
import {type ExtensionInput, type ExtensionPlan, NO_EXTENSIONS} from './extensions/plan-extensions.ts'
import type {LiveBundler} from './live-bundler.ts'
import {isSound, isWhole, type KeptBundle, makeBundle, toFinding} from './make-bundle.ts'
import {fromPortableBundle, toPortableBundle} from './portable-bundle.ts'
import {fetchBundle, sendBundle} from './shared-bundles.ts'
import {hashSources, hasSamePackages, readSeed, renderPackages, type Seed, shorten} from './shipped-bundle.ts'
import type {RuleOrder} from './theme-layers.ts'

export interface BundleInput {
  readonly program: ProgramInfo
  readonly siteDir: string
  readonly cacheDir: string
  readonly entries: EntryOptions
  /** `@theme/X` and `@theme-original/X` to a file, for parts that the site or a plugin replaces. */
  readonly aliases: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  /** Bundles instead of webpack. */
  readonly rspack: OptionalPackage | undefined
  readonly minify: boolean
  /** For `quire start`: its modules can be exchanged in open pages. */
  readonly isDevelopment: boolean
  /** Keeps a bundler between one change of the site's code and the next. */
  readonly liveBundler?: LiveBundler | undefined
  /** Scripts that a browser loads from a disk. Part of the key by its variable in `env`. */
  readonly isOffline: boolean
  readonly useCache: boolean
  /** Folders below the site's in which `/img/logo.svg` in code is looked for, before the site's own. */
  readonly staticDirectories: readonly string[]
  readonly ruleOrder: RuleOrder
  /** What plugins change of the bundler's configuration. */
  readonly extensions: readonly NamedExtension[]
  /** Absolute folders of documents. */
  readonly documentFolders: readonly string[]
  /** Counts where the site has code of its own. */
  readonly hasOlderReact: boolean
}

export interface BundleResult {
  readonly bundle: RuntimeBundle
  /** Key of what it was made from, but for the files. */
  readonly key: string
  /** False when a kept bundle answered. */
  readonly isNew: boolean
  /** Absolute paths of the site's own files that the bundle was made from. */
  readonly inputs: readonly string[]
  /** What is no reason not to make it. */
  readonly warnings: readonly Diagnostic[]
  /** What it has to be made without. There are no files then. */
  readonly leftOut: readonly LeftOut[]
}

/** Scripts that the page loads next to the bundle; compiled with the program. */
const PAGE_SCRIPTS = ['start.js', 'base-url.js']

export type BundleTools = Pick<Tools, 'store' | 'remote' | 'watch' | 'signal' | 'report' | 'tell'>

/** @throws SiteError when the site's code is wrong. */
export async function bundleRuntime(
  input: BundleInput,
  plan: ExtensionPlan,
  tools: BundleTools,
): Promise<BundleResult> {
  const ofSite = plan.key === '' ? bundleKey(input) : keyOf(bundleKey(input), plan.key)
  // Without code of its own a site has nothing to exchange.
  const shipped = plan.key === '' ? findShipped(ofSite, input) : undefined
  if (shipped !== undefined) return shipped
  const key = keyOf(ofSite, String([input.isDevelopment, input.hasOlderReact]))
  const place = {siteDir: input.siteDir, programRoot: input.program.root}
  const stored = input.useCache ? tools.store.get<KeptBundle>('bundle', key) : undefined
  const kept = stored && fromPortableBundle(stored, place)
  const folder = join(input.cacheDir, 'bundles')
  const snapshots = openSnapshots(tools.store, `${input.program.fingerprints.state}:bundle:${input.siteDir}`)
  const watch = (inputs: InputPaths): void => tools.watch(watchedInputs(inputs, input))
  if (kept !== undefined && areUnchanged(kept.inputs, snapshots) && checkBundle(kept, folder, tools.store)) {
    snapshots.save()
    watch(kept.metadata.inputs)
    input.liveBundler?.prepare(toOrder(input, plan))
    return {...toResult(kept, join(folder, kept.folder), input), key, isNew: false}
  }
  const keep = (bundle: KeptBundle): void => tools.store.put('bundle', key, toPortableBundle(bundle, place))
  const sharing = {...place, folder, key, snapshots}
  const shared = await onDiskAsync(input.cacheDir, () => fetchBundle(sharing, tools.remote))
  if (shared !== undefined) {
    snapshots.save()
    keep(shared)
    watch(shared.metadata.inputs)
    return {...toResult(shared, join(folder, shared.folder), input), key, isNew: false}
  }
  const known = kept?.inputs.map(([path]) => path) ?? []
  const options = {folder, key, known, snapshots, onInputs: watch, signal: tools.signal, live: input.liveBundler}
  const made = await onDiskAsync(input.cacheDir, () => makeBundle(toOrder(input, plan), options))
  snapshots.save()
  keep(made)
  if (isWhole(made.metadata)) sendBundle(made, sharing, tools.remote)
  return {...toResult(made, join(folder, made.folder), input), key, isNew: true}
}

/** It is there and as it was made. */
export function checkBundle(kept: KeptBundle, folder: string, store: Store): boolean {
  if (!isWhole(kept.metadata)) return true
  const dir = join(folder, kept.folder)
  if (!existsSync(dir)) return false
  const isGood = isSound(kept, folder)
  if (isGood) touch(dir)
  else store.noteDamage()
  return isGood
}

/**
 * The shipped bundle, where it has all that the site's own would have, or all but a sheet that pages can have next to it. It has no
 * further languages of code: without code of its own, a site has hardly a page that would ask for them.
 */
function findShipped(ofSite: string, input: BundleInput): BundleResult | undefined {
  const {program, entries} = input
  const {[CODE_LANGUAGES]: languages, ...env} = input.env
  const seed = readSeed(program.root)
  if (seed === undefined || !hasSamePackages(seed, program.root)) return undefined
  const key = languages === undefined ? ofSite : bundleKey({...input, env})
  if (seed.key === key) return toShipped(seed, input)
  const lacksLook =
    entries.styles.join() === [INFIMA_LOOK, INFIMA_PARTS].join() &&
    seed.key === bundleKey({...input, env, entries: {...entries, styles: []}})
  return lacksLook ? toShipped(seed, input, {lacksLook}) : undefined
}

function toShipped(seed: Seed, input: BundleInput, what: Pick<RuntimeBundle, 'lacksLook'> = {}): BundleResult {
  const result = toResult(seed.bundle, join(input.program.root, 'dist/seed'), input)
  return {...result, bundle: {...result.bundle, ...what, isShipped: true}, key: seed.key, isNew: false}
}

function toResult(kept: KeptBundle, dir: string, {entries}: BundleInput): Omit<BundleResult, 'isNew' | 'key'> {
  const {inputs, findings} = kept.metadata
  const leftOut = findings.flatMap((finding) => finding.leftOut ?? [])
  const told = leftOut.length === 0 ? findings : findings.filter((finding) => finding.leftOut !== undefined)
  return {bundle: toBundle(kept, dir, entries), inputs: inputs.files, warnings: told.map(toFinding), leftOut}
}

/** What people edit: packages are installed, and the program's own files change with the program. */
function watchedInputs(
  {files, folders, missing}: InputPaths,
  {program, siteDir}: BundleInput,
): readonly WatchedInput[] {
  const isOwn = (path: string): boolean =>
    !path.includes('/node_modules/') && (path.startsWith(`${siteDir}/`) || !path.startsWith(`${program.root}/`))
  const isInSite = (path: string): boolean => path.startsWith(`${siteDir}/`)
  return [
    ...files.filter(isOwn),
    ...folders.filter(isOwn),
    ...missing.filter((path) => isOwn(path) && isInSite(path)),
  ].map((path) => ({path}))
}

/** Key of everything but what the bundler reads, which is checked one by one. */
export function bundleKey(input: BundleInput): string {
  const {program, entries, aliases, env, rspack, minify, siteDir, staticDirectories, ruleOrder} = input
  const bundler = rspack === undefined ? 'webpack' : `rspack ${rspack.version}`
  const portable = (file: string): string =>
    isAbsolute(file) ? toPortablePath(file, {siteDir, programRoot: program.root}) : file
  const names = Object.entries(aliases).map(([name, file]) => [name, portable(file)])
  const modules = {
    ...entries,
    clientModules: entries.clientModules.map(portable),
    styles: entries.styles.map(portable),
  }
  return keyOf(
    program.fingerprints.bundle,
    stableJson([modules, names, env, staticDirectories]),
    bundler,
    String([minify, ruleOrder]),
  )
}

function toOrder(input: BundleInput, {extensions, key}: ExtensionPlan): BundleOrder {
  const {program, siteDir, cacheDir, entries, aliases, env, rspack, minify, isOffline, useCache, staticDirectories} =
    input
  const {isDevelopment, hasOlderReact} = input
  return {
    programRoot: program.root,
    siteDir,
    cacheDir: useCache ? cacheDir : undefined,
    // The bundler keeps what a name led to, and does not ask whether a file of the site stands in for it now.
    cacheVersion: `${program.root} ${program.fingerprints.bundle} ${JSON.stringify([aliases, staticDirectories, hasOlderReact])}${key}`,
    extensions,
    minify: minify && !isDevelopment,
    isDevelopment,
    isOffline,
    bundler: rspack === undefined ? 'webpack' : 'rspack',
    rspackFolder: rspack?.folder,
    aliases,
    roots: [...staticDirectories.map((dir) => resolve(siteDir, dir)), siteDir],
    generatedDir: join(cacheDir, GENERATED_FOLDER),
    env,
    entries,
    sharesStyles: entries.styles.includes(INFIMA_LOOK),
    ruleOrder: input.ruleOrder,
    hasOlderReact,
    keepsMinified: false,
    scripts: PAGE_SCRIPTS.map((name) => join(program.root, 'dist/page', name)),
  }
}

/** The folder of a bundle is chosen when it is made. */
const NOWHERE = '/'

/** For what plugins change of the bundler's configuration. */
export function toExtensionInput(input: BundleInput): ExtensionInput {
  const order = toOrder(input, NO_EXTENSIONS)
  const entryTexts = toEntryTexts(order.entries, order.isDevelopment)
  const {program, extensions, documentFolders} = input
  const bundler = {...order, entryTexts, outputDir: NOWHERE}
  return {extensions, bundler, rspackFolder: order.rspackFolder, documentFolders, program}
}

function toBundle({metadata, hash}: KeptBundle, dir: string, entries: EntryOptions): RuntimeBundle {
  return {
    hash,
    entry: metadata.entry,
    styles: metadata.styles,
    chunks: chunkTable(entries, (chunk) => metadata.chunkFiles[chunk] ?? []),
    dir,
    serverFile: join(dir, 'server.cjs'),
    isShipped: false,
    files: metadata.files,
    fieldReads: metadata.fieldReads,
    documentTocs: metadata.documentTocs,
    ...(metadata.hot === undefined ? {} : {hot: metadata.hot}),
  }
}

/**
 * Makes the bundle of an untouched theme for shipping with the program, unless the one that is there was made of the same.
 * @param input Of a site without anything of its own.
 * @param seedDir Where it is kept.
 */
export async function makeSeed(input: BundleInput, seedDir: string): Promise<void> {
  const key = bundleKey(input)
  const {root} = input.program
  const kept = readSeed(root)
  const packages = renderPackages(root)
  if (kept?.key === key && kept.packages.join() === packages.join() && kept.sources === hashSources(kept.bundle, root))
    return
  const folder = join(input.cacheDir, 'bundles')
  const made = await makeBundle(
    {...toOrder(input, NO_EXTENSIONS), keepsMinified: true},
    {
      folder,
      key,
      known: [],
      snapshots: NO_SNAPSHOTS,
      onInputs: () => undefined,
      signal: undefined,
      live: undefined,
    },
  )
  const files = made.metadata.inputs.files
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => relative(root, path))
  const inputs = {files, folders: [], missing: []}
  const bundle = {...made, inputs: [], metadata: {...made.metadata, inputs}}
  const seed: Seed = {key, packages, sources: hashSources(bundle, root), bundle}
  rmSync(seedDir, {recursive: true, force: true})
  cpSync(join(folder, made.folder), seedDir, {recursive: true})
  for (const name of readdirSync(seedDir).filter((one) => one.endsWith('.cjs'))) await shorten(join(seedDir, name))
  writeFileSync(join(seedDir, 'seed.json'), JSON.stringify(seed))
}
