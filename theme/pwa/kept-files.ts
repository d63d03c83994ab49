// What is kept for when there is no network: one cache for each build, in which all files are of that build.
import {type FileList, findFile, isHashed, type ListInParts, openList, type SiteFiles, toUrl} from './file-list.ts'
import type {WorkerSettings} from './worker-types.ts'

/** Files that are asked for at once. */
const BATCH = 6
/** Entry of a cache that says that the whole site is kept. */
const WHOLE = '.whole-site'

export interface KeptFiles {
  readonly files: () => Promise<SiteFiles>
  readonly find: (file: string) => Promise<Response | undefined>
  readonly put: (file: string, response: Response) => Promise<void>
  /** Keeps files that are not kept yet. */
  readonly keep: (wanted: readonly string[]) => Promise<void>
  readonly keepAll: () => Promise<void>
  /** Keeps nothing from now on, also of what is being asked for. */
  readonly stop: () => void
  /** The cache of this build, with all that the one before has: brought up to date where it has changed. */
  readonly takeOver: () => Promise<void>
  /** Removes what other builds, and workers of another program, have kept for this site. */
  readonly removeOthers: () => Promise<void>
}

/** @param scope URL of the site's root. */
export function createKeptFiles({build, list, offlinePage}: WorkerSettings, scope: string): KeptFiles {
  const name = cacheName(scope, build)
  let isStopped = false
  // Opening a cache makes one. It is asked for before anything is awaited: what removes caches after `stop` comes later.
  const open = (): Promise<Cache> =>
    isStopped ? Promise.reject(new Error('Nothing is kept any more.')) : caches.open(name)
  const entry = (file: string): string => new URL(encodeURI(file), scope).href
  let known: Promise<SiteFiles> | undefined
  const load = <Content>(file: string): Promise<Content> => loadJson(open, entry(file))
  const files = (): Promise<SiteFiles> => {
    known ??= load<FileList | ListInParts>(list)
      .then((found) => openList(found, load))
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }
  const find = (file: string): Promise<Response | undefined> => caches.match(entry(file), {cacheName: name})
  const put = async (file: string, response: Response): Promise<void> => {
    // Read at once and whole: a cache that waits for a body can be neither read nor removed, and the copy of an answer whose
    // original has been read meanwhile may never end in Chromium.
    const body = await response.blob()
    await (await open()).put(entry(file), new Response(body, response))
  }
  const keep = (wanted: readonly string[]): Promise<void> =>
    inBatches(wanted, async (file) => {
      if ((await find(file)) !== undefined) return
      const response = await ask(file, scope)
      if (response !== undefined) await put(file, response)
    })
  const shell = async (): Promise<void> => {
    if (offlinePage === undefined) return
    await keep([offlinePage])
    const page = await find(offlinePage)
    if (page !== undefined) await keep(await findReferences(await page.text(), {scope, files: await files()}))
  }
  const keepAll = async (): Promise<void> => {
    await put(WHOLE, new Response(''))
    await keep(Object.keys(await (await files()).all()))
  }
  const takeOver = async (): Promise<void> => {
    const now = await files()
    for (const other of await otherCaches(scope, name)) {
      const old = await caches.open(other)
      if ((await old.match(entry(WHOLE))) !== undefined) await put(WHOLE, new Response(''))
      await keep(await copyFrom(old, {now, before: await findList(old, entry), scope, put}))
    }
    await shell()
    if ((await find(WHOLE)) !== undefined) await keepAll()
  }
  const stop = (): void => {
    isStopped = true
  }
  return {files, find, put, keep, keepAll, stop, takeOver, removeOthers: () => removeCaches(scope, name)}
}

interface Copying extends Pick<KeptFiles, 'put'> {
  readonly now: SiteFiles
  /** What the other cache was filled by. */
  readonly before: SiteFiles
  readonly scope: string
}

/** Keeps what is as it was of the files that an earlier build has kept. Gives all that are still there. */
async function copyFrom(old: Cache, {now, before, scope, put}: Copying): Promise<readonly string[]> {
  const wanted: string[] = []
  for (const {url} of await old.keys()) {
    const file = toName(url, scope)
    const version = file && (await now.versionOf(file))
    if (file === undefined || version === undefined) continue
    wanted.push(file)
    const response = (await before.versionOf(file)) === version ? await old.match(url) : undefined
    if (response !== undefined) await put(file, response)
  }
  return wanted
}

/** Removes all that was kept for a site, except for one cache. */
export async function removeCaches(scope: string, except?: string): Promise<void> {
  for (const name of await otherCaches(scope, except)) await caches.delete(name)
  // What the worker of Docusaurus has kept, by a library that names its caches so.
  for (const name of await caches.keys())
    if (name.startsWith('workbox-') && name.endsWith(`-${scope}`)) await caches.delete(name)
}

const PREFIX = 'quire-offline'

function cacheName(scope: string, build: string): string {
  return `${PREFIX} ${scope} ${build}`
}

async function otherCaches(scope: string, own: string | undefined): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cacheName(scope, '')) && name !== own)
}

/** A file that the build writes, and names by its bytes. It is kept: what is read of it decides what is kept of others. */
async function loadJson<Content>(open: () => Promise<Cache>, url: string): Promise<Content> {
  const cache = await open()
  const kept = await cache.match(url)
  if (kept !== undefined) return (await kept.json()) as Content
  // An earlier build may have the same.
  const found = (await caches.match(url)) ?? (await fetch(url))
  if (!found.ok) throw new Error(`The list of files cannot be loaded: ${found.status}`)
  const text = await found.text()
  await cache.put(url, new Response(text, found))
  return JSON.parse(text) as Content
}

/** The list in the cache of an earlier build, by whatever name; empty when it has none. Of parts, those that were needed are there. */
async function findList(cache: Cache, entry: (file: string) => string): Promise<SiteFiles> {
  const read = async (url: string): Promise<FileList & Partial<ListInParts>> => {
    const found = await cache.match(url)
    return found === undefined ? {} : ((await found.json()) as FileList)
  }
  const url = (await cache.keys()).find((request) => /\/assets\/offline\.\w+\.json$/.test(request.url))?.url
  return openList(url === undefined ? {} : await read(url), (file) => read(entry(file)))
}

/** The file whose entry in a cache has this URL. */
function toName(url: string, scope: string): string | undefined {
  try {
    return url.startsWith(scope) ? decodeURI(url.slice(scope.length)) : undefined
  } catch {
    return undefined
  }
}

/**
 * Undefined when the server has no such file.
 * @throws TypeError without a network.
 */
async function ask(file: string, scope: string): Promise<Response | undefined> {
  const cache = isHashed(file) ? 'default' : 'no-cache'
  const response = await fetch(toUrl(file, scope), {cache, credentials: 'same-origin'})
  if (!response.ok) return undefined
  if (!response.redirected) return response
  // For a page, browsers refuse what was answered after a redirect.
  return new Response(await response.blob(), {status: response.status, headers: response.headers})
}

/** Files that the text of a page asks for. */
async function findReferences(
  html: string,
  {scope, files}: {readonly scope: string; readonly files: SiteFiles},
): Promise<readonly string[]> {
  const urls = [...html.matchAll(/<(?:link|script|img)\b[^<>]*?\s(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url)
  const found = await Promise.all(urls.map((url) => findFile(new URL(url, scope).href, scope, files)))
  return [...new Set(found.filter((file) => file !== undefined && !file.endsWith('.html')))] as string[]
}

async function inBatches(wanted: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < wanted.length; at += BATCH) await Promise.all(wanted.slice(at, at + BATCH).map(work))
}
