// The static path: Markdown to a string of HTML, with placeholders for what depends on other files.

import type {Root as HtmlRoot} from 'hast'
import {toHtml} from 'hast-util-to-html'
import type {Root} from 'mdast'
import remarkRehype, {type Options} from 'remark-rehype'
import {type Plugin, unified} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import type {CompilerSpec} from '../model.ts'
import {planAlternate} from './alternate/plan-alternate.ts'
import {knowsDirectives} from './compiler-spec.ts'
import {withCompleteNodes} from './complete-nodes.ts'
import {createCodeWriter} from './hast/code-blocks.ts'
import {extractSections} from './hast/extract-sections.ts'
import {finishTree} from './hast/finish-tree.ts'
import {spellFootnotes} from './hast/mdx1-footnotes.ts'
import {parseRawHtml} from './hast/parse-raw-html.ts'
import {sanitizeContent} from './hast/sanitize-content.ts'
import {withLinkedPages} from './linked-pages.ts'
import {hasRemarkPlugins, type LoadedTransforms} from './load-transforms.ts'
import {showAdmonitions} from './mdast/admonition-nodes.ts'
import {setDiagramsAside} from './mdast/diagrams.ts'
import {groupFor, writeDirectives} from './mdast/directives.ts'
import {withFrontMatter} from './mdast/front-matter-node.ts'
import {writeInlineDirectives} from './mdast/inline-directives.ts'
import {isComponentNode} from './mdast/mdx-nodes.ts'
import {transformContent} from './mdast/transform-content.ts'
import {writeTitleHeader} from './mdast/wrap-title.ts'
import {pageOf} from './page-state.ts'

/**
 * Compiles a file that carries its page state; gives the HTML with placeholder marks.
 * @throws ComponentsFound when a plugin of the site added what HTML cannot hold.
 */
export type CompileTree = (file: VFile) => Promise<string>

/** Builds the pipeline once; it is frozen and shared by all files. */
export function createStaticCompiler(
  spec: CompilerSpec,
  {transforms, rehypeOptions}: {readonly transforms: LoadedTransforms; readonly rehypeOptions: Options},
): CompileTree {
  const processor = unified()
    .use(useParser)
    .use(hasRemarkPlugins(transforms) ? [groupFor(transforms)] : [])
    .use(withFrontMatter(transforms.beforeDefaultRemarkPlugins))
    .use(transformContent)
    .use(setDiagramsAside(spec, transforms))
    .use(withLinkedPages(withFrontMatter(transforms.remarkPlugins)))
    .use(showAdmonitions(spec))
    .use(writeTitleHeader)
    .use(hasRemarkPlugins(transforms) ? [writeDirectives, refuseComponents] : [])
    .use(hasRemarkPlugins(transforms) || knowsDirectives(spec) ? [writeInlineDirectives] : [])
    .use(remarkRehype, {...rehypeOptions, allowDangerousHtml: true})
    .use(parseRawHtml)
    .use(spec.isUntrusted ? [sanitizeContent] : spec.hasMdx1 ? [spellFootnotes] : [])
    .use(withLinkedPages(withCompleteNodes(transforms.beforeDefaultRehypePlugins)))
    .use(withLinkedPages(withCompleteNodes(transforms.rehypePlugins)))
    .use(extractSections)
    .use(finishTree, {writeCodeBlock: createCodeWriter(spec)})
    .use(writeHtml)
    .freeze()
  return async (file) => String((await processor.process(file)).value)
}

const useParser: Plugin<[], string, Root> = function useParser() {
  this.parser = (_, file) => {
    const page = pageOf(file)
    const tree = page.parse(page.source.text, false)
    if (page.spec.alternates) page.alternate = planAlternate(tree, page.source)
    return tree
  }
}

/** A plugin of the site added components to plain Markdown, which HTML cannot hold: the page is a module. */
export class ComponentsFound extends Error {}

const refuseComponents: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (isComponentNode(node)) throw new ComponentsFound()
  })
}

const writeHtml: Plugin<[], HtmlRoot, string> = function writeHtml() {
  // Compilers are typed for any node; what ends this pipeline is the root of an HTML tree.
  this.compiler = (tree) => toHtml(tree as HtmlRoot, {allowDangerousHtml: true})
}
