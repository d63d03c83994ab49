// Real servers of a shared cache, on loopback and a free port: Redis, nginx with WebDAV, and a store of S3's protocol. A kind
// that is not installed is said to be missing, and its tests are skipped.
import {type ChildProcess, spawn} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {connect, createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

const NGINX = process.env.QUIRE_NGINX ?? '/usr/sbin/nginx'
const REDIS = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((path) => existsSync(path))

export interface CacheServer {
  readonly url: string
  /** Set for what uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Paths of what it keeps, where that is known. */
  readonly files: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Whether the server of a kind is installed. Says so when it is not. */
export function hasServer(kind: 'redis' | 'nginx'): boolean {
  const isThere = kind === 'redis' ? REDIS !== undefined : existsSync(NGINX)
  if (!isThere)
    console.log(
      `skipped: ${kind} is not installed ("apt-get install ${kind === 'redis' ? 'redis-server' : 'nginx-light'}").`,
    )
  return isThere
}

/** @param port Of a server that was there before. */
export async function startRedis(
  port?: number,
): Promise<CacheServer & {readonly port: number; readonly kill: () => void}> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-redis-'))
  const free = port ?? (await freePort())
  const args = ['--port', `${free}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const redis = spawn(REDIS ?? 'redis-server', args, {stdio: 'ignore'})
  await listens(free, redis)
  return {
    url: `redis://127.0.0.1:${free}/0`,
    port: free,
    env: {},
    files: () => [],
    kill: () => void redis.kill('SIGKILL'),
    close: () => end(redis, folder),
  }
}

/** @param settings Of the server, in nginx's language. */
export async function startNginx(settings = ''): Promise<CacheServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-nginx-cache-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
user root;
pid ${folder}/nginx.pid;
events {}
http {
access_log off;
${temporary}
server {
listen 127.0.0.1:${port};
root ${folder}/data;
client_max_body_size 64m;
location / { dav_methods PUT; create_full_put_path on; ${settings} }
}
}
`,
  )
  const nginx = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {stdio: 'ignore'})
  await listens(port, nginx)
  const data = join(folder, 'data')
  return {
    url: `http://127.0.0.1:${port}/docs`,
    env: {},
    files: () =>
      existsSync(data)
        ? readdirSync(data, {recursive: true, withFileTypes: true}).flatMap((entry) =>
            entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
          )
        : [],
    close: () => end(nginx, folder),
  }
}

export async function startS3(): Promise<CacheServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-s3-'))
  const {default: S3rver} = await import('@20minutes/s3rver')
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{name: 'cache', configs: []}],
  })
  const {port} = await server.run()
  return {
    url: 's3://cache/docs',
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    },
    files: () => [],
    close: async () => {
      await server.close()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}

export function freePort(): Promise<number> {
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

/** Waits until somebody listens. @throws Error when the server ends instead. */
async function listens(port: number, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const isOpen = await new Promise<boolean>((settle) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        settle(true)
      })
      socket.once('error', () => settle(false))
    })
    if (isOpen) return
    await new Promise((settle) => setTimeout(settle, 50))
  }
  throw new Error(`${server.spawnfile} did not start.`)
}

async function end(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise<void>((settle) => server.once('exit', () => settle()))
    server.kill('SIGTERM')
    await ended
  }
  rmSync(folder, {recursive: true, force: true})
}
