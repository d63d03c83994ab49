// Whole pages of the theme as the server renders them.
import {beforeAll, describe, expect, test} from 'vitest'
import type {JsonObject, SidebarItem} from '../../../src/client/index.ts'
import {loadTheme, renderPage, type Setting, type ThemeOnServer} from './theme-on-server.ts'

let theme: ThemeOnServer
beforeAll(async () => {
  theme = await loadTheme('pages', [])
}, 60_000)

const version = {
  pluginId: 'default',
  name: 'current',
  version: 'current',
  label: 'Next',
  badge: false,
  banner: null,
  isLast: true,
  noIndex: false,
  className: 'docs-version-current',
}

const category = (label: string, items: readonly SidebarItem[], more: JsonObject = {}) =>
  ({type: 'category', label, collapsible: true, collapsed: true, items, ...more}) as SidebarItem
const link = (label: string, href: string, more: JsonObject = {}) =>
  ({type: 'link', label, href, ...more}) as SidebarItem

const sidebar = {
  name: 'docs',
  items: [
    link('Start', '/base/docs/start'),
    category('Open', [link('A', '/base/docs/a'), link('Secret', '/base/docs/secret', {unlisted: true})]),
    category('Closed', [link('Z', '/base/docs/z')], {firstHref: '/base/docs/z'}),
    category('Far', [], {branch: 'sidebar-docs-far', itemCount: 3, href: '/base/docs/far'}),
    category('Near', [], {branch: 'sidebar-docs-near', itemCount: 1}),
    link('Elsewhere', 'https://example.com/'),
  ],
}

const props = {
  version,
  sidebar: 'sidebar-docs',
  id: 'a',
  title: 'Page A',
  description: '',
  permalink: '/base/docs/a',
  unlisted: false,
  draft: false,
  hasContentTitle: false,
  hideTitle: false,
  hideTableOfContents: false,
  breadcrumbs: [{label: 'Open'}, {label: 'Page A', href: '/base/docs/a'}],
  previous: {title: 'Start', permalink: '/base/docs/start'},
  next: {title: 'Z', permalink: '/base/docs/z'},
  editUrl: 'https://example.com/edit/a.md',
  lastUpdatedAt: Date.UTC(2026, 1, 3, 23, 59),
  lastUpdatedBy: 'Ada',
  tags: [{label: 'caching', permalink: '/base/docs/tags/caching'}],
  frontMatter: {},
}

const docPage = (change: JsonObject = {}, shared: readonly string[] = []): Setting => ({
  page: {
    layout: ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'],
    props: {...props, ...change},
    toc: [
      {value: 'One', id: 'one', level: 2},
      {value: 'Inner <code>x</code>', id: 'inner', level: 3},
      {value: 'Too deep', id: 'deep', level: 4},
    ],
    shared: ['sidebar-docs', ...shared],
  },
  shared: {
    'sidebar-docs': JSON.parse(JSON.stringify(sidebar)),
    'sidebar-docs-near': [{type: 'link', label: 'Neighbour', href: '/base/docs/a'}],
  },
})

const renderDoc = (change?: JsonObject, shared?: readonly string[]) =>
  renderPage(theme.entry, docPage(change, shared), '<h2 class="anchor" id="one">One</h2>').html

describe('a doc', () => {
  test('has its parts in order, each once', () => {
    const html = renderDoc()
    const parts = [
      'theme-layout-navbar',
      'theme-doc-sidebar-menu',
      'theme-doc-breadcrumbs',
      '<h1>Page A</h1>',
      'theme-doc-markdown',
      'theme-doc-footer-tags-row',
      'pagination-nav__link--prev',
      'theme-doc-toc-desktop',
    ]
    const places = parts.map((part) => html.indexOf(part))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(html.split('id="one"')).toHaveLength(2)
  })

  test('has no inline style or script, which a strict content policy refuses', () => {
    expect(renderDoc()).not.toMatch(/\sstyle=|<script|<style|\son[a-z]+=/)
  })

  test('leaves out the title that its content has', () => {
    expect(renderDoc({hasContentTitle: true})).not.toContain('<h1>')
  })

  test('lists the headings of the site’s levels', () => {
    const html = renderDoc()
    expect(html).toContain('href="#inner"')
    expect(html).toContain('Inner <code>x</code>')
    expect(html).not.toContain('Too deep')
    expect(renderDoc({tocMaxHeadingLevel: 4})).toContain('Too deep')
  })

  test('says when it changed, in the language of the site and in UTC', () => {
    const html = renderDoc()
    expect(html).toContain('datetime="2026-02-03T23:59:00.000Z"'.replace('datetime', 'dateTime'))
    expect(html.replace(/<[^>]+>/g, '')).toContain('Last updated on 3 Feb 2026 by Ada')
  })
})

describe('the docs sidebar', () => {
  test('opens the way to the page and leaves out what closed categories hold', () => {
    const html = renderDoc()
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/base\/docs\/a"/)
    expect(html).not.toContain('>Z</span>')
    expect(html).not.toContain('Neighbour')
  })

  test('links a category without a page to its first page, for readers without scripts', () => {
    expect(renderDoc()).toMatch(
      /<a class="menu__link menu__link--sublist menu__link--sublist-caret" href="\/base\/docs\/z">/,
    )
  })

  test('shows unlisted docs only to those who are there', () => {
    expect(renderDoc()).not.toContain('Secret')
    const setting = docPage()
    const there = {...setting, page: {...setting.page, path: '/base/docs/secret'}}
    expect(renderPage(theme.entry, there, '').html).toContain('Secret')
  })

  test('opens a branch that the page’s data names', () => {
    expect(renderDoc({}, ['sidebar-docs-near'])).toContain('Neighbour')
  })

  test('gives a category with a page both a link and a button', () => {
    const html = renderDoc()
    expect(html).toContain('href="/base/docs/far"')
    expect(html).toContain('aria-label="Expand ‘Far’"')
  })
})

describe('other layouts', () => {
  test('a category page shows a card for each item that leads somewhere', () => {
    const items = [
      link('A', '/base/docs/a', {description: 'About A'}),
      category('B', [], {itemCount: 1, firstHref: '/base/docs/b'}),
      category('Empty', []),
    ]
    const page = {
      layout: ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocCategoryGeneratedIndexPage'],
      props: JSON.parse(
        JSON.stringify({
          version,
          title: 'Things',
          description: 'All things',
          permalink: '/x',
          items,
          breadcrumbs: null,
        }),
      ),
      content: {kind: 'none'},
    } as const
    const {html} = renderPage(theme.entry, {page})
    expect(html).toContain('About A')
    expect(html).toContain('1 item<')
    expect(html.match(/theme-doc-card-container/g)).toHaveLength(2)
  })

  test('a Markdown page stands without a sidebar, and shows no title but its own', () => {
    const page = {
      layout: ['MDXPage'],
      props: {title: 'Plain', hideTableOfContents: true, unlisted: false},
    }
    const {html, htmlAttributes} = renderPage(theme.entry, {page}, '<p>Text</p>')
    expect(html).toContain('<p>Text</p>')
    expect(html).not.toContain('<h1')
    expect(htmlAttributes.class).toBe('mdx-wrapper mdx-page')
  })

  test('the not-found page says so and leads home', () => {
    const {html, head} = renderPage(theme.entry, {page: {layout: ['NotFound'], content: {kind: 'none'}}})
    expect(html).toContain('Page Not Found')
    expect(html).toContain('href="/base/"')
    expect(head).toContainEqual(expect.objectContaining({tag: 'title', text: 'Page Not Found | Handbook'}))
  })
})
