// Headings of sidebars: those that a sidebars file has, and groups that category files name.
import type {SidebarItem} from 'quire-docs/plugin/content'
import {describe, expect, test} from 'vitest'
import {docsSite, outline} from './support/docs-site.ts'

describe('a heading', () => {
  const headings = (items: readonly SidebarItem[]) =>
    items.flatMap((item) => (item.type === 'html' ? [item.value] : []))

  test('stands above the items that follow it, and is drawn with its icon', async () => {
    const site = await docsSite({
      files: {'a.md': {}, 'b.md': {}},
      sidebars: {docs: ['a', {type: 'heading', label: 'R & <D>', icon: 'users', className: 'x'}, 'b']},
    })
    expect(site.diagnostics).toEqual([])
    expect(site.sidebar('docs')).toMatchObject([
      {href: '/docs/a'},
      {type: 'html', className: 'menuHeading x', value: expect.stringMatching(/^<svg .*<\/svg>R &amp; &lt;D>$/)},
      {href: '/docs/b'},
    ])
    expect(site.route('a').props).toMatchObject({next: {permalink: '/docs/b'}})
  })

  test('is left out when all below it are drafts', async () => {
    const site = await docsSite({
      files: {'a.md': {}, 'b.md': {draft: true}, 'c.md': {}},
      sidebars: {
        docs: [
          {type: 'heading', label: 'None'},
          'b',
          {type: 'heading', label: 'Some'},
          'a',
          {type: 'category', label: 'More', items: ['c', {type: 'heading', label: 'Last'}]},
        ],
      },
    })
    expect(headings(site.sidebar('docs'))).toEqual(['Some'])
    expect(outline(site.sidebar('docs'))).toEqual(['Some', 'a', 'More > [c]'])
  })

  test('gathers the folders whose category files name it', async () => {
    const site = await docsSite({
      files: {'p/x.md': {}, 'q/x.md': {}, 'r/x.md': {}, 's/x.md': {}, 'intro.md': {}},
      data: {
        'docs/p/_category_.json': {position: 1, group: 'Shop'},
        'docs/q/_category_.json': {position: 2, group: {label: 'People'}},
        'docs/r/_category_.yml': 'position: 3\ngroup:\n  label: Shop\n  icon: store\n',
      },
    })
    expect(site.diagnostics).toEqual([])
    const shown = site
      .sidebar()
      .map((item) => (item.type === 'html' ? item.value.replace(/<svg.*svg>/, '*') : item.label))
    expect(shown).toEqual(['intro', 's', '*Shop', 'p', 'r', 'People', 'q'])
  })

  test('with an icon that does not exist is an error that names the nearest', async () => {
    const site = await docsSite({
      files: {'a.md': {}, 'p/x.md': {}},
      data: {'docs/p/_category_.yml': 'label: P\ngroup:\n  label: Shop\n  icon: unicorn\n'},
      sidebars: {docs: [{type: 'heading', label: 'People', icon: 'user-s'}, 'a']},
    })
    expect(site.diagnostics).toMatchObject([
      {
        code: 'docs/category-file',
        message: 'The category file is wrong: "group.icon" must be the name of an icon.',
        location: {line: 4},
        hint: expect.stringMatching(/^Known icons: book-open, /),
      },
      {code: 'docs/sidebar-item', hint: 'Did you mean "users"?'},
    ])
  })
})
