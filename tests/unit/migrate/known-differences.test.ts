// Differences that are meant to be: which pairs of lines they cover.
import {expect, test} from 'vitest'
import {findMeant} from '../../../src/node/migrate/compare/known-differences.ts'

const meant = (
  aspect: 'canonical' | 'code' | 'description' | 'head' | 'sidebar' | 'text' | 'title',
  theirs: string,
  ours: string,
): boolean => findMeant({page: '/a', aspect, theirs, ours}) !== undefined

test.each([
  ['A level `` element with a `desc.', 'A level <svg> element with a desc.'],
  ['SchemaA] for a [type.', 'Schema[A] for a type.'],
  ['<!--', 'The first line.'],
  ['&nbsp;', 'The first line.'],
])('a description that Docusaurus cut is one: %s', (theirs, ours) => {
  expect(meant('description', theirs, ours)).toBe(true)
  expect(meant('head', `og:description: ${theirs}`, `og:description: ${ours}`)).toBe(true)
})

test('another text is none, nor is a lost one, a title or a line of the page', () => {
  expect(meant('description', 'Another text', 'The first line.')).toBe(false)
  expect(meant('description', 'The first line.', 'The line.')).toBe(false)
  expect(meant('description', 'Text', '')).toBe(false)
  expect(meant('head', 'og:title: A', 'og:title: A B')).toBe(false)
  expect(meant('head', 'keywords: a', 'keywords: a, b')).toBe(false)
  expect(meant('text', 'A', 'A B')).toBe(false)
})

test('languages that are named to previews as well are meant; lost ones are not', () => {
  expect(meant('head', '', 'og:locale:alternate: fr')).toBe(true)
  expect(meant('head', 'og:locale:alternate: fr', '')).toBe(false)
})

test('stars in a title, and a bare page that leads on, are meant; a lost title is not', () => {
  expect(meant('title', 'The *new* router | Site', 'The new router | Site')).toBe(true)
  expect(meant('sidebar', 'The *new* router -> /a', 'The new router -> /a')).toBe(true)
  expect(meant('sidebar', 'The *new* router -> /a *', 'The new router -> /a *')).toBe(true)
  expect(meant('title', 'The *new* router', 'The old router')).toBe(false)
  expect(meant('title', '', 'Site')).toBe(true)
  expect(meant('title', 'Site', '')).toBe(false)
  expect(meant('head', 'lang: ', 'lang: en')).toBe(true)
  expect(meant('head', '', 'og:image: /a.png')).toBe(false)
  expect(meant('canonical', '/a', 'https://s.example/a')).toBe(true)
})

test('the text of a diagram is meant; code that is new or lost is not', () => {
  expect(meant('code', '', 'mermaid ""\n')).toBe(true)
  expect(meant('code', 'mermaid ""\n', '')).toBe(false)
  expect(meant('code', '', 'js ""\na')).toBe(false)
})

test.each([['/blog'], ['/fr/blog'], ['/zh-cn/blog']])('an empty list of posts at %s that is gone is meant', (page) => {
  expect(findMeant({page, aspect: 'route', theirs: page, ours: ''})).toBeDefined()
  expect(findMeant({page: `${page}/post`, aspect: 'route', theirs: page, ours: ''})).toBeUndefined()
})

test.each([['/search'], ['/fr/search'], ['/404']])('what %s says is meant; that it is gone is not', (page) => {
  expect(findMeant({page, aspect: 'h1', theirs: '', ours: 'Search the documentation'})).toBeDefined()
  expect(findMeant({page, aspect: 'route', theirs: page, ours: ''})).toBeUndefined()
})
