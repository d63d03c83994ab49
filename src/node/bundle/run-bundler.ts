// Runs webpack or Rspack, and finishes what they have written. Lives in a process of its own, see make-bundle.ts.
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'
import type {Configuration, MultiStats, Stats} from 'webpack'
import type {InputPaths} from '../cache/input-states.ts'
import {HOT_FOLDER} from '../files/hot-folder.ts'
import {isFile} from '../files/is-file.ts'
import {isInWorkspace} from '../output/workspace.ts'
import {NO_READS} from '../text/field-reads.ts'
import {missingImportOf, toBundleFinding, toBundleWarning} from './bundle-errors.ts'
import type {BundleFinding} from './bundle-finding.ts'
import type {BundleJob, BundleMetadata} from './bundle-job.ts'
import {CLIENT_ENTRY_NAME, clientConfig, serverConfig} from './bundler-config.ts'
import {startClassicWorkers} from './classic-workers.ts'
import {findCodeReads} from './code-reads.ts'
import {type BothCompiler, type Configurations, createCompiler} from './create-compiler.ts'
import {documentTocsOf} from './document-tocs.ts'
import {toEntryTexts} from './entries.ts'
import {explainCrash} from './explain-crash.ts'
import {finishStyles} from './finish-styles.ts'
import {joinParts} from './left-out.ts'
import {withHints} from './missing-exports.ts'
import {isSharedSheet} from './split-chunks.ts'
import {writeLoaderWrappers} from './wrap-loaders.ts'

/** What plugins change of the configuration: functions, so that they never leave the process. */
export type Extend = (config: Configuration, isServer: boolean) => Configuration

const unchanged: Extend = (config) => config

/** Plugins that change the configuration may write files that the bundler reads later. */
export function configureBundler(job: BundleJob, extend: Extend = unchanged): Configurations {
  const {imports} = job.entries
  const wrappers = job.bundler === 'rspack' ? writeLoaderWrappers(imports, join(job.outputDir, 'loaders')) : {}
  const entries = {...job.entries, wrappers}
  const entryTexts = toEntryTexts(entries, job.isDevelopment)
  const options = {...job, entryTexts}
  return [extend(clientConfig(options), false), extend(serverConfig(options), true)]
}

export async function runBundler(job: BundleJob, configs = configureBundler(job)): Promise<BundleMetadata> {
  mkdirSync(join(job.outputDir, 'assets'), {recursive: true})
  const compiler = await explainCrash(configs, job, () => createCompiler(configs, job))
  try {
    return await readBundle(await explainCrash(configs, job, () => runOnce(compiler)), job)
  } finally {
    await new Promise<void>((closed) => compiler.close(closed))
  }
}

export function runOnce(compiler: BothCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error === null && stats !== undefined ? resolve(stats) : reject(error)))
  })
}

/**
 * Finishes the files of a bundle in the job's folder.
 * @param ownDir Where the bundler writes, if that is another folder: nothing in it is an input.
 */
export async function readBundle(stats: MultiStats, job: BundleJob, ownDir = job.outputDir): Promise<BundleMetadata> {
  const inputs = readInputs(stats, ownDir, job.siteDir)
  const [client] = stats.stats
  const optional = new Set(client?.compilation.warnings.flatMap((warning) => missingImportOf(warning) ?? []))
  const found = stats.stats.flatMap(({compilation}) => [
    ...compilation.errors
      .filter((error) => !optional.has(missingImportOf(error) ?? ''))
      .map((error) => toBundleFinding(error, job)),
    ...compilation.warnings.flatMap((warning) => toBundleWarning(warning, job) ?? []),
  ])
  const findings = withHints(joinParts(unique(found)), job)
  if (client === undefined || findings.some(({level, leftOut}) => level === 'error' || leftOut !== undefined))
    return {...NOTHING, findings, inputs}
  const chunkFiles = readChunkFiles(client)
  const main = chunkFiles[CLIENT_ENTRY_NAME] ?? []
  const ofAll = new Set([...main, ...Object.values(chunkFiles).flat().filter(isSharedSheet)])
  // Plugins of the bundler may write others than those in the folder of assets.
  const emitted = listAssets(client)
  const entry = main.find((file) => file.startsWith(`assets/${CLIENT_ENTRY_NAME}.`) && file.endsWith('.js')) ?? ''
  const ofStyles = finishStyles(job, {files: listFiles(join(job.outputDir, 'assets')), sources: inputs.files})
  if (ofStyles.length > 0) return {...NOTHING, findings: ofStyles, inputs}
  startClassicWorkers(join(job.outputDir, 'assets'), listFiles(join(job.outputDir, 'assets')))
  if (!job.isDevelopment) hintCompilation(join(job.outputDir, entry))
  dropPaths(join(job.outputDir, 'server.cjs'))
  copyScripts(job)
  return {
    findings,
    entry,
    styles: [...ofAll].filter((file) => file.endsWith('.css')),
    chunkFiles,
    files: [
      ...new Set([...listFiles(join(job.outputDir, 'assets')).map((file) => `assets/${file}`), ...emitted]),
    ].sort(),
    inputs,
    fieldReads: await findCodeReads(inputs.files),
    documentTocs: documentTocsOf(client.compilation),
    ...(job.isDevelopment && client.hash !== null && client.hash !== undefined ? {hot: client.hash} : {}),
  }
}

/** What is known of a bundle that was not made. */
export const NOTHING = {entry: '', styles: [], chunkFiles: {}, files: [], fieldReads: NO_READS, documentTocs: {}}

/** Files that a compiler has made, but for those by which open pages go from one bundle to the next. */
export function listAssets({compilation}: Stats): string[] {
  return compilation
    .getAssets()
    .map(({name}) => name.replace(/\?.*$/s, ''))
    .filter((name) => !name.startsWith(HOT_FOLDER))
}

/** What both halves read and looked for, wherever it lies. Tailwind looks at all files of the site, those of a build that runs included. */
function readInputs({stats}: MultiStats, ownDir: string, siteDir: string): InputPaths {
  const isOwn = (path: string): boolean => path === ownDir || path.startsWith(ownDir + sep) || isInWorkspace(path)
  const listed = (name: 'fileDependencies' | 'contextDependencies' | 'missingDependencies'): string[] =>
    [...new Set(stats.flatMap(({compilation}) => [...compilation[name]]))].filter((path) => !isOwn(path)).sort()
  const files = listed('fileDependencies')
  // Bundlers put folders that they passed through among the files.
  const gone = files.filter((path) => statSync(path, {throwIfNoEntry: false}) === undefined)
  const missing = [...listed('missingDependencies'), ...gone].map(nearestMissing)
  const folders = listed('contextDependencies')
  return {
    files: files.filter(isFile),
    folders,
    missing: [...new Set(missing)].sort(),
    // Tailwind names the folders that it finds at the top of the site, and looks at each that is added as well.
    parents: folders.some((folder) => dirname(folder) === siteDir) ? [siteDir] : [],
  }
}

/** Nothing can appear in a folder that is missing itself. */
function nearestMissing(path: string): string {
  const folder = dirname(path)
  return folder === path || existsSync(folder) ? path : nearestMissing(folder)
}

/**
 * Names of modules in comments tell where site and program lie on this machine, and the text is hashed. Those of the site's own
 * files stay, from its folder: they tell what failed, see ../render/bundled-code.ts.
 */
function dropPaths(path: string): void {
  const text = readFileSync(path, 'utf8')
    .replace(/^\/\/ (?:EXTERNAL MODULE|NAMESPACE OBJECT)\b.*\n/gm, '')
    // Above the function of a module that is not joined with others. Its heading is put inside, where no statement may be before a directive.
    .replace(
      /^\/\*!\**!\*\\\n {2}!\*\*\* (.*) \*\*\*!\n {2}\\\**\/\n((?:\/\*{3}\/ )?\(.*\{\n)?/gm,
      (_, name: string, start?: string) =>
        start === undefined ? '' : `${start}${toHeading(name.replace(/ \+ \d+ modules$/, '')).replace(';//', '//;')}\n`,
    )
    .replace(/(__webpack_require__(?:\.\w+)?\()\/\*! [^*]*\*\/ /g, '$1')
    .replace(/^(?:;\/\/|\/\/ MODULE:) (?:CONCATENATED MODULE: )?(\S+).*$/gm, (_, name: string) => toHeading(name))
  writeFileSync(path, text)
}

function toHeading(module: string): string {
  return module.startsWith('./') && !module.includes('/node_modules/') ? `;// ${module}` : ';//'
}

function readChunkFiles({compilation}: Stats): Record<string, string[]> {
  const files: Record<string, string[]> = {}
  for (const [name, group] of compilation.namedChunkGroups) files[name] = group.getFiles()
  return files
}

/**
 * Says that all functions of the entry run at once, so that V8 compiles them in the background while the file is on its
 * way, instead of one by one while the page comes alive. Other engines read a comment. Source: V8, explicit compile hints.
 */
function hintCompilation(path: string): void {
  writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
}

function copyScripts({scripts, outputDir}: BundleJob): void {
  for (const script of scripts) {
    const code = readFileSync(script)
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
    const name = relative(join(script, '..'), script).replace(/\.js$/, `.${hash}.js`)
    writeFileSync(join(outputDir, 'assets', name), code)
  }
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

function unique(findings: readonly BundleFinding[]): BundleFinding[] {
  const seen = new Map(
    findings.map((finding) => [`${finding.file}:${finding.line ?? 0}:${finding.message}`, finding] as const),
  )
  // The bundlers work on many files at once, and tell of them in no fixed order.
  return [...seen].sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true})).map(([, finding]) => finding)
}
