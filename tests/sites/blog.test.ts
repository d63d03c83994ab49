// Whole sites with a blog: pages and their URLs, excerpts, feeds, mistakes, and what an edit costs.
import {execFileSync} from 'node:child_process'
import {XMLValidator} from 'fast-xml-parser'
import Parser from 'rss-parser'
import {describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, createSite, type FileMap} from '../support/site.ts'

/** Of the bundler, which a site with components in its content needs once. */
const BUNDLE_MS = 180_000
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function config(options = '', fields = ''): string {
  return `import {blog} from 'quire-docs/plugins/blog'
import {docs} from 'quire-docs/plugins/docs'
import {sitemap} from 'quire-docs/plugins/sitemap'
export default {
  title: 'Test', url: 'https://test.example', baseUrl: '/', ${fields}
  plugins: [docs(), blog({path: 'notes', routeBasePath: 'notes', ${options}}), sitemap()],
}
`
}

const FIRST = `---
title: First note
authors: [team]
tags: [planning]
---

See [the docs](../docs/index.md) and [the second](2024-02-01-second/index.mdx#more), said in a footnote[^1].

![A picture](picture.png)

[^1]: One.

<!-- truncate -->

## The rest of it

Below the mark.
`

const SECOND = `# Second note

Above {1 + 1}, a footnote[^1], ![beside](./beside.png).

[^1]: Two.

{/* truncate */}

## More

<Details>Below the mark.</Details>
`

const REFERENCES = `See [the reference][Ref], [what is below](#below), ![a picture][picture] and the foot[^foot].

<!-- truncate -->

## Below

\`\`\`text
[ref]: https://never.example/
\`\`\`

[ref]: https://ref.example/
[picture]: ./picture.png
[other]: https://example.com/unused
[^foot]: A note of the foot.
`

const FILES: FileMap = {
  'site.config.mjs': config("feedOptions: {type: 'all'}, blogSidebarCount: 'ALL', blogTitle: 'Notes'"),
  'docs/index.md': '# Home\n\nRead [a note](../notes/2023-05-02-first.md).\n',
  'notes/authors.yml': 'team:\n  name: The team\n  page: true\n',
  'notes/tags.yml': 'planning: {label: Planning}\n',
  'notes/2023-05-02-first.md': FIRST,
  'notes/picture.png': PNG,
  'notes/2024-02-01-second/index.mdx': SECOND,
  'notes/2024-02-01-second/beside.png': PNG,
  'notes/2024-03-01-draft.md': '---\ndraft: true\n---\n\nNot yet.\n',
  'notes/2024-04-01-unlisted.md': '---\nunlisted: true\n---\n\nShort.\n\n<!-- truncate -->\n',
}

/** Built once for the tests that only look at it. */
const built = (() => {
  let building: Promise<BuiltSite> | undefined
  return () => {
    building ??= buildSite(FILES)
    return building
  }
})()

describe('a blog', () => {
  test('has its pages, and says nothing about what is right', {timeout: BUNDLE_MS}, async () => {
    const site = await built()
    expect(site.findings).toEqual([])
    const pages = site.files().filter((file) => file.startsWith('notes/') && file.endsWith('index.html'))
    expect(pages).toEqual([
      'notes/2023/05/02/first/index.html',
      'notes/2024/02/01/second/index.html',
      'notes/2024/04/01/unlisted/index.html',
      'notes/archive/index.html',
      'notes/authors/index.html',
      'notes/authors/team/index.html',
      'notes/index.html',
      'notes/tags/index.html',
      'notes/tags/planning/index.html',
    ])
    expect(site.html('/docs/')).toContain('href="/notes/2023/05/02/first"')
    expect(site.read('sitemap.xml')).toContain('https://test.example/notes/2023/05/02/first<')
    expect(site.read('sitemap.xml')).not.toContain('unlisted')
  })

  test("lists excerpts whose links and images lead where they lead on the post's page", async () => {
    const site = await built()
    const list = site.html('/notes')
    const post = site.html('/notes/2023/05/02/first')
    for (const address of ['href="/docs/"', 'href="/notes/2024/02/01/second#more"', 'src="/assets/images/picture-']) {
      expect(list).toContain(address)
      expect(post).toContain(address)
    }
    expect(list).toContain('src="/assets/images/beside-')
    expect(list).not.toContain('Below the mark')
    expect(post).toContain('Below the mark')
    expect(list.match(/<h[12][^>]*>(?:<a[^>]*>)?Second note/g)).toHaveLength(1)
    expect(list).not.toContain('04/01/unlisted')
  })

  test('lists excerpts whose references stand below the mark', async () => {
    const site = await buildSite({
      'site.config.mjs': config(),
      'docs/index.md': '# Home\n',
      'notes/2024-01-01-one.md': REFERENCES,
      'notes/2024-01-02-two.md': ':::note\n\nAbove.\n\n<!-- truncate -->\n\nBelow.\n\n:::\n',
      'notes/picture.png': PNG,
    })
    expect(site.findings).toEqual([])
    const list = site.html('/notes')
    expect(list).toContain('href="https://ref.example/"')
    expect(list).toContain('src="/assets/images/picture-')
    expect(list).toContain('A note of the foot.')
    expect(list).toContain('href="/notes/2024/01/01/one#below"')
    expect(list).not.toContain('never.example')
    expect(list).not.toContain('unused')
    expect(site.html('/notes/2024/01/01/one')).toContain('<a href="#below"')
  })

  test('has no id twice on a page, footnotes of several posts included', async () => {
    const site = await built()
    for (const path of ['/notes', '/notes/2024/02/01/second', '/notes/tags/planning']) {
      const ids = [...site.html(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    }
  })

  test('tells readers and machines what a post is', async () => {
    const html = (await built()).html('/notes/2023/05/02/first')
    expect(html).toContain('<meta property="article:published_time" content="2023-05-02T00:00:00.000Z"')
    expect(html).toContain('<meta property="og:type" content="article"')
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'First note',
      isPartOf: {'@type': 'Blog'},
    })
    expect(html).toContain('First note | Test')
    expect(html).toContain('min read')
  })

  test('announces its feeds on every page', async () => {
    const site = await built()
    for (const path of ['/docs/', '/notes', '/notes/2023/05/02/first'])
      expect(site.html(path)).toMatch(
        /<link rel="alternate" type="application\/rss\+xml" href="\/notes\/rss.xml" title="Test RSS Feed"/,
      )
  })

  test('has feeds that other programs can read, with the whole posts', async () => {
    const site = await built()
    for (const file of ['notes/rss.xml', 'notes/atom.xml']) {
      const text = site.read(file)
      expect(XMLValidator.validate(text)).toBe(true)
      const {items} = await new Parser().parseString(text)
      expect(items.map(({title}) => title)).toEqual(['Second note', 'First note'])
      const html = items.map((item) => String(item['content:encoded'] ?? item.content)).join('\n')
      expect(html).toContain('href="https://test.example/docs/"')
      expect(html).toMatch(/src="https:\/\/test\.example\/assets\/images\/picture-[^"]+\.png"/)
      expect(html).toMatch(/Above 2, a footnote/)
      expect(html).not.toMatch(/hash-link|<button|(?:src|href)="\//)
    }
    expect(JSON.parse(site.read('notes/feed.json')).items).toHaveLength(2)
  })
})

test('the list of posts is a file of its own, which no page repeats', async () => {
  const site = await built()
  const data = JSON.parse(site.read('_routes/shared/blog-sidebar.json'))
  expect(data.items.map(({title}: {title: string}) => title)).toEqual(['unlisted', 'Second note', 'First note'])
  expect(site.read('_routes/notes/2023/05/02/first.js')).not.toContain('"items"')
})

test('two blogs live in one site', async () => {
  const site = await buildSite({
    'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'
export default {title: 'T', url: 'https://t.example', plugins: [
  blog({showReadingTime: false}), blog({id: 'team', path: 'team', routeBasePath: 'team'})]}
`,
    'blog/2024-01-01-a.md': 'A [b](../team/2024-01-01-b.md).\n\n<!-- truncate -->\n',
    'team/2024-01-01-b.md': 'B.\n\n<!-- truncate -->\n',
  })
  expect(site.findings).toEqual([])
  expect(site.html('/blog/2024/01/01/a')).toContain('href="/team/2024/01/01/b"')
  expect(site.html('/blog/2024/01/01/a')).not.toContain('min read')
  expect(site.html('/team')).toContain('min read')
  expect(site.files()).toEqual(
    expect.arrayContaining(['blog/rss.xml', 'team/rss.xml', '_routes/shared/blog-sidebar-team.json']),
  )
})

describe('the preset', () => {
  const preset = (options: string) =>
    `export default {title: 'T', url: 'https://t.example', presets: [['classic', ${options}]]}\n`
  const files = {'docs/index.md': '# Home\n', 'blog/2024-01-01-a.md': 'A.\n\n<!-- truncate -->\n'}

  test('has a blog where there is a folder for it', async () => {
    const site = await buildSite({...files, 'site.config.mjs': preset('{}')})
    expect(site.findings).toEqual([])
    expect(site.exists('blog/2024/01/01/a/index.html')).toBe(true)
  })

  test('has none when it is told so', async () => {
    const site = await buildSite({...files, 'site.config.mjs': preset('{blog: false}')})
    expect(site.exists('blog/index.html')).toBe(false)
  })

  test('with options has an empty list where there is no folder', async () => {
    const {'docs/index.md': home} = files
    const site = await buildSite({
      'docs/index.md': home,
      'site.config.mjs': preset("{blog: {path: 'news', routeBasePath: 'news'}}"),
    })
    expect(site.findings).toEqual([])
    expect(site.exists('news/index.html')).toBe(true)
    expect(site.exists('news/rss.xml')).toBe(false)
  })
})

test('all mistakes are told in one run, each with its place', async () => {
  const site = await buildSite({
    'site.config.mjs': config("onInlineTags: 'throw', onUntruncatedBlogPosts: 'throw'"),
    'docs/index.md': '# Home\n',
    'notes/authors.yml': 'team:\n  name: The team\n  socials:\n    x: a/b\n',
    'notes/tags.yml': 'planning:\n',
    'notes/2024-01-01-author.md': '---\ntitle: A\nauthors: [teem]\n---\n\nText.\n\n<!-- truncate -->\n',
    'notes/2024-01-02-date.md': '---\ntitle: B\ndate: soon\n---\n\nText.\n\n<!-- truncate -->\n',
    'notes/2024-01-03-tag.md': '---\ntags: [planing]\n---\n\nText.\n',
    'notes/2024-02-31-day.md': 'Text.\n\n<!-- truncate -->\n',
    'notes/2024-03-01-inside.mdx': '<div>\n\nText.\n\n{/* truncate */}\n\n</div>\n',
    'notes/2024-03-02-inline.md':
      '---\ntitle_meta: T\ntitle: [T]\nauthor_title: Host\nauthor: Ada\n---\n\nText.\n\n<!-- truncate -->\n',
  })
  expect(site.errors.toSorted()).toEqual([
    'error blog/authors-file notes/authors.yml:4:5',
    'error blog/file-date notes/2024-02-31-day.md',
    'error blog/front-matter notes/2024-01-02-date.md:3:1',
    'error blog/front-matter notes/2024-03-02-inline.md:3:1',
    'error blog/inline-tags notes/2024-01-03-tag.md:2:1',
    'error blog/unknown-author notes/2024-01-01-author.md:3:1',
    'error blog/untruncated notes/2024-01-03-tag.md',
    'error mdx/syntax notes/2024-03-01-inside.mdx:1:1',
  ])
  expect(site.findings).toContain('warning blog/inline-authors notes/2024-03-02-inline.md:5:1')
  const cut = site.diagnostics.find(({code}) => code === 'mdx/syntax')
  expect(cut?.message).toContain('cannot be cut at its truncation marker: The tag "<div>"')
  const author = site.diagnostics.find(({code}) => code === 'blog/unknown-author')
  expect(author?.hint).toBe('Did you mean "team"?')
})

test('two posts with one URL are reported, and the newer keeps it', async () => {
  const site = await buildSite({
    'site.config.mjs': config('', "onDuplicateRoutes: 'throw',"),
    'docs/index.md': '# Home\n',
    'notes/2024-01-01-a.md': '---\nslug: same\n---\n\nText.\n\n<!-- truncate -->\n',
    'notes/2024-01-02-b.md': '---\nslug: same\n---\n\nText.\n\n<!-- truncate -->\n',
  })
  expect(site.errors).toEqual(['error routes/duplicate notes/2024-01-01-a.md'])
})

test('a post without a date has the one of its first commit', async () => {
  const site = createSite({
    'site.config.mjs': config(),
    'docs/index.md': '# Home\n',
    'notes/hello.md': 'Text.\n\n<!-- truncate -->\n',
  })
  const git = (args: string[], date: string) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: site.dir,
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
      stdio: 'ignore',
    })
  git(['init'], '')
  git(['add', 'notes'], '')
  git(['commit', '-m', 'One'], '2021-03-04T05:06:07Z')
  site.write('notes/hello.md', 'Other text.\n\n<!-- truncate -->\n')
  git(['commit', '-am', 'Two'], '2022-03-04T05:06:07Z')
  expect((await site.build()).html('/notes/hello')).toContain('2021-03-04T05:06:07.000Z')
})

describe('a warm build', () => {
  test('answers as a cold one does', async () => {
    const site = createSite(FILES)
    const cold = await site.build()
    const warm = await site.build()
    expect(warm.report.counts).toMatchObject({compiled: 0, rendered: 0, written: 0})
    expect(warm.bytes()).toEqual(cold.bytes())
  })

  test('after an edit below the mark compiles the post, and renders its page alone', async () => {
    const site = createSite(FILES)
    await site.build()
    const again = await site.write('notes/2024-02-01-second/index.mdx', `${SECOND}\nOne more line.\n`).build()
    expect(again.report.counts).toMatchObject({bundled: 0})
    expect(again.html('/notes/2024/02/01/second')).toContain('One more line')
    expect(again.read('notes/rss.xml')).toContain('One more line')
    const cold = createSite({...FILES, 'notes/2024-02-01-second/index.mdx': `${SECOND}\nOne more line.\n`})
    expect(again.bytes()).toEqual((await cold.build()).bytes())
  })
})

describe('lists of a blog', () => {
  const post = '---\nauthors: ada\n---\n\n# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n'
  test('look as Docusaurus has them where its names list the blog, unless the site says otherwise', async () => {
    const authors =
      'ada:\n  name: Ada\n  description: Writes.\n  url: https://ada.example\n  socials: {github: ada}\n  page: true\n'
    const site = await buildSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/',
  presets: [['classic', {docs: false}]], plugins: [['@docusaurus/plugin-content-blog', {id: 'notes', path: 'notes', routeBasePath: 'notes', classicLists: false}]]}`,
      'blog/authors.yml': authors,
      'blog/2026-12-11-post.md': post,
      'notes/authors.yml': authors,
      'notes/2026-12-11-post.md': post,
    })
    expect(site.errors).toEqual([])
    expect(site.html('/blog')).not.toContain('<h1')
    expect(site.html('/notes')).toContain('<h1>Blog</h1>')
    const archive = site.html('/blog/archive').replaceAll('<!-- -->', '')
    expect(archive).toMatch(/<h1 class="[^"]*hero__title">Archive<\/h1><p class="hero__subtitle">Archive<\/p>/)
    expect(archive).toMatch(/<h3[^>]* id="2026"[^>]*>2026.*<a [^>]*>December 11 - Post<\/a>/s)
    expect(site.html('/notes/archive')).toMatch(/<h2[^>]* id="2026"[^>]*>2026.*<time[^>]*>Dec 11<\/time>/s)
    expect(site.html('/blog/authors')).not.toContain('<p>Writes.</p>')
    expect(site.html('/notes/authors')).toContain('<p>Writes.</p>')
    for (const path of ['/authors', '']) expect(site.html(`/blog${path}`)).toContain('href="https://github.com/ada"')
    expect(site.html('/notes')).not.toContain('href="https://github.com/ada"')
    const own = (blog: string): string => site.html(`${blog}/authors/ada`).replaceAll('<!-- -->', '')
    expect(own('/notes')).toContain('One post · <a')
    expect(own('/blog')).not.toContain('One post · ')
    expect(site.html('/notes/authors/ada')).toContain('href="https://ada.example"')
    expect(site.html('/blog/authors/ada')).not.toContain('href="https://ada.example"')
  })
})
