// When diagrams are drawn: the first time when the reader comes near, and again when the colour mode changes. One after
// the other, since Mermaid has one configuration for the page.
import type {SiteData} from 'quire-docs/client'
import './mermaid.css'
import {type Drawing, drawDiagram, showError} from './draw-diagram.ts'

interface Diagram {
  readonly source: string
  readonly site: SiteData
  drawing?: Drawing
}

const diagrams = new Map<HTMLElement, Diagram>()
let queue = Promise.resolve()
let observer: IntersectionObserver | undefined

/** Draws a diagram in the place of its source, once the reader is near it. Calling it again does nothing. */
export function drawWhenNear(container: HTMLElement, site: SiteData): void {
  if (diagrams.has(container) || site.mermaidLibrary === undefined) return
  forgetRemoved()
  observer ??= createObserver()
  diagrams.set(container, {source: container.querySelector('pre')?.textContent ?? '', site})
  observer.observe(container)
}

function createObserver(): IntersectionObserver {
  new MutationObserver(() => {
    for (const [container, {drawing}] of diagrams) if (drawing !== undefined) enqueue(container)
  }).observe(document.documentElement, {attributeFilter: ['data-theme']})
  const near = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        enqueue(target)
      }
    },
    {rootMargin: '100% 0px'},
  )
  return near
}

function enqueue(container: HTMLElement): void {
  queue = queue.then(() => draw(container))
}

async function draw(container: HTMLElement): Promise<void> {
  const diagram = diagrams.get(container)
  if (diagram === undefined || !container.isConnected) return
  const {source, site, drawing: former} = diagram
  try {
    diagram.drawing = await drawDiagram(container, source, site)
    former?.remove()
  } catch (error) {
    showError(container, error)
  }
}

/** Pages that the reader has left take their diagrams along, but not the style sheets of those. */
function forgetRemoved(): void {
  for (const [container, {drawing}] of diagrams) {
    if (container.isConnected) continue
    drawing?.remove()
    diagrams.delete(container)
  }
}
