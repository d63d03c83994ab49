// Rspack, and webpack where Rspack crashes or cannot run what plugins of the site add: those are made for webpack, mostly, and no
// reason to build nothing.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {keyOf} from '../cache/hash.ts'
import {type BundleInput, type BundleResult, type BundleTools, bundleKey, toExtensionInput} from './bundle-runtime.ts'
import {bundleWithoutMissing} from './bundle-without-missing.ts'
import {type ExtensionPlan, planExtensions} from './extensions/plan-extensions.ts'
import {isMistakeInModule} from './module-mistakes.ts'

/** @throws SiteError when the site's code is wrong; what webpack says, if it was asked and failed over the same. */
export async function bundleWithEither(input: BundleInput, tools: BundleTools): Promise<BundleResult> {
  const planned = await planExtensions(toExtensionInput(input), tools)
  if (input.rspack === undefined) return bundleWithoutMissing(input, planned, tools)
  if (planned.extensions.length === 0) return bundleUnlessCrashed(input, planned, tools)
  // Rspack is not asked again while everything is the same.
  const key = keyOf('only webpack', bundleKey(input), planned.key)
  const known = input.useCache ? tools.store.get<readonly string[]>('bundle', key) : undefined
  if (known !== undefined) return bundleByWebpack(input, known, tools)
  try {
    return await bundleWithoutMissing(input, planned, tools)
  } catch (error) {
    const reasons = reasonsOf(error, planned, input)
    if (reasons.length === 0) throw error
    tellAgain(reasons, tools)
    const result = await bundleByWebpack(input, reasons, tools).catch((other: unknown) => {
      throw isOfPlugins(error) ? other : error
    })
    tools.store.put('bundle', key, reasons)
    return result
  }
}

/** Rspack has a process of its own then. Why it ended may be the machine's fault, so that it is asked again by the next build. */
async function bundleUnlessCrashed(
  input: BundleInput,
  planned: ExtensionPlan,
  tools: BundleTools,
): Promise<BundleResult> {
  try {
    return await bundleWithoutMissing(input, planned, tools)
  } catch (error) {
    const crash = error instanceof SiteError ? error.diagnostics.find(({code}) => code === 'bundle/crashed') : undefined
    if (crash === undefined || input.isDevelopment) throw error
    tellAgain([crash.message], tools)
    return bundleByWebpack(input, [crash.message], tools).catch(() => {
      throw error
    })
  }
}

async function bundleByWebpack(
  input: BundleInput,
  reasons: readonly string[],
  tools: BundleTools,
): Promise<BundleResult> {
  const other = {...input, rspack: undefined}
  const result = await bundleWithoutMissing(other, await planExtensions(toExtensionInput(other), tools), tools)
  return {...result, warnings: [...reasons.map(toWarning), ...result.warnings]}
}

/** What failed that webpack may do; nothing where the site's own code is wrong. */
function reasonsOf(
  error: unknown,
  {extensions}: ExtensionPlan,
  {isDevelopment, siteDir}: BundleInput,
): readonly string[] {
  if (!(error instanceof SiteError)) return []
  const {diagnostics} = error
  if (diagnostics.some((found) => isMistakeInModule(found, siteDir))) return []
  if (isOfPlugins(error)) return [...new Set(diagnostics.filter(isOfPlugin).map(({message}) => message))]
  // A loader may be what fails. While somebody writes, it is a slip most of the time, and webpack would say the same later.
  if (isDevelopment || !diagnostics.every(({code}) => code === 'bundle/failed')) return []
  const names = [...new Set(extensions.map(({plugin}) => `"${plugin}"`))].join(', ')
  const [first] = diagnostics
  return [`Rspack does not take what the plugins ${names} of the site change of the bundler: ${first?.message ?? ''}`]
}

/** The second bundle of a large site takes minutes. */
function tellAgain([reason = '']: readonly string[], {tell}: BundleTools): void {
  tell?.('bundle', `Rspack has not bundled the site, so webpack begins, which takes longer. ${reason}`)
}

function isOfPlugins(error: unknown): boolean {
  return error instanceof SiteError && error.diagnostics.some(isOfPlugin)
}

function isOfPlugin({code}: Diagnostic): boolean {
  return code === 'bundle/plugin-failed'
}

function toWarning(message: string): Diagnostic {
  return {
    level: 'warning',
    code: 'bundle/other-bundler',
    message,
    hint: "So webpack bundles the site, which takes longer. Take the counterpart for Rspack, or ask for webpack: bundler: 'webpack'.",
  }
}
