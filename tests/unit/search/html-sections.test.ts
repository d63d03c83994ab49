// The text of pages that no document is behind, read from their HTML.
import {expect, test} from 'vitest'
import {htmlSections} from '../../../src/node/assets/html-sections.ts'

const textOf = (content: string): string =>
  htmlSections(`<html><body><main>${content}</main></body></html>`, {ignoredElements: [], url: '/a'})
    .map(({title, text}) => `${title}: ${text}`)
    .join('; ')

test('the badge of a version is left out in every language, and a badge in the text is not', () => {
  const badge = '<span class="theme-doc-version-badge badge badge--secondary">Wersja: 1.0</span>'
  expect(textOf(`<article>${badge}<h1>Title</h1><p>Text</p></article>`)).toBe('Title: Text')
  expect(textOf(`<article><span class="badge">Version : 1.0</span><h1>Title</h1><p>Text</p></article>`)).toBe(
    'Title: Text',
  )
  expect(textOf('<article><h1>Title</h1><p>Is <span class="badge">Version: new</span> now</p></article>')).toBe(
    'Title: Is Version: new now',
  )
})
