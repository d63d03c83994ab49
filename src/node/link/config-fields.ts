// Fields of the configuration that components written for Docusaurus may read of `siteConfig`, besides those that the client has anyway.
import type {Json, JsonObject} from '../../shared/contract.ts'
import type {SiteConfig} from '../model.ts'
import {toListedData} from '../text/listed-data.ts'

const FIELDS = [
  'baseUrlIssueBanner',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'headTags',
] as const satisfies readonly (keyof SiteConfig)[]

/** Functions fall out, as they do in JSON. */
export function otherConfigFields(config: SiteConfig): JsonObject {
  const picked: Json = JSON.parse(JSON.stringify(Object.fromEntries(FIELDS.map((key) => [key, config[key]]))))
  return {...(picked as JsonObject), ...toListedData(config)}
}
