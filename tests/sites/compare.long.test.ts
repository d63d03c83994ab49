// `quire migrate --compare`: what Docusaurus built next to what Quire builds.
import {expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {configFile, createSite} from '../support/site.ts'

const page = (head: string, content: string): string =>
  `<!doctype html><html lang="en"><head><title>A</title>${head}</head><body><main><article><div class="theme-doc-markdown">${content}</div></article></main></body></html>`

const OLD = {
  'old/index.html': page(
    '<meta property="og:title" content="A">',
    '<h2 id="one">One</h2><p>Text.</p><img src="data:x" alt="i">',
  ),
  'old/gone/index.html': page('', '<p>Gone</p>'),
  'old/rss.xml': '<rss/>',
  'old/assets/js/main.js': 'x',
}

test('prints what differs between two folders', async () => {
  const site = createSite({
    ...OLD,
    'new/index.html': page(
      '<meta property="og:title" content="B">',
      '<h2 id="one-1">One</h2><p>Text!</p><img src="/assets/i.png" alt="i">',
    ),
    'new/added/index.html': page('', '<p>Added</p>'),
  })
  const {code, stdout} = await runCli(['migrate', '--compare', 'old', '--with', 'new'], {cwd: site.dir})
  expect(code).toBe(1)
  for (const text of [
    '/added route\n  docusaurus: (nothing)\n  quire:      /added',
    '/gone route\n  docusaurus: /gone\n  quire:      (nothing)',
    '/ headings\n  docusaurus: h2 #one One\n  quire:      h2 #one-1 One',
    '/ text\n  docusaurus: Text.\n  quire:      Text!',
    '/ head\n  docusaurus: og:title: A\n  quire:      og:title: B',
    'Only Docusaurus has: rss.xml.',
    '1 page in both: 5 differences, and 1 that are meant to be.',
  ])
    expect(stdout).toContain(text)
  expect(stdout).not.toContain('Small images are files')
  const all = await runCli(['migrate', '--compare', 'old', '--with', 'new', '--all'], {cwd: site.dir})
  expect(all.stdout).toContain('meant:      Small images are files')
  const same = await runCli(['migrate', '--compare', 'old', '--with', 'old'], {cwd: site.dir})
  expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('2 pages in both: 0 differences')])
})

test('the order of the head means nothing, nor does an image in it that is for readers without scripts', async () => {
  const [image, feed] = [
    '<noscript><img src="https://p.example/p.gif"></noscript>',
    '<link rel="alternate" href="/rss.xml">',
  ]
  const site = createSite({
    'old/index.html': page(feed + image, '<p>Text</p>'),
    'new/index.html': page(image + feed, '<p>Text</p>'),
    'other/index.html': page(image, '<p>Text</p>'),
  })
  const same = await runCli(['migrate', '--compare', 'old', '--with', 'new'], {cwd: site.dir})
  expect(same.stdout).toContain('1 page in both: 0 differences')
  const other = await runCli(['migrate', '--compare', 'old', '--with', 'other'], {cwd: site.dir})
  expect(other.stdout).toContain('/ head\n  docusaurus: alternate -> /rss.xml\n  quire:      (nothing)')
})

test('what Docusaurus 3 has changed is meant where the old site is of version 2', async () => {
  const old = (version: string) => ({
    'old/index.html': page(
      `<meta name="generator" content="Docusaurus v${version}">`,
      '<p><a href="/post">Read More</a></p><p>Other</p>',
    ),
    'new/index.html': page(
      '<meta property="og:locale" content="en">',
      '<p><a href="/post">Read more</a></p><p>Changed</p>',
    ),
    'new/blog/writers/index.html': page('', '<p>Authors</p>').replace('<html', '<html class="blog-authors-list-page"'),
    'old/topics/index.html': page('', '<p>Tags</p>'),
    'new/topics/index.html': page('<meta name="description" content="a, b">', '<p>Tags</p>').replace(
      '<html',
      '<html class="docs-wrapper docs-tags-list-page"',
    ),
  })
  const compare = async (version: string) =>
    (await runCli(['migrate', '--compare', 'old', '--with', 'new'], {cwd: createSite(old(version)).dir})).stdout
  expect(await compare('2.4.3')).toContain('2 pages in both: 1 difference, and 5 that are meant to be.')
  expect(await compare('3.10.0')).toContain('2 pages in both: 5 differences,')
})

test('all text of a page is compared, and what has been told of as something else is not told again', async () => {
  const around = (navbar: string, content: string, footer: string): string =>
    page('', content)
      .replace('<body>', `<body><nav class="navbar">${navbar}<div class="navbarSearchContainer">Search</div></nav>`)
      .replace('</main>', `</main><footer>${footer}</footer><script>let a</script>`)
  const site = createSite({
    'old/index.html': around('Docs', '<p>One</p><p>Two</p>', '<p>🗃️ A line</p><p>Copyright</p>').replace(
      '>Search',
      '>Find',
    ),
    'new/index.html': around('Guides', '<p>One</p><p>2</p>', '<p>A line</p>'),
    'old/old/index.html': '<html><body></body></html>',
    'new/old/index.html': '<html><body><a href="/new">/new</a></body></html>',
  })
  const {stdout} = await runCli(['migrate', '--compare', 'old', '--with', 'new'], {cwd: site.dir})
  expect(stdout).toContain('/ text\n  docusaurus: Two\n  quire:      2')
  expect(stdout.match(/^\S+ body\n.*\n.*/gm)).toEqual([
    '/ body\n  docusaurus: Docs\n  quire:      Guides',
    '/ body\n  docusaurus: Copyright\n  quire:      (nothing)',
  ])
  expect(stdout).toContain('2 pages in both: 3 differences, and 1 that are meant to be.')
})

test('live code is the same in an editor and in a block of code', async () => {
  const line = '<span class="token-line">&lt;b&gt;Shown&lt;/b&gt;</span>'
  const editor = `<div class="playgroundContainer_a"><div>Live View<div>Loading...</div></div><pre class="prism-code language-tsx">${line}</pre></div>`
  const block = (code: string): string =>
    `<div class="language-jsx theme-code-block live-code"><pre><code>${code}</code></pre></div>`
  const site = createSite({
    'old/index.html': page('', editor),
    'old/other/index.html': page('', editor),
    'new/index.html': page('', block(line)),
    'new/other/index.html': page('', block(line.replace('Shown', 'Hidden'))),
  })
  const {stdout} = await runCli(['migrate', '--compare', 'old', '--with', 'new'], {cwd: site.dir})
  expect(stdout).toContain('2 pages in both: 1 difference,')
  expect(stdout).toContain('/other code')
})

test('builds the site, and leaves its own output alone', async () => {
  const site = createSite({
    ...OLD,
    'site.config.mjs': configFile("onBrokenLinks: 'ignore'", "docs({routeBasePath: '/'})"),
    'docs/index.md': '# A\n\n## One\n\nText.\n',
    'build/mine.txt': 'mine',
  })
  const {stdout} = await runCli(['migrate', '--compare', 'old'], {cwd: site.dir})
  expect(stdout).toMatch(/1 page in both, built by Quire in [\d.]+ m?s: /)
  expect(stdout).toContain('/gone route')
})

test('a folder without a site is an error; so is a site that does not build', async () => {
  const site = createSite({...OLD, 'site.config.mjs': 'export default {title: 1}'})
  const none = await runCli(['migrate', '--compare', 'nothing'], {cwd: site.dir})
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('migrate/no-build')])
  const wrong = await runCli(['migrate', '--compare', 'old'], {cwd: site.dir})
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/config\/type[\s\S]*Not built, so there is nothing/),
  ])
})
