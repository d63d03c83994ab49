// The languages that Prism has files for, and which of them need others.
import {createRequire} from 'node:module'

interface Component {
  readonly require?: string | readonly string[]
  readonly optional?: string | readonly string[]
  readonly modify?: string | readonly string[]
  readonly alias?: string | readonly string[]
}

/** By name. */
export type PrismComponents = Readonly<Record<string, Component>>

export function readComponents(): PrismComponents {
  // The package's own list of its files: shape as documented there.
  const {languages} = createRequire(import.meta.url)('prismjs/components.json') as {
    languages: Record<string, Component>
  }
  const {meta: _, ...components} = languages
  return components
}

/** The languages and all that they need, each after those. Names that Prism does not know are left out. */
export function withNeeded(names: readonly string[]): readonly string[] {
  // Most sites name none, and the list is long.
  if (names.length === 0) return []
  const components = readComponents()
  const found = new Set<string>()
  const add = (name: string): void => {
    const component = Object.hasOwn(components, name) ? components[name] : undefined
    if (component === undefined || found.has(name)) return
    for (const needed of toList(component.require)) add(needed)
    found.add(name)
  }
  for (const name of names) add(name)
  return [...found]
}

export function toList(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}
