// Authors of a blog: the file of authors, authors in front matter, and what is said about mistakes in either.
import {describe, expect, test} from 'vitest'
import {blogSite} from './support/blog-site.ts'
import {routeAt} from './support/site.ts'

const AUTHORS = `platform:
  name: Platform team
  title: Owners of the gateway
  url: https://team.example
  image_url: /img/platform.png
  email: platform@example.com
  page: true
  socials:
    x: platform
    linkedin: platform
    stackoverflow: '42'
    bluesky: platform.example
    threads: platform
    mastodon: platform
    youtube: platform
    email: us@example.com
    github: https://git.example/platform
    forum: platform
web-guild:
  name: Web guild
  page:
    permalink: /round-table
silent:
  imageURL: https://img.example/silent.png
`

async function authorsOf(frontMatter: Readonly<Record<string, unknown>>, authors: unknown = AUTHORS, options = {}) {
  const site = await blogSite({
    posts: {'2024-01-01-a.md': {frontMatter}},
    data: authors === undefined ? {} : {'authors.yml': authors},
    options,
    config: {baseUrl: '/base/'},
  })
  return {authors: site.posts[0]?.metadata.authors, diagnostics: site.diagnostics, site}
}

describe('an author by key', () => {
  test('has what the file says, with complete URLs', async () => {
    const {authors, diagnostics} = await authorsOf({authors: 'platform'})
    expect(diagnostics).toEqual([])
    expect(authors).toEqual([
      {
        key: 'platform',
        name: 'Platform team',
        title: 'Owners of the gateway',
        url: 'https://team.example',
        imageURL: '/base/img/platform.png',
        email: 'platform@example.com',
        page: {permalink: '/base/blog/authors/platform'},
        socials: {
          x: 'https://x.com/platform',
          linkedin: 'https://www.linkedin.com/in/platform/',
          stackoverflow: 'https://stackoverflow.com/users/42',
          bluesky: 'https://bsky.app/profile/platform.example',
          threads: 'https://www.threads.net/@platform',
          mastodon: 'https://mastodon.social/@platform',
          youtube: 'https://youtube.com/@platform',
          email: 'mailto:us@example.com',
          github: 'https://git.example/platform',
          forum: 'platform',
        },
      },
    ])
  })

  test('can be told more of by the post', async () => {
    const {authors, diagnostics} = await authorsOf({authors: [{key: 'web-guild', title: 'Host'}, 'silent']})
    expect(diagnostics).toEqual([])
    expect(authors).toMatchObject([
      {key: 'web-guild', name: 'Web guild', title: 'Host'},
      {key: 'silent', imageURL: 'https://img.example/silent.png'},
    ])
  })

  test.each([
    ['web-gild', AUTHORS, 'Did you mean "web-guild"?'],
    ['nobody', AUTHORS, 'Its authors are "platform", "web-guild", "silent".'],
    ['nobody', undefined, 'Write the file authors.yml in the blog\'s folder, with "nobody:" and a "name".'],
  ])('%s that is not there is an error', async (key, file, hint) => {
    const {authors, diagnostics} = await authorsOf({authors: key}, file ?? '')
    expect(authors).toEqual([])
    expect(diagnostics).toMatchObject([
      {
        level: 'error',
        code: 'blog/unknown-author',
        message: `There is no author "${key}" in authors.yml.`,
        location: {sourcePath: 'blog/2024-01-01-a.md', frontMatterKey: 'authors'},
        hint,
      },
    ])
  })

  test('stands once in a post', async () => {
    const {diagnostics} = await authorsOf({authors: ['platform', {key: 'platform'}]})
    expect(diagnostics).toMatchObject([{level: 'error', code: 'blog/duplicate-author'}])
  })
})

describe('an author whom the post describes', () => {
  test.each([
    [{authors: {name: 'Ann', url: 'https://ann.example', imageURL: '/ann.png'}}],
    [{author: 'Ann', author_url: 'https://ann.example', author_image_url: '/ann.png'}],
    [{author: 'Ann', authorURL: 'https://ann.example', authorImageURL: '/ann.png'}],
  ])('in %j is shown, and reported', async (frontMatter) => {
    const {authors, diagnostics} = await authorsOf(frontMatter)
    expect(authors).toEqual([{name: 'Ann', url: 'https://ann.example', imageURL: '/base/ann.png'}])
    expect(diagnostics).toMatchObject([
      {level: 'warning', code: 'blog/inline-authors', message: 'The post describes "Ann" itself.'},
    ])
  })

  test('is as bad as the site says', async () => {
    const options = (onInlineAuthors: string) => ({onInlineAuthors})
    expect((await authorsOf({author: 'Ann'}, '', options('ignore'))).diagnostics).toEqual([])
    expect((await authorsOf({author: 'Ann'}, '', options('throw'))).diagnostics).toMatchObject([{level: 'error'}])
  })

  test('has an image that the site knows', async () => {
    const {diagnostics} = await authorsOf({authors: {key: 'platform', imageURL: './ann.png'}})
    expect(diagnostics).toMatchObject([
      {level: 'error', code: 'blog/front-matter', hint: expect.stringContaining('"static"')},
    ])
  })
})

describe('the file of authors', () => {
  test.each([
    ['a:\n  title: Nobody\n', 'The author "a" is wrong: an author needs a "name" or an "image_url".', 1, 1],
    [
      'a:\n  name: A\n  socials:\n    x: u/a\n',
      'The value "u/a" for "x" is neither a handle nor a complete URL.',
      4,
      5,
    ],
    ['a:\n  name: A\n  url: [1]\n', 'The author "a" is wrong: "url" has a value of the wrong type.', 3, 3],
    ['a:\n  name: A\n  image_url: me.png\n', expect.stringContaining('"me.png" of an author'), 3, 3],
    ['- name: A\n', 'The file of authors must hold authors by key.', 1, 1],
    ['a: {name: A\nb: 1', expect.stringContaining('The file of authors is not valid'), 2, expect.any(Number)],
    [
      'a:\n  name: A\n  page: true\nb:\n  name: B\n  page: {permalink: a}\n',
      'The authors "a" and "b" have the same page, /base/blog/authors/a.',
      6,
      3,
    ],
  ])('%j is told where it is wrong', async (text, message, line, column) => {
    const {diagnostics} = await authorsOf({}, text)
    expect(diagnostics[0]).toMatchObject({
      level: 'error',
      code: 'blog/authors-file',
      message,
      location: {sourcePath: 'blog/authors.yml', line, column},
    })
  })

  test('may be JSON, and may be empty', async () => {
    const options = {authorsMapPath: './people.json'}
    const site = await blogSite({
      posts: {'2024-01-01-a.md': {frontMatter: {authors: 'a'}}},
      data: {'people.json': {a: {name: 'A'}}},
      options,
    })
    expect(site.diagnostics).toEqual([])
    expect(site.posts[0]?.metadata.authors).toEqual([{key: 'a', name: 'A'}])
    expect((await authorsOf({}, '# nobody yet\n')).diagnostics).toEqual([])
  })
})

describe('pages of authors', () => {
  const posts = {
    '2024-01-01-a.md': {frontMatter: {authors: ['platform', 'web-guild']}},
    '2024-01-02-b.md': {frontMatter: {authors: 'platform'}},
    '2024-01-03-c.md': {frontMatter: {authors: 'platform', unlisted: true}},
  }

  test('list all authors with the number of their posts, and the posts of those who have a page', async () => {
    const site = await blogSite({posts, data: {'authors.yml': AUTHORS}, options: {postsPerPage: 1}})
    expect(site.paths.filter((path) => path.includes('authors'))).toEqual([
      '/blog/authors',
      '/blog/authors/platform',
      '/blog/authors/platform/page/2',
      '/blog/authors/round-table',
    ])
    expect(routeAt(site, '/blog/authors').props.authors).toMatchObject([
      {key: 'platform', count: 2},
      {key: 'web-guild', count: 1},
      {key: 'silent', count: 0},
    ])
    expect(routeAt(site, '/blog/authors/platform')).toMatchObject({
      layout: ['Blog/Pages/BlogAuthorsPostsPage'],
      metadata: {title: 'Platform team - 2 posts'},
      embedded: [{sourcePath: 'blog/2024-01-02-b.md'}],
      props: {author: {count: 2}, listMetadata: {nextPage: '/blog/authors/platform/page/2', totalCount: 2}},
    })
    expect(routeAt(site, '/blog').props.blog).toMatchObject({authorsPath: '/blog/authors'})
  })

  test('do not exist without a file of authors', async () => {
    const site = await blogSite({posts: {'2024-01-01-a.md': {}}})
    expect(site.paths.filter((path) => path.includes('authors'))).toEqual([])
    expect(routeAt(site, '/blog').props.blog).not.toHaveProperty('authorsPath')
  })
})
