// Where Mermaid runs: an empty frame of this page, with globals of its own. Mermaid, and the libraries it draws with, write
// `<style>` elements and `style` attributes, as elements and as text. A strict content security policy blocks both, but
// neither style sheets made by a script nor styles set through the object model. So in the frame every way in is led there.
// The page's own globals stay as they are.

/** Holds the text of a `style` attribute between reading it from HTML and setting it. */
const HELD = 'data-quire-style'
/** Of style sheets that the page has not yet, see `exchange-first-styles.ts`. */
const LATE_STYLES = 'data-quire-late'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

/** A window with the constructors that belong to it. */
export type Realm = Window & typeof globalThis

/** The frame stays for further drawings: it has the library. */
let opening: Promise<Realm> | undefined

/**
 * The realm, with the library loaded and the page's style sheets, so that letters are measured as they are shown.
 * @throws Error when the library cannot be loaded.
 */
export function openRealm(library: string, onStyle: (style: HTMLStyleElement, parent: Node) => void): Promise<Realm> {
  opening ??= createRealm(library, onStyle)
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

async function createRealm(library: string, onStyle: (style: HTMLStyleElement, parent: Node) => void): Promise<Realm> {
  const frame = document.createElement('iframe')
  frame.className = 'mermaid-frame'
  frame.tabIndex = -1
  // Measures are those of the page only where the frame is in the same mode: without a doctype it were not.
  frame.srcdoc = '<!doctype html>'
  frame.ariaHidden = 'true'
  try {
    await loaded(frame, () => document.body.append(frame))
    // A frame of the page's own text has the origin of the page, so its window can be reached.
    const realm = frame.contentWindow as Realm | null
    if (realm === null) throw new Error('The browser gives the diagram no place to be drawn in.')
    leadStyles(realm, onStyle)
    await Promise.all([copySheets(realm.document), load(realm.document, library)])
    return realm
  } catch (error) {
    frame.remove()
    throw error
  }
}

/** What decides about colours and the direction of text stands on the page's first element. */
export function copyLook({document: {documentElement: target}}: Realm): void {
  for (const name of ['data-theme', 'dir', 'lang', 'class'])
    target.setAttribute(name, document.documentElement.getAttribute(name) ?? '')
}

/** One that cannot be loaded is missing on the page too. */
async function copySheets({head}: Document): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(
    sheets.map((sheet) => {
      const link = head.ownerDocument.createElement('link')
      const isLate = sheet.hasAttribute(LATE_STYLES)
      Object.assign(link, {rel: 'stylesheet', href: sheet.href, media: isLate ? '' : sheet.media})
      return loaded(link, () => head.append(link)).catch(() => undefined)
    }),
  )
}

async function load({head}: Document, src: string): Promise<void> {
  const script = head.ownerDocument.createElement('script')
  // From a disk a browser loads no modules; there the library is one script.
  Object.assign(script, {type: process.env.QUIRE_OFFLINE ? '' : 'module', src})
  await loaded(script, () => head.append(script))
}

/** Some browsers say that an element has loaded while it is being put into the page. */
function loaded(element: HTMLElement, insert: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), {once: true})
    element.addEventListener('error', () => reject(new Error('Mermaid could not be loaded.')), {once: true})
    insert()
  })
}

function leadStyles(realm: Realm, onStyle: (style: HTMLStyleElement, parent: Node) => void): void {
  const {Element, Node, DOMParser, HTMLStyleElement} = realm
  const {setAttribute} = Element.prototype
  const {insertBefore, appendChild} = Node.prototype
  const {parseFromString} = DOMParser.prototype
  const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {}
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && isStyled(this)) this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, before: Node | null) {
    if (!(node instanceof HTMLStyleElement)) return insertBefore.call(this, node, before) as Inserted
    onStyle(node, this)
    return node
  }
  Node.prototype.appendChild = function <Inserted extends Node>(node: Inserted) {
    if (!(node instanceof HTMLStyleElement)) return appendChild.call(this, node) as Inserted
    onStyle(node, this)
    return node
  }
  DOMParser.prototype.parseFromString = function (text, type) {
    const parsed = parseFromString.call(this, holdStyles(text), type)
    setHeld(parsed)
    return parsed
  }
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHtml,
    set(this: Element, text: string) {
      innerHtml.set?.call(this, holdStyles(text))
      setHeld(this)
    },
  })
}

function isStyled(element: Element): element is HTMLElement | SVGElement | MathMLElement {
  return 'style' in element
}

/** A tag up to its end; in the values of its attributes `>` is a letter like others. */
const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*/gi
const STYLE_NAME = /("[^"]*"|'[^']*')|\sstyle(?=\s*=)/gi

function holdStyles(html: string): string {
  return String(html).replace(TAG, (tag) => tag.replace(STYLE_NAME, (_, value?: string) => value ?? ` ${HELD}`))
}

function setHeld(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${HELD}]`)) {
    if (isStyled(element)) element.style.cssText = element.getAttribute(HELD) ?? ''
    element.removeAttribute(HELD)
  }
}
