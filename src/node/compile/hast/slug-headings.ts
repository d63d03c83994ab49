// Ids of headings where the site keeps capital letters; otherwise `rehype-slug` gives them, by the same rules.
import GithubSlugger from 'github-slugger'
import type {Root} from 'hast'
import {toString as toPlainText} from 'hast-util-to-string'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {rankOf} from './headings.ts'

export const slugKeepingCase: Plugin<[], Root> = () => (tree) => {
  const slugger = new GithubSlugger()
  visit(tree, 'element', (node) => {
    if (rankOf(node.tagName) !== undefined && !node.properties.id)
      node.properties.id = slugger.slug(toPlainText(node), true)
  })
}
