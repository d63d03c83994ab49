// The style sheet as browsers get it: its size, and what it must contain.
import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {bundleAsync} from 'lightningcss'
import {beforeAll, expect, test} from 'vitest'
import {prepareInfima, THEME_STYLES, toLogical, toTextUnits} from '../../../src/node/bundle/prepare-infima.ts'

const root = join(import.meta.dirname, '../../..')
const MAX_GZIP_BYTES = 14_450
let css: Uint8Array

beforeAll(async () => {
  const resolve = (specifier: string, from: string) =>
    specifier.startsWith('.') ? join(dirname(from), specifier) : join(root, 'node_modules', specifier)
  const filename = join(root, 'theme/styles/index.css')
  const result = await bundleAsync({
    filename,
    minify: true,
    resolver: {resolve, read: readStyles},
  })
  css = result.code
})

const variables = THEME_STYLES.map((file) => readFileSync(join(root, 'theme', file), 'utf8')).join('\n')

const readStyles = (file: string): string => {
  const text = readFileSync(file, 'utf8')
  return file.includes('infima') ? prepareInfima(text, variables) : text
}

test(`with Infima it is at most ${MAX_GZIP_BYTES} bytes gzipped`, () => {
  expect(gzipSync(css, {level: 6}).length).toBeLessThanOrEqual(MAX_GZIP_BYTES)
})

test('everything is in a layer, so that a site’s own rules win', () => {
  const text = Buffer.from(css).toString()
  expect(text.replace(/^\/\*[\s\S]*?\*\//, '')).toMatch(/^@layer quire\.infima/)
  expect(text.match(/@layer [a-z.-]+\{/g)).toEqual(['@layer quire.infima{'])
})

test('animations have no names that a site has for its own', () => {
  const names = Buffer.from(css)
    .toString()
    .match(/(?<=@keyframes )[\w-]+/g)
  expect(names).not.toBeNull()
  expect(names?.filter((name) => !/[_-]/.test(name))).toEqual([])
})

test('code between the brackets of a tag has colours of its own, which come after that of the tag', () => {
  const rules =
    Buffer.from(css)
      .toString()
      .match(/\.token[:.][^{}]*\{[^}]*\}/g) ?? []
  const placeOf = (type: string): number => rules.findIndex((rule) => new RegExp(`\\.${type}\\b`).test(rule))
  expect(placeOf('tag')).toBe(0)
  expect(placeOf('script')).toBe(1)
  for (const type of ['punctuation', 'operator', 'attr-value', 'number', 'function'])
    expect(placeOf(type), type).toBeGreaterThan(1)
})

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'])('code is legible in the %s mode', (mode) => {
  const file = readFileSync(join(root, 'theme/styles/prism.css'), 'utf8')
  const block = file.split('}').find((one) => one.includes(mode === 'dark' ? 'data-theme' : ':root')) ?? ''
  const colours = new Map(
    [...block.matchAll(/--prism-([\w-]+): (#\w+)/g)].map(([, name, value]) => [name, value ?? '']),
  )
  const background = colours.get('background-color') ?? ''
  const weak = [...colours].filter(([name, value]) => name !== 'background-color' && contrast(value, background) < 4.5)
  expect(colours.size).toBeGreaterThan(6)
  expect(weak).toEqual([])
})

test.each([
  ['.a { margin-left: 0; padding-right: 1px }', '.a { margin-inline-start: 0; padding-inline-end: 1px }'],
  ['.a { left: 0;\n right: auto }', '.a { inset-inline-start: 0;\n inset-inline-end: auto }'],
  ['.a { border-left-width: 5px; border-left: 0 }', '.a { border-inline-start-width: 5px; border-inline-start: 0 }'],
  ['.a { border-top-left-radius: 0 }', '.a { border-start-start-radius: 0 }'],
  ['.a { text-align: right; float: left }', '.a { text-align: end; float: inline-start }'],
  [
    '.a { margin: calc(var(--b) * -1) 1px 0 var(--c); }',
    '.a { margin-block: calc(var(--b) * -1) 0; margin-inline: var(--c) 1px; }',
  ],
  ['.margin-left--md { margin: 0 1px 2px 1px; --ifm-alert-border-left-width: 5px }', undefined],
])('Infima’s %s serves both writing directions', (css, expected) => {
  expect(toLogical(css)).toBe(expected ?? css)
})

test('windows are measured by the size of their text, so that larger text brings the narrow layout sooner', () => {
  expect(toTextUnits('.a { width: 996px } @media (max-width: 996px) { .b { width: 1px } }')).toBe(
    '.a { width: 996px } @media (max-width: 62.25em) { .b { width: 1px } }',
  )
  const widths = Buffer.from(css)
    .toString()
    .matchAll(/@media[^{]*?width[^{]*/g)
  expect([...widths].map(([query]) => query).filter((query) => query.includes('px'))).toEqual([])
})

test('of two values for a variable of the same elements only the one that counts is sent', () => {
  const text = Buffer.from(css).toString()
  const [infima = '', theme = ''] = text.split(/(?=:root\{--default-color-primary)/)
  const names = (part: string): string[] => (/:root\{([^}]*)/.exec(part)?.[1] ?? '').match(/--[\w-]+(?=:)/g) ?? []
  expect(names(theme).length).toBeGreaterThan(20)
  expect(names(infima).filter((name) => names(theme).includes(name))).toEqual([])
})

test('another release of Infima that is written differently is refused', () => {
  const source = readFileSync(join(root, 'node_modules/infima/dist/css/default/default.css'), 'utf8')
  expect(prepareInfima(source, variables)).not.toMatch(/(?:float|text-align): left/)
  expect(() => prepareInfima(source.replaceAll('float: ', 'float:start;--x:'), variables)).toThrow(
    /Nothing in Infima matches .*float/,
  )
  expect(() => prepareInfima(source.replaceAll('.pills', '.tablets'), variables)).toThrow(
    /Nothing in Infima matches .*pills/,
  )
})
