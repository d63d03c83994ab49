// Entry of the search worker: loading, parsing and searching never hold up the page.
import {browserTools} from './browser-tools.ts'
import {createPieceQueue} from './relay.ts'
import {createSearchSession, type SearchSession} from './search-session.ts'
import type {Delivery, Reply, Request} from './worker-protocol.ts'

/** The part of a worker's global scope that is used; the DOM's types know only that of a page. */
interface WorkerScope {
  postMessage: (reply: Reply) => void
  onmessage: ((event: MessageEvent<Request | Delivery>) => void) | null
}

const scope = self as unknown as WorkerScope
let session: SearchSession | undefined
const pieces = createPieceQueue()

scope.onmessage = ({data}) => {
  if (data.kind === 'piece') {
    pieces.add(data.piece)
    return
  }
  perform(data).then(scope.postMessage.bind(scope), (error: unknown) =>
    scope.postMessage({id: data.id, kind: 'failed', message: error instanceof Error ? error.message : String(error)}),
  )
}

async function perform(request: Request): Promise<Reply> {
  const {id} = request
  if (request.kind === 'open') {
    const {coming} = request
    session = createSearchSession(
      request,
      browserTools(coming === undefined ? undefined : {url: coming, texts: pieces.texts}),
    )
    return {id, kind: 'opened'}
  }
  if (session === undefined) throw new Error('The search worker was asked before it was opened.')
  if (request.kind === 'load') {
    return {id, kind: 'loaded', isOther: await session.load()}
  }
  if (request.kind === 'preview')
    return {id, kind: 'preview', section: await session.preview(request.hit, request.limit)}
  const answer = await session.search(request.query, request.options, (interim) =>
    scope.postMessage({id, kind: 'answer', answer: interim, isFinal: false}),
  )
  return {id, kind: 'answer', answer, isFinal: true}
}
