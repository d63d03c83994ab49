// The order of reading: sidebars of docs, neighbours, breadcrumbs, the main doc.
import {describe, expect, test} from 'vitest'
import {docsSite} from './support/docs-site.ts'
import {messagesOf} from './support/site.ts'

const FILES = {'a.md': {title: 'A'}, 'b.md': {title: 'B'}, 'c.md': {title: 'C'}, 'd.md': {title: 'D'}}

describe('neighbours', () => {
  test('follow the sidebar depth first, categories with a page before what they hold', async () => {
    const sidebars = {
      docs: [
        'a',
        {type: 'link', href: '/x', label: 'X'},
        {type: 'ref', id: 'd'},
        {type: 'category', label: 'Bs', link: {type: 'doc', id: 'b'}, items: ['c']},
        {
          type: 'category',
          label: 'Gen',
          link: {type: 'generated-index'},
          items: [{type: 'html', value: '-'}, {Plain: ['d']}],
        },
      ],
    }
    const site = await docsSite({files: FILES, sidebars})
    const around = (path: string) => {
      const {previous, next} = site.routes.find((route) => route.path === path)?.props ?? {}
      return [previous, next].map((one) => (one as {title: string} | undefined)?.title)
    }
    expect(around('/docs/a')).toEqual([undefined, 'B'])
    expect(around('/docs/b')).toEqual(['A', 'C'])
    expect(around('/docs/c')).toEqual(['B', 'Gen'])
    expect(around('/docs/category/gen')).toEqual(['C', 'D'])
    expect(around('/docs/d')).toEqual(['Gen', undefined])
  })

  test('are those of the doc, also where another has its path', async () => {
    const site = await docsSite({
      files: {...FILES, 'x/index.md': {title: 'X'}, 'x/x.md': {title: 'X in X'}},
      sidebars: {docs: ['a', {type: 'category', label: 'Xs', link: {type: 'doc', id: 'x/index'}, items: ['x/x', 'b']}]},
    })
    const around = site.routes
      .filter(({path}) => path === '/docs/x/')
      .map(({props: {previous, next}}) => [previous, next].map((one) => (one as {title: string} | undefined)?.title))
    expect(around).toEqual([
      ['A', 'X in X'],
      ['X', 'B'],
    ])
  })

  test('are named by pagination label, sidebar label, item label, title, in this order', async () => {
    const site = await docsSite({
      files: {
        ...FILES,
        'b.md': {title: 'B', pagination_label: 'Page B', sidebar_label: 'Side B'},
        'c.md': {title: 'C', sidebar_label: 'Side C'},
      },
      sidebars: {
        docs: [
          'a',
          {type: 'doc', id: 'b', label: 'Item B'},
          {type: 'doc', id: 'c', label: 'Item C'},
          {type: 'doc', id: 'd', label: 'Item D'},
        ],
      },
    })
    expect(site.route('a').props.next).toEqual({title: 'Page B', permalink: '/docs/b'})
    expect(site.route('b').props.next).toEqual({title: 'Side C', permalink: '/docs/c'})
    expect(site.route('c').props.next).toEqual({title: 'Item D', permalink: '/docs/d'})
    expect(site.route('b').props.previous).toEqual({title: 'A', permalink: '/docs/a'})
  })

  test('can be chosen or removed by front matter', async () => {
    const site = await docsSite({
      files: {
        ...FILES,
        'b.md': {pagination_prev: 'd', pagination_next: null},
        'd.md': {unlisted: true},
        'c.md': {pagination_prev: 'd'},
      },
      sidebars: {docs: ['a', 'b', 'c']},
    })
    expect(site.route('b').props).not.toHaveProperty('previous')
    expect(site.route('b').props).not.toHaveProperty('next')
    expect(site.route('c').props).not.toHaveProperty('previous')
  })

  test('unlisted docs are passed over in production and counted while writing', async () => {
    const files = {...FILES, 'b.md': {title: 'B', unlisted: true}}
    const built = await docsSite({files})
    expect(built.route('a').props.next).toMatchObject({title: 'C'})
    expect(built.route('b')).toMatchObject({props: {unlisted: true}, metadata: {noIndex: true}})
    expect(built.route('b').props).not.toHaveProperty('next')
    expect(built.sidebar()[1]).toMatchObject({unlisted: true})
    const served = await docsSite({files, isProduction: false})
    expect(served.route('a').props.next).toMatchObject({title: 'B'})
    expect(served.sidebar()[1]).not.toHaveProperty('unlisted')
    expect(served.route('b').props.unlisted).toBe(true)
  })

  test('drafts are absent in production and marked while writing', async () => {
    const files = {...FILES, 'b.md': {draft: true}}
    expect((await docsSite({files})).ids).toEqual(['a', 'c', 'd'])
    const served = await docsSite({files, isProduction: false})
    expect(served.route('b').props.draft).toBe(true)
    expect(served.route('a').props.next).toMatchObject({permalink: '/docs/b'})
  })

  test('that do not exist are an error that lists the ids', async () => {
    const site = await docsSite({files: {'setup.md': {pagination_next: 'setups', pagination_prev: 'gone'}}})
    expect(site.diagnostics).toMatchObject([
      {
        code: 'docs/unknown-doc',
        message: 'The front matter key "pagination_prev" names the doc "gone", which does not exist.',
      },
      {
        code: 'docs/unknown-doc',
        hint: 'Did you mean "setup"?',
        notes: ['Available ids: setup.'],
        location: {sourcePath: 'docs/setup.md'},
      },
    ])
  })
})

describe('the sidebar of a doc', () => {
  test('is the last one in the file that has it; a ref does not count', async () => {
    const sidebars = {
      one: ['a', 'b', 'c'],
      two: ['b', {type: 'ref', id: 'a'}],
      three: [{type: 'category', label: 'C', link: {type: 'doc', id: 'c'}, items: ['d']}],
    }
    const site = await docsSite({files: FILES, sidebars})
    expect(['a', 'b', 'c', 'd'].map((id) => site.route(id).props.sidebar)).toEqual([
      'sidebar-one',
      'sidebar-two',
      'sidebar-three',
      'sidebar-three',
    ])
    expect(site.route('a').shared).toEqual(['sidebar-one'])
  })

  test('can be chosen by front matter, or be none', async () => {
    const files = {...FILES, 'a.md': {displayed_sidebar: 'two'}, 'b.md': {displayed_sidebar: null}}
    const site = await docsSite({files, sidebars: {one: ['a', 'b'], two: ['c']}})
    expect(site.route('a')).toMatchObject({shared: ['sidebar-two'], props: {sidebar: 'sidebar-two', breadcrumbs: []}})
    expect(site.route('a').props).not.toHaveProperty('next')
    expect(site.route('b').props).not.toHaveProperty('sidebar')
  })

  test('that does not exist is an error that lists the sidebars', async () => {
    const site = await docsSite({files: {'a.md': {displayed_sidebar: 'doc'}}, sidebars: {docs: ['a']}})
    expect(messagesOf(site.diagnostics)).toEqual([
      'The front matter key "displayed_sidebar" names the sidebar "doc", which does not exist.',
    ])
    expect(site.diagnostics[0]).toMatchObject({hint: 'Did you mean "docs"?', notes: ['Sidebars: docs.']})
  })
})

describe('breadcrumbs', () => {
  const sidebars = {
    docs: [
      'a',
      {Plain: [{type: 'category', label: 'Bs', link: {type: 'doc', id: 'b'}, items: ['c']}]},
      {type: 'category', label: 'Gen', link: {type: 'generated-index'}, items: ['d']},
    ],
  }

  test('are the categories above a doc and the doc; a category’s own page ends the trail', async () => {
    const site = await docsSite({files: FILES, sidebars})
    expect(site.route('a').props.breadcrumbs).toEqual([{label: 'A', href: '/docs/a'}])
    expect(site.route('b').props.breadcrumbs).toEqual([{label: 'Plain'}, {label: 'Bs', href: '/docs/b'}])
    expect(site.route('c').props.breadcrumbs).toEqual([
      {label: 'Plain'},
      {label: 'Bs', href: '/docs/b'},
      {label: 'C', href: '/docs/c'},
    ])
    expect(site.route('d').props.breadcrumbs).toEqual([
      {label: 'Gen', href: '/docs/category/gen'},
      {label: 'D', href: '/docs/d'},
    ])
  })

  test('can be switched off', async () => {
    const site = await docsSite({files: FILES, sidebars, options: {breadcrumbs: false}})
    expect(site.route('c').props.breadcrumbs).toBeNull()
    expect(site.globalData).toMatchObject({breadcrumbs: false})
  })
})

test.each([
  [{'a.md': {}, 'b.md': {slug: '/'}}, 'b'],
  [{'a.md': {sidebar_position: 2}, 'b.md': {sidebar_position: 1}}, 'b'],
])('the main doc of %o is %s', async (files, mainDocId) => {
  const site = await docsSite({files})
  expect(site.globalData).toMatchObject({versions: [{mainDocId}]})
})

test('without sidebars the main doc is the first', async () => {
  const site = await docsSite({files: FILES, options: {sidebarPath: false}})
  expect(site.globalData).toMatchObject({versions: [{mainDocId: 'a'}]})
})

test('the nearest name is looked for 200 times, and no mistake is left out', async () => {
  const wrong = Array.from({length: 250}, (_, at) => [`p${at}.md`, {pagination_next: 'setups'}] as const)
  const site = await docsSite({files: {'setup.md': {}, ...Object.fromEntries(wrong)}})
  const found = site.diagnostics.filter(({code}) => code === 'docs/unknown-doc')
  expect(found).toHaveLength(250)
  expect(found.filter(({hint}) => hint === 'Did you mean "setup"?')).toHaveLength(200)
})
