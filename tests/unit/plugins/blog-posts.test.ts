// Posts of a blog: what file names, front matter and history make of them, and what is said about mistakes.
import {describe, expect, test} from 'vitest'
import {blog} from '../../../plugins/blog/index.ts'
import {parseDate} from '../../../src/plugin/dates.ts'
import {blogSite, withFrontMatter} from './support/blog-site.ts'
import {contextOf, documentOf, messagesOf} from './support/site.ts'

const DAY = '2024-03-05T00:00:00.000Z'
const COMMIT = Date.UTC(2020, 1, 2)

async function postOf(path: string, frontMatter: Readonly<Record<string, unknown>> = {}, options = {}) {
  const facts = {frontMatter, firstCommitAt: COMMIT}
  const {posts, diagnostics} = await blogSite({posts: {[path]: facts}, options})
  const [post] = posts
  if (post === undefined) throw new Error('no post')
  return {...post, date: post.metadata.date.toISOString(), diagnostics}
}

test.each([
  ['2024-03-05-hello.md', DAY, '/2024/03/05/hello'],
  ['2024-03-05/index.md', DAY, '/2024/03/05/index'],
  ['2024/03/05/index.md', DAY, '/2024/03/05/index'],
  ['2024-03-05-hello/index.mdx', DAY, '/2024/03/05/hello'],
  ['2024/3/5/hello.md', DAY, '/2024/3/5/hello'],
  ['rel/2024-03-05-x.md', DAY, '/2024/03/05/rel/x'],
  ['hello.md', '2020-02-02T00:00:00.000Z', '/hello'],
  ['index.md', '2020-02-02T00:00:00.000Z', '/index'],
  ['sub/hello/index.md', '2020-02-02T00:00:00.000Z', '/sub/hello'],
  ['2024-03-05-größe und form.md', DAY, '/2024/03/05/gr%C3%B6%C3%9Fe%20und%20form'],
])('the file %s is of %s and has the path %s', async (path, date, id) => {
  expect(await postOf(path)).toMatchObject({date, id, metadata: {permalink: `/blog${id}`}, diagnostics: []})
})

describe('a date', () => {
  test.each([
    ['2024-03-05', DAY],
    ['2024-3-5', DAY],
    ['2024-03-05T10:30', '2024-03-05T10:30:00.000Z'],
    ['2024-03-05 10:30:15', '2024-03-05T10:30:15.000Z'],
    ['2024-03-05T10:30:00+02:00', '2024-03-05T08:30:00.000Z'],
    ['2024-03-05T10:30:00.250Z', '2024-03-05T10:30:00.250Z'],
    ['Tue Mar 05 2024 10:30:00 GMT+0100', '2024-03-05T09:30:00.000Z'],
    ['March 5, 2024', DAY],
    ['2024/03/05', DAY],
  ])('%s is %s, wherever the machine is', (text, date) => {
    expect(new Date(parseDate(text) ?? 0).toISOString()).toBe(date)
  })

  test.each(['2024-02-31', '2024-13-01', 'soon', 'chapter 2', '2024-03-05 25:00', ''])('"%s" is none', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  test('in front matter wins over the one in the name, and the history is the last to be asked', async () => {
    expect((await postOf('2020-01-01-a.md', {date: '2024-03-05'})).date).toBe(DAY)
    expect((await postOf('a.md')).date).toBe('2020-02-02T00:00:00.000Z')
  })

  test('that is none, in a name, is an error with a way out', async () => {
    const {diagnostics} = await postOf('2024-02-30-a.md')
    expect(diagnostics).toMatchObject([
      {level: 'error', code: 'blog/file-date', location: {sourcePath: 'blog/2024-02-30-a.md'}},
    ])
  })

  test('is looked up in the history only for posts that have no other', () => {
    const {context} = contextOf(blog.definition)
    const wants = (...paths: string[]) =>
      blog.definition.wantsGitHistory?.(
        context,
        paths.map((path) => documentOf(path)),
      )
    expect(wants('blog/2024-03-05-a.md')).toBe(false)
    expect(wants('blog/2024-03-05-a.md', 'blog/b.md')).toBe(true)
  })
})

describe('front matter', () => {
  test('shapes the post', async () => {
    const frontMatter = {
      title: 'T',
      description: 'D',
      slug: 'other/place',
      date: '2024-03-05',
      tags: ['API v2', {label: 'X', permalink: '/foo', description: 'About X'}],
      last_update: {author: 'Ann', date: '2024-06-01'},
      extra: 1,
    }
    const options = {
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      editUrl: 'https://git.example/edit/',
      readingTime: ({content, defaultReadingTime}: never) =>
        (defaultReadingTime as (input: object) => number)({content}) * 2,
    }
    const {posts} = await blogSite({posts: {'a.md': {frontMatter, text: 'one two three four'}}, options})
    expect(posts[0]).toMatchObject({
      id: '/other/place',
      metadata: {
        permalink: '/blog/other/place',
        source: '@site/blog/a.md',
        title: 'T',
        description: 'D',
        tags: [
          {label: 'API v2', permalink: '/blog/tags/api-v-2'},
          {label: 'X', permalink: '/blog/tags/foo', description: 'About X'},
        ],
        readingTime: 0.04,
        editUrl: 'https://git.example/edit/blog/a.md',
        lastUpdatedAt: Date.UTC(2024, 5, 1),
        lastUpdatedBy: 'Ann',
        frontMatter: {extra: 1},
      },
    })
  })

  test('has defaults: the first heading, the name, the first line, the words', async () => {
    const facts = {contentTitle: 'Heading', excerpt: 'First line.', wordCount: 250}
    const {posts} = await blogSite({posts: {'2024-03-05-a.md': facts, '2024-03-04-named.md': {}}})
    expect(posts.map(({metadata}) => metadata.title)).toEqual(['Heading', 'named'])
    expect(posts[0]?.metadata).toMatchObject({description: 'First line.', readingTime: 1.25})
  })

  test.each([
    [{date: 'soon'}, 'The front matter key "date" must be a date, such as 2024-05-31 or 2024-05-31T09:30, not "soon".'],
    [
      {tags: 'one'},
      'The front matter key "tags" must be a list of texts, or of objects with "label" and "permalink", not "one".',
    ],
    [{draft: 'maybe'}, 'The front matter key "draft" must be true or false, not "maybe".'],
    [{slug: '../up'}, 'The front matter key "slug" must be a path, not "../up".'],
    [{slug: 'a?b'}, 'The front matter key "slug" must be a path, not "a?b".'],
    [{authors: [{title: 'Nobody'}]}, expect.stringContaining('The front matter key "authors" must be')],
    [
      {toc_max_heading_level: 9},
      'The front matter key "toc_max_heading_level" must be a whole number from 2 to 6, not 9.',
    ],
    [{draft: true, unlisted: true}, expect.stringContaining('a post can be one of them')],
    [{authors: {name: 'A'}, author_title: 'B'}, 'The front matter has both "authors" and "author_title".'],
  ])('%j is refused', async (frontMatter, message) => {
    const {diagnostics} = await blogSite({
      posts: {'2024-03-05-a.md': {frontMatter}},
      options: {onInlineAuthors: 'ignore'},
    })
    expect(diagnostics).toMatchObject([
      {level: 'error', code: 'blog/front-matter', message, location: {sourcePath: 'blog/2024-03-05-a.md'}},
    ])
  })

  test('with "id" is told that it does nothing', async () => {
    expect((await postOf('a.md', {id: 'x'})).diagnostics).toMatchObject([{level: 'warning', code: 'blog/id'}])
  })
})

describe('what readers may see', () => {
  const posts = {
    '2024-01-01-plain.md': {},
    '2024-01-02-draft.md': withFrontMatter({draft: true}),
    '2024-01-03-unlisted.md': withFrontMatter({unlisted: true}),
    '2999-01-01-future.md': {},
  }

  test('in production: no drafts, and unlisted posts in no list; a date to come hides nothing', async () => {
    const site = await blogSite({posts})
    expect(site.paths.filter((path) => /\d{4}/.test(path))).toEqual([
      '/blog/2999/01/01/future',
      '/blog/2024/01/03/unlisted',
      '/blog/2024/01/01/plain',
    ])
    const list = site.routes.find(({path}) => path === '/blog')
    expect(list?.embedded?.map(({sourcePath}) => sourcePath)).toEqual([
      'blog/2999-01-01-future.md',
      'blog/2024-01-01-plain.md',
    ])
    const unlisted = site.routes.find(({path}) => path.endsWith('unlisted'))
    expect(unlisted?.metadata.noIndex).toBe(true)
    expect(unlisted?.props).not.toHaveProperty('nextItem')
  })

  test('while writing: everything', async () => {
    const site = await blogSite({posts, isProduction: false})
    expect(site.routes.find(({path}) => path === '/blog')?.embedded).toHaveLength(4)
  })
})

test('posts stand newest first, or oldest first; those of one moment in the order of their files', async () => {
  const posts = {'2024-01-01-b.md': {}, '2024-01-01-c.md': {}, '2024-01-02-a.md': {}}
  const titles = async (options: Readonly<Record<string, unknown>>) =>
    (await blogSite({posts, options})).posts.map(({metadata}) => metadata.title)
  expect(await titles({})).toEqual(['a', 'b', 'c'])
  expect(await titles({sortPosts: 'ascending'})).toEqual(['c', 'b', 'a'])
})

describe('a missing truncation marker', () => {
  const posts = {
    '2024-01-01-a.md': {isTruncated: false},
    '2024-01-02-b.md': {isTruncated: false},
    '2024-01-03-c.md': {},
  }

  test('is reported once, with all posts that lack it', async () => {
    const {diagnostics} = await blogSite({posts})
    expect(diagnostics).toMatchObject([
      {
        level: 'warning',
        code: 'blog/untruncated',
        message: '2 posts have no truncation marker, so lists show all of them.',
        location: {sourcePath: 'blog/2024-01-02-b.md'},
        notes: ['blog/2024-01-01-a.md'],
      },
    ])
  })

  test.each([
    ['throw', ['error']],
    ['ignore', []],
  ])('is as bad as the site says: %s', async (onUntruncatedBlogPosts, levels) => {
    const {diagnostics} = await blogSite({posts, options: {onUntruncatedBlogPosts}})
    expect(diagnostics.map(({level}) => level)).toEqual(levels)
  })
})

describe('processBlogPosts', () => {
  const posts = {'2024-01-01-a.md': {}, '2024-01-02-b.md': {}}

  test('may leave out, sort and change posts', async () => {
    const processBlogPosts = async ({blogPosts}: {blogPosts: {metadata: object}[]}) =>
      blogPosts.toReversed().map((post) => ({...post, metadata: {...post.metadata, title: 'Changed'}}))
    const site = await blogSite({posts, options: {processBlogPosts}})
    expect(site.posts.map(({id, metadata}) => [id, metadata.title])).toEqual([
      ['/2024/01/01/a', 'Changed'],
      ['/2024/01/02/b', 'Changed'],
    ])
  })

  test('may return nothing', async () => {
    const site = await blogSite({
      posts,
      options: {processBlogPosts: ({blogPosts}: {blogPosts: object[]}) => void blogPosts.pop()},
    })
    expect(site.posts.map(({id}) => id)).toEqual(['/2024/01/02/b'])
  })

  test('may not make posts up', async () => {
    const site = await blogSite({posts, options: {processBlogPosts: () => [{id: '/x', metadata: {}}]}})
    expect(messagesOf(site.diagnostics)).toEqual([
      'The option "processBlogPosts" of the blog plugin gave a post "/x", which no file stands for.',
    ])
  })
})

test('an editUrl function is told where the post is', async () => {
  const editUrl = (input: object) => JSON.stringify(input)
  const {posts} = await blogSite({posts: {'sub/2024-01-01-a.md': {}}, options: {editUrl}})
  expect(JSON.parse(posts[0]?.metadata.editUrl ?? '')).toEqual({
    blogDirPath: 'blog',
    blogPath: 'sub/2024-01-01-a.md',
    permalink: '/blog/2024/01/01/sub/a',
    locale: 'en',
  })
})

test.each([
  [{postsPerPage: 0}],
  [{postsPerPage: 'all'}],
  [{truncateMarker: /x/i}],
  [{truncateMarker: 'x'}],
  [{archiveBasePath: ''}],
  [{feedOptions: {type: 'xml'}}],
  [{feedOptions: {limit: 0}}],
  [{feedOptions: {xslt: {rss: 'style.css'}}}],
  [{blogListComponent: 'BlogListPage'}],
  [{blogsPerPage: 1}],
])('the options %j are refused', (options) => {
  expect(() => contextOf(blog.definition, {options})).toThrow()
})
