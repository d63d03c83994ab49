// Sites of Docusaurus that name no colour have Infima's: in their bundle where there is one, else next to the one that is shipped.
import {expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const FILES: FileMap = {
  'docusaurus.config.js':
    "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', presets: [['classic', {blog: false}]], themeConfig: {colorMode: {}}}\n",
  'docs/a.md': '# A\n\n[link](https://other.example)\n',
}

const RULE = 'html[data-theme]{--default-color-primary:#3578e5}'

/** Names and texts of the sheets that a page loads, in order. */
function sheetsOf(built: BuiltSite): readonly (readonly [name: string, text: string])[] {
  const html = built.html('/docs/a').replace(/<noscript>.*?<\/noscript>/gs, '')
  return [...html.matchAll(/<link rel="stylesheet" href="\/base\/(assets\/(\w+)\.[^"]*)"/g)].map(
    ([, file = '', name = '']) => [name, built.read(file)] as const,
  )
}

test('a site without code of its own is not bundled for them', async () => {
  const site = createSite(FILES)
  const built = await site.build()
  expect(built.findings).toEqual([])
  expect(built.report.counts.bundled).toBe(0)
  const sheets = sheetsOf(built)
  expect(sheets.slice(0, 2).map(([name]) => name)).toEqual(['main', 'look'])
  expect(sheets[0]?.[1]).not.toContain(RULE)
  expect(sheets[1]?.[1]).toContain(RULE)
  // In the text of the page, for the first paint.
  expect(built.html('/docs/a')).toContain(RULE)
  const again = await site.build()
  expect(again.bytes()).toEqual(built.bytes())
})

test('they come before what the site asks for', async () => {
  const built = await createSite({
    ...FILES,
    'docusaurus.config.js': String(FILES['docusaurus.config.js']).replace(
      'colorMode: {}',
      "look: {colors: {primary: '#a03050'}}",
    ),
  }).build()
  expect(built.report.counts.bundled).toBe(0)
  const [, look = ''] = sheetsOf(built)[1] ?? []
  expect(look).toContain(RULE)
  expect(look.indexOf(RULE)).toBeLessThan(look.indexOf(':root{--ifm-color-primary:'))
})

test('a site with code has them in its bundle, alone', async () => {
  const built = await createSite({
    ...FILES,
    'docs/b.mdx': "import Box from '@site/src/box'\n\n# B\n\n<Box />\n",
    'src/box.jsx': 'export default () => <b>box</b>\n',
  }).build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
  const sheets = sheetsOf(built)
  expect(sheets.map(([name]) => name)).not.toContain('look')
  expect(sheets[0]?.[1]).toContain('--default-color-primary:#3578e5')
})
