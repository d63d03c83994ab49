// Documents through the scanner and the compiler: any text becomes a page or messages, and code that is made can be parsed.
import vm from 'node:vm'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {createCompilerSpec} from '../../../src/node/compile/compiler-spec.ts'
import {scanText} from '../../../src/node/compile/create-scanner.ts'
import type {CompileResult, CompilerSpec} from '../../../src/node/model.ts'
import {findIds} from '../../../src/node/render/page-ids.ts'
import {makeDocument, type RandomDocument} from './dialect.ts'
import {check, type FuzzPart, fuzzPart} from './part.ts'

/** As of a site that has all that a site can switch on. */
export function makeSpec(parser: CompilerSpec['parser']): CompilerSpec {
  return createCompilerSpec({
    parser,
    isUntrusted: false,
    format: 'auto',
    expectsMdx: false,
    hasMdx1: false,
    tellsElementTypes: false,
    listsPartials: true,
    wrapsTitles: false,
    admonitionKeywords: ['own'],
    bareTitles: true,
    hasOwnAdmonition: false,
    maintainHeadingCase: false,
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ],
    defaultLanguage: undefined,
    codeFrames: {collapseAbove: 5, lineLinks: true},
    mermaid: true,
    liveCode: true,
    emoji: true,
    knownComponents: ['Tabs', 'TabItem', 'Details', 'Head', 'Admonition'],
    hasOwnElements: false,
    hasOwnCodeBlock: false,
    hasOwnDiagram: false,
    hasOwnPre: false,
    hasOwnLiveCode: false,
    ownElements: [],
    ownHeadings: [],
    transparentComponents: ['Admonition', 'Details', 'TabItem', 'Tabs'],
    transforms: {
      beforeDefaultRemarkPlugins: [],
      remarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
    },
    preprocessor: undefined,
    parseFrontMatter: undefined,
    remarkRehypeOptions: {},
    remarkRehypeFunctions: [],
    text: {ignoredElements: ['.ignored']},
    alternates: true,
    siteDir: '/site',
  })
}

export function markdownPart(): Promise<FuzzPart> {
  return documentPart('.md')
}

export function mdxPart(): Promise<FuzzPart> {
  return documentPart('.mdx')
}

async function documentPart(extension: '.md' | '.mdx'): Promise<FuzzPart> {
  const compiler = await createCompiler(makeSpec('native'))
  // Loads what is loaded for the first page that needs it, which is no case's fault.
  for (const body of ['`a` :tada:\n\n```js\n1\n```\n', '_*a\n\n<b>c</b>\n']) {
    await compiler.compile({body, extension: '.md'})
    await compiler.compile({body, extension: '.mdx'})
  }
  return fuzzPart<RandomDocument>({
    make: (dice) => makeDocument(extension, dice),
    run: async (document) => {
      const wanted = {truncateMarker: '<!--\\s*truncate\\s*-->', countWords: 'en', keepsText: true}
      const {excerpt} = scanText(document.body, wanted)
      check(!excerpt.includes('\n'), `The excerpt has several lines: ${excerpt}`)
      const result = await compiler.compile(document)
      checkResult(result)
    },
  })
}

function checkResult({record, text, alternate}: CompileResult): void {
  check(text.chunks.length === text.placeholders.length + 1, 'The placeholders are not those of the text.')
  for (const {reference} of text.placeholders)
    check(reference < record.references.length, 'A placeholder has no reference.')
  check(!/[\uFDD0-\uFDEF]/.test(text.chunks.join('')), 'A mark of the compiler is left in the text.')
  if (alternate !== undefined)
    check(
      !/[\uFDD0-\uFDEF]/.test(alternate.body.chunks.join('')),
      'A mark of the compiler is left in the Markdown text.',
    )
  for (const {message, line} of record.messages) {
    check(message !== '', 'A message is empty.')
    check(line === undefined || line >= 1, `A message has the line ${line}.`)
  }
  if (record.kind === 'html') findIds(text.chunks.join(''))
  else if (!record.messages.some(({level}) => level === 'error')) parseScript(text.chunks.join('x'))
}

/** @throws SyntaxError where the code that was made cannot be parsed. */
function parseScript(code: string): void {
  new vm.Script(`(${code})`)
}
