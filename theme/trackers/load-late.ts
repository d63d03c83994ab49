// The script of a tracker: loaded when the page has all of its own, and the browser nothing else to do.
import {whenIdle} from 'quire-docs/client'

/** Tells whether the script has run. What is called before is kept by the tracker's own queue. */
export type IsLoaded = () => boolean

/** @param attributes `data-` attributes, by their names in camel case. */
export function loadLate(src: string, attributes: Readonly<Record<string, string>> = {}): IsLoaded {
  let isLoaded = false
  const load = (): void => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    Object.assign(script.dataset, attributes)
    script.addEventListener('load', () => {
      isLoaded = true
    })
    document.head.append(script)
  }
  if (document.readyState === 'complete') whenIdle(load)
  else window.addEventListener('load', () => whenIdle(load), {once: true})
  return () => isLoaded
}
