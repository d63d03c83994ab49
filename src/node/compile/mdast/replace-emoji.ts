// Emoji by name: `:tada:`. A name that no emoji has stays as written. Loaded for the first page that has such a name.
import type {Root} from 'mdast'
import remarkEmoji from 'remark-emoji'
import {unified} from 'unified'

const emoji = unified().use(remarkEmoji).freeze()

export async function replaceEmoji(tree: Root): Promise<void> {
  await emoji.run(tree)
}
