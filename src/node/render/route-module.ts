// Text of the modules under `_routes/`: what a client navigation loads instead of the page's HTML.
import type {PageData} from '../../shared/contract.ts'
import type {LinkedPartial} from '../model.ts'
import type {ContentText} from './content-text.ts'

export function routeModuleText(page: PageData, runtime: string, content: ContentText | undefined): string {
  return `export const runtime=${JSON.stringify(runtime)};
export const page=${JSON.stringify(page)};
${contentExport(content)}`
}

export function partialModuleText({toc, imports, partials}: LinkedPartial, content: ContentText): string {
  return `export const toc=${JSON.stringify(toc)};
export const imports=${JSON.stringify(imports)};
export const partials=${JSON.stringify(partials)};
${contentExport(content)}`
}

function contentExport(content: ContentText | undefined): string {
  if (content === undefined) return ''
  return content.kind === 'html'
    ? `export const html=${JSON.stringify(content.text)};\n`
    : `export const content=${content.text};\n`
}
