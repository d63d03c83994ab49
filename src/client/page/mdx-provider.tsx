// What `@mdx-js/react` is in a bundle: components that code of a site gives to the documents below it.
import {type ComponentType, createContext, createElement, type ReactNode, useContext} from 'react'

export type MdxComponents = Readonly<Record<string, unknown>>

/** A map, or what makes one of that around it. */
type GivenComponents = MdxComponents | ((around: MdxComponents) => MdxComponents) | null | undefined

export const MDXContext = createContext<MdxComponents>({})

export interface MdxProviderProps {
  readonly components?: GivenComponents
  readonly children?: ReactNode
  /** Those around count no more. */
  readonly disableParentContext?: boolean
}

export function MDXProvider({components, children, disableParentContext = false}: MdxProviderProps): ReactNode {
  const around = useContext(MDXContext)
  return <MDXContext value={merge(disableParentContext ? {} : around, components)}>{children}</MDXContext>
}

/** Those of the providers around, and the given ones before them. */
export function useMDXComponents(components?: GivenComponents): MdxComponents {
  return merge(useContext(MDXContext), components)
}

/** Of version 2: gives a component the map as a property. */
export function withMDXComponents(Component: ComponentType<{readonly components: MdxComponents}>) {
  return function WithMdxComponents({components, ...props}: {readonly components?: GivenComponents}): ReactNode {
    return <Component {...props} components={useMDXComponents(components)} />
  }
}

/** Of version 1, whose documents called it. */
export const mdx = createElement

function merge(around: MdxComponents, given: GivenComponents): MdxComponents {
  return typeof given === 'function' ? given(around) : {...around, ...given}
}
