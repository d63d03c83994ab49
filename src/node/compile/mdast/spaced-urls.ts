// Images and links whose URL has a space: Markdown takes them for text, and their writers do not see why.
import type {Text} from 'mdast'
import type {PageState} from '../page-state.ts'

const LINK = /(!?)\[[^[\]\n]*\]\(([^()<>"\n]*)\)/g
// Only what names a file: a bracket before other words in brackets may be prose.
const FILE_NAME = /\.(?:avif|gif|jpe?g|mdx?|pdf|png|svg|webp)$/i

export function reportSpacedUrls({value, position}: Text, {source, messages}: PageState): void {
  const start = position?.start
  if (start?.offset === undefined || !value.includes('](')) return
  for (const found of value.matchAll(LINK)) {
    const [whole, mark, address = ''] = found
    if (!/\S /.test(address) || !FILE_NAME.test(address)) continue
    // Where the text has escapes before it, its place is not known, and it may be meant so.
    if (!source.text.startsWith(whole, start.offset + found.index)) continue
    const lines = value.slice(0, found.index).split('\n')
    const before = (lines.at(-1) ?? '').length + (lines.length === 1 ? start.column - 1 : 0)
    messages.push({
      level: 'warning',
      code: 'markdown/space-in-url',
      message: `The URL "${address}" has a space, so the ${mark === '!' ? 'image' : 'link'} is shown as text.`,
      line: start.line + lines.length - 1,
      column: before + whole.indexOf(address) + 1,
      length: address.length,
      hint: `Write it between angle brackets: (<${address}>).`,
    })
  }
}
