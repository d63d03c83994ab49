// From page to page: what is shown when, with a history, a loader and a window of the test's own.
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {LoadedPage} from '../../../src/client/page/loaded-page.ts'
import {OtherBuildError} from '../../../src/client/page/page-loader.ts'
import {createBrowserHistory} from '../../../src/client/router/history.ts'
import {createNavigation} from '../../../src/client/router/navigation.ts'
import type {PageData} from '../../../src/shared/contract.ts'
import {samplePage, sampleSite} from './sample.ts'

const ORIGIN = 'https://s.org'

/** As much of a window as the history needs. Going back is `pop`. */
function fakeWindow() {
  const listeners = new Set<() => void>()
  const entries: {url: string; state: unknown}[] = [{url: `${ORIGIN}/base/docs/a`, state: null}]
  let index = 0
  const top = () => entries[index] ?? {url: ORIGIN, state: null}
  const view = {
    get location() {
      return new URL(top().url)
    },
    history: {
      get state() {
        return top().state
      },
      pushState(state: unknown, _: string, url: string) {
        entries.splice(index + 1, entries.length, {url, state})
        index += 1
      },
      replaceState(state: unknown, _: string, url: string) {
        entries[index] = {url, state}
      },
      go: (delta: number) => pop(delta),
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    dispatchEvent: vi.fn((_: Event) => true),
  }
  const pop = (delta: number) => {
    index += delta
    for (const listener of listeners) listener()
  }
  return {
    view,
    pop,
    followFragment: (hash: string) => {
      view.history.pushState(null, '', view.location.href.replace(/#.*|$/, hash))
      for (const listener of listeners) listener()
    },
    length: () => entries.length,
  }
}

const toLoaded = (page: PageData): LoadedPage => ({page, layouts: [], embedded: {}})

function setUp() {
  const browser = fakeWindow()
  vi.stubGlobal('window', browser.view)
  // The fake has what the history uses, and no more.
  const history = createBrowserHistory(browser.view as unknown as Window)
  const loads: string[] = []
  const waiting = new Map<string, {resolve: (page: LoadedPage) => void; reject: (error: Error) => void}>()
  const isAnswered = vi.fn(async () => true)
  const loadWindow = vi.fn()
  const onLeave = vi.fn()
  const progress = {start: vi.fn(), finish: vi.fn()}
  const navigation = createNavigation({
    site: sampleSite,
    first: toLoaded(samplePage()),
    baseUrl: '/base/',
    history,
    loader: {
      load: (pathname) => {
        loads.push(pathname)
        return new Promise((resolve, reject) => waiting.set(pathname, {resolve, reject}))
      },
    },
    lifecycle: {startUpdate: () => () => {}, finishUpdate: () => {}},
    progress,
    isAnswered,
    onLeave,
    rememberStep: () => undefined,
    loadWindow,
  })
  const arrive = async (path: string) => {
    waiting.get(path)?.resolve(toLoaded(samplePage({path: path.replace(/\.html$/, '')})))
    await vi.waitFor(() => undefined)
  }
  const break_ = async (path: string, error = new Error('offline')) => {
    waiting.get(path)?.reject(error)
    await vi.waitFor(() => undefined)
  }
  const go = (path: string) => void navigation.navigate(new URL(path, ORIGIN))
  const shown = () => {
    const {location, loaded} = navigation.getState()
    return [loaded.page.path, location.pathname + location.search + location.hash]
  }
  return {...browser, navigation, loads, isAnswered, loadWindow, onLeave, progress, arrive, break_, go, shown}
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a click', () => {
  test('shows the new page, and changes the URL, once it is loaded', async () => {
    const t = setUp()
    t.go('/base/docs/b?q=1#h')
    expect(t.shown()).toEqual(['/base/docs/a', '/base/docs/a'])
    expect(t.view.location.pathname).toBe('/base/docs/a')
    expect(t.progress.start).toHaveBeenCalledOnce()
    await t.arrive('/base/docs/b')
    expect(t.shown()).toEqual(['/base/docs/b', '/base/docs/b?q=1#h'])
    expect(t.view.location.href).toBe(`${ORIGIN}/base/docs/b?q=1#h`)
    expect(t.navigation.getState()).toMatchObject({action: 'PUSH', scroll: 'push'})
    expect(t.onLeave).toHaveBeenCalledOnce()
    expect(t.progress.finish).toHaveBeenCalledOnce()
  })

  test("uses the page's own spelling of its path", async () => {
    const t = setUp()
    t.go('/base/docs/b.html')
    await t.arrive('/base/docs/b.html')
    expect(t.view.location.pathname).toBe('/base/docs/b')
  })

  test('wins over an earlier one that is still loading', async () => {
    const t = setUp()
    t.go('/base/docs/b')
    t.go('/base/docs/c')
    await t.arrive('/base/docs/c')
    await t.arrive('/base/docs/b')
    expect(t.shown()[0]).toBe('/base/docs/c')
    expect(t.length()).toBe(2)
  })

  test('on the shown page loads nothing; the very same URL makes no history entry', async () => {
    const t = setUp()
    t.go('/base/docs/a/')
    t.go('/base/docs/a#x')
    await vi.waitFor(() => expect(t.shown()[1]).toBe('/base/docs/a#x'))
    t.go('/base/docs/a#x')
    await vi.waitFor(() => undefined)
    expect(t.loads).toEqual([])
    expect(t.length()).toBe(3)
  })

  test("outside of the base URL is the browser's", () => {
    const t = setUp()
    t.go('/elsewhere')
    t.go('https://other.org/base/x')
    expect(t.loadWindow.mock.calls).toEqual([
      [`${ORIGIN}/elsewhere`, 'assign'],
      ['https://other.org/base/x', 'assign'],
    ])
  })
})

describe('back and forward', () => {
  test("load the page, then show it at the entry's key", async () => {
    const t = setUp()
    const {key} = t.navigation.getState().location
    t.go('/base/docs/b')
    await t.arrive('/base/docs/b')
    t.pop(-1)
    expect(t.shown()[0]).toBe('/base/docs/b')
    await t.arrive('/base/docs/a')
    expect(t.navigation.getState()).toMatchObject({action: 'POP', scroll: 'pop', location: {key}})
  })

  test('are undone when somebody wants the reader to stay, and made when nobody does', async () => {
    const t = setUp()
    for (const path of ['/base/docs/b', '/base/docs/c']) {
      t.go(path)
      await t.arrive(path)
    }
    t.view.dispatchEvent.mockReturnValueOnce(false)
    t.pop(-2)
    expect(t.view.dispatchEvent.mock.calls[0]?.[0]).toMatchObject({detail: {pathname: '/base/docs/a'}})
    expect(t.view.location.pathname).toBe('/base/docs/c')
    expect(t.shown()[0]).toBe('/base/docs/c')
    expect(t.loads).toEqual(['/base/docs/b', '/base/docs/c'])
    t.pop(-1)
    await t.arrive('/base/docs/b')
    expect(t.shown()[0]).toBe('/base/docs/b')
  })

  test('a fragment that the browser follows gets a key and is left to it', async () => {
    const t = setUp()
    t.followFragment('#x')
    await vi.waitFor(() => expect(t.shown()[1]).toBe('/base/docs/a#x'))
    expect(t.navigation.getState().scroll).toBe('native')
    expect(t.navigation.getState().location.key).not.toBe('')
    expect(t.onLeave).not.toHaveBeenCalled()
  })
})

describe('a page that cannot be loaded', () => {
  test('is asked for from the server', async () => {
    const t = setUp()
    t.go('/base/docs/b')
    await t.break_('/base/docs/b')
    await vi.waitFor(() => expect(t.loadWindow).toHaveBeenCalledWith(`${ORIGIN}/base/docs/b`, 'assign'))
    expect(t.navigation.getState().failure).toBeUndefined()
  })

  test('is asked for without another look at the server when that has another build', async () => {
    const t = setUp()
    t.go('/base/docs/b')
    await t.break_('/base/docs/b', new OtherBuildError('newer'))
    await vi.waitFor(() => expect(t.loadWindow).toHaveBeenCalledOnce())
    expect(t.isAnswered).not.toHaveBeenCalled()
  })

  test('leaves the old page, with the error and a way to try again, where the server is silent', async () => {
    const t = setUp()
    t.isAnswered.mockResolvedValue(false)
    t.go('/base/docs/b')
    await t.break_('/base/docs/b')
    await vi.waitFor(() => expect(t.navigation.getState().failure).toBeDefined())
    expect(t.loadWindow).not.toHaveBeenCalled()
    expect(t.shown()[0]).toBe('/base/docs/a')
    const {failure} = t.navigation.getState()
    expect(failure?.error.message).toBe('offline')
    failure?.retry()
    await t.arrive('/base/docs/b')
    expect(t.shown()[0]).toBe('/base/docs/b')
    expect(t.navigation.getState().failure).toBeUndefined()
  })

  test('reached by going back reloads the window, whose URL is right already', async () => {
    const t = setUp()
    t.go('/base/docs/b')
    await t.arrive('/base/docs/b')
    t.pop(-1)
    await t.break_('/base/docs/a')
    expect(t.loadWindow).toHaveBeenCalledWith(`${ORIGIN}/base/docs/a`, 'reload')
  })

  test('does no harm when the reader has gone elsewhere meanwhile', async () => {
    const t = setUp()
    t.go('/base/docs/b')
    t.go('/base/docs/c')
    await t.break_('/base/docs/b')
    expect(t.loadWindow).not.toHaveBeenCalled()
  })
})

test('after hydration the location is the one in the address bar', () => {
  const t = setUp()
  t.view.history.replaceState({key: 'k', usr: null}, '', `${ORIGIN}/base/docs/a/index.html?q=1#h`)
  t.navigation.adoptUrl()
  expect(t.shown()[1]).toBe('/base/docs/a?q=1#h')
  expect(t.navigation.getState().scroll).toBe('first')
})

test('what a component writes into the address before it knows the whole of it waits until it does', async () => {
  const t = setUp()
  t.view.history.replaceState({key: 'k', usr: null}, '', `${ORIGIN}/base/docs/a?q=1`)
  t.navigation.navigator.replace('/base/docs/a', null)
  t.navigation.adoptUrl()
  expect(t.shown()[1]).toBe('/base/docs/a?q=1')
  await Promise.resolve()
  expect(t.shown()[1]).toBe('/base/docs/a?q=1')
  // The corrected location is in the document.
  t.navigation.adoptUrl()
  await vi.waitFor(() => expect(t.shown()[1]).toBe('/base/docs/a'))
  t.navigation.navigator.replace('/base/docs/a?q=2', null)
  expect(t.shown()[1]).toBe('/base/docs/a?q=2')
})

test('React Router navigates by the same way', async () => {
  const t = setUp()
  t.navigation.navigator.push('/base/docs/b?x', {from: 'a'})
  await t.arrive('/base/docs/b')
  expect(t.navigation.getState().location).toMatchObject({search: '?x', state: {from: 'a'}})
  expect(t.navigation.navigator.createHref({pathname: 'c', hash: '#h'})).toBe('/base/docs/c#h')
})
