// Stands before a server and counts what goes through: requests, and bytes in both directions.
import {type AddressInfo, connect, createServer, type Socket} from 'node:net'

export interface Traffic {
  readonly requests: number
  /** Bytes to the server, and from it. */
  readonly sent: number
  readonly received: number
}

export interface CountingProxy {
  readonly port: number
  /** What has gone through since the last call. */
  readonly take: () => Traffic
  readonly close: () => Promise<void>
}

/** How a request begins, in what a client sends: the line of HTTP, or a command of Redis that reads or writes an entry. */
const REQUEST = / HTTP\/1\.1\r\n|\r\n(?:getex|set)\r\n/gi
/** No longer than this. */
const REQUEST_LENGTH = 12

/**
 * @param port Of the server, on this machine.
 * @param latencyMs Of a round trip, as if the server were far away.
 */
export async function startProxy(port: number, latencyMs: number): Promise<CountingProxy> {
  let traffic: Traffic = {requests: 0, sent: 0, received: 0}
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    let tail = ''
    client.on('data', (chunk: Buffer) => {
      const text = tail + chunk.toString('latin1')
      const found = [...text.matchAll(REQUEST)]
      // A request that is cut in two is found with the second part, and none twice.
      const last = found.at(-1)
      const rest = text.slice(last === undefined ? 0 : last.index + last[0].length)
      tail = rest.slice(-REQUEST_LENGTH)
      traffic = {...traffic, requests: traffic.requests + found.length, sent: traffic.sent + chunk.length}
    })
    upstream.on('data', (chunk: Buffer) => {
      traffic = {...traffic, received: traffic.received + chunk.length}
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
      forward(socket, other, latencyMs / 2)
    }
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    // A server that listens on a port has such a place.
    port: (server.address() as AddressInfo).port,
    take: () => {
      const taken = traffic
      traffic = {requests: 0, sent: 0, received: 0}
      return taken
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((settle) => server.close(() => settle()))
    },
  }
}

/** Passes on what comes after so many milliseconds, in order. */
function forward(from: Socket, to: Socket, delayMs: number): void {
  if (delayMs === 0) return void from.pipe(to)
  const later = (work: () => void): void => void setTimeout(work, delayMs)
  from.on('data', (chunk: Buffer) => later(() => void to.write(chunk)))
  from.on('end', () => later(() => void to.end()))
}
