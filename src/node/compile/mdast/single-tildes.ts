// A single tilde strikes nothing out for MDX 1: `H~2~O`.
import type {RootContent} from 'mdast'
import type {PageState} from '../page-state.ts'

/** The nodes, with the tildes as text and what is between them next to it. */
export function spellTildes(nodes: readonly RootContent[], {source: {text}}: PageState): readonly RootContent[] {
  if (!nodes.some(({type}) => type === 'delete')) return nodes
  return nodes.flatMap((node) => {
    if (node.type !== 'delete') return [node]
    const start = node.position?.start.offset
    const isSingle = start !== undefined && text[start] === '~' && text[start + 1] !== '~'
    return isSingle ? [tilde(), ...node.children, tilde()] : [node]
  })
}

function tilde(): RootContent {
  return {type: 'text', value: '~'}
}
