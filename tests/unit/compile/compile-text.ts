// Compiles a text as a site with default settings would, and shows placeholders readably: `«0.url»`.
import {type CompileInput, createCompiler} from '../../../src/node/compile/compile-page.ts'
import {createCompilerSpec} from '../../../src/node/compile/compiler-spec.ts'
import type {CompiledPage, CompilerSpec} from '../../../src/node/model.ts'

const HIGHLIGHT = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
}

export const NO_TRANSFORMS: CompilerSpec['transforms'] = {
  beforeDefaultRemarkPlugins: [],
  remarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
}

export function makeSpec(changes: Partial<Omit<CompilerSpec, 'fingerprint'>> = {}): CompilerSpec {
  return createCompilerSpec({
    parser: 'native',
    isUntrusted: false,
    format: 'auto',
    expectsMdx: false,
    hasMdx1: false,
    tellsElementTypes: false,
    listsPartials: true,
    wrapsTitles: false,
    admonitionKeywords: [],
    bareTitles: true,
    hasOwnAdmonition: false,
    maintainHeadingCase: false,
    magicComments: [HIGHLIGHT],
    defaultLanguage: undefined,
    codeFrames: {},
    mermaid: false,
    liveCode: false,
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
    transforms: NO_TRANSFORMS,
    preprocessor: undefined,
    parseFrontMatter: undefined,
    remarkRehypeOptions: {},
    remarkRehypeFunctions: [],
    text: null,
    alternates: false,
    siteDir: '/site',
    ...changes,
  })
}

export interface CompiledText {
  readonly record: CompiledPage
  /** Text with `«index.field»` at each placeholder. */
  readonly text: string
}

export type CompileTextOptions = Partial<Omit<CompileInput, 'body'>> & {readonly spec?: CompilerSpec}

export async function compileText(
  body: string,
  {spec, extension = '.md', ...settings}: CompileTextOptions = {},
): Promise<CompiledText> {
  const compiler = await createCompiler(spec ?? makeSpec())
  const {record, text} = await compiler.compile({body, extension, ...settings})
  const marks = text.placeholders.map(({reference, field}) => `«${reference}.${field}»`)
  return {record, text: text.chunks.map((chunk, at) => chunk + (marks[at] ?? '')).join('')}
}

/** The HTML of plain Markdown. */
export async function toHtml(body: string, options: CompileTextOptions = {}): Promise<string> {
  return (await compileText(body, options)).text
}
