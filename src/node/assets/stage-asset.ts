// Takes over a file that a plugin has made: its bytes go to the staging folder at once, unless they are in the output
// already, so that the files of a large site are never in memory together.
import type {EmittedAsset} from '../../plugin/types.ts'
import {hashOf, keyOf} from '../cache/hash.ts'
import type {OutputManifest, StagedAsset} from '../model.ts'
import {checkOutputPath, type OutputWriter} from '../output/output-writer.ts'
import {findPolicySources} from '../text/policy-sources.ts'

export interface StageContext {
  /** Of the staging folder. */
  readonly writer: OutputWriter
  /** Name of the plugin. */
  readonly plugin: string
  readonly present: OutputManifest['present']
  /** Files of pages, by path in the output folder. */
  readonly rendered: ReadonlyMap<string, {readonly hash: string}>
}

/** A file of the output as a plugin changed it. @throws SiteError as {@link stageAsset}. */
export function stageChange(
  {path, content}: {readonly path: string; readonly content: Uint8Array},
  {writer, plugin, present}: StageContext,
): StagedAsset {
  checkOutputPath(path, `the plugin "${plugin}"`)
  const hash = hashOf(content)
  const isStaged = present.get(path)?.hash !== hash
  if (isStaged) writer.write(path, content)
  // Never the key of the page itself: in the next build it is made again, as the plugin wants to see it.
  const source = {kind: 'placed', hash, key: keyOf('changed', hash), isStaged} as const
  return {path, isHashed: path.startsWith('assets/'), isFinal: true, source, ...policyOf(path, content)}
}

/** @throws SiteError when the path is not below the output folder. */
export function stageAsset(
  {path, content, isHashed = path.startsWith('assets/')}: EmittedAsset,
  {writer, plugin, present, rendered}: StageContext,
): StagedAsset {
  checkOutputPath(path, `the plugin "${plugin}"`)
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    const hashes = content.map((part) => (typeof part === 'string' ? part : {hash: rendered.get(part.file)?.hash}))
    return {path, isHashed, source: {kind: 'joined', parts: content, key: keyOf(JSON.stringify(hashes))}}
  }
  const hash = hashOf(content)
  // Where a page has the same path, the page is kept.
  const isStaged = present.get(path)?.hash !== hash && !rendered.has(path)
  if (isStaged) writer.write(path, content)
  return {path, isHashed, source: {kind: 'placed', hash, key: hash, isStaged}, ...policyOf(path, content)}
}

/** A page that a plugin writes is one of the site's: what is inline in it has to be allowed. */
function policyOf(path: string, content: string | Uint8Array): Pick<StagedAsset, 'policy'> {
  if (!path.endsWith('.html')) return {}
  const html = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return {policy: findPolicySources(html)}
}
