// Pages of a blog: posts, lists, tags, the archive, and the list of posts next to them.
import type {BlogArchivePageProps, BlogListMetadata, BlogSidebarData} from 'quire-docs/plugin/content'
import {describe, expect, test} from 'vitest'
import {processorTime} from '../../support/processor-time.ts'
import {blogSite} from './support/blog-site.ts'
import {routeAt} from './support/site.ts'

const TAGS = 'api: {label: API, description: About the API}\nold-name: {permalink: /renamed}\n'

/** Posts of consecutive days, each with the tag that its number modulo 3 names. */
function manyPosts(count: number) {
  const day = (at: number) => new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10)
  return Object.fromEntries(
    Array.from({length: count}, (_, at) => [`${day(at)}-post-${at}.md`, {frontMatter: {tags: [`t${at % 3}`]}}]),
  )
}

test('a small blog has its pages', async () => {
  const posts = {
    '2024-01-01-a.md': {frontMatter: {tags: ['api', 'old-name']}},
    '2024-01-02-b.md': {frontMatter: {slug: 'overview', tags: ['api']}},
  }
  const site = await blogSite({posts, data: {'tags.yml': TAGS}, options: {routeBasePath: '/notes/'}})
  expect(site.diagnostics).toEqual([])
  expect(site.paths).toEqual([
    '/notes/overview',
    '/notes/2024/01/01/a',
    '/notes',
    '/notes/archive',
    '/notes/tags',
    '/notes/tags/api',
    '/notes/tags/renamed',
  ])
})

test.each([
  ['/', {}, ['/2024/01/01/a', '/', '/archive']],
  ['blog', {baseUrl: '/base/', trailingSlash: true}, ['/base/blog/2024/01/01/a', '/base/blog', '/base/blog/archive']],
])('the URLs below %s with %j', async (routeBasePath, config, paths) => {
  expect((await blogSite({posts: {'2024-01-01-a.md': {}}, options: {routeBasePath}, config})).paths).toEqual(paths)
})

test('a blog without posts has its list, and nothing else', async () => {
  const site = await blogSite({posts: {}})
  expect(site.paths).toEqual(['/blog'])
  expect(routeAt(site, '/blog').props).toMatchObject({items: [], metadata: {totalPages: 1, totalCount: 0}})
  expect(site.sharedData).toBeUndefined()
})

test('the archive may be left out', async () => {
  const site = await blogSite({posts: {'2024-01-01-a.md': {}}, options: {archiveBasePath: null}})
  expect(site.paths).toEqual(['/blog/2024/01/01/a', '/blog'])
})

describe('the page of a post', () => {
  const posts = {
    '2024-01-01-old.md': {},
    '2024-01-02-post.md': {
      contentTitle: 'Post',
      excerpt: 'What it says.',
      frontMatter: {
        title_meta: 'Post for machines',
        keywords: ['k'],
        image: '/card.png',
        tags: ['A', 'B'],
        authors: {name: 'Ann', url: '/about'},
        hide_table_of_contents: true,
        toc_max_heading_level: 4,
        last_update: {date: '2024-02-01'},
      },
    },
    '2024-01-03-new.md': {frontMatter: {sidebar_label: 'Newest'}},
  }
  const site = () => blogSite({posts, options: {onInlineAuthors: 'ignore'}})

  test('carries the post and its neighbours', async () => {
    expect(routeAt(await site(), '/blog/2024/01/02/post')).toMatchObject({
      layout: ['BlogPostPage'],
      content: {kind: 'document', sourcePath: 'blog/2024-01-02-post.md'},
      shared: ['blog-sidebar'],
      htmlClass: 'blog-wrapper blog-post-page plugin-blog plugin-id-default',
      metadata: {title: 'Post for machines', description: 'What it says.', keywords: ['k'], image: '/card.png'},
      props: {
        post: {title: 'Post', date: '2024-01-02T00:00:00.000Z', hasTruncateMarker: true},
        prevItem: {title: 'new', permalink: '/blog/2024/01/03/new'},
        nextItem: {title: 'old', permalink: '/blog/2024/01/01/old'},
        hideTableOfContents: true,
        tocMaxHeadingLevel: 4,
      },
    })
  })

  test('tells link previews and search engines what it is', async () => {
    const {head = []} = routeAt(await site(), '/blog/2024/01/02/post')
    const properties = head.filter(({tag}) => tag === 'meta').map(({attributes}) => Object.values(attributes ?? {}))
    expect(properties).toEqual([
      ['og:type', 'article'],
      ['article:published_time', '2024-01-02T00:00:00.000Z'],
      ['article:modified_time', '2024-02-01T00:00:00.000Z'],
      ['article:author', 'https://example.com/about'],
      ['article:tag', 'A,B'],
    ])
    const data = head.find(({tag}) => tag === 'script')
    expect(data?.attributes).toEqual({type: 'application/ld+json'})
    expect(JSON.parse(data?.text ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      url: 'https://example.com/blog/2024/01/02/post',
      headline: 'Post',
      datePublished: '2024-01-02T00:00:00.000Z',
      dateModified: '2024-02-01T00:00:00.000Z',
      author: {'@type': 'Person', name: 'Ann', url: 'https://example.com/about'},
      image: {'@type': 'ImageObject', url: 'https://example.com/card.png'},
      isPartOf: {'@type': 'Blog', '@id': 'https://example.com/blog'},
    })
  })

  test('is in the list next to the pages by its label', async () => {
    const data = (await site()).sharedData?.['blog-sidebar'] as unknown as BlogSidebarData
    expect(data.title).toBe('Recent posts')
    expect(data.items.map(({title}) => title)).toEqual(['Newest', 'Post', 'old'])
  })
})

describe('lists', () => {
  test('are cut into pages that know their neighbours', async () => {
    const site = await blogSite({posts: manyPosts(25)})
    const metadata = (path: string) => routeAt(site, path).props.metadata as unknown as BlogListMetadata
    expect(metadata('/blog')).toMatchObject({
      page: 1,
      postsPerPage: 10,
      totalPages: 3,
      totalCount: 25,
      nextPage: '/blog/page/2',
    })
    expect(metadata('/blog')).not.toHaveProperty('previousPage')
    expect(metadata('/blog/page/2')).toMatchObject({previousPage: '/blog', nextPage: '/blog/page/3'})
    expect(metadata('/blog/page/3')).toMatchObject({page: 3, previousPage: '/blog/page/2'})
    expect(metadata('/blog/page/3')).not.toHaveProperty('nextPage')
    expect(routeAt(site, '/blog/page/3').embedded).toHaveLength(5)
  })

  test('may have one page for all', async () => {
    const site = await blogSite({posts: manyPosts(25), options: {postsPerPage: 'ALL', pageBasePath: 'p'}})
    expect(routeAt(site, '/blog')).toMatchObject({props: {metadata: {postsPerPage: 25, totalPages: 1}}})
    expect(site.paths).not.toContain('/blog/p/2')
  })

  test('show posts up to their marker, and the whole of those without', async () => {
    const posts = {'2024-01-02-a.md': {}, '2024-01-01-b.md': {isTruncated: false}}
    const frontMatter = expect.any(Object)
    const site = await blogSite({posts, options: {truncateMarker: /<!-- more -->/, onUntruncatedBlogPosts: 'ignore'}})
    expect(routeAt(site, '/blog').embedded).toEqual([
      {id: 'post-1', sourcePath: 'blog/2024-01-02-a.md', frontMatter, until: '<!-- more -->'},
      {id: 'post-2', sourcePath: 'blog/2024-01-01-b.md', frontMatter},
    ])
    expect(routeAt(site, '/blog').props.items).toMatchObject([
      {content: 'post-1', post: {title: 'a', hasTruncateMarker: true}},
      {content: 'post-2', post: {title: 'b', hasTruncateMarker: false}},
    ])
  })

  test('are told to search engines as a blog', async () => {
    const site = await blogSite({posts: manyPosts(2), options: {blogTitle: 'Notes'}})
    const [data] = routeAt(site, '/blog').head ?? []
    expect(JSON.parse(data?.text ?? '')).toMatchObject({
      '@type': 'Blog',
      name: 'Notes',
      blogPost: [{'@type': 'BlogPosting', headline: 'post-1'}, {headline: 'post-0'}],
    })
  })
})

describe('tags', () => {
  test('are counted, and each lists its posts page by page', async () => {
    const site = await blogSite({posts: manyPosts(7), options: {postsPerPage: 2}})
    expect(routeAt(site, '/blog/tags').props.tags).toEqual([
      {label: 't0', permalink: '/blog/tags/t-0', count: 3},
      {label: 't2', permalink: '/blog/tags/t-2', count: 2},
      {label: 't1', permalink: '/blog/tags/t-1', count: 2},
    ])
    expect(routeAt(site, '/blog/tags/t-0/page/2')).toMatchObject({
      layout: ['BlogTagsPostsPage'],
      metadata: {title: '3 posts tagged with “t0”'},
      props: {
        tag: {label: 't0', count: 3, allTagsPath: '/blog/tags', unlisted: false},
        listMetadata: {page: 2, previousPage: '/blog/tags/t-0', totalCount: 3},
      },
    })
  })

  test('of unlisted posts alone have a page that is in no list', async () => {
    const posts = {
      '2024-01-01-a.md': {frontMatter: {tags: ['hidden'], unlisted: true}},
      '2024-01-02-b.md': {frontMatter: {tags: ['seen']}},
    }
    const site = await blogSite({posts})
    expect(routeAt(site, '/blog/tags').props.tags).toMatchObject([{label: 'seen'}])
    expect(routeAt(site, '/blog/tags/hidden')).toMatchObject({
      metadata: {noIndex: true},
      props: {tag: {unlisted: true}},
    })
  })

  test('that the file of tags does not have are reported where they stand', async () => {
    const posts = {'2024-01-01-a.md': {frontMatter: {tags: ['api', 'new']}}}
    expect((await blogSite({posts, data: {'tags.yml': TAGS}})).diagnostics).toMatchObject([
      {
        level: 'warning',
        code: 'blog/inline-tags',
        message: 'The tags file does not have "new".',
        location: {sourcePath: 'blog/2024-01-01-a.md', frontMatterKey: 'tags'},
      },
    ])
    const strict = await blogSite({posts, data: {'tags.yml': TAGS}, options: {onInlineTags: 'throw'}})
    expect(strict.diagnostics).toMatchObject([{level: 'error'}])
    expect((await blogSite({posts})).diagnostics).toEqual([])
  })

  test('have a file that must be there when it is named, and be right', async () => {
    const missing = await blogSite({posts: {}, options: {tags: 'my-tags.yml'}})
    expect(missing.diagnostics).toMatchObject([
      {code: 'blog/tags-file', message: 'The tags file "my-tags.yml" does not exist.'},
    ])
    const wrong: [text: string, line: number, column: number][] = [
      ['b:\na: {colour: red}', 2, 1],
      ['a:\n  label: [1]', 2, 3],
      ['a:\nb: {permalink: /a}', 2, 1],
      ['a: [', 1, 5],
      ['a: *b', 1, 1],
    ]
    for (const [text, line, column] of wrong) {
      const {diagnostics} = await blogSite({posts: {}, data: {'tags.yml': text}})
      const location = {sourcePath: 'blog/tags.yml', line, column}
      expect(diagnostics).toMatchObject([{code: 'blog/tags-file', location}])
    }
  })
})

describe('the list of posts next to the pages', () => {
  test('is shared by them, and as long as the site wants', async () => {
    const itemsOf = async (blogSidebarCount: number | 'ALL') => {
      const {sharedData} = await blogSite({posts: manyPosts(8), options: {blogSidebarCount}})
      return (sharedData?.['blog-sidebar'] as unknown as BlogSidebarData | undefined)?.items.length
    }
    expect([await itemsOf(5), await itemsOf('ALL'), await itemsOf(0)]).toEqual([5, 8, undefined])
  })

  test('is left out of the pages where it is long, and the archive stands in its place', async () => {
    const options = {blogSidebarCount: 'ALL', blogSidebarTitle: 'All notes'}
    const short = routeAt(await blogSite({posts: manyPosts(100), options}), '/blog')
    expect(short.shared).toEqual(['blog-sidebar'])
    const long = await blogSite({posts: manyPosts(101), options})
    expect(routeAt(long, '/blog').shared).toEqual([])
    expect(routeAt(long, '/blog').props.sidebar).toEqual({
      id: 'blog-sidebar',
      title: 'All notes',
      isDeferred: true,
      archivePath: '/blog/archive',
    })
    expect(Object.keys(long.sharedData ?? {})).toEqual(['blog-sidebar'])
  })

  test('marks unlisted posts, which show themselves alone', async () => {
    const {sharedData} = await blogSite({posts: {'2024-01-01-a.md': {frontMatter: {unlisted: true}}}})
    expect(sharedData?.['blog-sidebar']).toMatchObject({items: [{title: 'a', unlisted: true}]})
  })

  test('belongs to one instance of the plugin', async () => {
    const site = await blogSite({posts: {'2024-01-01-a.md': {}}, id: 'Team_2'})
    expect(Object.keys(site.sharedData ?? {})).toEqual(['blog-sidebar-team-2'])
    expect(routeAt(site, '/blog')).toMatchObject({
      shared: ['blog-sidebar-team-2'],
      htmlClass: 'blog-wrapper blog-list-page plugin-blog plugin-id-Team_2',
      props: {blog: {pluginId: 'Team_2'}},
    })
  })
})

test('a site may name components of its own', async () => {
  const site = await blogSite({posts: {'2024-01-01-a.md': {}}, options: {blogPostComponent: '@theme/MyPost'}})
  expect(routeAt(site, '/blog/2024/01/01/a').layout).toEqual(['MyPost'])
})

test('the page of a post does not grow with the blog', async () => {
  const sizeOf = async (count: number) => {
    const site = await blogSite({posts: manyPosts(count), options: {blogSidebarCount: 'ALL'}})
    return JSON.stringify(routeAt(site, '/blog/2000/01/10/post-9')).length
  }
  expect(Math.abs((await sizeOf(5000)) - (await sizeOf(200)))).toBeLessThan(20)
})

test('10,000 posts are planned without quadratic work', async () => {
  const timeOf = async (count: number) => {
    const posts = manyPosts(count)
    return processorTime(() => blogSite({posts, options: {blogSidebarCount: 'ALL'}}))
  }
  await timeOf(500)
  const [few, many] = [await timeOf(1000), await timeOf(10_000)]
  // Ten times the posts: quadratic work would take a hundred times as long.
  expect(many / few).toBeLessThan(40)
})

describe('the archive', () => {
  /** Posts of the days before a date. */
  const postsBefore = (end: number, count: number, perDay = 1) =>
    Object.fromEntries(
      Array.from({length: count}, (_, at) => {
        const day = new Date(end - (1 + Math.floor(at / perDay)) * 86_400_000).toISOString().slice(0, 10)
        return [`${day}-post-${at}.md`, {}]
      }),
    )
  const archiveAt = (site: Awaited<ReturnType<typeof blogSite>>, path: string): BlogArchivePageProps['archive'] =>
    (routeAt(site, path).props as unknown as BlogArchivePageProps).archive
  const archivesOf = ({paths}: {readonly paths: readonly string[]}) => paths.filter((path) => /\/archive/.test(path))

  test('of 500 posts is one page', async () => {
    const site = await blogSite({posts: postsBefore(Date.UTC(2025, 0, 1), 500)})
    expect(archivesOf(site)).toEqual(['/blog/archive'])
    expect(Object.keys(archiveAt(site, '/blog/archive'))).toEqual(['blogPosts'])
    expect(archiveAt(site, '/blog/archive').blogPosts).toHaveLength(500)
  })

  test('of more has the newest years on its first page, and a page for each other year or each month of a busy one', async () => {
    const posts = {
      ...postsBefore(Date.UTC(2025, 2, 1), 90),
      ...postsBefore(Date.UTC(2024, 0, 1), 365),
      ...postsBefore(Date.UTC(2020, 2, 1), 600, 10),
      ...postsBefore(Date.UTC(2012, 0, 1), 3),
    }
    const site = await blogSite({posts, options: {archiveBasePath: 'all'}})
    const names = ['2020-02', '2020-01', '2011']
    const first = archiveAt(site, '/blog/all')
    // 59 posts of 2025, 31 of 2024, 365 of 2023.
    expect(first.blogPosts).toHaveLength(455)
    expect(first.others).toEqual([
      {name: '2020-02', permalink: '/blog/all/2020-02', count: 290},
      {name: '2020-01', permalink: '/blog/all/2020-01', count: 310},
      {name: '2011', permalink: '/blog/all/2011', count: 3},
    ])
    const shown = names.flatMap((name) => {
      const {period, archivePath, blogPosts} = archiveAt(site, `/blog/all/${name}`)
      expect([period?.name, period?.count, archivePath]).toEqual([name, blogPosts.length, '/blog/all'])
      return blogPosts
    })
    const all = [...first.blogPosts, ...shown].map(({metadata}) => metadata.permalink)
    expect(all).toEqual(site.posts.map(({metadata}) => metadata.permalink))
    expect(routeAt(site, '/blog/all/2011').metadata.title).toBe('Archive: 2011')
  })

  test('of years that are complete does not change with a new post', async () => {
    const posts = {...postsBefore(Date.UTC(2025, 0, 1), 366), ...postsBefore(Date.UTC(2023, 0, 1), 365)}
    const before = await blogSite({posts})
    const after = await blogSite({posts: {...posts, '2025-01-01-new.md': {}}})
    expect(archivesOf(after)).toEqual(['/blog/archive', '/blog/archive/2022'])
    expect(routeAt(after, '/blog/archive/2022')).toEqual(routeAt(before, '/blog/archive/2022'))
  })
})
