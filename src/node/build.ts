// build(): the program's main entry.
import type {BuildOptions, BuildReport} from './api-types.ts'
import {buildSite} from './build-site.ts'
import {buildOffline} from './offline/build-offline.ts'

/**
 * Builds a site. Mistakes of the site are diagnostics in the report, with `ok` false and the output untouched.
 * @throws the signal's reason when cancelled; anything else that is thrown is a fault of the program.
 */
export function build(options: BuildOptions = {}): Promise<BuildReport> {
  return options.offline === true ? buildOffline(options) : buildSite(options)
}
