// Which rules of a style sheet a page has in its text, and which pages need more of them.

import {expect, test} from 'vitest'
import type {Store} from '../../../src/node/cache/store.ts'
import {firstStyles} from '../../../src/node/link/first-styles.ts'
import {ADDED_NAMES, findNames} from '../../../src/node/text/page-names.ts'
import {areMet} from '../../../src/node/text/selector-needs.ts'

// It remembers nothing.
const STORE = {get: () => undefined, put: () => undefined} as unknown as Store

const choose = (css: string, baseUrl = '/') =>
  firstStyles({sheets: new Map([['assets/main.css', css]]), baseUrl, direction: 'ltr', fingerprint: ''}, STORE)

/** What a page of this HTML has of the sheet. */
function rulesFor(css: string, html: string, baseUrl?: string): string | undefined {
  const names = new Set([...ADDED_NAMES, ...findNames(html)])
  const levels = choose(css, baseUrl)?.['assets/main.css']
  return levels?.find(({needs}) => !needs.some((one) => areMet(one, (name) => names.has(name))))?.text
}

test('rules for what is in common pages are kept in their order, others are left out', () => {
  expect(rulesFor('p{color:red}.mine{color:blue}.navbar{top:0}p{color:green}', '<p>')).toBe(
    'p{color:red}.navbar{top:0}p{color:green}',
  )
})

test('a page with anything else has every rule that it may need', () => {
  const css = 'p{color:red}.mine{color:blue}.other{color:blue}'
  expect(rulesFor(css, '<p class="a mine">')).toBe(css)
  expect(rulesFor('p{margin:0}x-y > p{color:red}', '<x-y><p>')).toBe('p{margin:0}x-y > p{color:red}')
  expect(rulesFor('p{margin:0}:is(.mine,.other) p{color:red}', "<p class='other'>")).toContain('.other')
})

test('what a hand or a printer brings about is left out, and selectors next to it stay', () => {
  expect(rulesFor('a:hover,a.navbar__link{top:0}a:not(:hover){left:0}@media print{a{color:red}}', '<a>')).toBe(
    'a.navbar__link{top:0}a:not(:hover){left:0}',
  )
})

test('custom properties that nothing uses go, with those that only they use; a page that uses one has them all', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px}p{margin:var(--a)}'
  expect(rulesFor(css, '<p>')).toBe(':root{--a:1px}p{margin:var(--a)}')
  expect(rulesFor(css, '<p style="margin:var(--c)">')).toBe(css)
})

test('a layer without rules keeps its place among the layers', () => {
  expect(rulesFor('@layer a{.mine{top:0}}@layer b{p{top:0}}@media screen{.mine{top:1px}}', '<p>')).toBe(
    '@layer a{}@layer b{p{top:0}}',
  )
})

test('URLs are those of the sheet, and texts are left alone', () => {
  const css = `p{background:url(images/a.png);content:"}{;a:hover"}h1{background:url("data:image/svg+xml,<svg a='(;)'>")}`
  expect(rulesFor(css, '<p>', '/base/')).toBe(css.replace('images/a.png', '/base/assets/images/a.png'))
})

test('pages wait for a sheet that asks for another one', () => {
  expect(choose('@import url(https://fonts.example.com/a.css);p{color:red}')).toBeUndefined()
})

test('a rule for print and for screens is kept, and so is a property that a container is asked for', () => {
  expect(rulesFor('@media print,screen{p{top:0}}@media print{p{top:1px}}', '<p>')).toBe('@media print,screen{p{top:0}}')
  const css = 'div{--mode:a}@container style(--mode:a){p{top:0}}'
  expect(rulesFor(css, '<p>')).toBe(css)
})

test('a page with a footer and menus does without the rules for what else a theme has', () => {
  const css = '.navbar{top:0}.footer{top:0}.dropdown{top:0}.menu{top:0}.card{top:0}'
  expect(rulesFor(css, '<nav class="navbar"><div class="dropdown"></div></nav><footer class="footer">')).toBe(
    '.navbar{top:0}.footer{top:0}.dropdown{top:0}',
  )
})

test('with many style sheets the policy would be too long: pages wait for them', () => {
  const sheets = (count: number) =>
    new Map(Array.from({length: count}, (_, at) => [`assets/${at}.css`, `p{top:${at}px}`]))
  const find = (count: number) =>
    firstStyles({sheets: sheets(count), baseUrl: '/', direction: 'ltr', fingerprint: ''}, STORE)
  expect(find(24)).toBeDefined()
  expect(find(25)).toBeUndefined()
})
