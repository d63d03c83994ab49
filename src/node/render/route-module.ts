// Text of the modules under `_routes/`: what a client navigation loads instead of the page's HTML.
import type {PageData} from '../../shared/contract.ts'
import type {LinkedPartial} from '../model.ts'
import type {ContentText} from '../text/content-text.ts'

export interface RouteTexts {
  readonly content: ContentText | undefined
  /** By id. */
  readonly embedded: ReadonlyMap<string, ContentText>
}

export function routeModuleText(page: PageData, runtime: string, {content, embedded}: RouteTexts): string {
  const parts = [...embedded].map(
    ([id, one]) => `${JSON.stringify(id)}:{${one.kind === 'html' ? 'html' : 'content'}:${expressionOf(one)}}`,
  )
  return `export const runtime=${JSON.stringify(runtime)};
${pageExport(page)}${contentExport(content)}${parts.length === 0 ? '' : `export const embedded={${parts.join()}};\n`}`
}

/** Functions make the usual tags of the head: their keys would be a quarter of the page's data. */
function pageExport({head, ...rest}: PageData): string {
  const tags = head.tags.map((tag) => {
    const {tag: name, attributes, ...others} = tag
    const isUsual = (name === 'meta' || name === 'link') && Object.keys(others).length === 0
    return isUsual ? `${name}(${JSON.stringify(attributes)})` : JSON.stringify(tag)
  })
  const data = JSON.stringify(rest)
  return `const meta=attributes=>({tag:"meta",attributes}),link=attributes=>({tag:"link",attributes});
export const page={...${data},head:{title:${JSON.stringify(head.title)},tags:[${tags.join()}]}};
`
}

export function partialModuleText({toc, imports, partials}: LinkedPartial, content: ContentText): string {
  return `export const toc=${JSON.stringify(toc)};
export const imports=${JSON.stringify(imports)};
export const partials=${JSON.stringify(partials)};
${contentExport(content)}`
}

function contentExport(content: ContentText | undefined): string {
  if (content === undefined) return ''
  return `export const ${content.kind === 'html' ? 'html' : 'content'}=${expressionOf(content)};\n`
}

function expressionOf({kind, text}: ContentText): string {
  return kind === 'html' ? JSON.stringify(text) : text
}
