import {describe, expect, test} from 'vitest'
import {createInputFilter} from '../../../src/node/serve/input-filter.ts'

const filter = createInputFilter()
filter.add([
  {path: '/site/docs'},
  {path: '/site/static'},
  {path: '/site/sidebars.js'},
  {path: '/site', include: ['site.config.*']},
  {path: '/site', include: ['**/*.md'], exclude: ['build/**', '**/_*/**']},
  {path: '/site/.env'},
  {path: '/elsewhere/parts/note.mdx'},
])

describe('is an input:', () => {
  test.each([
    '/site/docs/a.md',
    '/site/docs/img/new.png',
    '/site/sidebars.js',
    '/site/site.config.ts',
    '/site/deep/er/a.md',
    '/site/.env',
    '/elsewhere/parts/note.mdx',
  ])('%s', (path) => {
    expect(filter.isInput(path)).toBe(true)
  })
})

describe('is none:', () => {
  test.each([
    '/site/log.txt',
    '/site/build/a.md',
    '/site/_drafts/a.md',
    '/site/node_modules/x/readme.md',
    '/site/docs/node_modules/x.md',
    '/site/.git/HEAD',
    '/site/docs/.a.md.swp',
    '/site/docs/a.md.swp',
    '/site/docs/a.md~',
    '/site/docs/4913',
    '/site/docs/.#a.md',
    '/site/docs/#a.md#',
    '/site/docs/.DS_Store',
    '/site/docs/a.md___jb_tmp___',
    '/site/deep/site.config.ts',
    '/elsewhere/parts/other.mdx',
    '/site/docs2/a.txt',
  ])('%s', (path) => {
    expect(filter.isInput(path)).toBe(false)
  })
})

test('folders are looked into when inputs may be there, or on the way to one', () => {
  for (const path of ['/site/docs', '/site/docs/img', '/site/other', '/elsewhere/parts', '/elsewhere'])
    expect(filter.mayHoldInputs(path), path).toBe(true)
  for (const path of ['/site/build', '/site/node_modules', '/site/.git', '/site/_drafts', '/elsewhere/more'])
    expect(filter.mayHoldInputs(path), path).toBe(false)
})

test('what is known already is not given again', () => {
  const own = createInputFilter()
  expect(own.add([{path: '/site/docs'}])).toHaveLength(1)
  expect(own.add([{path: '/site/docs'}, {path: '/site/docs', include: ['*.md']}])).toEqual([
    {path: '/site/docs', include: ['*.md']},
  ])
})
