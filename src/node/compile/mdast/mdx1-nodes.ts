// Nodes that remark plugins written for MDX 1 add: text of `jsx`, `import`, `export` and `comment`, which MDX has read as
// elements and as a script since its second version.
import type {ImportDeclaration, Program} from 'estree'
import type {Nodes, Parents, Root, RootContent} from 'mdast'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {TransformError} from '../load-transforms.ts'
import {attachEstree} from '../mdx/attach-estree.ts'
import {pageOf} from '../page-state.ts'
import type {ParseMarkdown} from '../parse/parse-markdown.ts'
import {isMdx1Node, type Mdx1Node, toMdx1Node} from './mdx-nodes.ts'

/** Stands in the JSX that is parsed for a node between two tags. */
const CHILD = 'mdx1-child-'

/** Replaces them in the whole tree. A tag that one node opens may be closed by a later one beside it. */
export const convertMdx1Nodes: Plugin<[], Root> = () => (tree, file) => {
  if (!hasMdx1Nodes(tree)) return
  const {parse} = pageOf(file)
  const names = importedNames(tree)
  visit(tree, (node) => {
    if ('children' in node && node.children.some(isMdx1Node)) convertChildren(node, {parse, names})
  })
}

function hasMdx1Nodes(tree: Root): boolean {
  let isFound = false
  visit(tree, (node) => {
    isFound ||= isMdx1Node(node)
    return !isFound
  })
  return isFound
}

interface Scope {
  readonly parse: ParseMarkdown
  /** Of all imports of the page; those of converted nodes join them. */
  readonly names: Set<string>
}

function convertChildren(parent: Parents, scope: Scope): void {
  const scripts: Nodes[] = []
  const rest: Nodes[] = []
  for (const child of parent.children) {
    const old = toMdx1Node(child)
    if (old?.type === 'import' || old?.type === 'export') scripts.push(...convertScript(old, scope))
    else if (old?.type !== 'comment') rest.push(child)
  }
  // Blocks for blocks, phrasing for phrasing: what JSX becomes is what stands between its tags.
  parent.children = [...scripts, ...convertJsx(rest, parent, scope)] as typeof parent.children
}

/** An import that the page has already would declare its names twice. */
function convertScript({value}: Mdx1Node, {parse, names}: Scope): Nodes[] {
  const nodes = parseParts(value, parse)
  return nodes.filter((node) => {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined
    if (program === undefined || program === null) return true
    program.body = program.body.filter(
      (statement) => statement.type !== 'ImportDeclaration' || isNewImport(statement, names),
    )
    return program.body.length > 0
  })
}

function isNewImport(statement: ImportDeclaration, names: Set<string>): boolean {
  const count = statement.specifiers.length
  statement.specifiers = statement.specifiers.filter(({local}) => !names.has(local.name))
  for (const {local} of statement.specifiers) names.add(local.name)
  return count === 0 || statement.specifiers.length > 0
}

function importedNames(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of (data?.estree as Program | undefined)?.body ?? [])
      if (statement.type === 'ImportDeclaration') for (const {local} of statement.specifiers) names.add(local.name)
  })
  return names
}

/** The tags of all nodes are parsed at once, with a mark for each node between them. */
function convertJsx(children: readonly Nodes[], parent: Parents, {parse}: Scope): readonly Nodes[] {
  if (!children.some(isMdx1Node)) return children
  const isBlock = parent.type !== 'paragraph' && parent.type !== 'heading' && !PHRASING.has(parent.type)
  const parts = children.map((child, at) => toMdx1Node(child)?.value.trim() ?? `<${CHILD}${at} />`)
  const parsed = parseParts(parts.join(isBlock ? '\n\n' : ''), parse)
  const [first] = parsed
  const content = !isBlock && parsed.length === 1 && first?.type === 'paragraph' ? first.children : parsed
  return content.map((node) => placeChildren(node, children))
}

/** Parents of phrasing, besides the two that have names of their own. */
const PHRASING: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'])

function placeChildren(node: Nodes, children: readonly Nodes[]): Nodes {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const original = node.name?.startsWith(CHILD) ? children[Number(node.name.slice(CHILD.length))] : undefined
    if (original !== undefined) return original
  }
  // Each is replaced by one of its kind.
  if ('children' in node) node.children = node.children.map((child) => placeChildren(child, children)) as RootContent[]
  return node
}

/** Without positions: those would be offsets in a text that nobody wrote. */
function parseParts(text: string, parse: ParseMarkdown): Nodes[] {
  const tree = readParts(text, parse)
  visit(tree, (node) => {
    delete node.position
  })
  return tree.children
}

function readParts(text: string, parse: ParseMarkdown): Root {
  try {
    return attachEstree(parse(text, true), text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new TransformError(
      'remarkPlugins',
      new Error(`a plugin adds text that is not valid JSX (${reason}): ${text}`),
    )
  }
}
