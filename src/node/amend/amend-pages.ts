// Pages of changed documents, made from what the last build kept of them.
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import {compilePages} from '../compile/compile-pages.ts'
import {rereadDocument} from '../content/reread-document.ts'
import {heldText} from '../files/text-spool.ts'
import {known} from '../known.ts'
import {relinkText} from '../link/link-site.ts'
import {findFirstStyles} from '../link/open-linker.ts'
import type {
  CompiledDocument,
  CompiledPage,
  LinkedPage,
  LinkedSite,
  OutputManifest,
  RenderedSite,
  RenderMetadata,
  RuntimeBundle,
  SiteConfig,
} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {renderPages} from '../render/render-pages.ts'
import type {Tools} from '../tools.ts'
import type {BuildFacts} from './build-key.ts'
import type {KeptPage, KeptSite} from './kept-build.ts'

/** A kept page with the text that its document has now. */
export interface AmendedPage {
  readonly kept: KeptPage
  readonly compiled: CompiledDocument
  readonly page: LinkedPage
  /** JSON of its parts. */
  readonly text: string
  /** The cache did not have it. */
  readonly isCompiled: boolean
}

interface CompileContext {
  readonly facts: Pick<BuildFacts, 'spec' | 'scanSpec'>
  readonly config: Pick<SiteConfig, 'siteDir'>
  readonly site: KeptSite
}

/** Undefined when more has changed in the document than its text. */
export async function amendPage(
  kept: KeptPage,
  {facts: {spec, scanSpec}, config: {siteDir}, site}: CompileContext,
  tools: Tools,
): Promise<AmendedPage | undefined> {
  const {sourcePath} = kept.document
  const document = await rereadDocument(kept.document, {jobs: [kept.job], siteDir, spec: scanSpec}, tools)
  if (document === undefined) return undefined
  const before = tools.store.get<CompiledPage>('record', kept.key)
  const order = {documents: new Map([[sourcePath, document]]), excerpts: [], spec}
  const {documents, compiledCount} = await compilePages(order, tools)
  const compiled = documents.get(sourcePath)
  if (before === undefined || compiled === undefined || !haveSameFrame(before, compiled.record)) return undefined
  const {settingsKey} = site
  const sharedHashes = kept.page.shared.map((id) => site.shared[id] ?? '')
  const keys = {before: kept.key, after: compiled.key}
  const linked = relinkText({text: kept.text, keys, settingsKey, sharedHashes})
  if (linked === undefined) return undefined
  const page = {...kept.page, renderKey: linked.renderKey, text: heldText(linked.text)}
  return {kept, compiled, page, text: linked.text, isCompiled: compiledCount > 0}
}

/** What others see of a document, and what its references are resolved to. Where they are in the file counts for messages alone. */
function haveSameFrame(before: CompiledPage, after: CompiledPage): boolean {
  const isSilent = ({messages, environment}: CompiledPage): boolean =>
    messages.length === 0 && environment === undefined
  return isSilent(before) && isSilent(after) && frameOf(before) === frameOf(after)
}

function frameOf({references, ...record}: CompiledPage): string {
  return stableJson({
    ...record,
    references: references.map(({line: _, column: _1, length: _2, ...reference}) => reference),
  })
}

export interface RenderContext {
  readonly site: KeptSite
  readonly bundle: RuntimeBundle
  readonly config: SiteConfig
  readonly program: ProgramInfo
  readonly outDir: string
  readonly stagingDir: string
  readonly manifest: OutputManifest
}

/** Undefined when the pages differ in more than their texts from those of the last build. */
export async function renderAmended(
  pages: readonly AmendedPage[],
  {site, bundle, config, program, outDir, stagingDir, manifest}: RenderContext,
  tools: Tools,
): Promise<RenderedSite | undefined> {
  const before = pages.map(({kept}) => tools.store.get<RenderMetadata>('rendered', kept.page.renderKey))
  const styles = {bundle: known(bundle), config, program}
  const firstStyles = site.hasFirstStyles ? await findFirstStyles(styles, site.styles, tools.store) : undefined
  const document = {...site.document, ...withoutUndefined({firstStyles})}
  const linked = toLinkedSite(pages, {...site, document}, tools.store)
  if (linked === undefined) return undefined
  const {present} = manifest
  const place = {outDir, stagingDir, present, programRoot: program.root, config}
  const rendered = await renderPages({site: linked, bundle, ...place}, tools)
  const isSame = pages.every(({page}, at) => {
    const after = rendered.metadata.get(page.path)
    const last = before[at]
    return after !== undefined && last !== undefined && factsOf(after) === factsOf(last)
  })
  return rendered.isWhole && isSame ? rendered : undefined
}

/** All but how long the text is. */
function factsOf({alternateLength: _, links, ...metadata}: RenderMetadata): string {
  return stableJson({...metadata, links: [...new Set(links)]})
}

function toLinkedSite(
  pages: readonly AmendedPage[],
  {document, settingsKey, contentTexts, shared}: Omit<KeptSite, 'document'> & Pick<LinkedSite, 'document'>,
  store: Store,
): LinkedSite | undefined {
  const data = new Map<string, {text: string; hash: string}>()
  for (const id of new Set(pages.flatMap(({page}) => page.shared))) {
    const hash = shared[id]
    const text = hash === undefined ? undefined : store.get<string>('data', hash)
    if (hash === undefined || text === undefined) return undefined
    data.set(id, {text, hash})
  }
  return {
    routes: pages.map(({page}) => page),
    partials: new Map(),
    shared: data,
    ...{document, settingsKey},
    ...{anchorLinks: [], assets: [], texts: []},
    ...(contentTexts === undefined ? {} : {contentTexts}),
  }
}
