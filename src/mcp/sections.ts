// Sections of a page's Markdown: found by anchor or by heading, and cut into pieces of a size to read.
import GithubSlugger from 'github-slugger'

export interface MarkdownSection {
  readonly title: string
  readonly anchor: string
  /** The heading's line, and what follows up to the next heading of its level or above. */
  readonly text: string
}

/** Sections in their order; those below one are part of it, too. */
export function listSections(markdown: string): readonly MarkdownSection[] {
  const lines = markdown.split('\n')
  const slugger = new GithubSlugger()
  const headings = findHeadings(lines)
  return headings.map(({line, level, title}, at) => {
    const next = headings.slice(at + 1).find((one) => one.level <= level)
    return {title, anchor: slugger.slug(title), text: lines.slice(line, next?.line).join('\n').trimEnd()}
  })
}

/** @param wanted Anchor, with or without its `#`, or the text of the heading in any case. */
export function findSection(markdown: string, wanted: string): MarkdownSection | undefined {
  const sections = listSections(markdown)
  const name = wanted.replace(/^#/, '').trim()
  return (
    sections.find(({anchor}) => anchor === name) ??
    sections.find(({title}) => title.toLowerCase() === name.toLowerCase())
  )
}

interface Heading {
  readonly line: number
  readonly level: number
  readonly title: string
}

function findHeadings(lines: readonly string[]): readonly Heading[] {
  const headings: Heading[] = []
  let fence = ''
  for (const [line, text] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence) && text.trim() === mark) fence = ''
    const heading = fence === '' ? /^(#{1,6}) (.*)$/.exec(text) : null
    if (heading !== null) headings.push({line, level: heading[1]?.length ?? 1, title: toPlain(heading[2] ?? '')})
  }
  return headings
}

/** Without the marks of links, code and emphasis. */
function toPlain(heading: string): string {
  return heading
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim()
}

/** A part of a text that begins at a place, ends with a line where that is possible, and says where the next begins. */
export interface Piece {
  readonly text: string
  /** Characters of the whole. */
  readonly total: number
  /** Absent when nothing follows. */
  readonly nextOffset?: number
}

export function cutPiece(text: string, offset: number, limit: number): Piece {
  const total = text.length
  if (offset + limit >= total) return {text: text.slice(offset), total}
  const lineEnd = text.lastIndexOf('\n', offset + limit - 1) + 1
  const nextOffset = lineEnd > offset ? lineEnd : offset + limit
  return {text: text.slice(offset, nextOffset), total, nextOffset}
}
