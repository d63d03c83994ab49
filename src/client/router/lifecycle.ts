// Client modules: code of plugins and sites that wants to know about navigations.
import type {ModuleNamespace, RouteUpdate} from '../runtime-types.ts'

type Cleanup = () => void

export interface Lifecycle {
  /** A navigation starts. The function it gives is to be called once the new page is ready. */
  readonly startUpdate: (update: RouteUpdate) => Cleanup
  /** The new page is laid out. */
  readonly finishUpdate: (update: RouteUpdate) => void
}

/** Finds `onRouteUpdate` and `onRouteDidUpdate` among a module's exports, or on its default export. */
export function createLifecycle(modules: readonly ModuleNamespace[]): Lifecycle {
  const call = (name: string, update: RouteUpdate) =>
    modules.map((one) => {
      const handler = findHandler(one, name)
      return handler?.(update)
    })
  return {
    startUpdate(update) {
      const cleanups = call('onRouteUpdate', update).filter((result) => typeof result === 'function')
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
    finishUpdate: (update) => void call('onRouteDidUpdate', update),
  }
}

function findHandler(module: ModuleNamespace, name: string): ((update: RouteUpdate) => unknown) | undefined {
  const onDefault = typeof module.default === 'object' && module.default !== null ? Object.entries(module.default) : []
  const handler = module[name] ?? onDefault.find(([key]) => key === name)?.[1]
  // A function by that name is the author's word that it is such a handler.
  return typeof handler === 'function' ? (handler as (update: RouteUpdate) => unknown) : undefined
}
