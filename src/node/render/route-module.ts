// Text of the modules under `_routes/`: what a client navigation loads instead of the page's HTML.
import type {PageData} from '../../shared/contract.ts'
import type {LinkedPartial} from '../model.ts'
import type {ContentText} from './content-text.ts'

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
export const page=${JSON.stringify(page)};
${contentExport(content)}${parts.length === 0 ? '' : `export const embedded={${parts.join()}};\n`}`
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
