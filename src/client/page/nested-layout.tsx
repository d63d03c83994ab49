// What lies inside of a layout, for components that ask for it rather than render their children.
import {createContext, type ReactNode, useContext} from 'react'

export const NestedContext = createContext<ReactNode>(null)

/** The next layout of the page, or its content: what the layout around has as `children`. */
export function NestedLayout(): ReactNode {
  return useContext(NestedContext)
}
