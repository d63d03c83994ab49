// What has to change in a document's text to make the page's Markdown alternate of it: the page as text, for people and
// programs that want no HTML. Planned from the tree as parsed, before transforms change it.
import type {Heading, Nodes, Root, RootContent} from 'mdast'
import {isOnlyComments} from '../mdast/raw-html.ts'
import {isMarkedComment, type PreparedSource} from '../parse/prepare-source.ts'
import {quoteAdmonitions} from './alternate-admonitions.ts'
import {findPartialImports, type JsxElement, replaceTags} from './alternate-components.ts'
import {type AlternateEdit, type AlternatePlan, deletion, type TargetSpan} from './alternate-edits.ts'
import {findHtmlTargets, findTarget} from './alternate-targets.ts'

interface Plan {
  readonly source: PreparedSource
  readonly partials: Map<string, string>
  readonly edits: AlternateEdit[]
  readonly targets: TargetSpan[]
}

export function planAlternate(tree: Root, source: PreparedSource): AlternatePlan {
  const plan: Plan = {source, partials: new Map(), edits: quoteAdmonitions(source), targets: []}
  for (const child of tree.children) planNode(child, plan)
  const title = tree.children.find((child) => !isInvisible(child))
  const titleEnd = title?.type === 'heading' && title.depth === 1 ? (title.position?.end.offset ?? 0) : 0
  return {edits: plan.edits, targets: plan.targets, titleEnd}
}

function isInvisible(node: RootContent): boolean {
  if (node.type === 'html') return isComment(node.value)
  return node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && isCommentScript(node.value))
}

function isComment(html: string): boolean {
  return html.includes('<!--') && isOnlyComments(html, ['<!--', '-->'], '\uFDD2')
}

function isCommentScript(script: string): boolean {
  return isMarkedComment(script) || isOnlyComments(script, ['/*', '*/'], '\uFDD2')
}

function planNode(node: Nodes, plan: Plan): void {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  switch (node.type) {
    case 'mdxjsEsm':
      for (const [name, specifier] of findPartialImports(node.value)) plan.partials.set(name, specifier)
      plan.edits.push(deletion(start, end))
      return
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      planExpression(node, plan)
      return
    case 'html':
      if (isComment(node.value)) plan.edits.push(deletion(start, end))
      else for (const target of findHtmlTargets(node)) plan.targets.push(target)
      return
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      planElement(node, plan)
      return
    case 'heading':
      planHeading(node, plan)
      break
    case 'link':
    case 'image':
    case 'definition': {
      const target = findTarget(node, plan.source.text)
      if (target !== undefined) plan.targets.push(target)
      break
    }
    default:
  }
  if ('children' in node) for (const child of node.children) planNode(child, plan)
}

function planElement(element: JsxElement, plan: Plan): void {
  const specifier = plan.partials.get(element.name ?? '')
  if (specifier !== undefined) {
    const [start, end] = [element.position?.start.offset ?? 0, element.position?.end.offset ?? 0]
    plan.targets.push({start, end, kind: 'module', target: specifier})
    return
  }
  const {edits, skip} = replaceTags(element, plan.source)
  plan.edits.push(...edits)
  if (!skip) for (const child of element.children) planNode(child, plan)
}

type Expression = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>

/** A string says itself; a name in a line of text stays as written; what is computed on its own line goes. */
function planExpression({type, value, position}: Expression, {edits}: Plan): void {
  const start = position?.start.offset ?? 0
  const end = position?.end.offset ?? start
  if (/^\s*\/\*\uFDD2/.test(value)) return
  const text = /^\s*(["'`])((?:(?!\1)[^\\$]|\$(?!\{))*)\1\s*$/.exec(value)?.[2]
  if (text !== undefined) edits.push({start, end, text})
  else if (type === 'mdxFlowExpression' || isCommentScript(value)) edits.push(deletion(start, end))
}

/** Without the id that its writer gave it: anchors are for URLs of HTML. */
function planHeading(heading: Heading, {source, edits}: Plan): void {
  const last = heading.children.at(-1)
  const from = last?.type === 'text' ? last.position?.start.offset : undefined
  const to = last?.position?.end.offset
  if (from === undefined || to === undefined) return
  const text = source.text.slice(from, to)
  const found = /[{\uFDD4]#[^\s{}\uFDD4\uFDD5]+[}\uFDD5][ \t]*$/.exec(text)
  if (found !== null) edits.push(deletion(from + text.slice(0, found.index).trimEnd().length, to))
}
