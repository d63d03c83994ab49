// Stage: plan, compiled records and bundle to pages whose every reference is resolved. String work on the main thread;
// splicing URLs into bytes is the render worker's job.
import type {EmbeddedData, PageData} from '../../shared/contract.ts'
import {SITE_DATA_ID} from '../../shared/contract.ts'
import {decodePath, htmlFileOf, routeModuleOf} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {keyOf, stableJson} from '../cache/hash.ts'
import {heldText, type TextSpool} from '../files/text-spool.ts'
import type {
  CompiledDocument,
  FieldReads,
  LinkedContent,
  LinkedPage,
  LinkedSite,
  LinkIndex,
  PlannedRoute,
} from '../model.ts'
import {variableValues} from '../program/environment.ts'
import {readParts, writeParts} from '../text/linked-page.ts'
import type {Tools} from '../tools.ts'
import {linkPageAlternate} from './link-alternates.ts'
import {
  type ContentLinker,
  collectPartials,
  type Embed,
  linkCard,
  linkContent,
  linkEmbed,
  tocSources,
} from './link-content.ts'
import {codeImports, partialTable} from './link-imports.ts'
import {type LinkerInput, NO_RUNTIME, openLinker, type Runtime, type SiteLinker} from './open-linker.ts'
import {contentLocaleOf, type HeadInput, toContentLanguage, toPageHead} from './page-head.ts'
import {type FrontMatterReads, pickFrontMatter} from './pick-front-matter.ts'
import type {JudgedReference} from './resolve-reference.ts'
import {resolveToc} from './resolve-toc.ts'

interface PageInput extends LinkerInput {
  readonly documents: ReadonlyMap<string, CompiledDocument>
}

export interface LinkInput extends PageInput {
  /** Takes the texts of the pages, most of which are needed much later. */
  readonly keepText: TextSpool['keep']
}

/** Tables, to be read by the stages after this one and by the checks of links. */
export interface LinkResult {
  readonly site: LinkedSite
  readonly linkIndex: LinkIndex
  /** References that lead nowhere, as far as is known before plugins have made their files. */
  readonly faults: readonly JudgedReference[]
}

/** What the parts of this stage share while it runs. */
interface Linker extends ContentLinker {
  readonly input: PageInput
  readonly runtime: Runtime
  readonly keepText: TextSpool['keep']
}

export async function linkSite({keepText, ...input}: LinkInput, tools: Tools): Promise<LinkResult> {
  const {bundle, documents, plan} = input
  const runtime = bundle.isKnown ? bundle.value : NO_RUNTIME
  const all = [...documents.values()]
  const fields = {
    readFields: fieldsRead('customFields', runtime, all),
    configFields: fieldsRead('siteConfig', runtime, all),
    metadataFields: fieldsRead('siteMetadata', runtime, all),
  }
  const base = await openLinker({...input, fields}, tools)
  const linked = linkRoutes(plan.routes, documents, base, keepText)
  base.snapshots.save()
  // A missing file may appear.
  tools.watch(base.assets.lookedUp().map((path) => ({path})))
  return linked
}

/** Some pages of a site, whose documents, and those that these embed and import, are compiled. */
export function linkRoutes(
  routes: readonly PlannedRoute[],
  documents: ReadonlyMap<string, CompiledDocument>,
  base: SiteLinker,
  keepText: TextSpool['keep'] = heldText,
): LinkResult {
  const {linkIndex, assets, texts, runtime, shared, settingsKey} = base
  const input = {...base.input, documents}
  const linker: Linker = {
    ...{input, runtime, linkIndex, assets, texts, keepText},
    faults: [],
    anchorLinks: [],
    partials: new Map(),
  }
  const linked = routes.map((route) => linkRoute(route, {linker, shared, settingsKey}))
  const partials = new Map([...linker.partials.values()].map((partial) => [partial.specifier, partial]))
  const {anchorLinks, faults} = linker
  const site = {
    routes: linked,
    partials,
    shared,
    document: base.document,
    anchorLinks,
    assets: assets.all(),
    settingsKey,
    texts: base.styles,
    ...withoutUndefined({contentTexts: texts}),
  }
  return {site, linkIndex, faults}
}

interface RouteContext {
  readonly linker: Linker
  readonly shared: LinkedSite['shared']
  readonly settingsKey: string
}

function linkRoute(route: PlannedRoute, {linker, shared, settingsKey}: RouteContext): LinkedPage {
  const {config, documents} = linker.input
  const compiled = route.content?.kind === 'document' ? documents.get(route.content.sourcePath) : undefined
  const content = compiled === undefined ? undefined : linkContent(compiled, route.path, linker)
  const embeds = (route.embedded ?? []).flatMap((one) => linkEmbed(one, linker) ?? [])
  const embedded = embeds.map(({linked}) => linked)
  const shown = [...(compiled === undefined ? [] : [compiled]), ...embeds.map((embed) => embed.compiled)]
  const partialPaths = [...new Set(shown.flatMap((one) => collectPartials(one, route.path, linker)))]
  const partials = partialPaths.flatMap((path) => linker.partials.get(path)?.specifier ?? [])
  const alternate = linkPageAlternate(route, {compiled, content}, {...linker, pagePath: route.path, config})
  const {image} = route.metadata
  const card = compiled === undefined ? image : linkCard(image, compiled, {pagePath: route.path, linker})
  const documentsOfPage = [...shown, ...partialPaths.flatMap((path) => documents.get(path) ?? [])]
  const readFields = fieldsRead('frontMatter', linker.runtime, documentsOfPage)
  const {hasOwnSearchMetadata} = linker.runtime
  const {translatedIn} = compiled?.document ?? {}
  const head = {image: card, alternatePath: alternate?.path, translatedIn, hasOwnSearchMetadata}
  const data = toPageData(route, {compiled, content, embeds, head, readFields}, linker.input)
  const sharedHashes = data.shared.map((id) => shared.get(id)?.hash ?? '')
  const page = {...data, ...pageHashes(data.shared, sharedHashes)}
  const partialKeys = partialPaths.map((path) => stableJson(linker.partials.get(path)))
  const text = writeParts({page, embedded, ...withoutUndefined({content, alternate})})
  return {
    path: page.path,
    ...withoutUndefined({sourcePath: route.metadata.sourcePath, originalLocale: page.originalLocale}),
    htmlFile: htmlFileOf(route.path, config.baseUrl, config.trailingSlash),
    moduleFile: decodePath(routeModuleOf(route.path, config.baseUrl)),
    shared: page.shared,
    partials,
    ...(alternate === undefined ? {} : {alternate: {path: alternate.path, file: alternate.file}}),
    renderKey: renderKeyOf({
      settingsKey,
      text,
      sharedHashes,
      partialKeys,
      environment: environmentKey(documentsOfPage),
    }),
    text: linker.keepText(text),
  }
}

interface RenderKeyParts {
  readonly settingsKey: string
  readonly text: string
  readonly sharedHashes: readonly string[]
  readonly partialKeys: readonly string[]
  readonly environment: string
}

/** All that a page is rendered from. */
function renderKeyOf({settingsKey, text, sharedHashes, partialKeys, environment}: RenderKeyParts): string {
  return keyOf(settingsKey, text, sharedHashes.join(), partialKeys.join(), environment)
}

/** A page that neither embeds nor imports documents, and reads no variables of the environment, with another text of its own. */
export interface OtherText {
  /** JSON of the page's parts. */
  readonly text: string
  /** Keys of the compiled text, before and now. */
  readonly keys: {readonly before: string; readonly after: string}
  readonly settingsKey: string
  /** Of the data that the page shares, in its order. */
  readonly sharedHashes: readonly string[]
}

/**
 * What links the page to another compiled text whose references, headings and imports are those of the one before. Undefined
 * when the page was not made of that one.
 */
export function relinkText({text, keys, ...rest}: OtherText): {text: string; renderKey: string} | undefined {
  const {content, alternate, ...parts} = readParts(text, undefined)
  if (content?.key !== keys.before || (alternate !== undefined && alternate.key !== keys.before)) return undefined
  const linked = {...content, key: keys.after}
  const relinked = writeParts({
    ...parts,
    content: linked,
    ...(alternate === undefined ? {} : {alternate: {...alternate, key: keys.after}}),
  })
  return {text: relinked, renderKey: renderKeyOf({...rest, text: relinked, partialKeys: [], environment: ''})}
}

/** Enough of a hash to tell two builds of a site apart. */
const PAGE_HASH_LENGTH = 8

/** A tab that is open while the site is published has data of the build before: pages say which data they were built with. */
function pageHashes(ids: readonly string[], hashes: readonly string[]): Pick<PageData, 'sharedHashes'> {
  if (ids.every((id) => id === SITE_DATA_ID)) return {}
  return {sharedHashes: ids.map((id, at) => (id === SITE_DATA_ID ? '' : (hashes[at] ?? '').slice(0, PAGE_HASH_LENGTH)))}
}

/** Values of the variables that content reads when it is rendered; `''` where there are none, as nearly everywhere. */
function environmentKey(documents: readonly CompiledDocument[]): string {
  const names = documents.flatMap(({record}) => record.environment ?? [])
  return names.length === 0 ? '' : variableValues([...new Set(names)].sort())
}

/** Fields of the site's own data that code reads: that of the bundle, and that in documents. */
function fieldsRead(
  table: keyof FieldReads,
  {fieldReads}: Runtime,
  documents: readonly CompiledDocument[],
): readonly string[] {
  return [...fieldReads[table], ...documents.flatMap(({record}) => record.fieldReads?.[table] ?? [])]
}

interface PageContent {
  /** Fields of the front matter that code reads. */
  readonly readFields: readonly string[]
  readonly compiled: CompiledDocument | undefined
  readonly content: LinkedContent | undefined
  readonly embeds: readonly Embed[]
  readonly head: HeadInput
}

function toPageData(
  route: PlannedRoute,
  {compiled, content: linked, embeds, head, readFields}: PageContent,
  input: PageInput,
): PageData {
  const {config} = input
  const broken = linked?.kind === 'module' ? linked.values.filter(({isBroken}) => isBroken).map(({url}) => url) : []
  const content = route.content
  const isComponent = content?.kind === 'component'
  const kind: PageData['content'] = isComponent
    ? {kind: 'component', specifier: content.specifier}
    : compiled === undefined
      ? {kind: 'none'}
      : {kind: compiled.record.kind}
  const imports = isComponent ? [content.specifier] : compiled === undefined ? [] : codeImports(compiled, input)
  return {
    path: route.path,
    layout: route.layout,
    plugin: route.plugin,
    ...toPageProps(route, compiled, {readFields, config}),
    toc: compiled === undefined ? [] : resolveToc(compiled, tocSources(input)),
    head: toPageHead(route, config, head),
    htmlClass: route.htmlClass ?? '',
    shared: [SITE_DATA_ID, ...(route.shared ?? [])],
    content: kind,
    ...toContentLanguage(compiled?.document, config),
    ...(embeds.length === 0 ? {} : {embedded: embeds.map((embed) => toEmbeddedData(embed, {readFields, ...input}))}),
    ...(broken.length === 0 ? {} : {unresolved: broken}),
    imports,
    partials: compiled === undefined ? {} : partialTable(compiled, input.config),
  }
}

function toPageProps(
  {props, frontMatter: all}: PlannedRoute,
  compiled: CompiledDocument | undefined,
  reads: FrontMatterReads,
): Pick<PageData, 'props' | 'dates'> {
  const {frontMatter, dates} = all === undefined ? {} : pickFrontMatter(all, compiled?.document, reads)
  return {
    props: {
      ...props,
      ...(frontMatter === undefined ? {} : {frontMatter}),
      ...(compiled === undefined ? {} : {hasContentTitle: compiled.record.hasContentTitle}),
    },
    ...(dates === undefined ? {} : {dates}),
  }
}

function toEmbeddedData(
  {compiled, linked, frontMatter: all}: Embed,
  input: PageInput & FrontMatterReads,
): EmbeddedData {
  const contentLocale = contentLocaleOf(compiled.document, input.config)
  const {frontMatter = {}, dates} = all === undefined ? {} : pickFrontMatter(all, compiled.document, input)
  return {
    id: linked.id,
    kind: linked.kind,
    ...(contentLocale === undefined ? {} : {contentLocale}),
    ...(Object.keys(frontMatter).length === 0 ? {} : {frontMatter}),
    ...(dates === undefined ? {} : {dates}),
    imports: codeImports(compiled, input),
    partials: partialTable(compiled, input.config),
  }
}
