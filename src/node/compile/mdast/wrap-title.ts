// The title that content begins with, in a header: what Docusaurus has had around it since 3.5.0, for style sheets and for the
// remark plugins of sites, which put more into it.
import type {Heading, Parents, Root} from 'mdast'
import type {Plugin} from 'unified'
import {EXIT, visit} from 'unist-util-visit'
import {type PageState, pageOf} from '../page-state.ts'

/** Of the first heading, where that is an h1 above any thematic break. Posts show their titles elsewhere. */
export function wrapTitle(tree: Root, page: PageState): void {
  if (!page.spec.wrapsTitles || page.idSuffix !== undefined) return
  visit(tree, ['heading', 'thematicBreak'], (node, index, parent) => {
    if (node.type === 'heading' && (node as Heading).depth === 1 && parent !== undefined && index !== undefined) {
      const siblings = (parent as Parents).children
      page.titleHeader = {type: 'mdxJsxFlowElement', name: 'header', attributes: [], children: [node as Heading]}
      siblings[index] = page.titleHeader
    }
    return EXIT
  })
}

/** A page that is HTML has no JSX: the header is an element there. Runs after the plugins of the site. */
export const writeTitleHeader: Plugin<[], Root> = () => (_, file) => {
  const {titleHeader} = pageOf(file)
  if (titleHeader !== undefined) Object.assign(titleHeader, {type: 'titleHeader', data: {hName: 'header'}})
}
