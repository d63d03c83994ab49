// Memory of a page and of its workers, after a collection of what is no longer used.
import type {CDPSession} from 'playwright-core'

const REPLY_ID = 1

/** Bytes in use; of all workers together. @param session Of the page. */
export async function measureHeap(session: CDPSession): Promise<{pageBytes: number; workerBytes: number}> {
  await session.send('HeapProfiler.collectGarbage')
  const {usedSize} = await session.send('Runtime.getHeapUsage')
  const workers: Promise<number>[] = []
  session.on('Target.attachedToTarget', ({sessionId}) => workers.push(heapOfWorker(session, sessionId)))
  await session.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: false, flatten: false})
  const sizes = await Promise.all(workers)
  return {pageBytes: usedSize, workerBytes: sizes.reduce((sum, size) => sum + size, 0)}
}

/** A worker is spoken to in letters that the page's session hands over. */
async function heapOfWorker(session: CDPSession, sessionId: string): Promise<number> {
  const ask = (method: string): Promise<{usedSize?: number}> =>
    new Promise((resolve) => {
      const listen = (event: {sessionId: string; message: string}): void => {
        const reply = JSON.parse(event.message) as {id?: number; result?: {usedSize?: number}}
        if (event.sessionId !== sessionId || reply.id !== REPLY_ID) return
        session.off('Target.receivedMessageFromTarget', listen)
        resolve(reply.result ?? {})
      }
      session.on('Target.receivedMessageFromTarget', listen)
      void session.send('Target.sendMessageToTarget', {sessionId, message: JSON.stringify({id: REPLY_ID, method})})
    })
  await ask('HeapProfiler.collectGarbage')
  return (await ask('Runtime.getHeapUsage')).usedSize ?? 0
}
