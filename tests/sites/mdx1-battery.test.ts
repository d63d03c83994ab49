// Documents with habits of sites of Docusaurus 2, and the text that Docusaurus 2.4.3 shows of each; of some also its blocks, as what
// is in what shows in no text.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const DIR = join(import.meta.dirname, '../fixtures/mdx1')
const CONFIG = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]]}\n`
const documents = readdirSync(DIR).filter((name) => !name.endsWith('.txt'))
const nameOf = (document: string): string => document.replace(/\.\w+$/, '')
const read = (name: string): string => readFileSync(join(DIR, name), 'utf8')

const files = Object.fromEntries(documents.map((document) => [`docs/${document}`, `# Title\n\n${read(document)}`]))
const site = buildSite({
  ...files,
  'docusaurus.config.js': CONFIG,
  'package.json': JSON.stringify({dependencies: {'@docusaurus/core': '2.4.3'}}),
})

test.each(documents.map(nameOf))('%s', async (name) => {
  const text = textOf((await site).content(`/${name}`))
  expect(text.replace(/^Title\s*/, '')).toBe(read(`${name}.txt`).trim())
})

test.each(documents.map(nameOf).filter((name) => existsSync(join(DIR, `${name}.blocks.txt`))))(
  'blocks of %s',
  async (name) => {
    expect(blocksOf((await site).content(`/${name}`))).toBe(read(`${name}.blocks.txt`).trim())
  },
)

test('nothing of them ends the build', async () => {
  expect((await site).errors).toEqual([])
})

const BLOCKS =
  /<\/?(?:div|p|ul|ol|li|h\d|table|thead|tbody|tr|td|th|pre|blockquote|details|summary|section|hr|header|dl|dt|dd|br)\b[^<>]*>/g
const NAMED: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' '}

const OUTLINE = /<(\/?)(p|ul|ol|li|h[1-6]|table|tr|pre|blockquote)(?=[\s>])[^<>]*>/g

/** Each block with those inside of it, behind the title: `ol(li(p pre))`. */
function blocksOf(html: string): string {
  const tags = [...html.matchAll(OUTLINE)].map(([, slash, name]) => (slash === '/' ? ')' : `${name}(`))
  return tags
    .join(' ')
    .replaceAll(' )', ')')
    .replaceAll('( ', '(')
    .replaceAll('()', '')
    .replace(/^.*?h1 ?/, '')
}

/** Blocks are words apart; what the theme adds is left out. */
function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(svg|button)\b.*?<\/\1>|<a [^<>]*class="hash-link.*?<\/a>/gs, '')
    .replace(BLOCKS, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(lt|gt|quot|amp|nbsp);/g, (_, name: string) => NAMED[name] ?? '')
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
