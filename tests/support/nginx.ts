// A built site behind a real nginx, with exactly the headers that the program prints for it. Where there is no nginx, the
// program's own server takes its place, which reads the same headers.
import {type ChildProcess, spawn} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {program} from './program.ts'

const NGINX = process.env.QUIRE_NGINX ?? '/usr/sbin/nginx'

export interface HostedSite {
  /** Without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

export async function hostSite(outDir: string): Promise<HostedSite> {
  const {hostHeaders, serve} = await program()
  if (!existsSync(NGINX)) {
    const server = await serve({siteDir: outDir, dir: '.', port: 0, baseUrl: '/', trailingSlash: null, open: false})
    return {url: server.url.replace(/\/$/, ''), close: server.close}
  }
  const [http = '', server = ''] = hostHeaders({siteDir: outDir, dir: '.', host: 'nginx'}).split(
    /^# In the "server".*$/m,
  )
  const folder = mkdtempSync(join(tmpdir(), 'quire-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration({folder, port, outDir, http, server}))
  const nginx = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((settle) => nginx.once('exit', () => settle()))
  let errors = ''
  nginx.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const url = `http://localhost:${port}`
  await answers(url, nginx, () => errors)
  return {
    url,
    close: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, {recursive: true, force: true})
    },
  }
}

interface Parts {
  readonly folder: string
  readonly port: number
  readonly outDir: string
  readonly http: string
  readonly server: string
}

function configuration({folder, port, outDir, http, server}: Parts): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
charset utf-8;
${temporary}
${http}
server {
listen 127.0.0.1:${port};
root ${outDir};
error_page 404 /404.html;
${server}
location / { try_files $uri $uri/index.html $uri.html =404; }
}
}
`
}

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => settle(port))
    })
  })
}

/** Waits until the server answers. @throws Error with what nginx says when it ends instead. */
async function answers(url: string, nginx: ChildProcess, errors: () => string): Promise<void> {
  while (nginx.exitCode === null) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((settle) => setTimeout(settle, 50))
    }
  }
  throw new Error(`nginx did not start: ${errors()}`)
}
