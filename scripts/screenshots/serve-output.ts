// Serves the files that any generator has written.
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import sirv from 'sirv'

export interface ServedSite {
  /** URL of the home page, with a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** @param baseUrl Path that the site was built for, with a slash at both ends. */
export async function serveOutput(dir: string, baseUrl = '/'): Promise<ServedSite> {
  const files = sirv(dir, {extensions: ['html']})
  const server = createServer((request, response) => {
    const {url = '/'} = request
    request.url = url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : '/404.html'
    files(request, response, () => {
      response.statusCode = 404
      request.url = '/404.html'
      files(request, response, () => void response.end())
    })
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  // A server that listens at a port has such a URL.
  const {port} = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${baseUrl}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
