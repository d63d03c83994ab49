// The content of pages that have been built, for plugins that write it elsewhere too, for example into feeds.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type DefaultTreeAdapterTypes, defaultTreeAdapter, parse} from 'parse5'
import type {Store} from '../cache/store.ts'
import type {LinkedSite, RenderedSite} from '../model.ts'
import {readContent} from '../text/content-text.ts'
import {readParts} from '../text/linked-page.ts'

export interface BuiltPages {
  readonly site: LinkedSite
  readonly rendered: RenderedSite
  readonly stagingDir: string
  readonly outDir: string
}

/** Static content comes from the store; what MDX became stands in the page's HTML alone. */
export function createContentReader(
  {site, rendered, stagingDir, outDir}: BuiltPages,
  store: Store,
): (path: string) => string | undefined {
  const byPath = new Map(site.routes.map((page) => [page.path, page]))
  return (path) => {
    const page = byPath.get(path)
    const content = page === undefined ? undefined : readParts(page.text.read(), site.contentTexts).content
    if (page === undefined || content === undefined) return undefined
    if (content.kind === 'html') return readContent(content, store).text
    const isStaged = rendered.files.get(page.htmlFile)?.isStaged === true
    const file = join(isStaged ? stagingDir : outDir, page.htmlFile)
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
    for (const child of node.childNodes) nodes.push(child)
  }
  return undefined
}
