import {expect, test} from 'vitest'
import {locateKey} from '../../../src/node/diagnostics/locate-key.ts'

const TEXT = `// title: in a comment
const themes = {dark: /title: {/}
const text = "a: {title: 'x'"
export default defineConfig({
  title: \`a \${b} {\`,
  'quoted-key': 1,
  themeConfig: {
    navbar: {title: 'N', items: [{label: 'a'}, {label: 'b', to: '/x'}]},
    footer: {title: 'F', links: []},
  },
  shorthand,
  method() {
    return {title: 2}
  },
})
`

test.each([
  [['title'], 5, 3],
  [['quoted-key'], 6, 3],
  [['themeConfig', 'navbar', 'title'], 8, 14],
  [['themeConfig', 'footer', 'title'], 9, 14],
  [['themeConfig', 'navbar', 'items', 0, 'label'], 8, 35],
  [['themeConfig', 'navbar', 'items', 1, 'label'], 8, 49],
  [['themeConfig', 'navbar', 'items', 1, 'to'], 8, 61],
  [['shorthand'], 11, 3],
  [['method'], 12, 3],
  // A key that is missing is shown by the key around it.
  [['themeConfig', 'footer', 'copyright'], 9, 5],
  // Of an object in a list, by its first key.
  [['themeConfig', 'navbar', 'items', 1], 8, 49],
] as const)('%j is at %i:%i', (path, line, column) => {
  expect(locateKey(TEXT, path)).toMatchObject({line, column})
})

test('a key that is nowhere has no place', () => {
  expect(locateKey(TEXT, ['nothing'])).toBeUndefined()
  expect(locateKey('', ['a', 0, 'b'])).toBeUndefined()
})

test('keys of a variable are found by the end of their path', () => {
  const text = 'const navbar = {\n  items: [],\n}\nexport default {themeConfig: {navbar}}\n'
  expect(locateKey(text, ['themeConfig', 'navbar', 'items'])).toEqual({line: 2, column: 3, length: 5})
})
