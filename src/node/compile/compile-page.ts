// Compiles one document: its text to HTML or MDX code with placeholders, and a record of what the rest of the build needs to
// know about it. Pure: the text and the settings are all that it reads.
import type {FileMessage} from '../../shared/diagnostics.ts'
import {hashOf, stableJson} from '../cache/hash.ts'
import type {CompileResult, CompilerSpec} from '../model.ts'
import {chooseFormat, type Format} from './choose-format.ts'
import {hasTransforms} from './compiler-spec.ts'
import {emptyRecord} from './empty-record.ts'
import {readFrontMatter} from './front-matter.ts'
import {includeOwnLanguages} from './highlight/own-languages.ts'
import {
  type GivenTransforms,
  type LoadedTransforms,
  loadPreprocessor,
  loadTransforms,
  type Preprocess,
  TransformError,
  withGiven,
} from './load-transforms.ts'
import type {MdxCompiler, MdxCompilerInput} from './mdx/mdx-compiler.ts'
import {compileMdx1} from './mdx1/compile-mdx1.ts'
import {toMdx1Parsers} from './mdx1/parse-mdx1.ts'
import {spellBlocks, withPlacesOf} from './mdx1/spell-blocks.ts'
import {toResult, toTransformMessage, withWarning} from './page-record.ts'
import {createPageState, type PageFacts, type PageState, toFile} from './page-state.ts'
import type {FenceNames} from './parse/admonition-fences.ts'
import {ContentLimitError, isStackOverflow, tooDeep} from './parse/content-limits.ts'
import {cutBefore} from './parse/cut-before.ts'
import {loadParsers, type Parsers} from './parse/parse-markdown.ts'
import {blankFrontMatter, normaliseText, prepareSource, restoreFrontMatter} from './parse/prepare-source.ts'
import {fieldsForCode, loadParseHeader, type ParseHeader} from './parse-header.ts'
import {loadRehypeOptions} from './rehype-options.ts'
import {type CompileTree, ComponentsFound, createStaticCompiler} from './static-compiler.ts'
import {fenceNamesFor, findSyntaxExtensions} from './syntax-extensions.ts'
import {scopeOf, selectScope, type TransformScope} from './transform-scope.ts'

export interface CompileInput {
  /** The whole file, front matter included. */
  readonly body: string
  readonly extension: '.md' | '.mdx'
  /** Absolute; needed where the site has transforms, which may read it. */
  readonly filePath?: string
  /** Front matter `mdx.format`: wins over the settings. */
  readonly formatOverride?: 'md' | 'mdx'
  /** Source of a regular expression: only the text before its first match is compiled. */
  readonly until?: string
  /** Other documents show this one as a component: what would be HTML becomes a module as well. */
  readonly isImported?: true
  /** They take its front matter as well. */
  readonly exportsFrontMatter?: boolean
  /** As in {@link SourceSpec}. */
  readonly isListed?: boolean
  /** As in {@link DocumentFile}. */
  readonly linkedPages?: Readonly<Record<string, string>>
}

export interface Compiler {
  /** Never fails for what a writer wrote: errors are messages of the record, whose text is empty then. */
  readonly compile: (input: CompileInput) => Promise<CompileResult>
}

/** What one set of transforms needs. */
interface CompilerContext {
  readonly spec: CompilerSpec
  readonly parsers: Parsers
  readonly fenceNames: FenceNames
  readonly preprocess: Preprocess | undefined
  readonly parseHeader: ParseHeader | undefined
  readonly compileStatic: CompileTree
  /** Loads the MDX compiler for the first page that needs it. */
  readonly getMdxCompiler: () => Promise<MdxCompiler>
}

/**
 * Creates a compiler for many files: parser and transforms are loaded once.
 * @param given Run after those of the settings.
 * @throws TransformError when a transform that the settings name cannot be loaded.
 */
export async function createCompiler(spec: CompilerSpec, given: GivenTransforms = {}): Promise<Compiler> {
  const [transforms, rehypeOptions, preprocess, parseHeader, warning] = await Promise.all([
    loadTransforms(spec),
    loadRehypeOptions(spec),
    loadPreprocessor(spec),
    spec.parseFrontMatter && loadParseHeader(spec.parseFrontMatter),
    includeOwnLanguages(spec),
  ])
  // One that refuses its options is told of, whether a document needs it or not.
  findSyntaxExtensions(transforms, spec)
  const all: LoadedSettings = {spec, transforms, given, rehypeOptions, preprocess, parseHeader}
  const contexts = new Map<string, Promise<CompilerContext>>()
  const contextOf = (filePath: string | undefined): Promise<CompilerContext> => {
    const scope = scopeOf(filePath, spec)
    const name = stableJson(scope)
    const context = contexts.get(name) ?? createContext(all, scope)
    contexts.set(name, context)
    return context
  }
  return {compile: async (input) => withWarning(await compileInput(input, await contextOf(input.filePath)), warning)}
}

interface LoadedSettings extends Pick<CompilerContext, 'spec' | 'preprocess' | 'parseHeader'> {
  readonly transforms: LoadedTransforms
  readonly given: GivenTransforms
  readonly rehypeOptions: MdxCompilerInput['rehypeOptions']
}

async function createContext(
  {spec: whole, transforms: loaded, given, rehypeOptions, ...shared}: LoadedSettings,
  scope: TransformScope,
): Promise<CompilerContext> {
  const spec = {...whole, transforms: selectScope(whole.transforms, scope)}
  const transforms = withGiven(selectScope(loaded, scope), given)
  const extensions = findSyntaxExtensions(transforms, spec)
  const fenceNames = fenceNamesFor(spec, transforms, extensions)
  // What was written for MDX 1 has none inside of its lines.
  const directives = fenceNames.directives && !spec.hasMdx1
  const usual = await loadParsers(spec.parser, {extensions, directives})
  const parsers = spec.hasMdx1 ? toMdx1Parsers(usual) : usual
  return {
    ...shared,
    spec,
    parsers,
    fenceNames,
    compileStatic: createStaticCompiler(spec, {transforms, rehypeOptions}),
    getMdxCompiler: createMdxLoader(spec, {parsers, fenceNames, transforms, rehypeOptions}),
  }
}

function createMdxLoader(spec: CompilerSpec, input: MdxCompilerInput): () => Promise<MdxCompiler> {
  let loading: Promise<MdxCompiler> | undefined
  return () => {
    loading ??= import('./mdx/mdx-compiler.ts').then(({createMdxCompiler}) => createMdxCompiler(spec, input))
    return loading
  }
}

async function compileInput(input: CompileInput, context: CompilerContext): Promise<CompileResult> {
  try {
    const beginning = beginningOf(input)
    const body =
      context.preprocess === undefined
        ? beginning
        : await context.preprocess({fileContent: beginning, filePath: input.filePath ?? ''})
    return await compilePage(
      {...input, body, whole: input.body, frontMatter: await readHeader(input, context)},
      context,
    )
  } catch (error) {
    if (error instanceof ContentLimitError) return failed([error.fileMessage])
    if (isStackOverflow(error)) return failed([tooDeep().fileMessage])
    if (error instanceof TransformError) return failed([toTransformMessage(error, context.spec.siteDir)])
    throw error
  }
}

/** Cut before a preprocessor sees it, as that may remove the comment where it ends. */
function beginningOf({body, until}: CompileInput): string {
  if (until === undefined) return body
  const text = normaliseText(body)
  return restoreFrontMatter(cutBefore(until, blankFrontMatter(text)), text)
}

/** What the function of the configuration reads, of the file as it is. Where it fails, the scan has told. */
async function readHeader(
  {body, filePath = ''}: CompileInput,
  {parseHeader, spec}: CompilerContext,
): Promise<FrontMatter> {
  if (parseHeader === undefined) return undefined
  try {
    return fieldsForCode(await parseHeader(body, filePath), spec)
  } catch {
    return {}
  }
}

type FrontMatter = PageState['frontMatter'] | undefined

async function compilePage(
  input: Omit<CompileInput, 'until'> & {readonly whole: string; readonly frontMatter: FrontMatter},
  context: CompilerContext,
): Promise<CompileResult> {
  const {
    body,
    extension,
    filePath,
    formatOverride,
    isImported,
    exportsFrontMatter = false,
    isListed,
    linkedPages = {},
  } = input
  const text = normaliseText(body)
  const original = blankFrontMatter(text)
  const content = context.spec.hasMdx1 ? spellBlocks(original, false) : original
  // The same in the document and in its beginning.
  const idSuffix = isListed === true ? hashOf(normaliseText(input.whole)).slice(0, 6) : undefined
  const format = await chooseFormat(original, {extension, spec: context.spec, override: formatOverride})
  const toPageInput = (): PageFacts => ({
    frontMatter: input.frontMatter ?? fieldsForCode(readFrontMatter(text), context.spec),
    written: context.spec.expectsMdx && hasTransforms(context.spec) ? restoreFrontMatter(content, text) : undefined,
    filePath,
    exportsFrontMatter,
    idSuffix,
    linkedPages,
  })
  // Reading front matter costs time, which a page without MDX and transforms need not spend.
  const toStaticInput = (): PageFacts =>
    hasTransforms(context.spec)
      ? toPageInput()
      : {frontMatter: {}, written: undefined, filePath, exportsFrontMatter: false, idSuffix, linkedPages}
  const compilePlain = (): Promise<CompileResult> =>
    isImported || format.hasOwnParts === true
      ? compilePlainModule(content, toPageInput(), context)
      : compileStaticPage(content, toStaticInput(), context)
  const compileFormat = async (): Promise<CompileResult> => {
    if (format.kind === 'md') return compilePlain()
    const {compileMdx} = await context.getMdxCompiler()
    const mdx = context.spec.hasMdx1 ? spellBlocks(original, true) : original
    const result = await compileMdx(mdx, toPageInput())
    if ('text' in result) return result
    if (context.spec.hasMdx1) {
      const read = await compileMdx1(mdx, result, (text) => compileMdx(text, toPageInput()))
      if (read !== undefined) return read
    }
    return format.isCertain ? failed(result.messages) : withFallBack(await compilePlain(), format, result.messages[0])
  }
  return withPlacesOf(original, content, await compileFormat())
}

async function compileStaticPage(content: string, input: PageFacts, context: CompilerContext): Promise<CompileResult> {
  const {spec, parsers, fenceNames, compileStatic} = context
  const source = prepareSource(content, false, fenceNames)
  const parse = await parsers.choose(source.text, false)
  const page = createPageState({
    spec,
    source,
    isMdx: false,
    isModule: false,
    parse,
    ...input,
    exportsFrontMatter: false,
  })
  const file = toFile(page)
  try {
    const html = await compileStatic(file)
    return toResult('html', page, {file, text: html})
  } catch (error) {
    if (error instanceof ComponentsFound) return compilePlainModule(content, input, context)
    if (error instanceof TransformError) return failed([toTransformMessage(error, spec.siteDir)])
    throw error
  }
}

/** Plain Markdown as a component: a tree of its blocks without an element around them. */
async function compilePlainModule(
  content: string,
  input: PageFacts,
  {getMdxCompiler}: CompilerContext,
): Promise<CompileResult> {
  const {compilePlain} = await getMdxCompiler()
  const result = await compilePlain(content, input)
  return 'text' in result ? result : failed(result.messages)
}

/** A `.md` that only looked like MDX is plain Markdown; where something of it is lost, the writer is told. */
function withFallBack(result: CompileResult, format: Format, reason: FileMessage | undefined): CompileResult {
  if (format.sign === undefined) return result
  const warning: FileMessage = {
    level: 'warning',
    code: 'mdx/read-as-markdown',
    message: `The file uses "${format.sign}" but is not valid MDX, so it is read as plain Markdown: ${reason?.message ?? ''}`,
    ...(reason?.line === undefined ? {} : {line: reason.line}),
    ...(reason?.column === undefined ? {} : {column: reason.column}),
    hint: 'Correct that place, or put "mdx: {format: md}" in the front matter if it is meant as plain Markdown.',
  }
  return withWarning(result, warning)
}

function failed(messages: readonly FileMessage[]): CompileResult {
  const record = emptyRecord(messages)
  return {record, text: {chunks: [''], placeholders: []}}
}
