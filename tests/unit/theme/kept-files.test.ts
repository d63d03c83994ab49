// What a worker that leaves does to what is kept: nothing that is under way may bring a removed cache back.
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createKeptFiles, type KeptFiles, removeCaches} from '../../../theme/pwa/kept-files.ts'

const SCOPE = 'https://trees.example/base/'
const SETTINGS = {build: '0123', list: 'assets/offline.0123.json', debug: false}

/** Caches of a browser, whose answers come some microtasks later, as those of a browser come from another process. */
class SlowCaches {
  readonly #caches = new Map<string, Map<string, Response>>()

  async keys(): Promise<readonly string[]> {
    await later()
    return [...this.#caches.keys()]
  }

  async has(name: string): Promise<boolean> {
    const found = this.#caches.has(name)
    await later()
    return found
  }

  async delete(name: string): Promise<boolean> {
    const found = this.#caches.delete(name)
    await later()
    return found
  }

  async match(url: string, {cacheName}: {readonly cacheName?: string} = {}): Promise<Response | undefined> {
    const caches = [...this.#caches].filter(([name]) => cacheName === undefined || name === cacheName)
    const found = caches.flatMap(([, cache]) => cache.get(url) ?? [])[0]?.clone()
    await later()
    return found
  }

  async open(name: string) {
    const cache = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, cache)
    await later()
    return {
      match: async (url: string): Promise<Response | undefined> => {
        await later()
        return cache.get(url)?.clone()
      },
      put: async (url: string, response: Response): Promise<void> => {
        await later()
        cache.set(url, response)
      },
    }
  }
}

const later = (): Promise<void> => turns(3)

const LIST = {'index.html': 'a', 'acorn/index.html': 'b'}

beforeEach(() => {
  vi.stubGlobal('caches', new SlowCaches())
  vi.stubGlobal('fetch', async (url: string) => {
    await later()
    return new Response(url.endsWith('.json') ? JSON.stringify(LIST) : 'page')
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const WORK: Readonly<Record<string, (kept: KeptFiles) => Promise<unknown>>> = {
  'looks for a file': (kept) => kept.find('acorn/index.html'),
  'loads the list of files': (kept) => kept.files(),
  'keeps an answer': (kept) => kept.put('index.html', new Response('page')),
  'keeps pages that were read': (kept) => kept.keep(['index.html', 'acorn/index.html']),
  'keeps the whole site': (kept) => kept.keepAll(),
}

/** Microtasks by which the removal begins after the work, or before it. */
const DELAYS = Array.from({length: 120}, (_, index) => index - 20)

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

test.each(Object.keys(WORK))('a worker that %s while it leaves keeps nothing', async (name) => {
  for (const delay of DELAYS) {
    await createKeptFiles(SETTINGS, SCOPE).put('index.html', new Response('page'))
    const kept = createKeptFiles(SETTINGS, SCOPE)
    const work = turns(-delay).then(() => WORK[name]?.(kept).catch(() => undefined))
    await turns(delay)
    kept.stop()
    await Promise.all([removeCaches(SCOPE), work])
    expect(await caches.keys(), `stopped ${delay} turns after the beginning`).toEqual([])
  }
})

test('what is kept is found, and what is of another build is not', async () => {
  const kept = createKeptFiles(SETTINGS, SCOPE)
  await kept.keep(['index.html'])
  expect(await (await kept.find('index.html'))?.text()).toBe('page')
  expect(await createKeptFiles({...SETTINGS, build: '4567'}, SCOPE).find('index.html')).toBeUndefined()
})
