// `react-dom` for a site whose React is older than 19: with what 19 has left out.
import * as ReactDom from 'quire-react-dom'
import {createRoot, hydrateRoot, type Root} from 'quire-react-dom/client'
import type {ReactNode} from 'react'
import {findDOMNode} from './find-dom-node.ts'

export * from 'quire-react-dom'
export {createRoot, findDOMNode, hydrateRoot}

const roots = new WeakMap<Element, Root>()

/** Shows an element in a container at once. */
export function render(element: ReactNode, container: Element, done?: () => void): null {
  const root = roots.get(container) ?? createRoot(container)
  roots.set(container, root)
  ReactDom.flushSync(() => root.render(element))
  done?.()
  return null
}

export function hydrate(element: ReactNode, container: Element, done?: () => void): null {
  if (roots.has(container)) return render(element, container, done)
  roots.set(container, hydrateRoot(container, element))
  done?.()
  return null
}

/** @returns Whether something was shown in it by `render` or `hydrate`. */
export function unmountComponentAtNode(container: Element): boolean {
  const root = roots.get(container)
  if (root === undefined) return false
  roots.delete(container)
  ReactDom.flushSync(() => root.unmount())
  return true
}

export default {...ReactDom, createRoot, findDOMNode, hydrate, hydrateRoot, render, unmountComponentAtNode}
