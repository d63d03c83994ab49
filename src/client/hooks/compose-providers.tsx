// Several context providers as one component.
import type {ComponentType, ReactNode} from 'react'

type Provider = ComponentType<{readonly children: ReactNode}>

/**
 * One component that wraps its children in all providers, the first outermost; without any, it is its children. Compose
 * outside of components: another component at each render would mount everything below it again.
 */
export function composeProviders(providers: readonly Provider[]): Provider {
  return function ComposedProviders({children}) {
    let tree: ReactNode = children
    for (const One of [...providers].reverse()) tree = <One>{tree}</One>
    return tree
  }
}
