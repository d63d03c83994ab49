// What the document carries for its own page.
import {type ContentPart, PAGE_DATA_ELEMENT_ID, type PageData, ROOT_ELEMENT_ID} from '../shared/contract.ts'
import {readPageTags} from './head/apply-head.ts'
import {offlineSite} from './offline/offline-site.ts'
import {CONTENT_ATTRIBUTE} from './page/page-content.tsx'
import type {PageParts} from './page/to-loaded-page.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/** JSON text of the template element. */
interface BootJson {
  /** Hash of the runtime bundle. */
  readonly runtime: string
  /** Without the tags of its head, which stand in the document's. */
  readonly page: PageData
}

export interface BootData extends BootJson {
  /** From the template's `data-base-url`. Begins and ends with a slash. */
  readonly baseUrl: string
  readonly root: HTMLElement
  /** Static content as the server sent it. To be read before anything changes it. */
  readonly parts: PageParts
}

/**
 * Reads the document.
 * @throws Error when it is no page of this program.
 */
export function readBootData(): BootData {
  const root = document.getElementById(ROOT_ELEMENT_ID)
  const template = document.getElementById(PAGE_DATA_ELEMENT_ID)
  if (!root || !(template instanceof HTMLTemplateElement)) {
    throw new Error(`No #${ROOT_ELEMENT_ID} or #${PAGE_DATA_ELEMENT_ID}.`)
  }
  const place = process.env.QUIRE_OFFLINE ? offlineSite().place : (text: string) => text
  // The build writes this text, in this shape.
  const {runtime, page} = JSON.parse(place(template.content.textContent ?? '')) as BootJson
  const withHead = {...page, head: {...page.head, tags: readPageTags()}}
  return {runtime, page: withHead, baseUrl: place(template.dataset.baseUrl ?? '/'), root, parts: readParts(page, root)}
}

function readParts({content, embedded = []}: PageData, root: HTMLElement): PageParts {
  const part = ({kind}: {readonly kind: string}, id: string): ContentPart => {
    const element = kind === 'html' ? root.querySelector(`[${CONTENT_ATTRIBUTE}="${CSS.escape(id)}"]`) : null
    return element === null ? {} : {html: element.innerHTML}
  }
  return {...part(content, ''), embedded: Object.fromEntries(embedded.map((one) => [one.id, part(one, one.id)]))}
}
