// Which bundler a site gets: the one it names, or Rspack where it asks for that in Docusaurus' words and has it installed.
import {hasFasterSwitch} from '../../config/faster-switch.ts'
import {findPackageProblem} from '../program/optional-packages.ts'
import {findRoot} from '../program/program-info.ts'

type Bundler = 'webpack' | 'rspack'

export interface BundlerQuestion {
  /** What the command line or the configuration names. */
  readonly named: Bundler | undefined
  readonly future: unknown
  readonly siteDir: string
}

/** Docusaurus needs a package of its own for Rspack, so a site that asks has it; one that has not gets webpack. */
export function chooseBundler({named, future, siteDir}: BundlerQuestion): Bundler {
  if (named !== undefined || !hasFasterSwitch(future, 'rspackBundler')) return named ?? 'webpack'
  const problem = findPackageProblem('@rspack/core', {programRoot: findRoot(), siteDir})
  return problem === undefined ? 'rspack' : 'webpack'
}
