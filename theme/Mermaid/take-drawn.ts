// One drawing out of Mermaid's frame: its element, cleaned, and the rules for it.
import createPurifier from 'dompurify'
import {openRealm, type Realm} from './own-realm.ts'

/** A drawing as an element that can be put into the page, with the rules for it. */
export interface Drawn {
  readonly svg: SVGSVGElement
  readonly sheets: readonly CSSStyleSheet[]
}

/** The part of the package that is used. */
export interface MermaidLibrary {
  readonly initialize: (config: Readonly<Record<string, unknown>>) => void
  readonly render: (id: string, source: string) => Promise<unknown>
}

/** Drawings come one after the other. */
let current: {svg?: SVGSVGElement; readonly sheets: CSSStyleSheet[]} = {sheets: []}

/**
 * The element that `draw` makes of a source.
 * @param library URL of the library's entry, which names itself `quireMermaid` in its window.
 * @throws Error when nothing is made, or the library cannot be loaded.
 */
export async function takeDrawn(
  {library, source}: {readonly library: string; readonly source: string},
  draw: (mermaid: MermaidLibrary, realm: Realm) => Promise<unknown>,
): Promise<Drawn> {
  const realm = await openRealm(library, takeStyle)
  // The entry of the library, made by this program's build, sets it.
  const {quireMermaid: mermaid} = realm as Realm & {readonly quireMermaid?: MermaidLibrary}
  if (mermaid === undefined) throw new Error('Mermaid could not be loaded.')
  current = {sheets: []}
  const {sheets} = current
  await draw(mermaid, realm)
  const {svg} = current
  if (svg === undefined) throw new Error('Mermaid has drawn nothing.')
  const formulas = source.split('$$').length >> 1
  if (formulas > 0) await whenWritten(svg, formulas, realm)
  purify(svg, realm)
  realm.document.adoptedStyleSheets = []
  return {svg: document.adoptNode(svg), sheets}
}

/** Formulas that are still missing after this time have mistakes in them. */
const LATEST_MS = 5000
const STILL_MS = 100

/** Mermaid says that it is done while it still writes the formulas of a sequence diagram; they are measured in the frame. */
async function whenWritten(svg: SVGSVGElement, formulas: number, {document: {body}}: Realm): Promise<void> {
  body.append(svg)
  const end = performance.now() + LATEST_MS
  let last = ''
  while (performance.now() < end) {
    const {outerHTML} = svg
    if (outerHTML === last && svg.querySelectorAll('.katex').length >= formulas) return
    last = outerHTML
    await new Promise((resolve) => setTimeout(resolve, STILL_MS))
  }
}

/** What Mermaid allows of its own drawings in its strict level. The element itself is used, so it is cleaned in place. */
const ALLOWED = {
  ADD_TAGS: ['foreignobject'],
  ADD_ATTR: ['dominant-baseline', 'target'],
  HTML_INTEGRATION_POINTS: {foreignobject: true},
  IN_PLACE: true,
}

function purify(svg: SVGSVGElement, realm: Realm): void {
  createPurifier(realm).sanitize(svg, ALLOWED)
}

/** Rules of a drawing name its id, so they may stand next to those of all others. */
function takeStyle(style: HTMLStyleElement, parent: Node): void {
  const text = style.textContent ?? ''
  const {ownerDocument} = style
  const realm = ownerDocument.defaultView as Realm | null
  if (realm !== null) adopt(ownerDocument, new realm.CSSStyleSheet(), text)
  current.sheets.push(adopt(document, new CSSStyleSheet(), text))
  if (parent.nodeName === 'svg') current.svg = parent as SVGSVGElement // by its name
}

function adopt(owner: Document, sheet: CSSStyleSheet, text: string): CSSStyleSheet {
  sheet.replaceSync(text)
  owner.adoptedStyleSheets.push(sheet)
  return sheet
}

/** Takes a drawing's rules out of the page. */
export function dropRules(sheets: readonly CSSStyleSheet[]): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => !sheets.includes(one))
}
