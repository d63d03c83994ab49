// Pages that a plugin written for Docusaurus added with components around them: each shows the next by `renderRoutes`.
import type {ComponentType, ReactNode} from 'react'
import {NestedContext} from '../page/nested-layout.tsx'
import {RouteDataContext} from './route-data-context.ts'

type Module = Readonly<Record<string, unknown>>

/** A component of a nested route, with the code that it is given as props. */
export interface RouteLevel {
  readonly component: Module
  readonly modules: readonly (readonly [path: readonly string[], module: Module])[]
}

interface NestedProps {
  /** Data of each level. */
  readonly levels: readonly object[]
  readonly context: object
}

type Level = ComponentType<{readonly children: ReactNode}>

/** The component of a page, from the outermost level to the page's own. */
export function createNestedRoute(levels: readonly RouteLevel[]): ComponentType<NestedProps> {
  const components = levels.map(({component}) => defaultOf(component) as Level)
  return function NestedRoute({levels: data, context}) {
    const given = levels.map(({modules}, at) => {
      const props = structuredClone(data[at] ?? {})
      const root = {...props, context: structuredClone(context)}
      for (const [path, module] of modules) place(root, path, defaultOf(module))
      return root
    })
    let tree: ReactNode = null
    for (const [at, Component] of [...components.entries()].reverse()) {
      const {context: _context, ...props} = given[at] ?? {context: {}}
      tree = (
        <NestedContext value={tree}>
          <Component {...props}>{tree}</Component>
        </NestedContext>
      )
    }
    // Code of any level may be part of the context.
    const whole = Object.assign({}, ...given.map((one) => one.context)) as object
    return <RouteDataContext value={whole}>{tree}</RouteDataContext>
  }
}

/** The default export, with the others as its properties, as Docusaurus hands it over. */
function defaultOf(module: Module): unknown {
  const {default: main, ...others} = module
  if (main === undefined) return module
  if (typeof main === 'function' || (typeof main === 'object' && main !== null))
    for (const [name, value] of Object.entries(others)) if (!(name in main)) Reflect.set(main, name, value)
  return main
}

function place(root: object, path: readonly string[], value: unknown): void {
  const last = path.at(-1)
  let owner: unknown = root
  for (const key of path.slice(0, -1)) owner = (owner as Record<string, unknown>)[key]
  if (last !== undefined && typeof owner === 'object' && owner !== null) Object.assign(owner, {[last]: value})
}
