// Imports that plugins of a site add to documents while these are compiled, as nodes of their trees. The bundle is made beside that:
// first with those of the last time, and once more where they have become others.
import type {Store} from '../cache/store.ts'
import {canonicalSpecifier} from '../files/import-paths.ts'
import type {CompiledDocument, CompilerSpec, DocumentFile, SiteConfig} from '../model.ts'
import {BUILT_IN_SPECIFIERS} from './import-table.ts'

/** By canonical specifier, sorted, with a document that has it; none for those of the last time. */
export type AddedImports = ReadonlyMap<string, DocumentFile | undefined>

type Place = Pick<SiteConfig, 'siteDir' | 'baseUrl'>

type AddedBy = Pick<CompilerSpec, 'fingerprint'>

interface KeptImports {
  readonly names: readonly string[]
  readonly addedBy: string
  /** Hashes of the documents that they were added to, by source path. */
  readonly documents: Readonly<Record<string, string>>
}

export interface RecalledImports {
  readonly added: AddedImports
  /** Source paths of the documents that plugins with these settings have not seen as they are now. */
  readonly unseenBy: (spec: AddedBy, documents: Iterable<DocumentFile>) => ReadonlySet<string>
}

/** Those of the last time; undefined where nobody has looked. */
export function recallAddedImports(store: Pick<Store, 'get'>, place: Place): RecalledImports | undefined {
  const kept = store.get<KeptImports>('state', stateKey(place))
  return (
    kept && {
      added: new Map(kept.names.map((name) => [name, undefined])),
      unseenBy: ({fingerprint}, documents) => {
        const seen = kept.addedBy === fingerprint ? kept.documents : {}
        return new Set([...documents].filter((one) => seen[one.sourcePath] !== one.hash).map((one) => one.sourcePath))
      },
    }
  )
}

export interface AddingSite {
  readonly store: Pick<Store, 'put'>
  readonly place: Place
  readonly spec: AddedBy
  /** All of the site. */
  readonly documents: Iterable<DocumentFile>
}

export function keepAddedImports(added: AddedImports, {store, place, spec, documents}: AddingSite): void {
  const kept: KeptImports = {
    names: [...added.keys()].sort(),
    addedBy: spec.fingerprint,
    documents: Object.fromEntries(Array.from(documents, ({sourcePath, hash}) => [sourcePath, hash])),
  }
  store.put('state', stateKey(place), kept)
}

/** @param documents All of the site. */
export function findAddedImports(documents: Iterable<CompiledDocument>, {siteDir}: Place): AddedImports {
  const written = new Set(BUILT_IN_SPECIFIERS)
  const compiled = new Map<string, DocumentFile>()
  for (const {document, record} of documents) {
    const toName = (specifier: string): string | undefined =>
      canonicalSpecifier(specifier, document.sourcePath, siteDir)
    for (const name of document.importSpecifiers.map(toName)) if (name !== undefined) written.add(name)
    for (const name of record.imports.map(toName))
      if (name !== undefined && !compiled.has(name)) compiled.set(name, document)
  }
  const added = [...compiled].filter(([name]) => !written.has(name))
  return new Map(added.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function stateKey({siteDir, baseUrl}: Place): string {
  return `added-imports 3:${siteDir} ${baseUrl}`
}
