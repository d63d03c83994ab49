// Imports of content: the name under which the client looks each of them up.

import type {Drawing} from '../../shared/drawing.ts'
import {decodePath, partialFileOf} from '../../shared/permalink.ts'
import {hashOf, nameHash} from '../cache/hash.ts'
import {writtenSpecifier} from '../files/deferred-imports.ts'
import {isAsset, isDrawing} from '../files/file-kinds.ts'
import {canonicalSpecifier, resolveContentImport, siteSpecifier} from '../files/import-paths.ts'
import type {PublishRule} from '../files/publish-rule.ts'
import {toFilePath} from '../files/source-path.ts'
import type {Maybe} from '../known.ts'
import type {CompiledDocument, Reference, ReferenceValues, RuntimeBundle, SiteConfig} from '../model.ts'
import {readSvg} from '../text/read-svg.ts'
import {
  isFault,
  type JudgedReference,
  plain,
  type ResolveContext,
  resolveReference,
  siteFile,
} from './resolve-reference.ts'

/** What the names depend on. */
export interface ImportInput {
  readonly config: SiteConfig
  readonly documents: ReadonlyMap<string, CompiledDocument>
  /** Canonical specifiers that the bundle cannot answer; reported already. */
  readonly missingImports: ReadonlySet<string>
  readonly publishing: {readonly rule: PublishRule}
  readonly bundle: Maybe<Pick<RuntimeBundle, 'documentTocs'>>
}

export interface ImportLinker {
  readonly input: ImportInput
  /** Receives those that do not resolve. */
  readonly faults: JudgedReference[]
}

/** The client answers such names by itself: a file by its URL, an SVG image by its component, a module that is missing by children alone. */
export const ASSET_PREFIX = 'asset:'
export const MISSING_PREFIX = 'missing:'
export const DRAWING_PREFIX = 'svg:'

/**
 * An SVG image that is imported. With Docusaurus it is a component whatever it is used for; else it is its URL, but for elements
 * of its name.
 */
interface ImportedDrawing extends Drawing {
  readonly url?: string
}

/**
 * The value that fills the placeholder of an import: code by its canonical name, a file as `asset:<address>`, an SVG image that is a
 * component as `svg:<JSON of a drawing>`.
 */
export function linkImport(
  reference: Reference,
  context: ResolveContext,
  {input, faults}: ImportLinker,
): ReferenceValues {
  const {target} = reference
  const {document, config} = context
  const toValues = (url: string): ReferenceValues => ({url, width: '', height: '', target: ''})
  const content = resolveContentImport(target, document.sourcePath, config.siteDir)
  if (content !== undefined) {
    if (input.documents.has(content)) return toValues(siteSpecifier(content, config.siteDir))
    const filePath = toFilePath(content, config.siteDir)
    const refusal = input.publishing.rule.refusalOf(filePath, 'import')
    faults.push({
      sourcePath: document.sourcePath,
      reference,
      resolution: {
        ...toValues(target),
        target: '',
        ...(refusal === undefined ? {problem: 'missing-import'} : {refused: {filePath, refusal}}),
      },
    })
    return toValues(MISSING_PREFIX + target)
  }
  const name = canonicalSpecifier(target, document.sourcePath, config.siteDir)
  if (name !== undefined) {
    if (!input.missingImports.has(name)) return toValues(name)
    // What is imported was told of with the bundle.
    if (reference.isCode === true)
      faults.push({
        sourcePath: document.sourcePath,
        reference: {...reference, target: writtenSpecifier(target)},
        resolution: {...plain(writtenSpecifier(target)), problem: 'missing-import'},
      })
    return toValues(MISSING_PREFIX + target)
  }
  if (!isAsset(target)) return toValues(MISSING_PREFIX + target)
  const isComponent = config.compatibility === 'docusaurus'
  const drawing =
    isDrawing(target) && (isComponent || reference.isElement) ? readDrawing(reference, context) : undefined
  if (drawing !== undefined && isComponent) return toValues(toName(drawing))
  const resolution = resolveReference({...reference, kind: 'image', isCode: true}, context)
  if (isFault(resolution)) faults.push({sourcePath: document.sourcePath, reference, resolution})
  const {url} = resolution
  return toValues(drawing === undefined ? ASSET_PREFIX + url : toName({...drawing, url}))
}

const toName = (drawing: ImportedDrawing): string => DRAWING_PREFIX + JSON.stringify(drawing)

/** Undefined when there is no such file, when it may not be published, and when it is no SVG. */
function readDrawing({target}: Reference, {document, config, assets}: ResolveContext): Drawing | undefined {
  const {sourcePath, translates = sourcePath} = document
  for (const place of new Set([sourcePath, translates])) {
    const text = assets.readImport(toFilePath(siteFile(decodePath(target), place), config.siteDir))
    if (text !== undefined) return readSvg(text)
  }
  return undefined
}

/** Module of a partial, relative to the output folder. */
export function partialFile(specifier: string): string {
  return partialFileOf(nameHash(hashOf(specifier)))
}

/** The partials that a document imports itself: specifier to file. */
export function partialTable({document}: CompiledDocument, {siteDir}: SiteConfig): Record<string, string> {
  const specifiers = document.partials.map((path) => siteSpecifier(path, siteDir))
  return Object.fromEntries(specifiers.map((specifier) => [specifier, partialFile(specifier)]))
}

/** Canonical names of the code modules that content imports, sorted. */
export function codeImports({document, record}: CompiledDocument, {config, missingImports}: ImportInput): string[] {
  const names = record.imports.flatMap(
    (specifier) => canonicalSpecifier(specifier, document.sourcePath, config.siteDir) ?? [],
  )
  return [...new Set(names)].filter((name) => !missingImports.has(name)).sort()
}
