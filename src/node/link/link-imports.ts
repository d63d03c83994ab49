// Imports of content: the name under which the client looks each of them up.

import {partialFileOf} from '../../shared/permalink.ts'
import {hashOf, nameHash} from '../cache/hash.ts'
import {writtenSpecifier} from '../files/deferred-imports.ts'
import {isAsset} from '../files/file-kinds.ts'
import {canonicalSpecifier, resolveContentImport, siteSpecifier} from '../files/import-paths.ts'
import type {PublishRule} from '../files/publish-rule.ts'
import {toFilePath} from '../files/source-path.ts'
import type {Maybe} from '../known.ts'
import type {CompiledDocument, Reference, ReferenceValues, RuntimeBundle, SiteConfig} from '../model.ts'
import {isFault, type JudgedReference, plain, type ResolveContext, resolveReference} from './resolve-reference.ts'

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

/** The client answers such names by itself: a file by its URL, a module that is missing by children alone. */
export const ASSET_PREFIX = 'asset:'
export const MISSING_PREFIX = 'missing:'

/** The value that fills the placeholder of an import: code by its canonical name, a file as `asset:<address>`. */
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
  const resolution = resolveReference({...reference, kind: 'image', isCode: true}, context)
  if (isFault(resolution)) faults.push({sourcePath: document.sourcePath, reference, resolution})
  return toValues(ASSET_PREFIX + resolution.url)
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
