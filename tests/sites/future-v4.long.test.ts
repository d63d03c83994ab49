// Switches of Docusaurus under `future`: what they change of the forms of MDX 1, and what plugins read of them.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const DOCUMENT = `# Start

:::note My title

Inside.

:::

## A heading {#own}

Text. <!-- hidden -->
`

/** The configuration of a site, with a plugin that makes a page of what it reads there. */
const siteWith = (fields: string) => ({
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'webpack', ${fields},
  presets: [['classic', {blog: false, pages: false, theme: {}}]],
  plugins: [({siteConfig: {markdown, future}}) => ({
    name: 'look',
    postBuild: ({outDir}) => require('fs').writeFileSync(outDir + '/seen.json', JSON.stringify([markdown.mdx1Compat, future.faster.rspackBundler, future.faster.gitEagerVcs])),
  })],
}`,
  'docs/index.mdx': DOCUMENT,
})

const ADMONITION = /admonitionTitle_">My title</

test.each([
  [
    'several',
    'future: {v4: {mdx1CompatDisabledByDefault: true, fasterByDefault: true}, faster: {rspackBundler: false}}',
  ],
  ['the one of MDX 1', 'future: {v4: {mdx1CompatDisabledByDefault: true}}'],
])('with %s a title of an admonition needs brackets, and nothing else is lost', async (name, fields) => {
  const built = await buildSite(siteWith(fields))
  expect(built.findings).toEqual(['warning markdown/bare-title docs/index.mdx:3:1'])
  const content = built.content('/docs')
  expect(content).toContain('<p>:::note My title</p>')
  expect(content).toMatch(/<h2[^>]* id="own"/)
  expect(content).not.toContain('hidden')
  const off = {comments: false, admonitions: false, headingIds: false}
  expect(JSON.parse(built.read('seen.json'))).toEqual([off, false, name === 'several'])
})

test('what is written of a form of MDX 1 counts before the switch', async () => {
  const built = await buildSite(
    siteWith('future: {v4: {mdx1CompatDisabledByDefault: true}}, markdown: {mdx1Compat: {admonitions: true}}'),
  )
  expect(built.findings).toEqual([])
  expect(built.content('/docs')).toMatch(ADMONITION)
  expect(JSON.parse(built.read('seen.json'))[0]).toEqual({comments: false, admonitions: true, headingIds: false})
})

test('without the switch all forms of MDX 1 are read', async () => {
  const built = await buildSite(siteWith('markdown: {mdx1Compat: {comments: false}}'))
  expect(built.findings).toEqual([])
  expect(built.content('/docs')).toMatch(ADMONITION)
  expect(JSON.parse(built.read('seen.json'))[0]).toEqual({comments: false, admonitions: true, headingIds: true})
})
