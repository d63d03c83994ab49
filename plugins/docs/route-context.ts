// What the steps that make routes share.
import type {Diagnostic, Json, JsonObject, SiteConfig} from 'quire-docs/plugin'
import type {DocRootProps} from 'quire-docs/plugin/content'
import type {DocsModel, VersionModel} from './model.ts'
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

/** What every kind of route of a version is made with. */
export interface RouteContext extends Omit<RoutesInput, 'report' | 'model'> {
  readonly model: VersionModel
  readonly navigation: Navigation
  /** The version in ids of shared data: no other version of the instance has the same. */
  readonly versionId: string
  /** Name of the version that readers are sent to. */
  readonly lastVersion: string
  /** The page of an id in a version. */
  readonly permalinkIn: (version: string, id: string) => string | undefined
  /** Where other versions have a page of the version, as pages are told; undefined where all have it at the same place. */
  readonly alternatesOf: (page: {readonly id: string; readonly permalink: string}) => DocRootProps['alternates']
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
