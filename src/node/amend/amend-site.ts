// The short way of a build: where nothing has changed, or nothing but the texts of a few documents, only their pages are made, and
// the files that plugins make of texts. Whatever is not known for sure is left to the pipeline, which looks at everything.
import {existsSync, readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {reviseAssets} from '../assets/revise-assets.ts'
import type {EmitReport} from '../emit/emit-site.ts'
import {readManifest} from '../emit/output-manifest.ts'
import type {Diagnostic, FileKey, OutputManifest, OwnAssets, RenderedSite, SiteConfig} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {StageRunner} from '../run/stage-runner.ts'
import type {Tools} from '../tools.ts'
import {type AmendedPage, amendPage, renderAmended} from './amend-pages.ts'
import {type FoundChanges, findChanges, type RecallInput} from './find-changes.ts'
import {nameOfPage, toKeptAssets} from './keep-site.ts'
import {type KeptAssets, type KeptBuild, type KeptPage, type KeptSite, readKeptBuild} from './kept-build.ts'

export interface AmendInput extends RecallInput {
  readonly outDir: string
  readonly openStaging: () => Promise<string>
  readonly stages: StageRunner
  /** The same in seconds since 1970. */
  readonly time: number
}

export interface AmendedBuild {
  readonly emitted: EmitReport
  /** Of the output as it is then; the same as before when nothing has changed. */
  readonly kept: KeptBuild
  readonly hasChanged: boolean
  readonly compiledCount: number
  readonly renderedCount: number
}

/** Pages that are worth the short way; the pipeline takes no longer for more. */
const MOST_PAGES = 50

/** Undefined when the pipeline has to look at everything. Nothing has been reported then, and nothing is left in the staging folder. */
export async function amendSite(input: AmendInput, tools: Tools): Promise<AmendedBuild | undefined> {
  const {config, program, outDir, stages} = input
  if (readKeptBuild(tools.store, outDir) === undefined) return undefined
  // From here on nobody else writes to the output; what was waited for may have.
  const stagingDir = await input.openStaging()
  const kept = readKeptBuild(tools.store, outDir)
  if (kept === undefined || isOld(kept, input)) return undefined
  const findings: Diagnostic[] = []
  const quiet: Tools = {...tools, report: (finding) => void findings.push(finding), watch: () => undefined}
  const found = await stages.run('changes', () => findPages(kept, input, quiet))
  if (found === undefined || findings.length > 0) return undefined
  const manifest = readManifest(tools.store, outDir)
  if (!manifest.isIntact) return undefined
  if (found.pages.length === 0) return unchanged(kept, manifest)
  const made = await amend({kept, found, config, program, outDir, stagingDir, manifest, stages}, quiet)
  if (made !== undefined && findings.length === 0) return made
  removeFiles(stagingDir)
  return undefined
}

/** The pipeline may leave out what has been written. Folders stay: threads that have made them do not make them again. */
function removeFiles(dir: string): void {
  if (!existsSync(dir)) return
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true}))
    if (!entry.isDirectory()) rmSync(join(entry.parentPath, entry.name))
}

/** Entries that a build has not used leave the cache some day, and this one uses few: before that, one has to look at all pages. */
function isOld({time}: KeptBuild, {config, time: now}: AmendInput): boolean {
  return Math.abs(now - time) > (config.cache.maxAge / 2) * SECONDS_A_DAY
}

const SECONDS_A_DAY = 86_400

interface FoundPages extends FoundChanges {
  readonly pages: readonly KeptPage[]
}

/** Undefined when something else has changed than documents whose pages were kept. */
async function findPages(kept: KeptBuild, input: AmendInput, tools: Tools): Promise<FoundPages | undefined> {
  const keys = new Map(kept.pages)
  const suits = (paths: readonly string[]): boolean =>
    paths.length <= MOST_PAGES && paths.every((path) => keys.has(path))
  const found = await findChanges(kept, {...input, suits}, tools)
  if (found === undefined) return undefined
  const pages = found.paths.map((path) => {
    const key = keys.get(path)
    return key === undefined ? undefined : tools.store.get<KeptPage>('data', key)
  })
  return pages.every((page) => page !== undefined) ? {...found, pages} : undefined
}

function unchanged(kept: KeptBuild, manifest: OutputManifest): AmendedBuild {
  const {present, isMoved} = manifest
  const emitted = {
    ...{written: 0, removed: 0, files: present, staged: new Set<string>(), before: present.keys()},
    hasNewKeys: isMoved,
    isMoved,
  }
  return {emitted, kept, hasChanged: false, compiledCount: 0, renderedCount: 0}
}

interface Amendment {
  readonly kept: KeptBuild
  readonly found: FoundPages
  readonly config: SiteConfig
  readonly program: ProgramInfo
  readonly outDir: string
  readonly stagingDir: string
  readonly manifest: OutputManifest
  readonly stages: StageRunner
}

async function amend(input: Amendment, tools: Tools): Promise<AmendedBuild | undefined> {
  const {kept, found, config, program, stages, manifest} = input
  const site = tools.store.get<KeptSite>('data', kept.site)
  if (site === undefined) return undefined
  const pages = await stages.run('compile', () => amendPages(found, {config, site}, tools))
  if (pages === undefined) return undefined
  const {bundle} = kept.bundle
  const rendered = await stages.run('render', () => renderAmended(pages, {...input, site, bundle}, tools))
  if (rendered === undefined) return undefined
  const built = pages.map(({kept: {built: page, document}}) => ({...page, frontMatter: document.frontMatter}))
  const documents = new Map(pages.map(({compiled}) => [compiled.document.sourcePath, compiled]))
  const {outDir, stagingDir} = input
  const notes = new Map(kept.assets.map(({owner, note}) => [owner, note]))
  const {plugins} = found.setup
  const made = {plugins, pages: built, documents, rendered: rendered.files, notes, present: manifest.present}
  const own = await stages.run('assets', () => reviseAssets({...made, outDir, stagingDir, config, program}, tools))
  if (own === undefined || own.some(({assets}) => assets.some(({source}) => source.kind !== 'placed'))) return undefined
  return {
    emitted: emitAmended(kept, {rendered, own, manifest}),
    kept: {...keepAmended(kept, pages, tools), inputs: found.states, assets: mergeAssets(kept.assets, own)},
    hasChanged: true,
    compiledCount: pages.filter(({isCompiled}) => isCompiled).length,
    renderedCount: rendered.renderedCount,
  }
}

async function amendPages(
  {pages, facts}: FoundPages,
  context: {readonly config: SiteConfig; readonly site: KeptSite},
  tools: Tools,
): Promise<readonly AmendedPage[] | undefined> {
  const amended: AmendedPage[] = []
  for (const page of pages) {
    const one = await amendPage(page, {...context, facts}, tools)
    if (one === undefined) return undefined
    amended.push(one)
  }
  return amended
}

interface Amended {
  readonly rendered: RenderedSite
  readonly own: readonly OwnAssets[]
  readonly manifest: OutputManifest
}

function emitAmended(kept: KeptBuild, {rendered, own, manifest: {present, isMoved}}: Amended): EmitReport {
  const files = new Map<string, FileKey>(present)
  const staged = new Set<string>()
  const put = (file: string, {hash, key, isStaged}: FileKey & {readonly isStaged: boolean}): void => {
    files.set(file, {hash, key})
    if (isStaged) staged.add(file)
  }
  const owners = new Set(own.map(({owner}) => owner))
  for (const {owner, paths} of kept.assets) if (owners.has(owner)) for (const path of paths) files.delete(path)
  for (const {assets} of own) for (const {path, source} of assets) if (source.kind === 'placed') put(path, source)
  for (const [file, one] of rendered.files) put(file, one)
  const removed = [...present.keys()].filter((file) => !files.has(file)).length
  return {written: staged.size, removed, files, staged, before: present.keys(), hasNewKeys: true, isMoved}
}

/** The pages as they are now, for the next change. */
function keepAmended(kept: KeptBuild, pages: readonly AmendedPage[], {store}: Tools): KeptBuild {
  const keys = new Map(kept.pages)
  for (const {kept: before, compiled, page, text} of pages) {
    const {text: _, ...facts} = page
    const {document, key} = compiled
    const entry: KeptPage = {...before, page: facts, text, key, document}
    const name = nameOfPage(entry)
    if (!store.has('data', name)) store.put('data', name, entry)
    keys.set(document.filePath, name)
  }
  return {...kept, pages: [...keys]}
}

function mergeAssets(before: readonly KeptAssets[], own: readonly OwnAssets[]): readonly KeptAssets[] {
  const made = new Map(own.map((one) => [one.owner, toKeptAssets(one)]))
  return before.map((one) => made.get(one.owner) ?? one)
}
