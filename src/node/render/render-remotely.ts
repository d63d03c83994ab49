// Rendering on another machine: the texts of the pages come back with the answer, and are written here.
import {hashOf} from '../cache/hash.ts'
import type {LinkedAlternate, LinkedPartial} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import {readParts} from '../text/linked-page.ts'
import type {EntryName, RemoteAction} from '../workers/remote-action.ts'
import type {RenderBatch, RenderedRoute, WrittenFile} from './render-routes.ts'

export const RENDER_REMOTELY: RemoteAction<RenderBatch, readonly RenderedRoute[]> = {
  isPortable: () => true,
  moveInput: (batch, {path}) => ({
    ...batch,
    serverFile: path(batch.serverFile),
    programRoot: path(batch.programRoot),
    stagingDir: undefined,
    present: {},
  }),
  moveOutput: (rendered) => rendered,
  reads: ({routes, partials, shared, contentTexts}) => [
    ...Object.values(shared).flatMap((hash): EntryName[] => (hash === '' ? [] : [['data', hash]])),
    ...partials.flatMap(entriesOfPartial),
    ...routes.flatMap((route) => {
      const {content, embedded, alternate} = readParts(route.text, contentTexts)
      return [
        ...[content ?? [], embedded].flat().map(({key}): EntryName => ['text', key]),
        ...entriesOfAlternate(alternate),
      ]
    }),
  ],
  files: ({serverFile, isShippedBundle}) => (isShippedBundle ? [] : [serverFile]),
  makes: (_batch, rendered) => rendered.map(({renderKey}) => ['rendered', renderKey] as const),
  accept: (batch, rendered) => {
    const isWhole = rendered.every(
      ({renderKey, failure}, at) => failure === undefined && renderKey === batch.routes[at]?.renderKey,
    )
    return isWhole && rendered.length === batch.routes.length ? rendered.map((one) => arrive(one, batch)) : undefined
  },
}

function entriesOfPartial({key, alternate}: LinkedPartial): EntryName[] {
  return [['text', key], ...entriesOfAlternate(alternate)]
}

function entriesOfAlternate(alternate: LinkedAlternate | undefined): EntryName[] {
  return alternate === undefined ? [] : [['alternate', alternate.key]]
}

function arrive(rendered: RenderedRoute, {stagingDir, present}: RenderBatch): RenderedRoute {
  if (stagingDir === undefined) return rendered
  const writer = createOutputWriter(stagingDir)
  const write = ({file, text = ''}: WrittenFile): WrittenFile => {
    const hash = hashOf(text)
    const isWritten = present[file] !== hash
    if (isWritten) writer.write(file, text)
    return {file, hash, isWritten}
  }
  return {...rendered, files: rendered.files.map(write)}
}
