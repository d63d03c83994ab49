// The figures of a build: how much there was, and how much of it was new.
import type {BuildCounts} from '../api-types.ts'
import type {BundleResult} from '../bundle/bundle-runtime.ts'
import type {CompiledSite} from '../compile/compile-pages.ts'
import type {EmitReport} from '../emit/emit-site.ts'
import type {RenderedSite, RoutePlan} from '../model.ts'

export interface PipelineResults {
  readonly plan: RoutePlan
  readonly compiled: CompiledSite
  readonly bundled: BundleResult
  readonly rendered: RenderedSite
  readonly emitted: EmitReport
}

export function toCounts({plan, compiled, bundled, rendered, emitted}: PipelineResults): BuildCounts {
  return {
    pages: plan.routes.length,
    compiled: compiled.compiledCount,
    compiledFromCache: compiled.documents.size - compiled.compiledCount,
    bundled: bundled.isNew ? 1 : 0,
    rendered: rendered.renderedCount,
    written: emitted.written,
    removed: emitted.removed,
  }
}

/** Items of a stage, and how many of them were new; all by default. */
export function partOf(items: number, fresh = items): {items: number; fromCache: number} {
  return {items, fromCache: items - fresh}
}
