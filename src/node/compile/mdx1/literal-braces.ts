// Braces in the prose of MDX 1, which are text there: only blocks that begin with a tag have expressions.
import type {Nodes, Parents, Root, RootContent} from 'mdast'

/** A tag at the beginning of a line, of a list item or of a quotation. */
const TAG = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?<[/a-z>]/i

/** Writes expressions in prose as the text that they are. Those over several lines, and comments, are left. */
export function spellBraces(tree: Root, text: string): Root {
  let isInTags: readonly boolean[] | undefined
  const isProse = ({position}: Nodes): boolean => {
    isInTags ??= findTagLines(text)
    return position !== undefined && isInTags[position.start.line - 1] === false
  }
  const spell = (parent: Parents): void => {
    for (const [at, child] of parent.children.entries()) {
      if (isShortExpression(child) && isProse(child)) parent.children[at] = toText(child)
      else if ('children' in child) spell(child)
    }
  }
  spell(tree)
  return tree
}

/** Of each line, whether a tag begins it or a line before it in the same block. */
function findTagLines(text: string): readonly boolean[] {
  let isInTags = false
  return text.split('\n').map((line) => {
    isInTags = line.trim() !== '' && (isInTags || TAG.test(line))
    return isInTags
  })
}

type Expression = Extract<RootContent, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>

function isShortExpression(node: Nodes): node is Expression {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false
  return node.value.trim() !== '' && !/\n|\/\*/.test(node.value)
}

function toText({type, value, position}: Expression): RootContent {
  const place = position === undefined ? {} : {position}
  const text: RootContent = {type: 'text', value: `{${value}}`, ...place}
  return type === 'mdxTextExpression' ? text : {type: 'paragraph', children: [text], ...place}
}
