// Rendered pages in the cache that several machines share: an entry holds a page's facts and its files.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {serialize} from 'node:v8'
import {hashOf} from '../cache/hash.ts'
import {readValue} from '../cache/value-bytes.ts'
import type {LinkedPage, OutputManifest, RenderMetadata} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import type {Tools} from '../tools.ts'
import {filesOf} from './page-files.ts'
import type {RenderedRoute, WrittenFile} from './render-routes.ts'

export interface SharedPages {
  readonly outDir: string
  readonly stagingDir: string
  readonly present: OutputManifest['present']
}

type Context = Pick<Tools, 'store' | 'remote'>

/** Writes the pages that are there to the staging folder. Returns what was written, by render key. */
export async function fetchRendered(
  routes: readonly LinkedPage[],
  {stagingDir, present}: SharedPages,
  {store, remote}: Context,
): Promise<ReadonlyMap<string, RenderedRoute>> {
  const byKey = new Map(routes.map((route) => [route.renderKey, route]))
  const found = new Map<string, RenderedRoute>()
  const writer = createOutputWriter(stagingDir)
  const write = (file: string, bytes: Buffer): WrittenFile => {
    const hash = hashOf(bytes)
    const isWritten = present.get(file)?.hash !== hash
    if (isWritten) writer.write(file, bytes)
    return {file, hash, isWritten}
  }
  await remote.fetch('rendered', [...byKey.keys()], (renderKey, [first, ...contents]) => {
    const route = byKey.get(renderKey)
    const metadata = first === undefined ? undefined : readValue<RenderMetadata>(first)
    const files = route === undefined ? [] : filesOf(route)
    if (metadata === undefined || files.length !== contents.length) return false
    const written = files.map((file, at) => write(file, contents[at] ?? Buffer.alloc(0)))
    store.put('rendered', renderKey, metadata)
    found.set(renderKey, {renderKey, files: written, metadata})
    return true
  })
  return found
}

/** Gives away a page that was rendered. */
export function sendRendered(
  {renderKey, files, metadata}: RenderedRoute,
  {stagingDir, outDir}: SharedPages,
  {remote}: Context,
): void {
  if (metadata === undefined) return
  remote.send('rendered', renderKey, () => {
    const contents = files.map(({file, hash}) => readFirst([join(stagingDir, file), join(outDir, file)], hash))
    return contents.every((content) => content !== undefined) ? [serialize(metadata), ...contents] : undefined
  })
}

/** Of the file that has these bytes: by its turn the site may have been put in its place. */
function readFirst(paths: readonly string[], hash: string): Buffer | undefined {
  for (const path of paths) {
    try {
      const bytes = readFileSync(path)
      if (hashOf(bytes) === hash) return bytes
    } catch {
      // In the other place.
    }
  }
  return undefined
}
