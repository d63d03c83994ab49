// What the steps that make routes share.
import type {Diagnostic, Json, JsonObject, SiteConfig} from 'quire-docs/plugin'
import type {DocsModel} from './model.ts'
import type {Navigation} from './navigation.ts'
import type {DocsOptions} from './options.ts'
import type {CutSidebar} from './sidebar-branches.ts'

export interface RoutesInput {
  readonly model: DocsModel
  readonly options: DocsOptions
  readonly config: SiteConfig
  /** Id of the plugin's instance. */
  readonly id: string
  readonly report: (diagnostic: Diagnostic) => void
}

/** What every kind of route is made with. */
export interface RouteContext extends Omit<RoutesInput, 'report'> {
  readonly navigation: Navigation
  /** By name. */
  readonly sidebars: ReadonlyMap<string, CutSidebar>
}

/** Views are plain data; their interfaces only lack the index signature that Json asks for. */
export function toJson(view: object): Json {
  return view as Json
}

/** As {@link toJson}, for the props of a layout. */
export function toProps(view: object): JsonObject {
  return view as JsonObject
}
