// Draws one diagram with the Mermaid package, which the site serves as a file of its own.
import {type SiteData, translate} from 'quire-docs/client'
import {whenSized} from '../when-sized.ts'
import {makeLabelsLegible} from './legible-labels.ts'
import {copyLook} from './own-realm.ts'
import {readSiteColours} from './site-colours.ts'
import {dropRules, takeDrawn} from './take-drawn.ts'

/** A drawing in the page. */
export interface Drawing {
  readonly remove: () => void
}

interface MermaidSettings {
  readonly theme?: {readonly light?: string; readonly dark?: string}
  readonly options?: Readonly<Record<string, unknown>>
}

let count = 0

/** @throws Error of Mermaid when the source is not in its language. */
export async function drawDiagram(container: HTMLElement, source: string, site: SiteData): Promise<Drawing> {
  count += 1
  const {svg, sheets} = await takeDrawn({library: libraryUrl(site), source}, (mermaid, realm) => {
    copyLook(realm)
    mermaid.initialize(toConfig(container, site))
    return mermaid.render(`mermaid-${count}`, source)
  })
  nameDrawing(svg)
  container.querySelector('.alert')?.remove()
  container.append(svg)
  makeLabelsLegible(svg)
  showSource(container, false)
  keepReadable(container, svg)
  void import(/* webpackChunkName: "full-view" */ '../full-view/offer-full-view.ts').then(({offerFullView}) =>
    offerFullView(container, true),
  )
  return {
    remove: () => {
      svg.remove()
      dropRules(sheets)
    },
  }
}

/** Says what is wrong with a diagram, above its source. */
export function showError(container: HTMLElement, error: unknown): void {
  const message = document.createElement('div')
  message.className = 'alert alert--danger mermaid-error'
  message.role = 'alert'
  const title = translate({id: 'theme.Mermaid.error', message: 'This diagram cannot be drawn.'})
  message.textContent = `${title}\n${error instanceof Error ? error.message : String(error)}`
  container.querySelector('.alert')?.remove()
  container.prepend(message)
  showSource(container, true)
}

function showSource(container: HTMLElement, isShown: boolean): void {
  container.classList.toggle('theme-code-block', isShown)
  const content = container.querySelector<HTMLElement>('.code-block-content')
  if (content) content.hidden = !isShown
}

function libraryUrl({baseUrl, mermaidLibrary = ''}: SiteData): string {
  return new URL(baseUrl + mermaidLibrary, location.href).href
}

/** A line must not run through the words that stand on it: they have the page's colour around them. */
const LINES_BEHIND_WORDS = `.edgeLabel .background { opacity: 1 }
.messageText, .loopText, .loopText > tspan, .sectionTitle, .sectionTitle > tspan {
  stroke: var(--ifm-background-color);
  stroke-width: 5px;
  stroke-linejoin: round;
  paint-order: stroke;
}`

/** Pixels that a chart of dates needs for its names and bars: in a narrower column it scrolls. */
const SMALLEST_GANTT = 640

function toConfig(container: HTMLElement, {themeConfig}: SiteData): Readonly<Record<string, unknown>> {
  // The schema of the configuration has checked it.
  const {theme, options} = (themeConfig.mermaid ?? {}) as MermaidSettings
  const isDark = document.documentElement.dataset.theme === 'dark'
  const named = isDark ? theme?.dark : theme?.light
  return {
    ...(named === undefined ? {theme: 'base', themeVariables: readSiteColours(container, isDark)} : {theme: named}),
    fontFamily: getComputedStyle(container).fontFamily,
    themeCSS: LINES_BEHIND_WORDS,
    ...options,
    // Drawn outside of the page's column, it would take the width of the window.
    gantt: {useWidth: Math.max(container.clientWidth, SMALLEST_GANTT), ...Object(options?.gantt)},
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: options?.securityLevel ?? 'strict',
  }
}

/** Share of its own size below which a drawing does not shrink, so that its text of 16 pixels has 12. */
const SMALLEST_SCALE = 0.75

/** A drawing that is too wide for the page scrolls in its container, by keyboard as well. */
function keepReadable(container: HTMLElement, svg: SVGElement): void {
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2] ?? 0)
  svg.style.minWidth = `${Math.round(width * SMALLEST_SCALE)}px`
  whenSized(container, () => {
    if (container.scrollWidth > container.clientWidth) container.tabIndex = 0
    else container.removeAttribute('tabindex')
  })
}

/** A diagram with `accTitle` has a name already. */
function nameDrawing(svg: SVGElement): void {
  if (svg.hasAttribute('aria-labelledby')) return
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', translate({id: 'theme.Mermaid.label', message: 'Diagram'}))
}
