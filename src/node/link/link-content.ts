// The references of documents: of a page's own content, of those that it embeds, and of the partials that they import.
import type {EmbeddedDocument} from '../../plugin/types.ts'
import {placeOf} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {documentKey} from '../files/document-key.ts'
import {siteSpecifier} from '../files/import-paths.ts'
import type {
  AnchorLink,
  CompiledDocument,
  ContentTexts,
  DocumentFile,
  LinkedContent,
  LinkedEmbed,
  LinkedPartial,
  LinkIndex,
  Reference,
  ReferenceValues,
} from '../model.ts'
import {toFootnotesTitle} from '../text/content-texts.ts'
import {resolveWithHook} from './ask-hook.ts'
import type {AssetCollector} from './assets.ts'
import {linkAlternate} from './link-alternates.ts'
import {codeImports, type ImportInput, linkImport, partialFile, partialTable} from './link-imports.ts'
import {isFault, type JudgedReference, type ResolveContext, resolveReference} from './resolve-reference.ts'
import {resolveToc, type TocSources} from './resolve-toc.ts'

/** What the documents of a site share while they are linked. */
export interface ContentLinker {
  readonly input: ImportInput
  readonly linkIndex: LinkIndex
  readonly assets: AssetCollector
  /** In the language of the site. */
  readonly texts: ContentTexts | undefined
  /** Filled with the references that lead nowhere, and with links to anchors. */
  readonly faults: JudgedReference[]
  readonly anchorLinks: AnchorLink[]
  /** Filled as pages ask for partials, by source path. */
  readonly partials: Map<string, LinkedPartial>
  /** What is linked is a partial, which a document can import and not show. */
  readonly isPartial?: true
}

export interface Embed extends Pick<EmbeddedDocument, 'frontMatter'> {
  readonly compiled: CompiledDocument
  readonly linked: LinkedEmbed
}

/** An embedded document points where it points on its own page, and what is wrong in it is reported there. */
export function linkEmbed(
  {id, sourcePath, until, frontMatter}: EmbeddedDocument,
  linker: ContentLinker,
): Embed | undefined {
  const compiled = linker.input.documents.get(documentKey(sourcePath, until))
  if (compiled === undefined) return undefined
  const ownPath = linker.linkIndex.permalinks.get(sourcePath)
  const notes = ownPath === undefined ? {} : {faults: [], anchorLinks: []}
  const content = linkContent(compiled, ownPath ?? linker.input.config.baseUrl, {...linker, ...notes})
  const values = ownPath === undefined ? content.values : content.values.map((value) => fromElsewhere(value, ownPath))
  return {compiled, linked: {id, ...content, values}, ...withoutUndefined({frontMatter})}
}

/** What a document says of its own headings, which another page may lack, or have several times. */
function fromElsewhere(value: ReferenceValues, ownPath: string): ReferenceValues {
  return value.url.startsWith('#') ? {...value, url: encodeURI(ownPath) + value.url} : value
}

export function linkContent(
  {document, key, record}: CompiledDocument,
  pagePath: string,
  linker: ContentLinker,
): LinkedContent {
  const context = resolveContext(document, pagePath, linker)
  const values = record.references.map((reference): ReferenceValues => {
    if (reference.kind === 'module') return linkImport(reference, context, linker)
    const resolution = resolveWithHook(reference, context)
    if (reference.isUnchecked !== true) note({sourcePath: document.sourcePath, reference, resolution}, linker)
    const {url, width, height, target, attributes} = resolution
    const {alt = reference.alt, title = reference.title} = resolution
    const changed = withoutUndefined({alt, title, attributes})
    return {url, width, height, target, ...changed, ...(isFault(resolution) ? {isBroken: true as const} : {})}
  })
  const {kind, makesOnlyElements} = record
  return {key, kind, values, ...withoutUndefined({makesOnlyElements, texts: linker.texts})}
}

function resolveContext(
  document: DocumentFile,
  pagePath: string,
  {linkIndex, assets, input}: ContentLinker,
): ResolveContext {
  return {document, pagePath, linkIndex, assets, config: input.config}
}

/** URL of a page's social card, where its front matter names a file next to the document. */
export function linkCard(
  image: string | undefined,
  {document}: CompiledDocument,
  {pagePath, linker}: {pagePath: string; linker: ContentLinker},
): string | undefined {
  if (image === undefined || !/^\.{1,2}\//.test(image)) return image
  const reference: Reference = {index: 0, kind: 'image', target: image}
  const resolution = resolveReference(reference, resolveContext(document, pagePath, linker))
  note({sourcePath: document.sourcePath, reference, resolution, frontMatterKey: 'image'}, linker)
  return resolution.url
}

/** Keeps what is to be judged when the site is finished: by its ids, and by the files that plugins make. */
function note(judged: JudgedReference, {faults, anchorLinks, isPartial}: ContentLinker): void {
  const {sourcePath, reference, resolution} = judged
  const mayBeLeftOut = reference.isNested === true || isPartial === true
  if (isFault(resolution) || resolution.lostByHook !== undefined) faults.push({...judged, mayBeLeftOut})
  if (resolution.anchor === undefined) return
  const given = reference.isGiven === true ? {givenUrl: resolution.url} : {}
  const nested = mayBeLeftOut ? {nestedUrl: resolution.url} : {}
  anchorLinks.push({
    sourcePath,
    target: reference.target,
    ...given,
    ...nested,
    ...resolution.anchor,
    ...placeOf(reference),
  })
}

/** Source paths of the partials that a document needs, theirs included; each is linked once. */
export function collectPartials(
  {document}: CompiledDocument,
  pagePath: string,
  linker: ContentLinker,
  seen = new Set<string>(),
): string[] {
  for (const path of document.partials) {
    const compiled = linker.input.documents.get(path)
    if (compiled === undefined || seen.has(path)) continue
    seen.add(path)
    if (!linker.partials.has(path)) linker.partials.set(path, linkPartial(compiled, pagePath, linker))
    collectPartials(compiled, pagePath, linker, seen)
  }
  return [...seen]
}

function linkPartial(compiled: CompiledDocument, pagePath: string, linker: ContentLinker): LinkedPartial {
  const content = linkContent(compiled, pagePath, {...linker, isPartial: true})
  const {config} = linker.input
  const specifier = siteSpecifier(compiled.document.sourcePath, config.siteDir)
  return {
    ...content,
    specifier,
    file: partialFile(specifier),
    toc: resolveToc(compiled, tocSources(linker.input)),
    imports: codeImports(compiled, linker.input),
    partials: partialTable(compiled, config),
    ...(config.markdown.alternates ? {alternate: linkAlternate(compiled, content, {...linker, pagePath, config})} : {}),
  }
}

export function tocSources({documents, config, bundle}: ImportInput): TocSources {
  const documentTocs = bundle.isKnown ? bundle.value.documentTocs : {}
  return {documents, siteDir: config.siteDir, documentTocs, footnotes: toFootnotesTitle(config.translations)}
}
