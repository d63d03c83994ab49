import {expect, test} from 'vitest'
import {findPageLinks} from '../../../src/node/text/page-links.ts'

test('links that a browser would follow without leaving the document, each once', () => {
  const html = `<p><a href="/a?b&amp;c#d">x</a><A class='y' href='b'>x</A><a
  href=/c>x</a><a href="/a?b&amp;c#d">x</a><a href="https://e.example/">x</a><abbr href="/no">x</abbr><a>x</a></p>`
  expect(findPageLinks(html)).toEqual(['/a?b&c#d', 'b', '/c', 'https://e.example/'])
})

test.each([
  '<a href="#part">',
  '<a href="mailto:a@b.example">',
  '<a target="_blank" href="/a">',
  '<a href="/a" download>',
  '<a href="/a" data-unresolved="">',
])('none that is left to the browser in any case: %s', (html) => {
  expect(findPageLinks(html)).toEqual([])
})

test('what never ends is looked at once', () => {
  expect(findPageLinks('<a '.repeat(300_000))).toEqual([])
})
