// Whether a site can be amended at all, and the key of all that decides a build besides the site's files.

import {keyOf, stableJson} from '../cache/hash.ts'
import {toCompilerSpec} from '../compile/compiler-settings.ts'
import {toScanSpec} from '../content/load-content.ts'
import type {ScanSpec} from '../content/scan-files.ts'
import type {CompilerSpec, SiteConfig, SiteSetup} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {Tools} from '../tools.ts'

export interface BuildInput {
  readonly config: SiteConfig
  readonly setup: SiteSetup
  readonly program: ProgramInfo
  readonly minify: boolean
  readonly isDevelopment: boolean
  /** URLs that the lock lacks are told. */
  readonly isFrozen: boolean
}

export interface BuildFacts {
  readonly key: string
  readonly spec: CompilerSpec
  readonly scanSpec: ScanSpec
}

/** Functions of the configuration that are part of the keys of what they make, with all code that they run. */
const KEYED_FUNCTIONS: ReadonlySet<string> = new Set(['plugin', 'parseFrontMatter', 'preprocessor'])

/** Undefined when what a build of the site gives may depend on more than its files: a build then looks at everything. */
export async function describeBuild(input: BuildInput, tools: Tools): Promise<BuildFacts | undefined> {
  const {config, setup, program, minify, isDevelopment, isFrozen} = input
  const settings = config.content === 'untrusted' ? undefined : describeConfig(config, setup)
  if (settings === undefined) return undefined
  const spec = await toCompilerSpec({setup, config, program}, tools)
  if (!spec.isKnown) return undefined
  const scanSpec = await toScanSpec({config, program, plugins: setup.plugins}, tools)
  const {version, root, fingerprints} = program
  const {TZ = '', NODE_ENV = ''} = process.env
  const made = [version, root, stableJson(fingerprints), spec.value.fingerprint, scanSpec.fingerprint]
  const how = [String([minify, isDevelopment, isFrozen]), TZ, NODE_ENV]
  return {key: keyOf(settings, ...made, ...how), spec: spec.value, scanSpec}
}

/** Undefined when code that nobody can know has a part in it. */
function describeConfig({plugins: _, ...config}: SiteConfig, {plugins}: SiteSetup): string | undefined {
  let isKnown = true
  const plain = (value: unknown): string =>
    stableJson(
      JSON.parse(
        JSON.stringify(value, (key, inner: unknown) => {
          if (inner instanceof RegExp) return String(inner)
          if (typeof inner === 'function') isKnown &&= KEYED_FUNCTIONS.has(key)
          return inner
        }) ?? 'null',
      ),
    )
  const listed = plugins.map(({plugin: {definition, context}, textChanges}) => {
    isKnown &&= textChanges.isKnown && textChanges.value !== undefined
    return [definition.name, context.id, plain(context.options)]
  })
  const described = plain(config) + JSON.stringify(listed)
  return isKnown ? described : undefined
}
