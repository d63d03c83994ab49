// Pages of a blog as the server renders them.
import {beforeAll, describe, expect, test} from 'vitest'
import {groupBlogSidebarItemsByYear} from '../../../src/client/docusaurus/plugin-content-blog/client.ts'
import type {JsonObject} from '../../../src/client/index.ts'
import {listTagsByLetters} from '../../../theme/docusaurus/theme-common/tags-list.ts'
import {loadTheme, renderPage, type ThemeOnServer} from './theme-on-server.ts'

let theme: ThemeOnServer
beforeAll(async () => {
  theme = await loadTheme('blog', [])
}, 60_000)

const blog = {pluginId: 'default', title: 'Notes', description: 'What we agreed on.', permalink: '/base/notes'}
const post = {
  id: '/one',
  permalink: '/base/notes/one',
  title: 'One & only',
  description: '',
  date: '2026-03-01T23:59:00.000Z',
  tags: [],
  authors: [],
  hasTruncateMarker: false,
  unlisted: false,
  draft: false,
}
const items = [
  {title: 'One & only', permalink: '/base/notes/one', unlisted: false, date: '2026-01-01T00:00:00.000Z'},
  {title: 'Secret', permalink: '/base/notes/secret', unlisted: true, date: '2025-06-01T00:00:00.000Z'},
  {title: 'Last year', permalink: '/base/notes/last', unlisted: false, date: '2025-12-31T23:59:59.000Z'},
]
const sidebar = {id: 'blog-sidebar', title: 'All notes', isDeferred: false, archivePath: '/base/notes/archive'}

interface PageChange {
  readonly props?: JsonObject
  readonly path?: string
  readonly themeConfig?: JsonObject
}

function render(
  layout: string,
  {props = {}, path = '/base/notes', themeConfig = {}}: PageChange = {},
  html = '',
): string {
  const page = {
    path,
    layout: [layout],
    props: {blog, ...props},
    shared: ['blog-sidebar'],
    plugin: {name: 'blog', id: 'default'},
  }
  const shared = {'blog-sidebar': {title: 'All notes', items}}
  return renderPage(theme.entry, {page, shared, site: {themeConfig}}, html).html
}

const renderPost = (change: JsonObject = {}, more: JsonObject = {}): string =>
  render(
    'BlogPostPage',
    {
      path: '/base/notes/one',
      props: {post: {...post, ...change}, hasContentTitle: false, hideTableOfContents: false, frontMatter: {}, ...more},
    },
    '<p>Text.</p>',
  )

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a post', () => {
  test('has its title as the one h1, and its date in UTC and in the words of the site', () => {
    const html = renderPost()
    expect(html).toContain('<h1 class="blogPostTitle">One &amp; only</h1>')
    expect(html.split('<h1')).toHaveLength(2)
    expect(html).toContain('<time dateTime="2026-03-01T23:59:00.000Z">1 March 2026</time>')
  })

  test.each([
    [undefined, '1 March 2026 Text.'],
    [0.2, '1 March 2026 · One min read'],
    [1, '1 March 2026 · One min read'],
    [5.02, '1 March 2026 · 6 min read'],
  ])('of %s minutes says "%s"', (readingTime, expected) => {
    expect(textOf(renderPost(readingTime === undefined ? {} : {readingTime}))).toContain(expected)
  })

  test('has no footer and no neighbours when there is nothing to tell', () => {
    expect(renderPost()).not.toMatch(/blogPostFooter|pagination-nav/)
  })

  test('has its tags, source and last change below it', () => {
    const html = renderPost({
      tags: [{label: 'url', permalink: '/base/notes/tags/url'}],
      editUrl: 'https://example.com/edit',
      lastUpdatedBy: 'Ada',
    })
    expect(html).toMatch(/<a rel="tag"[^>]*href="\/base\/notes\/tags\/url"/)
    expect(html).toContain('theme-blog-footer-edit-meta-row')
    expect(textOf(html)).toContain('Edit this page Last updated by Ada')
  })

  test('leads to the newer and the older post', () => {
    const html = renderPost(
      {},
      {prevItem: {title: 'New', permalink: '/base/n'}, nextItem: {title: 'Old', permalink: '/base/o'}},
    )
    expect(textOf(html)).toContain('Newer post New Older post Old')
  })

  test('is in the element that readers of its text know', () => {
    expect(renderPost()).toMatch(/<div id="__blog-post-container"[^>]*><div class="markdown"[^>]*><p>Text\.<\/p>/)
  })

  test('says what a draft and an unlisted post are', () => {
    expect(renderPost({draft: true})).toContain('theme-draft-banner')
    expect(renderPost({unlisted: true})).toContain('theme-unlisted-banner')
    expect(renderPost()).not.toMatch(/theme-(?:draft|unlisted)-banner/)
  })
})

describe('an author', () => {
  const authors = (author: JsonObject): string => renderPost({authors: [author]})

  test('has an image of fixed size that names whom it shows, and a link to the posts before any other', () => {
    const html = authors({
      name: 'Ada',
      imageURL: '/base/ada.png',
      page: {permalink: '/base/notes/authors/ada'},
      url: 'https://ada.example',
    })
    expect(html).toMatch(
      /<img class="avatar__photo" src="\/base\/ada\.png" alt="Ada" width="48" height="48" loading="lazy"/,
    )
    expect(html).not.toContain('https://ada.example')
    expect(html.match(/href="\/base\/notes\/authors\/ada"/g)).toHaveLength(2)
    expect(html).toMatch(/<a[^>]*aria-hidden="true"[^>]*tabindex="-1"/i)
  })

  test('without page or URL is reached by mail, and without any of them is a name', () => {
    expect(authors({name: 'Ada', email: 'ada@s.org'})).toContain('href="mailto:ada@s.org"')
    expect(authors({name: 'Ada'})).toContain('<div class="avatar__name">Ada</div>')
  })

  test('is a heading without the number of posts in the list of authors', () => {
    const html = render('Blog/Pages/BlogAuthorsListPage', {
      props: {blog: {}, authors: [{key: 'ada', name: 'Ada', count: 3}]},
    })
    expect(html).toMatch(/<h2[^>]*>Ada<\/h2><span[^>]* title="3 posts">3<\/span>/)
  })

  test('has named links elsewhere, whatever the platform', () => {
    const html = authors({name: 'Ada', socials: {github: 'https://github.com/ada', forum: 'https://forum.example/ada'}})
    expect(html).toContain('aria-label="Ada: GitHub"')
    expect(html).toContain('aria-label="Ada: forum"')
  })
})

describe('the list of posts next to a page', () => {
  test('has years, newest first, and no unlisted post', () => {
    const text = textOf(render('BlogTagsListPage', {props: {sidebar, tags: []}}))
    expect(text).toContain('All notes 2026 One &amp; only 2025 Last year')
    expect(text).not.toContain('Secret')
  })

  test('marks the shown post, and shows it although it is unlisted', () => {
    const html = render('BlogTagsListPage', {path: '/base/notes/secret', props: {sidebar, tags: []}})
    expect(html).toMatch(
      /href="\/base\/notes\/secret"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/base\/notes\/secret"/,
    )
  })

  test('is one plain list where the site wants that', () => {
    const themeConfig = {blog: {sidebar: {groupByYear: false}}}
    expect(textOf(render('BlogTagsListPage', {themeConfig, props: {sidebar, tags: []}}))).toContain(
      'All notes One &amp; only Last year',
    )
  })

  test('is left out without a sidebar', () => {
    expect(render('BlogTagsListPage', {props: {tags: []}})).not.toContain('<aside')
  })
})

test('an author without posts says so', () => {
  const listMetadata = {
    permalink: '',
    page: 1,
    postsPerPage: 10,
    totalPages: 1,
    totalCount: 0,
    blogTitle: '',
    blogDescription: '',
  }
  const html = render('Blog/Pages/BlogAuthorsPostsPage', {
    props: {author: {name: 'New', count: 0}, items: [], listMetadata},
  })
  expect(textOf(html)).toContain('This author has not written any posts yet.')
})

test('the archive lists posts in the order of the lists, below their years, by the date in UTC', () => {
  const posts = [
    {title: 'C', permalink: '/base/c', date: '2026-02-01T00:00:00.000Z'},
    {title: 'B', permalink: '/base/b', date: '2026-01-01T00:00:00.000Z'},
    {title: 'A', permalink: '/base/a', date: '2025-12-31T23:59:00.000Z'},
  ]
  const text = textOf(
    render('BlogArchivePage', {props: {archive: {blogPosts: posts.map((metadata) => ({metadata}))}}}),
  ).replaceAll('\u200B', '')
  expect(text).toMatch(/3 posts\s+2026\s+1 Feb C 1 Jan B\s+2025\s+31 Dec A/)
})

test('a large archive links the pages of other years, and these link it', () => {
  const post = {metadata: {title: 'C', permalink: '/base/c', date: '2026-02-01T00:00:00.000Z'}}
  const others = [
    {name: '2020-02', permalink: '/base/notes/archive/2020-02', count: 600},
    {name: '2011', permalink: '/base/notes/archive/2011', count: 1},
  ]
  const first = render('BlogArchivePage', {props: {archive: {blogPosts: [post], others}}})
  expect(textOf(first).replaceAll('\u200B', '')).toMatch(/1 Feb C\s+February 2020\s+600 posts\s+2011\s+One post/)
  for (const {permalink} of others) expect(first).toContain(`href="${permalink}"`)
  const [period] = others
  const page = render('BlogArchivePage', {
    props: {archive: {blogPosts: [post], period, archivePath: '/base/notes/archive'}},
  })
  expect(page).toMatch(/<h1><a [^>]*href="\/base\/notes\/archive"[^>]*>Archive<\/a><\/h1>/)
})

test('posts of the list of years keep their order, and years are those of UTC', () => {
  expect(groupBlogSidebarItemsByYear(items).map(([year, of]) => [year, of.map(({title}) => title)])).toEqual([
    ['2026', ['One & only']],
    ['2025', ['Secret', 'Last year']],
  ])
})

test('tags stand below their first letters, small and capital ones together', () => {
  const tags = ['url', 'Éclair', 'api', 'Apple', '2026', 'Url shortener'].map((label) => ({label}))
  expect(listTagsByLetters(tags).map(({letter, tags: of}) => [letter, of.map(({label}) => label)])).toEqual([
    ['2', ['2026']],
    ['A', ['api', 'Apple']],
    ['É', ['Éclair']],
    ['U', ['url', 'Url shortener']],
  ])
})
