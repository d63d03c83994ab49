// Feeds of a blog, read by parsers that are not ours.
import {XMLParser, XMLValidator} from 'fast-xml-parser'
import Parser from 'rss-parser'
import {describe, expect, test} from 'vitest'
import {blog, type CreateFeedItems} from '../../../plugins/blog/index.ts'
import {blogSite} from './support/blog-site.ts'
import {contextOf} from './support/site.ts'

const AUTHORS = 'team:\n  name: Team & Co\n  email: team@example.com\n  url: /team\nguild:\n  name: Guild <web>\n'
const POSTS = {
  '2024-01-01-first.md': {
    frontMatter: {title: 'Less < more & "so" ]]> on', tags: ['a<b & "c"', 'plain'], authors: ['team', 'guild']},
    excerpt: 'If a < b & c.',
  },
  '2024-02-01-second.md': {excerpt: 'Second.'},
  '2024-03-01-hidden.md': {frontMatter: {unlisted: true}},
}
const CONTENT = `<h2 id="x" class="anchor">X<a href="#x" class="hash-link" aria-label="Direct link">\u200B</a></h2>
<p><a href="/docs/a#b">a</a> <a href="#x">x</a> <a href="https://other.example/">o</a> <a href="mailto:a@example.com">m</a></p>
<img src="/assets/i.png" srcset="/assets/i.png 1x, /assets/i2.png 2x" alt=""><video poster="/p.png" src="/v.mp4"></video>
<div class="theme-code-block"><pre><code>if (a[b[0]]> 1) {} // ]]></code></pre><button type="button">Copy</button></div>\u0008`

async function feedsOf(feedOptions: object = {type: 'all'}, content = CONTENT) {
  const site = await blogSite({
    posts: POSTS,
    data: {'authors.yml': AUTHORS},
    options: {feedOptions},
    config: {title: 'Site & Co', favicon: 'img/f.svg', baseUrl: '/base/'},
  })
  return site.emit(content)
}

async function feedOf(file: string, feedOptions?: object): Promise<string> {
  const text = (await feedsOf(feedOptions))[`blog/${file}`]
  if (text === undefined) throw new Error(`no ${file}`)
  return text
}

const URLS = ['https://example.com/base/blog/2024/02/01/second', 'https://example.com/base/blog/2024/01/01/first']

describe.each(['rss.xml', 'atom.xml'])('%s', (file) => {
  test('is well-formed, and a reader finds the posts in it', async () => {
    const text = await feedOf(file)
    expect(XMLValidator.validate(text)).toBe(true)
    const feed = await new Parser().parseString(text)
    expect(feed.title).toBe('Site & Co Blog')
    expect(feed.link).toBe('https://example.com/base/blog')
    expect(feed.items.map(({link}) => link)).toEqual(URLS)
    expect(feed.items.map((item) => item.isoDate)).toEqual(['2024-02-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'])
  })

  test('carries the content for readers elsewhere', async () => {
    const feed = await new Parser().parseString(await feedOf(file))
    const item = feed.items[1] ?? {}
    const html = String(item['content:encoded'] ?? item.content)
    expect(html).toContain('href="https://example.com/base/blog/2024/01/01/first#x"')
    expect(html).toContain('href="https://example.com/docs/a#b"')
    expect(html).toContain('href="https://other.example/"')
    expect(html).toContain('href="mailto:a@example.com"')
    expect(html).toContain('src="https://example.com/assets/i.png"')
    expect(html).toContain('https://example.com/assets/i2.png 2x')
    expect(html).toContain('poster="https://example.com/p.png"')
    expect(html).toContain('// ]]&gt;')
    expect(html).not.toMatch(/hash-link|<button/)
  })

  test('has a date that says when the newest post is of, not when it was built', async () => {
    expect(await feedOf(file)).toMatch(
      /<(?:lastBuildDate|updated)>(?:Thu, 01 Feb 2024 00:00:00 GMT|2024-02-01T00:00:00.000Z)</,
    )
  })
})

test('an RSS item has the fields of its format', async () => {
  const item = new XMLParser({ignoreAttributes: false}).parse(await feedOf('rss.xml')).rss.channel.item[1]
  expect(item).toMatchObject({
    title: 'Less < more & "so" ]]> on',
    guid: {'#text': URLS[1]},
    description: 'If a &lt; b &amp; c.',
    category: ['a<b & "c"', 'plain'],
    author: 'team@example.com (Team & Co)',
    'dc:creator': 'Guild <web>',
  })
})

test('an Atom entry has the fields of its format', async () => {
  const {feed} = new XMLParser({ignoreAttributes: false}).parse(await feedOf('atom.xml'))
  expect(feed).toMatchObject({
    id: 'https://example.com/base/blog',
    updated: '2024-02-01T00:00:00.000Z',
    author: {name: 'Site & Co Blog'},
  })
  expect(feed.entry[1]).toMatchObject({
    id: URLS[1],
    title: {'#text': 'Less &lt; more &amp; "so" ]]&gt; on', '@_type': 'html'},
    published: '2024-01-01T00:00:00.000Z',
    author: [
      {name: 'Team & Co', email: 'team@example.com', uri: 'https://example.com/base/team'},
      {name: 'Guild <web>'},
    ],
    category: [{'@_term': 'a<b & "c"'}, {'@_term': 'plain'}],
  })
  expect(feed.link.map((link: Record<string, string>) => link['@_rel'])).toEqual(['alternate', 'self'])
})

test('a JSON feed has the fields of its format', async () => {
  expect(JSON.parse(await feedOf('feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'Site & Co Blog',
    home_page_url: 'https://example.com/base/blog',
    feed_url: 'https://example.com/base/blog/feed.json',
    items: [
      {id: URLS[0], url: URLS[0], title: 'second', summary: 'Second.'},
      {id: URLS[1], title: 'Less < more & "so" ]]> on', tags: ['a<b & "c"', 'plain'], author: {name: 'Team & Co'}},
    ],
  })
})

describe('options', () => {
  test.each([
    [{}, ['blog/rss.xml', 'blog/atom.xml']],
    [{type: 'json'}, ['blog/feed.json']],
    [{type: ['atom', 'rss']}, ['blog/rss.xml', 'blog/atom.xml']],
    [{type: null}, []],
    [{type: 'rss', xslt: true}, ['blog/rss.xml', 'blog/rss.xsl', 'blog/rss.css']],
    [{type: ['rss', 'atom'], xslt: {atom: true}}, ['blog/rss.xml', 'blog/atom.xml', 'blog/atom.xsl', 'blog/atom.css']],
  ])('%j write %j', async (feedOptions, files) => {
    expect(Object.keys(await feedsOf(feedOptions))).toEqual(files)
  })

  test('set title, description, language and copyright', async () => {
    const feedOptions = {type: 'rss', title: 'News', description: 'What is new', language: 'en-GB', copyright: '© 2024'}
    const {channel} = new XMLParser().parse(await feedOf('rss.xml', feedOptions)).rss
    expect(channel).toMatchObject({title: 'News', description: 'What is new', language: 'en-GB', copyright: '© 2024'})
  })

  test('limit the posts to the newest', async () => {
    const {items} = JSON.parse(await feedOf('feed.json', {type: 'json', limit: 1}))
    expect(items.map(({id}: {id: string}) => id)).toEqual([URLS[0]])
    expect(JSON.parse(await feedOf('feed.json', {type: 'json', limit: false})).items).toHaveLength(2)
  })

  test('leave the text out', async () => {
    const text = await feedOf('rss.xml', {type: 'rss', content: 'excerpt'})
    expect(text).toContain('Second.')
    expect(text).not.toContain('content:encoded')
  })

  test("make items of the site's own", async () => {
    const createFeedItems: CreateFeedItems = async ({blogPosts, defaultCreateFeedItems, siteConfig}) => {
      const items = await defaultCreateFeedItems({blogPosts: blogPosts.slice(1), siteConfig})
      return items.map((item) => ({...item, title: 'Changed'}))
    }
    const {items} = JSON.parse(await feedOf('feed.json', {type: 'json', createFeedItems}))
    expect(items).toMatchObject([{title: 'Changed', id: URLS[1]}])
  })
})

describe('a style sheet', () => {
  test.each(['rss', 'atom'])('of %s is well-formed, and is named in the feed', async (type) => {
    const files = await feedsOf({type, xslt: true})
    expect(XMLValidator.validate(files[`blog/${type}.xsl`] ?? '')).toBe(true)
    expect(files[`blog/${type}.xml`]).toContain(`<?xml-stylesheet href="${type}.xsl" type="text/xsl"?>`)
    expect(files[`blog/${type}.xsl`]).toContain(`href="${type}.css"`)
  })

  test("may be the site's own, with its CSS next to it", async () => {
    const site = await blogSite({
      posts: POSTS,
      data: {'authors.yml': AUTHORS, 'feed/my.xsl': '<x/>', 'feed/my.css': 'x {}'},
      options: {feedOptions: {type: 'rss', xslt: {rss: 'feed/my.xsl'}}},
    })
    const files = await site.emit()
    expect(files).toMatchObject({'blog/my.xsl': '<x/>', 'blog/my.css': 'x {}'})
    expect(files['blog/rss.xml']).toContain('href="my.xsl"')
  })

  test('that is not there is an error', async () => {
    const site = await blogSite({
      posts: POSTS,
      data: {'authors.yml': AUTHORS},
      options: {feedOptions: {xslt: {rss: 'my.xsl'}}},
    })
    expect(site.diagnostics).toMatchObject([
      {level: 'error', code: 'blog/feed-style', location: {sourcePath: 'blog/my.xsl'}},
    ])
  })
})

describe('links to the feeds', () => {
  async function linksOf(config: object, posts: object = POSTS) {
    const {context} = contextOf(blog.definition, {config, options: {feedOptions: {type: 'all'}}})
    const {documentOf, dataOf} = await import('./support/site.ts')
    const documents = Object.keys(posts).map((path) => documentOf(`blog/${path}`, {isTruncated: true}))
    const model = await blog.definition.loadContent?.(
      {documents, data: [dataOf('x', '')], components: [], modules: {}},
      context,
    )
    return model && blog.definition.htmlTags?.(context, model).head
  }

  test('stand on every page', async () => {
    const links = await linksOf({title: 'Site', baseUrl: '/base/'})
    expect(links?.map((tag) => 'attributes' in tag && tag.attributes)).toEqual([
      {rel: 'alternate', type: 'application/rss+xml', href: '/base/blog/rss.xml', title: 'Site RSS Feed'},
      {rel: 'alternate', type: 'application/atom+xml', href: '/base/blog/atom.xml', title: 'Site Atom Feed'},
      {rel: 'alternate', type: 'application/json', href: '/base/blog/feed.json', title: 'Site JSON Feed'},
    ])
  })

  test('are not there without posts, or without a URL', async () => {
    expect(await linksOf({}, {})).toEqual([])
    expect(await linksOf({url: ''})).toEqual([])
  })
})

test('a site without a URL has no feeds, and is told so', async () => {
  const site = await blogSite({posts: POSTS, data: {'authors.yml': AUTHORS}, config: {url: ''}})
  expect(await site.emit()).toEqual({})
  expect(site.diagnostics).toMatchObject([{level: 'warning', code: 'blog/no-url'}])
})
