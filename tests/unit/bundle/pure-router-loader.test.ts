// The changes that the bundle makes to the router's text.
import {readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {describe, expect, test} from 'vitest'
import pureRouterLoader, {findIdlePatterns} from '../../../src/node/bundle/pure-router-loader.ts'

test.each([
  ['var Frame = React3.createContext(null);', 'var Frame = /*#__PURE__*/ React3.createContext(null);'],
  ['Frame.displayName = "Frame";', ''],
  ['var Done = Symbol("done")', 'var Done = /*#__PURE__*/ Symbol("done")'],
  ['var A = class extends React.Component {\n  x = 1\n};\nA.contextType = B;', 'static contextType = B;'],
  ['React[USE_OPTIMISTIC](state)', 'React.useOptimistic(state)'],
  ['if (import.meta.hot) {', 'if (undefined) {'],
])('%s', (source, expected) => {
  expect(pureRouterLoader(source)).toContain(expected)
})

describe('patterns that match nothing', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router'))
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs') && !name.includes('react-server'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

  test('are none in the installed router', () => {
    expect(findIdlePatterns(modules)).toEqual([])
  })

  test('are named when another release is written differently', () => {
    const other = modules.map((text) => text.replaceAll('USE_OPTIMISTIC', 'useOptimistic'))
    expect(findIdlePatterns(other)).toEqual([
      expect.stringContaining('var USE_OPTIMISTIC'),
      String.raw`/\[USE_OPTIMISTIC\]/`,
    ])
  })
})
