// The MDX path: Markdown with components to a JavaScript function that makes them, with placeholders for what depends on other
// files. Loaded for the first page that needs it.
import {createProcessor} from '@mdx-js/mdx'
import type {Program} from 'estree'
import type {Root} from 'mdast'
import type {Options} from 'remark-rehype'
import type {PluggableList, Plugin} from 'unified'
import type {VFile} from 'vfile'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {CompileResult, CompilerSpec} from '../../model.ts'
import {planAlternate} from '../alternate/plan-alternate.ts'
import {knowsDirectives} from '../compiler-spec.ts'
import {withCompleteNodes} from '../complete-nodes.ts'
import {createCodeWriter} from '../hast/code-blocks.ts'
import {extractSections} from '../hast/extract-sections.ts'
import {finishTree} from '../hast/finish-tree.ts'
import {spellFootnotes} from '../hast/mdx1-footnotes.ts'
import {parseRawHtml} from '../hast/parse-raw-html.ts'
import {sanitizeContent} from '../hast/sanitize-content.ts'
import {withLinkedPages} from '../linked-pages.ts'
import {hasRemarkPlugins, type LoadedTransforms, TransformError} from '../load-transforms.ts'
import {showAdmonitions} from '../mdast/admonition-nodes.ts'
import {setDiagramsAside} from '../mdast/diagrams.ts'
import {groupFor, writeDirectives} from '../mdast/directives.ts'
import {withFrontMatter} from '../mdast/front-matter-node.ts'
import {writeInlineDirectives} from '../mdast/inline-directives.ts'
import {convertMdx1Nodes} from '../mdast/mdx1-nodes.ts'
import {transformContent} from '../mdast/transform-content.ts'
import {findMarkdownInScripts} from '../mdx1/markdown-in-scripts.ts'
import {toResult, toTransformMessage} from '../page-record.ts'
import {createPageState, type PageFacts, type PageState, pageOf, toFile} from '../page-state.ts'
import type {FenceNames} from '../parse/admonition-fences.ts'
import {ContentLimitError, isStackOverflow} from '../parse/content-limits.ts'
import type {ParseMarkdown, Parsers} from '../parse/parse-markdown.ts'
import {type PreparedSource, prepareSource} from '../parse/prepare-source.ts'
import {attachEstree} from './attach-estree.ts'
import {checkNames} from './check-names.ts'
import {convertCodeComponents} from './code-components.ts'
import {dropIndentation, toContentFunction, unwrapFunction} from './content-function.ts'
import {tellElementTypes} from './element-types.ts'
import {explainMdxError} from './explain-error.ts'
import {foldStatic} from './fold-static.ts'
import {liftMarkdown, placeMarkdown} from './lifted-markdown.ts'
import {provideComponents} from './provide-components.ts'

/** A page, or the errors where the text is not valid MDX. */
export type MdxResult = CompileResult | {readonly messages: readonly FileMessage[]}

export interface MdxCompiler {
  readonly compileMdx: CompileText
  /** Plain Markdown, whose HTML a component shows. */
  readonly compilePlain: CompileText
}

/** @param content Normalised text with blank front matter. */
type CompileText = (content: string, input: PageFacts) => Promise<MdxResult>

export interface MdxCompilerInput {
  readonly parsers: Parsers
  readonly fenceNames: FenceNames
  readonly transforms: LoadedTransforms
  readonly rehypeOptions: Options
}

export function createMdxCompiler(spec: CompilerSpec, input: MdxCompilerInput): MdxCompiler {
  const {parsers, fenceNames, transforms} = input
  const processor = createMdxProcessor('mdx', spec, input)
  const plainProcessor = createMdxProcessor('md', spec, input)
  return {
    compileMdx: async (content, input) => {
      const source = prepareSource(content, true, fenceNames)
      const parsed = await parseMdx(source, await chooseParsers(source.text, parsers, spec))
      if ('messages' in parsed) return parsed
      const names = hasRemarkPlugins(transforms) ? [] : checkNames(parsed.tree, source, spec.knownComponents)
      if (names.length > 0) return {messages: names}
      const page = createPageState({spec, source, isMdx: true, isModule: true, parse: parsed.parse, ...input})
      return compileTree(parsed.tree, page, processor)
    },
    compilePlain: async (content, input) => {
      const source = prepareSource(content, false, fenceNames)
      const parse = await parsers.choose(source.text, false)
      const page = createPageState({spec, source, isMdx: false, isModule: true, parse, ...input})
      return compileTree(parse(source.text, false), page, plainProcessor)
    },
  }
}

async function compileTree(tree: Root, page: PageState, processor: MdxProcessor): Promise<MdxResult> {
  const file = toFile(page)
  if (page.spec.alternates) page.alternate = planAlternate(tree, page.source)
  try {
    const code = unwrapFunction(await printProgram(processor, tree, file))
    const errors = page.messages.filter(({level}) => level === 'error')
    return errors.length > 0 ? {messages: errors} : toResult('module', page, {file, text: code})
  } catch (error) {
    if (error instanceof TransformError) return {messages: [toTransformMessage(error, page.spec.siteDir)]}
    // Only the compiler's own messages are about the file; anything else is a fault of the program.
    if (isFileMessage(error)) return {messages: [explainMdxError(error, page.source)]}
    throw error
  }
}

function createMdxProcessor(
  format: 'mdx' | 'md',
  spec: CompilerSpec,
  {transforms, rehypeOptions}: Pick<MdxCompilerInput, 'transforms' | 'rehypeOptions'>,
): MdxProcessor {
  return createProcessor({
    format,
    outputFormat: 'program',
    remarkPlugins: [
      ...(hasRemarkPlugins(transforms) ? [groupFor(transforms)] : []),
      ...withMdx1Nodes(transforms.beforeDefaultRemarkPlugins),
      transformContent,
      ...setDiagramsAside(spec, transforms),
      ...withLinkedPages(withMdx1Nodes(transforms.remarkPlugins)),
      ...showAdmonitions(spec),
      ...(hasRemarkPlugins(transforms) ? [writeDirectives] : []),
      ...(hasRemarkPlugins(transforms) || knowsDirectives(spec) ? [writeInlineDirectives] : []),
      ...(format === 'mdx' && hasRemarkPlugins(transforms) ? [reportNames] : []),
    ],
    remarkRehypeOptions: rehypeOptions,
    rehypePlugins: [
      ...(format === 'md' ? [parseRawHtml] : []),
      ...(spec.isUntrusted ? [sanitizeContent] : spec.hasMdx1 ? [spellFootnotes] : []),
      ...withLinkedPages(withCompleteNodes(transforms.beforeDefaultRehypePlugins)),
      ...withLinkedPages(withCompleteNodes(transforms.rehypePlugins)),
      [convertCodeComponents, spec],
      extractSections,
      [finishTree, {writeCodeBlock: createCodeWriter(spec)}],
      [foldStatic, spec],
    ],
    recmaPlugins: [placeMarkdown, ...transforms.recmaPlugins, provideComponents, tellElementTypes, toContentFunction],
  })
}

/** After plugins of the site, which may import what the writer only uses. */
const reportNames: Plugin<[], Root> = () => (tree, file) => {
  const {messages, source, spec} = pageOf(file)
  messages.push(...checkNames(tree, source, spec.knownComponents))
}

/** What plugins of the site add may be of MDX 1. */
function withMdx1Nodes(plugins: LoadedTransforms['remarkPlugins']): PluggableList {
  // New each time: unified runs a function that it is given twice only once.
  const convert: Plugin<[], Root> = function convert() {
    return convertMdx1Nodes.call(this)
  }
  return plugins.length === 0 ? [] : [...withFrontMatter(plugins), convert]
}

function isFileMessage(error: unknown): boolean {
  return error instanceof Error && 'ruleId' in error
}

type MdxProcessor = ReturnType<typeof createProcessor>

async function printProgram(processor: MdxProcessor, tree: Root, file: VFile): Promise<string> {
  // The processor's types say that it takes JavaScript; what runs through it is Markdown in, JavaScript out.
  const program = await processor.run(tree as unknown as Program, file)
  return dropIndentation(String(processor.stringify(program, file)), program)
}

interface MdxParsers {
  readonly first: ParseMarkdown
  readonly second: Parsers['second']
  readonly liftsMarkdown: boolean
}

/** Only the reference parser says where each part of an expression is. */
async function chooseParsers(text: string, {choose, second}: Parsers, {hasMdx1}: CompilerSpec): Promise<MdxParsers> {
  const liftsMarkdown = hasMdx1 && findMarkdownInScripts(text).length > 0
  if (liftsMarkdown && second !== undefined) return {first: await second(), second: undefined, liftsMarkdown}
  return {first: await choose(text, true), second, liftsMarkdown}
}

type ParsedMdx = {readonly tree: Root; readonly parse: ParseMarkdown} | {readonly messages: readonly FileMessage[]}

/** The second parser is asked when the first fails: it may know better, and its errors say where and why. */
async function parseMdx(source: PreparedSource, {first, second, liftsMarkdown}: MdxParsers): Promise<ParsedMdx> {
  const parse = liftsMarkdown ? liftMarkdown(withEstree(first)) : withEstree(first)
  try {
    return {tree: parse(source.text, true), parse}
  } catch (error) {
    if (error instanceof ContentLimitError || isStackOverflow(error)) throw error
    if (second === undefined) return {messages: [explainMdxError(error, source)]}
    return parseMdx(source, {first: await second(), second: undefined, liftsMarkdown})
  }
}

function withEstree(parse: ParseMarkdown): ParseMarkdown {
  return (text, isMdx) => attachEstree(parse(text, isMdx), text)
}
