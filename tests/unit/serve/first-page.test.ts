// The page to begin with, of output folders of all kinds.
import {expect, test} from 'vitest'
import {findFirstPage} from '../../../src/node/output/first-page.ts'
import {makeSite} from '../config/make-site.ts'

const NOINDEX = '<meta name="robots" content="noindex, follow">'

test.each([
  ['the home page', {'index.html': '', 'docs/index.html': ''}, ''],
  ['a folder with a page of its own, before its pages', {'docs/a.html': '', 'docs/index.html': ''}, 'docs/'],
  ['the nearest to the root', {'a/b/index.html': '', 'z.html': ''}, 'z'],
  ['the first by its name', {'docs/b/index.html': '', 'docs/a/index.html': ''}, 'docs/a/'],
  ['what is not only an answer to other URLs', {'404.html': '', 'docs/a.html': ''}, 'docs/a'],
  ['what robots may find', {'search/index.html': NOINDEX, 'way/index.html': ''}, 'way/'],
  ['a name that has to be escaped', {'größe %/index.html': ''}, 'gr%C3%B6%C3%9Fe%20%25/'],
  ['nothing, in a folder without pages', {'assets/a.js': ''}, ''],
])('is %s', (_, files, expected) => {
  expect(findFirstPage(makeSite(files))).toBe(expected)
})
