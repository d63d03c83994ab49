// Links, images and anchors: what each way of writing becomes, in plain Markdown, in static parts of MDX, and beside code.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile} from '../support/site.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>'
const BASE = {
  'docs/guide/there.md': '# There\n\n## A part\n\n<div id="in-html"></div><a name="by-name"></a>\n',
  'docs/guide/part.mdx': 'export const id = "by-code"\n\n<p id={id}>x</p>\n\n<section id="literal">y</section>\n',
  'docs/guide/data.csv': 'a,b',
  'docs/guide/pic.svg': SVG,
  'docs/top.md': '# Top',
  'docs/my file.md': '---\nslug: /my-file\n---\n# F',
  'static/img/logo.svg': SVG,
  'static/files/x.pdf': 'pdf',
  'static/other/index.html': '<p>other</p>',
  'src/pages/about.md': '# About',
}

/** Ways to write a document around a piece of Markdown. */
const FRAMES: [name: string, file: string, frame: (text: string) => string][] = [
  ['plain Markdown', 'md', (text) => `${text}\n`],
  ['a static part of MDX', 'mdx', (text) => `${text}\n\n{1}\n`],
  ['MDX beside code', 'mdx', (text) => `${text} {1}\n`],
]

describe.each(FRAMES)('in %s', (_, extension, frame) => {
  const links: [link: string, href: RegExp | string, attributes?: string[]][] = [
    ['[x](./there.md)', '/base/docs/guide/there'],
    ['[x](there.md#a-part)', '/base/docs/guide/there#a-part'],
    ['[x](../top.md?a=b#top)', '/base/docs/top?a=b#top'],
    ['[x](/top.md)', '/base/docs/top'],
    ['[x](/docs/top.md)', '/base/docs/top'],
    ['[x](@site/docs/top.md)', '/base/docs/top'],
    ['[x](<../my file.md>)', '/base/docs/my-file'],
    ['[x](../my%20file.md)', '/base/docs/my-file'],
    ['[x][r]', '/base/docs/guide/there#in-html'],
    ['[x](/docs/top)', '/base/docs/top'],
    ['[x](/base/docs/top)', '/base/docs/top'],
    ['[x](./there)', '/base/docs/guide/there'],
    ['[x](/about)', '/base/about'],
    ['[x](#here)', '#here'],
    ['[x](there.md#by-name)', '/base/docs/guide/there#by-name'],
    ['[x](part.mdx#by-code)', '/base/docs/guide/part#by-code'],
    ['[x](part.mdx#literal)', '/base/docs/guide/part#literal'],
    ['[x](./data.csv)', /^\/base\/assets\/files\/data-\w+\.csv$/, ['target="_blank"']],
    ['[x](@site/docs/guide/data.csv)', /^\/base\/assets\/files\/data-\w+\.csv$/, ['target="_blank"']],
    ['[x](/files/x.pdf)', '/base/files/x.pdf', ['target="_blank"']],
    ['[x](/other/)', '/base/other/'],
    ['[x](pathname:///elsewhere/y)', '/base/elsewhere/y', ['target="_blank"']],
    ['[x](https://a.example/b)', 'https://a.example/b', ['target="_blank"', 'rel="noopener noreferrer"']],
    ['<https://a.example/c>', 'https://a.example/c', ['target="_blank"']],
    ['[x](//b.example)', '//b.example', ['target="_blank"']],
    ['[x](mailto:a@b.example)', 'mailto:a@b.example'],
  ]
  const images: [source: string, src: RegExp][] = [
    ['![a](./pic.svg "t")', /^\/base\/assets\/images\/pic-\w+\.svg$/],
    ['![a](@site/docs/guide/pic.svg)', /^\/base\/assets\/images\/pic-\w+\.svg$/],
    ['![a](/img/logo.svg)', /^\/base\/img\/logo\.svg$/],
    ['![a](pathname:///img/logo.svg)', /^\/base\/img\/logo\.svg$/],
    ['![a](https://a.example/b.png)', /^https:\/\/a\.example\/b\.png$/],
  ]
  const usable = links.filter(([link]) => extension === 'md' || !link.startsWith('<'))
  let site: BuiltSite

  beforeAll(async () => {
    const pages = usable.map(([link], at) => [
      `docs/guide/page-${at}.${extension}`,
      `${frame(link)}\n<p id="here">z</p>\n\n[r]: ./there.md#in-html\n`,
    ])
    site = await buildSite({
      'site.config.mjs': configFile("baseUrl: '/base/'", 'docs(), pages()'),
      ...BASE,
      ...Object.fromEntries(pages),
      [`docs/guide/images.${extension}`]: images.map(([source]) => frame(source)).join('\n'),
    })
  })

  test('nothing is reported', () => {
    expect(site.findings).toEqual([])
  })

  test.each(usable.map((row, at) => [at, ...row] as const))(
    '%i: %s leads to %s',
    (at, _link, href, attributes = []) => {
      const link = /<a [^>]*href="([^"]*)"[^>]*>/.exec(site.content(`/docs/guide/page-${at}`))
      if (typeof href === 'string') expect(link?.[1]?.replaceAll('&amp;', '&')).toBe(href)
      else expect(link?.[1]).toMatch(href)
      for (const attribute of attributes) expect(link?.[0]).toContain(attribute)
      if (attributes.length === 0 && !/^mailto/.test(String(href))) expect(link?.[0]).not.toContain('target')
    },
  )

  test('images have their size, and load when they are needed', () => {
    const found = [...site.content('/docs/guide/images').matchAll(/<img [^>]*>/g)].map(([image]) => image)
    expect(found).toHaveLength(images.length)
    for (const [at, image] of found.entries()) {
      expect(/src="([^"]*)"/.exec(image)?.[1]).toMatch(images[at]?.[1] ?? '')
      expect(image).toContain('loading="lazy"')
      expect(image).toContain('decoding="async"')
      if (at < 3) expect(image).toMatch(/width="120"[^>]*height="80"|height="80"[^>]*width="120"/)
      else expect(image).not.toContain('width')
    }
  })
})

test("`pathname://` keeps a path as it is written, through a site's own part for links as well", async () => {
  const text = '[x](pathname:///elsewhere/y) [z](/about)\n'
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/base/', trailingSlash: true, bundler: 'rspack', presets: [['classic', {}]],
}`,
    'src/pages/about.md': '# About',
    'src/theme/MDXComponents/A/index.jsx': `import MDXA from '@theme-original/MDXComponents/A'
export default function Anchor(props) { return <MDXA data-own {...props} /> }
`,
    ...Object.fromEntries(FRAMES.map(([, extension, frame], at) => [`docs/${at}.${extension}`, frame(text)])),
  })
  expect(site.findings).toEqual([])
  for (const at of FRAMES.keys()) {
    const links = [...site.content(`/docs/${at}/`).matchAll(/<a [^>]*>/g)].filter(([link]) => link.includes('data-own'))
    expect(links.map(([link]) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(['/base/elsewhere/y', '/base/about/'])
  }
})

test("what a site's own part for links shows is judged, not what it gets", async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/base/', onBrokenLinks: 'warn', bundler: 'rspack', presets: [['classic', {blog: false}]],
}`,
    'src/theme/MDXComponents/A/index.jsx': `import Link from '@docusaurus/Link'
export default function Anchor({href, ...props}) {
  if (href.includes('/plain/')) return <a href={href} {...props} />
  return <Link to={href.replace(/^.base.gone./, 'pathname:///kept/')} {...props} />
}
`,
    'docs/a.md': `# A

[x](/gone/#/here) [y](/plain/z) [z](/docs/b#/plain/) [u](/docs/b#none)

[v](/missing/)
`,
    'docs/b.md': '# B',
  })
  expect(site.findings).toEqual([
    'warning link/missing-anchor docs/a.md:3:58',
    'warning link/missing-page docs/a.md:5:5',
  ])
  expect(site.content('/docs/a')).toContain('href="/base/kept/#/here"')
})

describe('links within a component of the site', () => {
  const build = (component: string): Promise<BuiltSite> =>
    buildSite({
      'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: 'rspack', presets: [['classic', {blog: false}]],
}`,
      'src/Either.jsx': `export const Hidden = () => null
export const Shown = ({children}) => <div>{children}</div>
`,
      'docs/a.mdx': `import {${component}} from '@site/src/Either'
import Link from '@docusaurus/Link'
import Part from './_part.mdx'

# A

<${component}>

- [x](../gone/here/) [anchor](./b.mdx#none)

<Link to="/lost/">y</Link>

<Part />

</${component}>
`,
      'docs/_part.mdx': 'A [part](/nowhere/).',
      'docs/b.mdx': '# B',
      'docs/c.mdx': `import {${component}} from '@site/src/Either'

<${component}>

[w](/gone/?a=1&b=2)

</${component}>
`,
    })

  test('that it leaves out are not judged', async () => {
    expect((await build('Hidden')).findings).toEqual([])
  })

  test('that it shows are judged', async () => {
    expect((await build('Shown')).findings.toSorted()).toEqual([
      'error link/missing-page docs/_part.mdx:1:10',
      'error link/missing-page docs/a.mdx:11:11',
      'error link/missing-page docs/a.mdx:9:7',
      'error link/missing-page docs/c.mdx:5:5',
      'warning link/missing-anchor docs/a.mdx:9:31',
    ])
  })
})

test('headings that are missing are told of where components and partials show the link, and not where they leave it out', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {blog: false}]],
}`,
    'src/parts.js': 'export const Never = () => null\n',
    'docs/b.md': '# B\n',
    'docs/_part.mdx': '[x](./b.md#in-a-partial)\n',
    'docs/a.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import {Never} from '@site/src/parts'
import Part from './_part.mdx'

# A

<Part />

<Tabs>
<TabItem value="p">

[x](./b.md#in-a-tab)

</TabItem>
<TabItem value="q">

[x](./b.md#in-another)

</TabItem>
</Tabs>

<Never>

[x](./b.md#nowhere)

</Never>
`,
  })
  expect(site.findings).toEqual([
    'warning link/missing-anchor docs/_part.mdx:1:5',
    'warning link/missing-anchor docs/a.mdx:13:5',
    'warning link/missing-anchor docs/a.mdx:18:5',
  ])
})

describe('the check', () => {
  const LINKS = [
    '[a](./ther.md)',
    '[b](/docs/tpo)',
    '[c](./guide/there.md#a-prt)',
    '![d](./missing.png)',
    '<a href="/docs/nowhere">e</a>',
    '<a href="./guide/there.md">f</a>',
    '<a href="/docs/nowhere-else" data-noBrokenLinkCheck="true">g</a>',
    '[h](../../outside.md)',
    '[i](/sitemap.xml) [j](/docs/guide/data.csv)',
    '[k](guide/there.md#by-name) [l](#top) [m](/docs/guide/part#by-code)',
  ]
  const FINDINGS = [
    'error link/missing-image docs/a.X:7:6',
    'error link/missing-page docs/a.X:3:5',
    'error link/missing-page docs/a.X:9:10',
    'error link/missing-page docs/a.X:17:23',
    'warning link/missing-anchor docs/a.X:5:5',
    'warning link/missing-markdown docs/a.X:1:5',
    'warning link/outside-site docs/a.X:15:5',
  ]
  test.each(['md', 'mdx'])('finds in .%s what leads nowhere, with place and the nearest name', async (extension) => {
    const site = await buildSite({
      'site.config.mjs': configFile(
        "onBrokenLinks: 'warn', markdown: {hooks: {onBrokenMarkdownImages: 'warn'}}",
        'docs(), sitemap()',
      ),
      ...BASE,
      [`docs/a.${extension}`]: LINKS.join('\n\n'),
    })
    const expected = FINDINGS.map((line) => line.replace('.X', `.${extension}`).replace('error', 'warning'))
    expect(site.findings.sort()).toEqual(expected.sort())
    const hints = site.diagnostics.map(({hint}) => hint ?? '').join('\n')
    for (const near of ['#a-part', '/docs/top']) expect(hints).toContain(`Did you mean "${near}"?`)
  })

  test('names the page that was moved, below any base URL', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile("baseUrl: '/base/', onBrokenLinks: 'warn'"),
      ...BASE,
      'docs/a.md': '[a](/docs/there#a-part) [b](guide/other/part) [c](/docs/tpo) [d](/)',
      'docs/base.md': '# Base',
    })
    expect(site.diagnostics.slice(0, 3).map(({hint}) => hint)).toEqual(
      ['/base/docs/guide/there', '/base/docs/guide/part', '/base/docs/top'].map((near) => `Did you mean "${near}"?`),
    )
    expect(site.diagnostics[3]?.hint).not.toContain('/base/docs/base')
  })

  test('takes the severities of the configuration', async () => {
    const files = {...BASE, 'docs/a.md': LINKS.slice(0, 4).join('\n\n')}
    const build = async (fields: string): Promise<string[]> =>
      (await buildSite({'site.config.mjs': configFile(fields), ...files})).findings
    expect(
      await build(
        "onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}}",
      ),
    ).toEqual([])
    // All of a run together, whatever stage they come from.
    expect(await build("onBrokenLinks: 'throw', markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}}")).toEqual([
      'error link/missing-markdown docs/a.md:1:5',
      'error link/missing-page docs/a.md:3:5',
      'warning link/missing-anchor docs/a.md:5:5',
      'error link/missing-image docs/a.md:7:6',
    ])
  })

  test('knows links of components, of the navbar and of the footer, and their anchors', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile(
        `onBrokenLinks: 'warn', themeConfig: {navbar: {items: [{to: '/docs/top', label: 'a'}, {to: '/docs/gone', label: 'b'}]}, footer: {links: [{to: '/docs/guide/there#no-part', label: 'c'}, {to: '/sitemap.xml', label: 'd'}]}}`,
        'docs(), sitemap()',
      ),
      ...BASE,
      'docs/b.mdx':
        'import Link from \'@docusaurus/Link\'\n\n{[1].map((n) => <Link key={n} to="../docs/top">x</Link>)}\n\n{[1].map((n) => <Link key={n} to="./nothing">x</Link>)}\n',
    })
    const messages = site.diagnostics.map(({message}) => message)
    expect(messages).toHaveLength(3)
    expect(messages.join('\n')).toContain('No page at "/docs/gone"')
    expect(messages.join('\n')).toContain('No page at "/docs/nothing"')
    expect(messages.join('\n')).toContain('id "no-part" on /docs/guide/there')
  })
})

describe('a social card', () => {
  const build = (image: string, config = '') =>
    buildSite({
      'site.config.mjs': configFile(config),
      'docs/a.md': `---\ntitle: A\nimage: ${image}\n---\n\nText.\n`,
      'docs/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    })
  const cardOf = (built: BuiltSite) => /property="og:image" content="([^"]*)"/.exec(built.html('/docs/a'))?.[1]

  test('next to the document is copied like its images', async () => {
    const built = await build('./card.svg', "baseUrl: '/base/'")
    const card = cardOf(built)
    expect(card).toMatch(/^https:\/\/test\.example\/base\/assets\/images\/card-[\w-]+\.svg$/)
    expect(built.exists(card?.replace('https://test.example/base/', '') ?? '')).toBe(true)
  })

  test('of a static folder has the base URL once', async () => {
    expect(cardOf(await build('/img/card.png', "baseUrl: '/base/'"))).toBe('https://test.example/base/img/card.png')
    expect(cardOf(await build('/base/img/card.png', "baseUrl: '/base/'"))).toBe(
      'https://test.example/base/img/card.png',
    )
  })

  test('that is not there is an error at its place', async () => {
    expect((await build('./gone.png')).findings).toEqual(['error link/missing-image docs/a.md:3:1'])
  })
})

test('small and capital letters count, on every disk, and the message has the right ones', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile("onBrokenLinks: 'warn', markdown: {hooks: {onBrokenMarkdownImages: 'warn'}}"),
    'docs/a.md': `# A

[a](./Guide/other.md)
![b](./IMG/logo.SVG)
![c](/img/card.PNG)
[d](./img/Data.csv)
[e](@site/docs/IMG/Logo.svg)
[f](/Docs/guide/other)
`,
    'docs/guide/other.md': '# Other\n',
    'docs/img/Logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    'docs/img/data.csv': 'a',
    'static/img/Card.png': '',
  })
  const found = site.report.diagnostics.filter(({code}) => code.startsWith('link/missing-'))
  const told = found.map(({location, hint}) => [location?.line, hint])
  expect(told).toEqual([
    [3, 'Did you mean "./guide/other.md"?'],
    [4, 'Did you mean "./img/Logo.svg"?'],
    [5, 'Did you mean "/img/Card.png"?'],
    [6, 'Did you mean "./img/data.csv"?'],
    [7, 'Did you mean "@site/docs/img/Logo.svg"?'],
    [8, 'Did you mean "/docs/guide/other"?'],
  ])
})
