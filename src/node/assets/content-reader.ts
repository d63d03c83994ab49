// The content of pages that have been built, for plugins that write it elsewhere too, for example into feeds.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type DefaultTreeAdapterTypes, defaultTreeAdapter, parse} from 'parse5'
import type {Store} from '../cache/store.ts'
import type {LinkedRoute, RenderedSite} from '../model.ts'
import {readContent} from '../text/content-text.ts'

export interface BuiltPages {
  readonly routes: readonly LinkedRoute[]
  readonly rendered: RenderedSite
  readonly stagingDir: string
  readonly outDir: string
}

/** Static content comes from the store; what MDX became stands in the page's HTML alone. */
export function createContentReader(
  {routes, rendered, stagingDir, outDir}: BuiltPages,
  store: Store,
): (path: string) => string | undefined {
  const byPath = new Map(routes.map((route) => [route.page.path, route]))
  return (path) => {
    const route = byPath.get(path)
    if (route?.content === undefined) return undefined
    if (route.content.kind === 'html') return readContent(route.content, store).text
    const isStaged = rendered.files.get(route.htmlFile)?.isStaged === true
    const file = join(isStaged ? stagingDir : outDir, route.htmlFile)
    return existsSync(file) ? contentIn(readFileSync(file, 'utf8')) : undefined
  }
}

/** React's marks between two texts, which only hydration needs. */
const TEXT_MARK = '<!-- -->'

/** Inner HTML of the element around the page's content, as it is written. */
function contentIn(html: string): string | undefined {
  const nodes: DefaultTreeAdapterTypes.ChildNode[] = [...parse(html, {sourceCodeLocationInfo: true}).childNodes]
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    const place = node.sourceCodeLocation
    if (node.attrs.some(({name, value}) => name === 'data-quire-content' && value === ''))
      return html.slice(place?.startTag?.endOffset, place?.endTag?.startOffset).replaceAll(TEXT_MARK, '')
    nodes.push(...node.childNodes)
  }
  return undefined
}
