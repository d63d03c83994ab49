// The Markdown files of the Handbook, parsed: what the checks of its text and the reading-level report look at.
import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Nodes, Root} from 'mdast'
import {markdownToMdast, mdxToMdast} from 'satteri'
import {EXIT, visit} from 'unist-util-visit'

const handbookRoot = join(dirname(fileURLToPath(import.meta.url)), '../..')

const FOLDERS = ['docs', 'meeting-notes', 'src/pages']

export interface HandbookDocument {
  /** Relative to the checkout, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Front matter is its first node, of type `yaml`; positions count from the start of the file. */
  readonly tree: Root
}

/** Every page and partial that is written in Markdown, by path. */
export function readDocuments(): HandbookDocument[] {
  return listFiles(/\.mdx?$/).map(({path, text}) => parseDocument(path, text))
}

/** Files whose labels readers see, as documents that are all front matter: categories of the sidebar, tags, authors. */
export function readLabelFiles(): HandbookDocument[] {
  return listFiles(/(?:^|\/)(?:_category_\.json|_category_\.ya?ml|tags\.yml|authors\.yml)$/).map(({path, text}) => {
    // Front matter has a line of dashes above it, which these files have not.
    const start = {line: 0, column: 1}
    return {path, text, tree: {type: 'root', children: [{type: 'yaml', value: text, position: {start, end: start}}]}}
  })
}

/** As `site.config.ts` has it: two dollars begin a formula, which is no prose. */
const SYNTAX = {features: {math: {singleDollarTextMath: false}}}

/** A `.md` file that imports, or that uses a component, is MDX, as it is to the generator. */
export function parseDocument(path: string, text: string): HandbookDocument {
  // The library types its result as any node; parsing a document gives its root.
  const parse = (isMdx: boolean): Root =>
    (isMdx ? mdxToMdast(withoutIdBraces(text), SYNTAX) : markdownToMdast(text, SYNTAX)) as Root
  if (path.endsWith('.mdx')) return {path, text, tree: parse(true)}
  const tree = parse(false)
  return {path, text, tree: usesMdx(tree) ? parse(true) : tree}
}

/** The generator reads `{#id}` at the end of a heading before the braces are taken for code. Lines stay where they are. */
function withoutIdBraces(text: string): string {
  return text.replace(/^(#{1,6} [^\n{]*)\{(#[\w:-]+)\}[ \t]*$/gm, '$1\\{$2\\}')
}

function usesMdx(tree: Root): boolean {
  let isMdx = false
  visit(tree, (node: Nodes) => {
    const isSign =
      (node.type === 'html' && /^<\/?[A-Z]/.test(node.value)) ||
      (node.type === 'text' &&
        node.position?.start.column === 1 &&
        /^(?:import .* from |export const )/.test(node.value))
    if (!isSign) return undefined
    isMdx = true
    return EXIT
  })
  return isMdx
}

function listFiles(pattern: RegExp): Pick<HandbookDocument, 'path' | 'text'>[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(handbookRoot, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => pattern.test(path)),
  )
    .sort()
    .map((path) => ({path, text: readFileSync(join(handbookRoot, path), 'utf8')}))
}
