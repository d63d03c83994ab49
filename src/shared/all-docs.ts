// The list of all docs of a version, which components may ask for: one file for most sites, and parts for large ones, of which
// a component that asks for one doc loads the one that has it.
import {placeByHash} from './place-by-hash.ts'
import type {AllDocs, GlobalDoc} from './views.ts'

/** Docs of a file. Those of a part are half as many on average, and never many more. */
const MAX_WHOLE_DOCS = 250

/** The list by id of shared data: what `allDocs` of the version names, and its parts where there are any. */
export function toAllDocs(id: string, docs: readonly GlobalDoc[]): Readonly<Record<string, AllDocs>> {
  if (docs.length <= MAX_WHOLE_DOCS) return {[id]: inOrder(docs)}
  // A power of two, so that most edits leave it as it is, and with it which doc is in which part.
  const count = 2 ** Math.ceil(Math.log2(docs.length / MAX_WHOLE_DOCS))
  const parts: GlobalDoc[][] = Array.from({length: count}, () => [])
  for (const doc of docs) parts[partOf(doc.id, count)]?.push(doc)
  const named = parts.map((part, at) => [partId(id, at), inOrder(part)] as const)
  return {[id]: {parts: count}, ...Object.fromEntries(named)}
}

/** Ids of the shared data that has a doc, or without one, that has all docs. @param count Parts of the list. */
export function partIds(id: string, count: number, docId?: string): readonly string[] {
  if (docId !== undefined) return [partId(id, partOf(docId, count))]
  return Array.from({length: count}, (_, at) => partId(id, at))
}

/** Parts have no order among them. */
export function inOrder(docs: readonly GlobalDoc[]): readonly GlobalDoc[] {
  return [...docs].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

function partOf(docId: string, count: number): number {
  return Math.floor(placeByHash(docId) * count)
}

/** Its end spreads the parts over folders, see `sharedDataFile`. */
function partId(id: string, at: number): string {
  const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
  return `${id}--${hex(at % 256, 2)}${hex(Math.floor(at / 256), 6)}`
}
