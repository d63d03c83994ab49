// Loading pages in the browser: modules, shared data, imports, and what must not be loaded.
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {createSharedDataStore} from '../../../src/client/data/shared-data-store.ts'
import {createPageLoader} from '../../../src/client/page/page-loader.ts'
import {LOAD_LIMIT_MS, TimeLimitError} from '../../../src/client/page/time-limit.ts'
import type {ClientRuntime} from '../../../src/client/runtime-types.ts'
import {type ContentFunction, MDX_COMPONENTS, type PageData} from '../../../src/shared/contract.ts'
import {samplePage, sampleTheme} from './sample.ts'

const content: ContentFunction = () => ({default: () => null})

function setUp(files: Readonly<Record<string, unknown>>, imports: ClientRuntime['imports'] = {}) {
  const importModule = vi.fn((url: string) =>
    url in files ? Promise.resolve(files[url]) : Promise.reject(new Error(`no ${url}`)),
  )
  const fetchData = vi.fn((id: string) => Promise.resolve(`data of ${id}`))
  const shared = createSharedDataStore({}, fetchData)
  const loadMdx = vi.fn(async () => ({default: {}}))
  const runtime = {...sampleTheme, imports: {[MDX_COMPONENTS]: loadMdx, ...imports}, clientModules: []}
  const loader = createPageLoader({runtime, runtimeHash: 'r1', baseUrl: '/base/', shared}, importModule)
  return {loader, importModule, fetchData, loadMdx, shared}
}

const module = (page: PageData, rest: object = {}) => ({runtime: 'r1', page, ...rest})

describe('load', () => {
  test('imports the route module once for all spellings of a path, and its shared data', async () => {
    const page = samplePage({shared: ['sidebar-docs']})
    const t = setUp({'/base/_routes/docs/a.js': module(page, {html: '<p>'})})
    const first = await t.loader.load('/base/docs/a')
    expect(first.html).toEqual({__html: '<p>'})
    expect(await t.loader.load('/base/docs/a.html')).toBe(first)
    expect(await t.loader.load('/base/docs/a/')).toBe(first)
    expect(t.importModule).toHaveBeenCalledOnce()
    expect(t.shared.find('sidebar-docs')).toBe('data of sidebar-docs')
  })

  test('refuses a page that was built for another runtime', async () => {
    const t = setUp({'/base/_routes/docs/a.js': {...module(samplePage()), runtime: 'r2'}})
    await expect(t.loader.load('/base/docs/a')).rejects.toThrow('another version')
  })

  test('tries again after a failure', async () => {
    const t = setUp({})
    await expect(t.loader.load('/base/docs/a')).rejects.toThrow('no /base/_routes')
    await expect(t.loader.load('/base/docs/a')).rejects.toThrow('no /base/_routes')
    expect(t.importModule).toHaveBeenCalledTimes(2)
  })

  test('loads imports and partials, and theirs, even when partials import each other', async () => {
    const partials = {'./_p.mdx': '_routes/shared/partial-1.js'}
    const page = samplePage({content: {kind: 'module'}, imports: ['@theme/A'], partials})
    const inner = {toc: [], imports: ['@theme/B'], partials, content}
    const loadA = vi.fn(async () => ({default: () => null}))
    const loadB = vi.fn(async () => ({default: () => null}))
    const t = setUp(
      {'/base/_routes/docs/a.js': module(page, {content}), '/base/_routes/shared/partial-1.js': inner},
      {'@theme/A': loadA, '@theme/B': loadB},
    )
    expect((await t.loader.load('/base/docs/a')).Content).toBeTypeOf('function')
    expect([loadA.mock.calls.length, loadB.mock.calls.length]).toEqual([1, 1])
  })

  test('names an import that the bundle lacks', async () => {
    const page = samplePage({content: {kind: 'module'}, imports: ['@theme/Nope']})
    const t = setUp({'/base/_routes/docs/a.js': module(page, {content})})
    await expect(t.loader.load('/base/docs/a')).rejects.toThrow('"@theme/Nope" is not in the runtime bundle')
  })
})

describe('loadFirst', () => {
  test('of a static page loads no route module, now or later, and nothing that is for MDX', async () => {
    const t = setUp({})
    const page = samplePage({shared: ['sidebar-docs']})
    const first = await t.loader.loadFirst(page, {html: '<p>'})
    expect(first).toEqual({page, layouts: [], embedded: {}, html: {__html: '<p>'}})
    expect(await t.loader.load('/base/docs/a')).toBe(first)
    expect(t.importModule).not.toHaveBeenCalled()
    expect(t.fetchData).toHaveBeenCalledOnce()
    expect(t.loadMdx).not.toHaveBeenCalled()
  })

  test('of an MDX page loads its module, and keeps the page data of the document', async () => {
    const page = samplePage({content: {kind: 'module'}})
    const t = setUp({'/base/_routes/docs/a.js': module(samplePage({content: {kind: 'module'}}), {content})})
    const first = await t.loader.loadFirst(page, {})
    expect(first.page).toBe(page)
    expect(first.Content).toBeTypeOf('function')
  })

  test('of a React page loads its component', async () => {
    const page = samplePage({content: {kind: 'component', specifier: 'p'}})
    const component = () => null
    const t = setUp({}, {p: async () => ({default: component})})
    expect((await t.loader.loadFirst(page, {})).Content).toBe(component)
  })
})

test('shared data is fetched once, and again after a failure', async () => {
  const fetchData = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([1])
  const store = createSharedDataStore({known: null}, fetchData)
  expect(await store.load('known')).toBeNull()
  await expect(store.load('x')).rejects.toThrow('offline')
  expect(await Promise.all([store.load('x'), store.load('x')])).toEqual([[1], [1]])
  expect(fetchData).toHaveBeenCalledTimes(2)
  expect(store.find('x')).toEqual([1])
})

describe('time', () => {
  test('is limited: a module that never comes is a failure, and forgotten', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const importModule = vi.fn(() => new Promise<never>(() => undefined))
    const shared = createSharedDataStore({}, () => Promise.resolve(null))
    const runtime = {...sampleTheme, imports: {}, clientModules: []}
    const loader = createPageLoader({runtime, runtimeHash: 'r1', baseUrl: '/', shared}, importModule)
    const failures: unknown[] = []
    loader.load('/a').catch((error: unknown) => failures.push(error))
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1)
    expect(failures).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(failures).toEqual([expect.any(TimeLimitError)])
    loader.load('/a').catch(() => undefined)
    expect(importModule).toHaveBeenCalledTimes(2)
  })
})

describe('shared data', () => {
  test('of another build are loaded again for a page that was built with them', async () => {
    const fetchData = vi.fn(() => Promise.resolve('new'))
    const store = createSharedDataStore({}, fetchData)
    await store.load('sidebar', 'one')
    await store.load('sidebar', 'one')
    await store.load('sidebar')
    expect(fetchData).toHaveBeenCalledTimes(1)
    await store.load('sidebar', 'two')
    await store.load('sidebar', 'two')
    expect(fetchData).toHaveBeenCalledTimes(2)
  })

  test('stay as they are when the newer ones do not come', async () => {
    const fetchData = vi
      .fn()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('new')
    const store = createSharedDataStore({}, fetchData)
    await store.load('sidebar', 'one')
    await expect(store.load('sidebar', 'two')).rejects.toThrow('gone')
    expect(store.find('sidebar')).toBe('old')
    expect(await store.load('sidebar', 'two')).toBe('new')
  })
})
