// Worker half of the render stage: linked routes to HTML files and route modules in the staging folder.
import {type Json, type PartialModule, type ServerEntry, SITE_DATA_ID, type SiteData} from '../../shared/contract.ts'
import {createRecentMap} from '../../shared/recent-map.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {hashOf} from '../cache/hash.ts'
import {StoreError} from '../cache/store-error.ts'
import {systemCode} from '../files/errno.ts'
import type {ContentTexts, DocumentSettings, LinkedPartial, RenderMetadata, SentPage} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import {noteForeignCode} from '../program/foreign-code.ts'
import {type ContentText, readContent} from '../text/content-text.ts'
import {readParts} from '../text/linked-page.ts'
import {findBrokenLinks} from '../text/page-links.ts'
import type {WorkerTools} from '../workers/worker-tools.ts'
import {alternateText, type FindPartial} from './alternate-text.ts'
import {toDocument} from './document.ts'
import {type FailedCode, findFailedCode} from './failed-code.ts'
import {type MissingExport, missingExportOf, noteMissingExports} from './missing-exports.ts'
import {findIds} from './page-ids.ts'
import {routeModuleText} from './route-module.ts'
import {evaluateContent, loadServerBundle} from './server-bundle.ts'

export interface RenderBatch {
  readonly routes: readonly SentPage[]
  readonly partials: readonly LinkedPartial[]
  /** Hashes of shared data by id; the values are in the store. */
  readonly shared: Readonly<Record<string, string>>
  readonly settings: DocumentSettings
  readonly contentTexts: ContentTexts | undefined
  readonly serverFile: string
  /** As `isShipped` of the bundle. */
  readonly isShippedBundle: boolean
  readonly programRoot: string
  /** Folder that the files are written to; without one their texts are part of the answer. */
  readonly stagingDir: string | undefined
  /** Hash of each file as it stands in the output; a file with the same bytes is not written. */
  readonly present: Readonly<Record<string, string>>
}

export interface WrittenFile {
  readonly file: string
  readonly hash: string
  readonly isWritten: boolean
  /** Where it is not written. */
  readonly text?: string
}

export interface RenderFailure {
  readonly message: string
  /** Messages of what caused it, nearest first. */
  readonly causes: readonly string[]
  /** Of the first cause. */
  readonly stack: string
  readonly code?: FailedCode
  /** What was imported and is not there, where that is the reason. */
  readonly missing?: MissingExport
  /** The system's code, when a file could not be written: no fault of the page. */
  readonly systemCode?: string
}

export interface RenderedRoute {
  readonly renderKey: string
  readonly files: readonly WrittenFile[]
  readonly metadata?: RenderMetadata
  /** Set when the page threw while it was rendered. */
  readonly failure?: RenderFailure
}

export async function renderRoutes(batch: RenderBatch, tools: WorkerTools): Promise<RenderedRoute[]> {
  const readShared = createSharedReader(batch, tools)
  const {serverFile} = batch
  let entry: ServerEntry
  try {
    entry = openServerBundle(batch, tools, readShared)
  } catch (error) {
    // Code of the site that fails while it is loaded fails for every page.
    if (error instanceof StoreError) throw error
    return batch.routes.map(({path, renderKey}) => {
      const failure = toFailure(error, (stack) => findFailedCode(stack, {texts: new Map(), path, serverFile}))
      return {renderKey, files: [], failure}
    })
  }
  const bySpecifier = new Map(batch.partials.map((partial) => [partial.specifier, partial]))
  const findPartial: FindPartial = (specifier) => bySpecifier.get(specifier)
  const texts = new Map<string, string>()
  const partials = createPartialReader(findPartial, tools, texts)
  const rendered: RenderedRoute[] = []
  for (const [at, route] of batch.routes.entries()) {
    tools.begin(at)
    const missing: MissingExport[] = []
    try {
      rendered.push(
        await renderRoute(route, {batch, tools, entry, readShared, partials, findPartial, evaluated: {texts, missing}}),
      )
    } catch (error) {
      if (error instanceof StoreError) throw error
      const failure = toFailure(error, (stack) => findFailedCode(stack, {texts, path: route.path, serverFile}))
      const found = missingExportOf(failure.causes.at(-1) ?? failure.message, missing)
      rendered.push({
        renderKey: route.renderKey,
        files: [],
        failure: {...failure, ...withoutUndefined({missing: found})},
      })
    }
    await nextTurn()
  }
  return rendered
}

/** One for each language, as code of a site may read the base URL and texts while it is evaluated; the shipped one serves all. */
function openServerBundle(
  {serverFile, isShippedBundle, programRoot, settings: {baseUrl}, shared}: RenderBatch,
  tools: WorkerTools,
  readShared: (id: string) => Json,
): ServerEntry {
  const language = isShippedBundle ? '' : `${baseUrl} ${shared[SITE_DATA_ID] ?? ''} `
  return tools.once('server', `${language}${serverFile}`, () => {
    if (!isShippedBundle) noteForeignCode()
    // The build makes this value from a SiteData.
    const {translations: texts} = readShared(SITE_DATA_ID) as unknown as SiteData
    return loadServerBundle({file: serverFile, programRoot, baseUrl, texts})
  })
}

/** What the page has left behind, such as a promise that is rejected and that nobody handles, is reported before the next. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

function toFailure(error: unknown, toCode: (stack: string) => FailedCode): RenderFailure {
  if (!(error instanceof Error)) return {message: String(error), causes: [], stack: ''}
  const code = systemCode(error)
  const isSystem = code !== undefined && 'syscall' in error
  const causes = listCauses(error)
  const stack = (causes.at(-1) ?? error).stack ?? ''
  return {
    message: error.message,
    causes: causes.map((cause) => cause.message),
    stack,
    code: toCode(stack),
    ...(isSystem ? {systemCode: code} : {}),
  }
}

const MAX_CAUSES = 10

function listCauses({cause}: Error): Error[] {
  const causes: Error[] = []
  for (let one = cause; one instanceof Error && causes.length < MAX_CAUSES; one = one.cause) causes.push(one)
  return causes
}

interface RouteTools {
  readonly batch: RenderBatch
  readonly tools: WorkerTools
  readonly entry: ServerEntry
  readonly readShared: (id: string) => Json
  readonly partials: (specifier: string) => PartialModule
  readonly findPartial: FindPartial
  readonly evaluated: Evaluated
}

/** Filled while content is evaluated, for what is said where it fails. */
interface Evaluated {
  readonly texts: Map<string, string>
  readonly missing: MissingExport[]
}

async function renderRoute(
  route: SentPage,
  {batch, tools, entry, readShared, partials, findPartial, evaluated}: RouteTools,
): Promise<RenderedRoute> {
  const {htmlFile, moduleFile} = route
  const {page, content, ...parts} = readParts(route.text, batch.contentTexts)
  const text = content === undefined ? undefined : readContent(content, tools.store)
  const embedded = new Map(parts.embedded.map((one) => [one.id, readContent(one, tools.store)]))
  const output = await entry.renderPage({
    page,
    shared: Object.fromEntries(page.shared.map((id) => [id, readShared(id)])),
    ...contentInput(text, page.path, evaluated),
    embedded: Object.fromEntries(
      [...embedded].map(([id, one]) => [id, contentInput(one, `${page.path}#${id}`, evaluated)]),
    ),
    partials: Object.fromEntries(route.partials.map((specifier) => [specifier, partials(specifier)])),
  })
  const {bytes, policy, noIndex, ...document} = toDocument({
    page,
    output,
    settings: batch.settings,
    htmlFile,
    moduleFile,
  })
  const write = createFileWriter(batch, tools)
  const files = [
    write(htmlFile, bytes),
    write(moduleFile, routeModuleText(page, batch.settings.bundle.hash, {content: text, embedded})),
  ]
  const alternate = parts.alternate === undefined ? '' : alternateText(parts.alternate, tools.store, findPartial)
  if (parts.alternate !== undefined) files.push(write(parts.alternate.file, alternate))
  const anchors = text?.kind === 'html' ? output.anchors : [...output.anchors, ...findIds(output.html.join(''))]
  const {links, textFaults} = output
  const known = new Set(links)
  const isBroken = (link: string): boolean => page.unresolved?.includes(link) === true
  // Those of content that is HTML are marked in it.
  const brokenLinks = [...new Set([...[...known].filter(isBroken), ...findBrokenLinks(output.html.join(''))])]
  const plainLinks = document.links.filter((link) => !known.has(link))
  const metadata: RenderMetadata = {
    noIndex,
    // Those of its content that lead nowhere are marked in the page, and have been judged.
    links: links.filter((link) => !isBroken(link)),
    ...(brokenLinks.length === 0 ? {} : {brokenLinks}),
    ...(plainLinks.length === 0 ? {} : {plainLinks}),
    anchors,
    ...(textFaults.length === 0 ? {} : {textFaults}),
    policy,
    ...(parts.alternate === undefined ? {} : {alternateLength: alternate.length}),
  }
  tools.store.put('rendered', route.renderKey, metadata)
  return {renderKey: route.renderKey, files, metadata}
}

function contentInput(text: ContentText | undefined, name: string, {texts, missing}: Evaluated) {
  if (text === undefined) return {}
  if (text.kind === 'module') texts.set(name, text.text)
  if (text.kind === 'html') return {html: text.text}
  if (text.makesOnlyElements !== true) noteForeignCode()
  return {content: noteMissingExports(evaluateContent(text.text, name), missing)}
}

/** Of texts of data that a thread keeps, twice: what all pages share, and the folders around the pages that it renders. */
const MAX_SHARED_LENGTH = 4_000_000

function createSharedReader({shared}: RenderBatch, {store, once}: WorkerTools): (id: string) => Json {
  const recent = once('shared', '', () => createRecentMap<string, Json>(MAX_SHARED_LENGTH))
  return (id) => {
    const hash = shared[id] ?? ''
    // Data that no plugin gave has no hash.
    if (hash === '') return null
    const known = recent.get(hash)
    if (known !== undefined) return known
    const text = store.mustGet<string>('data', hash)
    const value = JSON.parse(text) as Json
    recent.set(hash, value, text.length)
    return value
  }
}

function createPartialReader(
  findPartial: FindPartial,
  tools: WorkerTools,
  texts: Map<string, string>,
): (specifier: string) => PartialModule {
  return (specifier) => {
    const partial = findPartial(specifier)
    if (partial === undefined) throw new Error(`The content imports "${specifier}", which was not linked.`)
    const content = readContent(partial, tools.store)
    const {toc, imports, partials: nested} = partial
    return {toc, imports, partials: nested, ...contentInput(content, specifier, {texts, missing: []})}
  }
}

/** Writes to the staging folder, where there is one, what does not stand in the output. */
function createFileWriter(
  {stagingDir, present}: RenderBatch,
  {once}: WorkerTools,
): (file: string, content: string | Buffer) => WrittenFile {
  if (stagingDir === undefined)
    return (file, content) => ({file, hash: hashOf(content), isWritten: false, text: content.toString()})
  const writer = once('writer', stagingDir, () => createOutputWriter(stagingDir))
  return (file, content) => {
    const hash = hashOf(content)
    const isWritten = present[file] !== hash
    if (isWritten) writer.write(file, content)
    return {file, hash, isWritten}
  }
}
