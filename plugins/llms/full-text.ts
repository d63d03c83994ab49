// `llms-full.txt`: all Markdown alternates, each below its URL, in one file or in numbered parts that it lists.
import type {AssetPart, BuiltPage, EmittedAsset} from 'quire-docs/plugin'
import {escapeLabel, type LlmsContext, titleOf, toHeader} from './header.ts'
import type {Section} from './sections.ts'

const FILE = 'llms-full.txt'

/** A page as the text has it. */
interface Entry {
  readonly page: BuiltPage
  readonly parts: readonly AssetPart[]
  /** Characters. */
  readonly length: number
}

/** Pages are kept whole: one that is longer than the limit is a part of its own. */
export function toFullTexts(sections: readonly Section[], context: LlmsContext): readonly EmittedAsset[] {
  const {splitFullAbove} = context.options
  const header = toHeader(context)
  const entries = sections.flatMap(({pages}) => pages).flatMap((page) => toEntry(page, context))
  const size = entries.reduce((sum, {length}) => sum + length, header.length)
  if (splitFullAbove === false || size <= splitFullAbove)
    return [{path: FILE, content: [header, ...entries.flatMap(({parts}) => parts)]}]
  const groups = pack(entries, splitFullAbove - header.length)
  const partFiles = groups.map((group, at): EmittedAsset => {
    const heading = `${header}\nPart ${at + 1} of ${groups.length}.\n`
    return {path: partName(at), content: [heading, ...group.flatMap(({parts}) => parts)]}
  })
  return [{path: FILE, content: toIndex(groups, context)}, ...partFiles]
}

function toEntry(page: BuiltPage, {config}: LlmsContext): readonly Entry[] {
  const {alternate, path} = page
  if (alternate === undefined) return []
  const source = `\n---\n\nSource: ${config.url}${path}\n\n`
  return [{page, parts: [source, {file: alternate.file}], length: source.length + alternate.length}]
}

function pack(entries: readonly Entry[], limit: number): readonly (readonly Entry[])[] {
  const groups: Entry[][] = []
  let size = 0
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last === undefined || size + entry.length > limit) {
      groups.push([entry])
      size = entry.length
    } else {
      last.push(entry)
      size += entry.length
    }
  }
  return groups
}

function toIndex(groups: readonly (readonly Entry[])[], context: LlmsContext): string {
  const {config} = context
  const items = groups.map((group, at) => {
    const length = group.reduce((sum, entry) => sum + entry.length, 0)
    const [first, last] = [group[0], group.at(-1)].map((entry) => (entry ? titleOf(entry.page, context) : ''))
    const range = group.length === 1 ? first : `${first} – ${last}`
    const url = config.url + config.baseUrl + partName(at)
    return `- [Part ${at + 1}: ${escapeLabel(range ?? '')}](${url}): ${count(group.length, 'page')}, ${count(length, 'character')}\n`
  })
  return `${toHeader(context)}\nThe text of all pages, in ${groups.length} parts.\n\n## Parts\n\n${items.join('')}`
}

function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`
}

function partName(at: number): string {
  return `llms-full-${at + 1}.txt`
}
