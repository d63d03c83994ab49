// Forms of MDX 1 that have no other spelling for MDX 3: the writer is told of each.
import type {Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {findTables} from '../../compile/mdx1/fit-tables.ts'
import {markLiteral} from '../../compile/mdx1/literal-text.ts'
import {findMarkdownInScripts} from '../../compile/mdx1/markdown-in-scripts.ts'
import {findPairedStars} from '../../compile/mdx1/strong.ts'
import {type AdmonitionFence, type FenceNames, findAdmonitionFences} from '../../compile/parse/admonition-fences.ts'
import {findLineStarts, pointAt} from '../../compile/parse/line-starts.ts'
import {maskCode} from '../../compile/parse/mask-code.ts'

interface Form {
  readonly start: number
  readonly message: string
  readonly hint: string
}

interface OlderFormsInput {
  readonly names: FenceNames
  /** The same text for the parser: all but fences of admonitions has its place. */
  readonly prepared: string
  readonly parse: (text: string) => Root
}

/** @param text The normalised text, without its front matter. */
export function findOlderForms(text: string, {names, prepared, parse}: OlderFormsInput): readonly FileMessage[] {
  const lineStarts = findLineStarts(text)
  const told = [...findScripts(text), ...findAdmonitions(text, names), ...findTextTables(text, lineStarts)].map(
    ({start, ...one}) => ({
      ...one,
      ...pointAt(lineStarts, start),
    }),
  )
  const messages = [...told, ...findStars(prepared, parse), ...findFootnoteLinks(parse(prepared))].map(
    (one): FileMessage => ({level: 'warning', code: 'mdx/older-form', ...one}),
  )
  return messages.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

function findScripts(text: string): readonly Form[] {
  return findMarkdownInScripts(text).map(({start, end}) => ({
    start: start + text.slice(start, end).search(/\S/),
    message: 'This is Markdown in MDX 1, and JavaScript in MDX 3, as it is in an attribute or an expression.',
    hint: 'Write it as elements, or put it into a file of its own, and import that.',
  }))
}

/** Those that end at another line. */
function findAdmonitions(text: string, names: FenceNames): readonly Form[] {
  if (!text.includes(':::')) return []
  const masked = maskCode(text).text
  const [before, after] = [true, false].map((isOld) =>
    endsOf(findAdmonitionFences(text, masked, {...names, isOld}).fences),
  )
  return [...(before ?? [])]
    .filter(([start, {end}]) => after?.get(start)?.end !== end)
    .map(([start, {source}]) => ({
      start,
      message: `"${source}" ends at another line in Docusaurus 2: there, any line of as many colons ends an admonition.`,
      hint: 'Close each with ":::", and give more colons to one that others are in.',
    }))
}

/** Those that follow text. */
function findTextTables(text: string, lineStarts: readonly number[]): readonly Form[] {
  const lines = text.split('\n')
  return findTables(text, lines).flatMap(({dashes, isText}) =>
    isText
      ? [
          {
            start: lineStarts[dashes - 1] ?? 0,
            message: 'This is text in MDX 1, as it follows text at once, and a table in MDX 3.',
            hint: 'Put an empty line before it for a table, or a backslash before each "|" for text.',
          },
        ]
      : [],
  )
}

/** Their ids have a prefix in later versions. */
function findFootnoteLinks(tree: Root): readonly (Omit<Form, 'start'> & Point)[] {
  const found: (Omit<Form, 'start'> & Point)[] = []
  visit(tree, (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || node.position === undefined) return
    const id = /#(fn(?:ref)?-[^#]+)$/.exec(node.url)?.[1]
    if (id === undefined) return
    const {line, column} = node.position.start
    found.push({
      line,
      column,
      message: `A footnote has the id "${id}" in MDX 1, and "user-content-${id}" in MDX 3.`,
      hint: `Link to "#user-content-${id}" when the site has Docusaurus 3.`,
    })
  })
  return found
}

interface Admonition {
  readonly source: string
  readonly end: number
}

/** By the offset at which each begins. */
function endsOf(fences: readonly AdmonitionFence[]): ReadonlyMap<number, Admonition> {
  return new Map(
    fences.flatMap(({start, source, partner, opening}) =>
      opening === undefined ? [] : [[start, {source: source.trim(), end: fences[partner]?.start ?? -1}]],
    ),
  )
}

function findStars(prepared: string, parse: OlderFormsInput['parse']): readonly (Omit<Form, 'start'> & Point)[] {
  const {text} = markLiteral(prepared, true)
  const lineStarts = findLineStarts(text)
  return findPairedStars(parse(text), text).map((start) => ({
    ...pointAt(lineStarts, start),
    message: `These ${text[start] === '_' ? 'underscores' : 'stars'} begin or end bold or emphasised text in MDX 1, and are other ones or text in MDX 3.`,
    hint: 'Put a space or a full stop next to them, or write <strong> or <em>.',
  }))
}

type Point = ReturnType<typeof pointAt>
