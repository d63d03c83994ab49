// Static parts of MDX as HTML: an element without code inside becomes one element whose inside is a string, with the very
// HTML that a page of plain Markdown has. Only what the writer made with components stays a tree for React.
import type {Program, VariableDeclaration, VariableDeclarator} from 'estree'
import type {Element, ElementContent, Root, RootContent} from 'hast'
import {toHtml} from 'hast-util-to-html'
import type {Plugin} from 'unified'
import {toHtmlMarks} from '../placeholders.ts'
import {identifier, object, property, text} from './estree.ts'
import {toJsxAttributes, toProperties} from './static-attributes.ts'

export interface FoldOptions {
  /** The site has components of its own for Markdown's elements, so React must see each of them. */
  readonly hasOwnElements: boolean
  /** Components of the theme that show their children and never look into them. */
  readonly transparentComponents: readonly string[]
}

export const foldStatic: Plugin<[FoldOptions], Root> =
  ({hasOwnElements, transparentComponents}) =>
  (tree) => {
    const transparent = namesOfTheme(tree, transparentComponents)
    const texts = new InnerTexts()
    toStatic(tree, {transparent, texts, isHidden: hasOwnElements})
    tree.children.push(...texts.toDeclarations())
  }

interface Fold {
  readonly transparent: ReadonlySet<string>
  readonly texts: InnerTexts
  /** Code blocks alone are folded: inside a component that may look at its children, or throughout the site. */
  readonly isHidden: boolean
}

type MdxjsEsm = Extract<RootContent, {type: 'mdxjsEsm'}>
type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>
type Content = RootContent | ElementContent

/** Names that the components have in this file: imported under any name, or there without an import. */
function namesOfTheme({children}: Root, components: readonly string[]): ReadonlySet<string> {
  const names = new Set(components)
  for (const child of children) {
    if (child.type !== 'mdxjsEsm') continue
    for (const node of child.data?.estree?.body ?? []) {
      if (node.type !== 'ImportDeclaration') continue
      const isTheirs = components.some((name) => node.source.value === `@theme/${name}`)
      for (const {type, local} of node.specifiers) {
        if (isTheirs && type === 'ImportDefaultSpecifier') names.add(local.name)
        else names.delete(local.name)
      }
    }
  }
  return names
}

/** The node as HTML; undefined when it has code in it, and then what is static inside it has been folded. */
function toStatic(node: Root | Content, fold: Fold): ElementContent | undefined {
  if (!('children' in node)) return leafToStatic(node, fold)
  const isHidden = fold.isHidden || (isJsx(node) && hasOpaqueName(node, fold))
  const forms = node.children.map((child) => toStatic(child, {...fold, isHidden}))
  const children = forms.filter((form) => form !== undefined)
  const form = children.length === forms.length ? assemble(node, children, fold) : undefined
  // What takes a child's place is of the same kind: block for block, phrasing for phrasing.
  if (form === undefined) node.children = convertAll(node.children, forms, fold.texts) as typeof node.children
  return form
}

function isJsx(node: Root | Content): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** True for a component that may look at the elements which it is given. */
function hasOpaqueName({name}: JsxElement, {transparent}: Fold): boolean {
  return name !== null && /^[A-Z_$]|\./.test(name) && !transparent.has(name)
}

function assemble(node: Root | Content, children: ElementContent[], {isHidden}: Fold): Element | undefined {
  if (node.type === 'element') return isHidden && !isReadyHtml(node) ? undefined : {...node, children}
  // A tag that the writer typed: HTML as well, when its attributes are nothing but text.
  if (isHidden || !isJsx(node) || node.name === null || !/^[a-z][a-z\d]*$/.test(node.name)) return undefined
  const properties = toProperties(node.attributes)
  return properties && {type: 'element', tagName: node.name, properties, children}
}

function isReadyHtml({children}: Element): boolean {
  return children.some(({type}) => type === 'raw')
}

function leafToStatic(node: Content, {isHidden}: Fold): ElementContent | undefined {
  if (node.type === 'text' || node.type === 'raw') return node
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
  return isExpression && !isHidden ? expressionToStatic(node) : undefined
}

function convertAll(
  children: readonly Content[],
  forms: readonly (ElementContent | undefined)[],
  texts: InnerTexts,
): Content[] {
  return children.map((child, index) => convert(child, forms[index], texts))
}

/** What stands in the tree for a node whose parent is not static. */
function convert(node: Content, form: ElementContent | undefined, texts: InnerTexts): Content {
  if (form?.type !== 'element') return node
  const folded = foldElement(form, texts)
  if (folded !== undefined) return folded
  if (node.type === 'element') node.children = convertAll(node.children, form.children, texts) as typeof node.children
  return node
}

type MdxExpression = Extract<Content, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>

/** A comment is nothing; a string is text. */
function expressionToStatic({data}: MdxExpression): ElementContent | undefined {
  const [statement] = data?.estree?.body ?? []
  if (data?.estree && statement === undefined) return {type: 'text', value: ''}
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  const isString = expression?.type === 'Literal' && typeof expression.value === 'string'
  return isString ? {type: 'text', value: String(expression.value)} : undefined
}

/** Tags of Markdown that have nothing inside. */
const VOID = new Set(['br', 'hr', 'img', 'input'])

/** Elements that the client has a part in where they are not inside of HTML: links are followed and fetched ahead. */
const CLIENT_OWN = new Set(['a', 'img'])

/** One JSX element for an element of HTML; undefined where React has to see the element itself. */
function foldElement({tagName, properties, children}: Element, texts: InnerTexts): JsxElement | undefined {
  const attributes = CLIENT_OWN.has(tagName) ? undefined : toJsxAttributes(properties)
  if (attributes === undefined) return undefined
  const isText = VOID.has(tagName) || children.every(({type}) => type === 'text')
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: isText ? attributes : [...attributes, texts.add(children)],
    children: isText ? children : [],
    // A tag as written by hand: MDX must not look it up among the components.
    data: {_mdxExplicitJsx: true},
  }
}

/** What React writes into elements, each a constant of the module: React 19.2 writes a text again when its object is a new one. */
class InnerTexts {
  private readonly declarations: VariableDeclaration[] = []

  /** The attribute that shows the children. */
  add(children: ElementContent[]): JsxElement['attributes'][number] {
    const html = toHtmlMarks(toHtml(children, {allowDangerousHtml: true}))
    const name = identifier(`_html${this.declarations.length + 1}`)
    const init = object([property('__html', text(html))])
    const declarator: VariableDeclarator = {type: 'VariableDeclarator', id: name, init}
    this.declarations.push({type: 'VariableDeclaration', kind: 'const', declarations: [declarator]})
    return {
      type: 'mdxJsxAttribute',
      name: 'dangerouslySetInnerHTML',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: '',
        data: {estree: toProgram([{type: 'ExpressionStatement', expression: name}])},
      },
    }
  }

  toDeclarations(): MdxjsEsm[] {
    if (this.declarations.length === 0) return []
    return [{type: 'mdxjsEsm', value: '', data: {estree: toProgram(this.declarations)}}]
  }
}

function toProgram(body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', body}
}
