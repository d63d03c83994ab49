// Opens a server on the first free port from the one asked for.
import type {Server} from 'node:http'
import {SiteError} from '../../shared/diagnostics.ts'
import {systemCode} from '../files/errno.ts'

const MAX_TRIES = 50

/**
 * The port that the server now listens on.
 * @param port First port to try; 0 takes any free one.
 * @throws SiteError when none of the next ports is free, or the host is not one of this machine's.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = port; tried < Math.min(port + MAX_TRIES, 65_536); tried += 1) {
    const failure = await tryPort(server, tried, host)
    if (failure === undefined) return portOf(server) ?? tried
    const code = systemCode(failure)
    if (code !== 'EADDRINUSE' && code !== 'EACCES')
      throw cannotListen(`Cannot serve on "${host}": ${failure.message}.`, failure)
  }
  throw cannotListen(`No port from ${port} on is free.`, undefined)
}

function tryPort(server: Server, port: number, host: string): Promise<Error | undefined> {
  return new Promise((settle) => {
    const onError = (error: Error): void => settle(error)
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      settle(undefined)
    })
  })
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : undefined
}

function cannotListen(message: string, cause: unknown): SiteError {
  return new SiteError(
    [{level: 'error', code: 'serve/port', message, hint: 'Choose another with --port and --host.'}],
    {cause},
  )
}
