// A bundle without what it cannot be made of: a part of the theme that asks for what ours does not have is no reason to build nothing. What
// is left out is found by the bundler, so that such a site is bundled twice, and both answers are kept.
import {stableJson} from '../cache/hash.ts'
import {type BundleInput, type BundleResult, type BundleTools, bundleRuntime} from './bundle-runtime.ts'
import type {ExtensionPlan} from './extensions/plan-extensions.ts'
import {leaveOut} from './left-out.ts'

/** @throws SiteError when the site's code is wrong. */
export async function bundleWithoutMissing(
  input: BundleInput,
  plan: ExtensionPlan,
  tools: BundleTools,
): Promise<BundleResult> {
  const first = await bundleRuntime(input, plan, tools)
  if (first.leftOut.length === 0) return first
  const aliases = leaveOut(input.aliases, first.leftOut, input.program.root)
  if (stableJson(aliases) === stableJson(input.aliases))
    throw new Error(`The bundle lacks the same again: ${JSON.stringify(first.leftOut)}`)
  const next = await bundleWithoutMissing({...input, aliases}, plan, tools)
  return {
    ...next,
    isNew: first.isNew || next.isNew,
    inputs: [...new Set([...first.inputs, ...next.inputs])],
    warnings: [...first.warnings, ...next.warnings],
  }
}
