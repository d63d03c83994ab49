// Pure decisions of the client: prefetching, reloading, scrolling, colour mode, durations, base URL, error chains.
import {describe, expect, test} from 'vitest'
import {suggestBaseUrl} from '../../../src/client/base-url/suggest-base-url.ts'
import {
  describeChoice,
  nextChoice,
  readColorModeConfig,
  resolveColorMode,
  toColorModeChoice,
} from '../../../src/client/color-mode/resolve-color-mode.ts'
import {ReactContextError} from '../../../src/client/failure/context-error.ts'
import {toErrorChain} from '../../../src/client/failure/error-chain.ts'
import {collapseDurationMs} from '../../../src/client/hooks/collapsible.tsx'
import {duplicates, groupBy, uniq} from '../../../src/client/hooks/collections.ts'
import {mergeSearchStrings} from '../../../src/client/hooks/query-string.ts'
import {createLifecycle} from '../../../src/client/router/lifecycle.ts'
import {emptyBudget, hasRoom, mayGuess, mayPrefetch, spend} from '../../../src/client/router/prefetch-policy.ts'
import {createReloadGuard} from '../../../src/client/router/reload-guard.ts'
import {createScrollMemory} from '../../../src/client/router/scroll-memory.ts'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('prefetching', () => {
  test('a 2g connection and the request to save data each rule it out', () => {
    expect(mayPrefetch(undefined)).toBe(true)
    expect(mayPrefetch({effectiveType: '4g', saveData: false})).toBe(true)
    expect(mayPrefetch({effectiveType: '2g'})).toBe(false)
    expect(mayPrefetch({effectiveType: 'slow-2g'})).toBe(false)
    expect(mayPrefetch({effectiveType: '4g', saveData: true})).toBe(false)
  })

  test('links in sight are left alone where a connection has little to spare', () => {
    expect(mayGuess(undefined)).toBe(true)
    expect(mayGuess({effectiveType: '4g', downlink: 10})).toBe(true)
    expect(mayGuess({effectiveType: '4g', downlink: 1.55})).toBe(false)
    expect(mayGuess({effectiveType: '3g'})).toBe(false)
    expect(mayGuess({effectiveType: '4g', downlink: 10, saveData: true})).toBe(false)
  })

  test('the budget of a page view holds 32 kB', () => {
    expect(hasRoom(emptyBudget)).toBe(true)
    const four = [1, 2, 3, 4].reduce((budget) => spend(budget, 7_000), emptyBudget)
    expect(hasRoom(four)).toBe(false)
    expect(hasRoom(spend(emptyBudget, 9_000))).toBe(true)
    expect(hasRoom(spend(emptyBudget, 0))).toBe(true)
  })
})

describe('the reload guard', () => {
  test('allows one reload for each build', () => {
    const storage = memoryStorage()
    expect(createReloadGuard(storage).mayReload('one')).toBe(true)
    expect(createReloadGuard(storage).mayReload('one')).toBe(false)
    expect(createReloadGuard(storage).mayReload('two')).toBe(true)
    expect(createReloadGuard(storage).mayReload('one')).toBe(false)
  })

  test('allows no more than a hundred reloads in a tab', () => {
    const guard = createReloadGuard(memoryStorage())
    const allowed = Array.from({length: 300}, (_, at) => guard.mayReload(`build${at}`)).filter((may) => may)
    expect(allowed).toHaveLength(100)
  })

  test('without storage nothing is reloaded', () => {
    expect(createReloadGuard(null).mayReload('https://s.org/a')).toBe(false)
  })
})

test('scroll positions survive a reload, and rubbish in the storage does no harm', () => {
  const storage = memoryStorage()
  const memory = createScrollMemory(storage)
  memory.save('k', {x: 1, y: 2})
  memory.persist()
  expect(createScrollMemory(storage).find('k')).toEqual({x: 1, y: 2})
  storage.setItem('quire-scroll', '{')
  expect(createScrollMemory(storage).find('k')).toBeUndefined()
})

describe('colour mode', () => {
  const config = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false} as const

  test('settings have defaults', () => {
    expect(readColorModeConfig({})).toEqual(config)
    expect(readColorModeConfig({colorMode: {defaultMode: 'dark'}}).defaultMode).toBe('dark')
  })

  test('a choice wins, then the system where it is respected, then the default', () => {
    expect(resolveColorMode('dark', config, false)).toBe('dark')
    expect(resolveColorMode(null, config, true)).toBe('light')
    expect(resolveColorMode(null, {...config, respectPrefersColorScheme: true}, true)).toBe('dark')
    expect(describeChoice(null, {...config, respectPrefersColorScheme: true})).toBe('system')
    expect(describeChoice(null, config)).toBe('light')
    expect(toColorModeChoice('purple')).toBeNull()
  })

  test('the toggle has two states, or three with the system', () => {
    expect(nextChoice(null, 'light', config)).toBe('dark')
    expect(nextChoice('dark', 'dark', config)).toBe('light')
    const three = {...config, respectPrefersColorScheme: true}
    expect([
      nextChoice(null, 'dark', three),
      nextChoice('light', 'light', three),
      nextChoice('dark', 'dark', three),
    ]).toEqual(['light', 'dark', null])
  })
})

test('collapsing takes longer for more, and no time under reduced motion', () => {
  expect(collapseDurationMs(500, true)).toBe(1)
  expect(collapseDurationMs(0, false)).toBe(4)
  expect(collapseDurationMs(36, false)).toBe(192)
  expect(collapseDurationMs(600, false)).toBeGreaterThan(collapseDurationMs(100, false))
})

test.each([
  ['/repo/', 0, '/repo/'],
  ['/repo/docs/intro/', 2, '/repo/'],
  ['/repo/docs/intro/index.html', 2, '/repo/'],
  ['/', 0, '/'],
  ['/docs/intro', 2, '/'],
  ['/a', 5, '/'],
])('at %s with depth %d the base URL seems to be %s', (pathname, depth, expected) => {
  expect(suggestBaseUrl(pathname, depth)).toBe(expected)
})

test('the chain of causes ends at a cycle', () => {
  const inner = new Error('inner')
  const outer = new Error('outer', {cause: inner})
  inner.cause = outer
  expect(toErrorChain(outer)).toEqual([outer, inner])
  expect(toErrorChain('text')).toEqual([])
})

test('a missing provider is named with its hook', () => {
  expect(new ReactContextError('TabsProvider', 'Put tabs into <Tabs>.', 'useTabs').message).toBe(
    'Hook useTabs is called outside the <TabsProvider>. Put tabs into <Tabs>.',
  )
})

test('client modules are called in order, by export or by default export, and their cleanups later', () => {
  const calls: string[] = []
  const lifecycle = createLifecycle([
    {onRouteUpdate: () => () => void calls.push('cleanup'), onRouteDidUpdate: () => void calls.push('did')},
    {default: {onRouteUpdate: () => void calls.push('default')}},
    {},
  ])
  const location = {pathname: '/', search: '', hash: '', state: null, key: ''}
  const cleanUp = lifecycle.startUpdate({location, previousLocation: null})
  expect(calls).toEqual(['default'])
  cleanUp()
  lifecycle.finishUpdate({location, previousLocation: null})
  expect(calls).toEqual(['default', 'cleanup', 'did'])
})

test('lists and queries', () => {
  expect(duplicates([1, 2, 1, 3, 2])).toEqual([1, 2])
  expect(uniq(['b', 'a', 'b'])).toEqual(['b', 'a'])
  expect(groupBy([1, 2, 3], (n) => (n % 2 === 0 ? 'even' : 'odd'))).toEqual({odd: [1, 3], even: [2]})
  expect(mergeSearchStrings(['?a=1&b=2', undefined, 'a=3'])).toBe('?a=3&b=2')
  expect(mergeSearchStrings(['a=1', 'a=2'], 'append')).toBe('?a=1&a=2')
  expect(mergeSearchStrings([''])).toBe('')
})
