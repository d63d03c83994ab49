// One locale of a site, as far as a check makes it: what `quire doctor` looks at.
import type {LinkResult} from '../link/link-site.ts'
import type {DocumentFile, PluginModel, RoutePlan, SiteConfig, SiteSetup} from '../model.ts'

export interface ExaminedSite {
  readonly config: SiteConfig
  readonly setup: SiteSetup
  readonly models: readonly PluginModel[]
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly plan: RoutePlan
  readonly linked: LinkResult
  readonly programRoot: string
}
