// Emoji by name: `:tada:`. A name that no emoji has stays as written. Loaded for the first page that has such a name.
import GithubSlugger from 'github-slugger'
import type {Heading, Nodes, Root} from 'mdast'
import remarkEmoji from 'remark-emoji'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'

const NAME = /:(?:\+1|-1|[\w-]+):/

const emoji = unified().use(remarkEmoji).freeze()

export async function replaceEmoji(tree: Root): Promise<void> {
  keepHeadingIds(tree)
  await emoji.run(tree)
}

/** The URL of a heading comes from the text that the writer wrote: an emoji itself would leave nothing in it. */
function keepHeadingIds(tree: Root): void {
  const slugger = new GithubSlugger()
  visit(tree, 'heading', (heading: Heading) => {
    const text = textOf(heading)
    if (heading.data?.hProperties?.id !== undefined || !NAME.test(text)) return
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: slugger.slug(text)}}
  })
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return 'value' in node ? node.value : ''
}
