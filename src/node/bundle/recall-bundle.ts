// The bundle of an earlier build without the modules that it would be looked up with.
import {join} from 'node:path'
import {areUnchanged} from '../cache/input-states.ts'
import {openSnapshots} from '../cache/snapshots.ts'
import type {RuntimeBundle, SiteConfig} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {Tools} from '../tools.ts'
import {checkBundle} from './bundle-runtime.ts'
import type {KeptBundle} from './make-bundle.ts'
import {fromPortableBundle} from './portable-bundle.ts'
import {hasSamePackages, readSeed} from './shipped-bundle.ts'

/** A bundle as a build was given it. */
export interface BundleRecall {
  readonly key: string
  readonly bundle: RuntimeBundle
}

interface RecallContext {
  readonly config: Pick<SiteConfig, 'siteDir' | 'cacheDir'>
  readonly program: ProgramInfo
}

/** The same bundle, when it would be given again: it is there, and so are the files that it was made from. */
export function recallBundle(
  {key, bundle}: BundleRecall,
  {config: {siteDir, cacheDir}, program}: RecallContext,
  {store}: Pick<Tools, 'store'>,
): RuntimeBundle | undefined {
  const {root} = program
  if (bundle.isShipped) {
    const seed = readSeed(root)
    return seed?.key === key && hasSamePackages(seed, root) ? bundle : undefined
  }
  const stored = store.get<KeptBundle>('bundle', key)
  const kept = stored && fromPortableBundle(stored, {siteDir, programRoot: root})
  const folder = join(cacheDir, 'bundles')
  const snapshots = openSnapshots(store, `${program.fingerprints.state}:bundle:${siteDir}`)
  const isSame = kept !== undefined && kept.hash === bundle.hash && join(folder, kept.folder) === bundle.dir
  return isSame && areUnchanged(kept.inputs, snapshots) && checkBundle(kept, folder, store) ? bundle : undefined
}
