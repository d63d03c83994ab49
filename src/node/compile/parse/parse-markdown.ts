// The two parsers: one written in Rust, which sites use, and the reference one that it is measured against. Both give
// standard syntax trees; everything after them is shared.
import type {Root} from 'mdast'
// Named first, so that its nodes' types come before those of the native parser, which know no syntax trees of scripts.
import type {} from 'remark-mdx'
import type {Processor} from 'unified'
import type {CompilerSpec} from '../../model.ts'
import type {SyntaxExtensions} from '../syntax-extensions.ts'
import {checkBrackets, checkDepth, checkForReference} from './content-limits.ts'
import {holdsDirectives, noteDirectives} from './inline-directives.ts'
import {linkAddresses} from './link-addresses.ts'
import {isMisread} from './misread.ts'
import {createScriptReader} from './script-reader.ts'
import {isCrowdedMdx} from './script-size.ts'

/**
 * Parses text to a tree with positions. Front matter must have been blanked.
 * @throws ContentLimitError for a text that no parser reads in time, or whose tree nobody could walk.
 * @throws Error with the reason when `isMdx` and the text is not valid MDX; plain Markdown never fails else.
 */
export type ParseMarkdown = (text: string, isMdx: boolean) => Root

export interface Parsers {
  /** The parser for a text: the one of the settings, unless the native one is known to misread it. */
  readonly choose: (text: string, isMdx: boolean) => Promise<ParseMarkdown>
  /** Loads the parser that has the last word on what the first refuses; undefined where it is the first. */
  readonly second: (() => Promise<ParseMarkdown>) | undefined
}

export interface ParserInput {
  readonly extensions: SyntaxExtensions | undefined
  /** `:name[label]` and `::name` are nodes, for plugins of the site. */
  readonly directives: boolean
}

/** Loads the parser that the settings name. The reference parser is loaded only when it is needed. */
export async function loadParsers(
  parser: CompilerSpec['parser'],
  {extensions, directives}: ParserInput,
): Promise<Parsers> {
  if (parser === 'reference') {
    const reference = await loadReferenceParser(extensions, directives)
    return {choose: async () => reference, second: undefined}
  }
  const native = await loadNativeParser(directives)
  let loading: Promise<ParseMarkdown> | undefined
  const second = (): Promise<ParseMarkdown> => {
    loading ??= loadReferenceParser(extensions, directives)
    return loading
  }
  const needsReference = (text: string, isMdx: boolean): boolean =>
    (isMdx && (checkBrackets(text) || isCrowdedMdx(text))) || isMisread(text) || extensions?.mayStandIn(text) === true
  return {choose: async (text, isMdx) => (needsReference(text, isMdx) ? second() : native), second}
}

async function loadNativeParser(directives: boolean): Promise<ParseMarkdown> {
  const {markdownToMdast, mdxToMdast} = await import('satteri')
  const parse = (text: string, isMdx: boolean, directive: boolean): Root => {
    const options = {features: {gfm: true, frontmatter: false, directive}}
    // The library types its result as any node; parsing a document gives its root.
    const tree = (isMdx ? mdxToMdast(text, options) : markdownToMdast(text, options)) as Root
    checkDepth(tree)
    return tree
  }
  return directives ? withDirectives(parse) : (text, isMdx) => parse(text, isMdx, false)
}

/** @param parse With directives or without. */
function withDirectives(parse: (text: string, isMdx: boolean, directive: boolean) => Root): ParseMarkdown {
  return (text, isMdx) => {
    if (!holdsDirectives(text)) return parse(text, isMdx, false)
    const tree = parse(text, isMdx, true)
    linkAddresses(tree, text)
    // Blocks of colons have been read before. Those that are left were not closed, and are text.
    return noteDirectives(tree, text) ? tree : parse(text, isMdx, false)
  }
}

async function loadReferenceParser(
  extensions: SyntaxExtensions | undefined,
  directives: boolean,
): Promise<ParseMarkdown> {
  const [read, readDirectives] = await Promise.all([
    createReference(extensions),
    directives ? loadDirectiveSyntax().then((syntax) => createReference(withSyntax(extensions, syntax))) : undefined,
  ])
  return readDirectives === undefined
    ? read
    : withDirectives((text, isMdx, directive) => (directive ? readDirectives : read)(text, isMdx))
}

type AddedSyntax = Pick<SyntaxExtensions, 'micromark' | 'fromMarkdown'>

async function loadDirectiveSyntax(): Promise<AddedSyntax> {
  const [{directive}, {directiveFromMarkdown}] = await Promise.all([
    import('micromark-extension-directive'),
    import('mdast-util-directive'),
  ])
  return {micromark: [directive()], fromMarkdown: [directiveFromMarkdown()]}
}

function withSyntax(one: AddedSyntax | undefined, other: AddedSyntax): AddedSyntax {
  return {
    micromark: [...(one?.micromark ?? []), ...other.micromark],
    fromMarkdown: [...(one?.fromMarkdown ?? []), ...other.fromMarkdown],
  }
}

async function createReference(extensions: AddedSyntax | undefined): Promise<ParseMarkdown> {
  const [{unified}, {default: remarkParse}, {default: remarkGfm}, {default: remarkMdx}] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
  ])
  // Copies: the syntax of GitHub and of MDX is added to the same lists.
  const base = (): Processor =>
    unified().data({
      micromarkExtensions: [...(extensions?.micromark ?? [])],
      fromMarkdownExtensions: [...(extensions?.fromMarkdown ?? [])],
    })
  const plain = base().use(remarkParse).use(remarkGfm).freeze()
  const scripts = createScriptReader()
  const mdx = base().use(remarkParse).use(remarkMdx, {acorn: scripts.acorn}).use(remarkGfm).freeze()
  return (text, isMdx) => {
    checkForReference(text)
    if (isMdx) checkBrackets(text)
    const tree = isMdx ? scripts.read(() => mdx.parse(text)) : plain.parse(text)
    checkDepth(tree)
    return tree
  }
}
