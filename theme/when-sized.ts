// Measures elements when the browser has laid them out. Measuring between changes to the page makes it lay out each time.

const callbacks = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/** Calls back once the element has its size, and again whenever that changes. Gives a function that stops it. */
export function whenSized(element: Element, callback: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const {target} of entries) callbacks.get(target)?.()
  })
  callbacks.set(element, callback)
  observer.observe(element)
  return () => {
    callbacks.delete(element)
    observer?.unobserve(element)
  }
}
