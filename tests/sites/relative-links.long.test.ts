// `<Link to="./other">` in pages of components and in MDX: from the root in the HTML, as it means the same with and without a final slash.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const LINKS = `<Link to="./b">one</Link> <Link to="b?x=1#part">two</Link> <Link href="../c">three</Link>
<Link to="?y=1">four</Link> <Link to="#own">five</Link> <Link to="/deep/b">six</Link>`

const siteOf = (trailingSlash: string) =>
  createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', trailingSlash: ${trailingSlash}, bundler: 'rspack',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', presets: [['classic', {docs: false, blog: false}]]}
`,
    'src/pages/deep/a.jsx': `import Link from '@docusaurus/Link'\nexport default () => <main>${LINKS}</main>\n`,
    'src/pages/deep/b.mdx': `import Link from '@docusaurus/Link'\n\n## Part\n\n${LINKS}\n`,
    'src/pages/c.md': '# C\n',
  })

const linksOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(one|two|three|four|five|six)</g)].map(
      ([, href = '', name = '']) => [name, href],
    ),
  )

const DEEP = {one: '/base/deep/b', two: '/base/deep/b?x=1#part', three: '/base/c', six: '/base/deep/b'}

test.each([
  ['undefined', (name: string) => ({...DEEP, four: `/base/deep/${name}?y=1`})],
  ['false', (name: string) => ({...DEEP, four: `/base/deep/${name}?y=1`})],
  [
    'true',
    (name: string) => ({
      one: `/base/deep/${name}/b/`,
      two: `/base/deep/${name}/b/?x=1#part`,
      three: '/base/deep/c/',
      four: `/base/deep/${name}/?y=1`,
      six: '/base/deep/b/',
    }),
  ],
])('with trailingSlash %s a relative link begins at the page', async (trailingSlash, expected) => {
  const built = await siteOf(trailingSlash).build({minify: false})
  expect(built.errors).toEqual([])
  for (const name of ['a', 'b']) expect(linksOf(built.html(`/deep/${name}`))).toEqual({...expected(name), five: '#own'})
})
