// Link, render and assets as one of several machines: its own pages, and what plugins make of each of them alone, into the
// shared cache. Of the parts of others nothing is known that could be checked or written.
import {workOnPages} from './assets/collect-assets.ts'
import {attempt, type Maybe, UNKNOWN} from './known.ts'
import {linkSite} from './link/link-site.ts'
import type {LinkedSite, RuntimeBundle} from './model.ts'
import {renderPages} from './render/render-pages.ts'
import {partOf} from './run/build-counts.ts'
import type {StageRunner} from './run/stage-runner.ts'
import type {Tools} from './tools.ts'

type PageInput = Omit<Parameters<typeof workOnPages>[0], 'rendered' | 'compiled' | 'site'>

type ShardInput = PageInput & {
  readonly linkable: Parameters<typeof linkSite>[0]
  /** Nothing is wrong so far. */
  readonly canRender: boolean
  readonly stages: StageRunner
}

/** Unknown, as there is no site. */
export async function buildShard(input: ShardInput, tools: Tools): Promise<Maybe<never>> {
  const {linkable, canRender, stages} = input
  const {bundle} = linkable
  // Without the shared cache, documents of other parts are lacking.
  if (!canRender || !bundle.isKnown || !tools.remote.isOpen()) return UNKNOWN
  const linked = await stages.run(
    'link',
    () => linkSite(linkable, tools),
    ({site: {routes}}) => partOf(routes.length),
  )
  await attempt(() => workOnOwn(input, {site: linked.site, bundle: bundle.value}, tools), tools.report)
  return UNKNOWN
}

interface Linked {
  readonly site: LinkedSite
  readonly bundle: RuntimeBundle
}

async function workOnOwn(input: ShardInput, {site: whole, bundle}: Linked, tools: Tools): Promise<void> {
  const isOwn = (path: string): boolean => tools.shard?.isOwn(path) === true
  const site = {...whole, routes: whole.routes.filter(({path}) => isOwn(path))}
  const plan = {...input.plan, routes: input.plan.routes.filter(({path}) => isOwn(path))}
  // What stands in the output here is not in the shared cache for that.
  const present = new Map<string, never>()
  const pages = {
    ...input,
    site,
    plan,
    bundle,
    present,
    compiled: input.linkable.documents,
    programRoot: input.program.root,
  }
  const rendered = await input.stages.run(
    'render',
    () => renderPages(pages, tools),
    (made) => partOf(made.metadata.size, made.renderedCount),
  )
  if (!rendered.isWhole) return
  await input.stages.run(
    'assets',
    () => workOnPages({...pages, rendered}, tools),
    ({tasks}) => partOf(tasks.count, tasks.runCount),
  )
}
