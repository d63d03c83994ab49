// Images for previews of links: the plugin `social-cards`, with the packages that draw them.
import {appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {projectRoot} from '../support/program.ts'
import {type BuiltSite, createSite, type FileMap, type TestSite} from '../support/site.ts'

const LONG =
  'What is kept between two builds of a large site, for how long, and what is made again when a page has changed its title or its place'
const WIDE = 'DatabaseConnectionPoolConfigurationOptionsBuilderFactoryProvider'
const ARABIC = 'مقدمة في التخزين المؤقت'

const DOCS: FileMap = {
  'docs/plain.md': '---\ntitle: A plain page\n---\n\nText.\n',
  'docs/own.md': '---\ntitle: Own\nimage: /img/own.png\n---\n\nText.\n',
  'docs/guides/_category_.json': '{"label": "Guides"}',
  'docs/guides/long.md': `---\ntitle: "${LONG}"\n---\n\nText.\n`,
  'docs/guides/wide.md': `---\ntitle: ${WIDE}\n---\n\nText.\n`,
  'docs/guides/unlisted.md': '---\ntitle: Not listed\nunlisted: true\n---\n\nText.\n',
  'docs/guides/draft.md': '---\ntitle: A draft\ndraft: true\n---\n\nText.\n',
  'docs/secret/left-out.md': '---\ntitle: Left out\n---\n\nText.\n',
  'static/img/own.png': 'png',
  'static/img/site.png': 'png',
  'static/img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="#e00" d="M0 0h80v40H0z"/></svg>',
}

function config(cards: string, fields = ''): string {
  return `import {blog} from 'quire-docs/plugins/blog'
import {docs} from 'quire-docs/plugins/docs'
import {socialCards} from 'quire-docs/plugins/social-cards'
export default {title: 'The site', url: 'https://t.example', baseUrl: '/base/', plugins: [docs(), blog(), socialCards(${cards})],
  themeConfig: {image: 'img/site.png', navbar: {logo: {src: 'img/logo.svg'}}}, ${fields}}\n`
}

/** The package as it is, which also notes where the dark text of each image is. */
const NOTING_RESVG = `const {appendFileSync} = require('node:fs')
const {join} = require('node:path')
const real = require(${JSON.stringify(join(projectRoot, 'node_modules/@resvg/resvg-js'))})
exports.renderAsync = async (svg, options) => {
  const image = await real.renderAsync(svg, options)
  const {pixels, width} = image
  const place = {left: width, right: 0, top: 10000, bottom: 0}
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] > 60 || pixels[at + 1] > 60 || pixels[at + 2] > 60) continue
    const x = (at / 4) % width, y = Math.floor(at / 4 / width)
    place.left = Math.min(place.left, x), place.right = Math.max(place.right, x)
    place.top = Math.min(place.top, y), place.bottom = Math.max(place.bottom, y)
  }
  appendFileSync(join(__dirname, 'drawn.txt'), JSON.stringify(place) + '\\n')
  return image
}
`

const RESVG: FileMap = {
  'node_modules/@resvg/resvg-js/package.json': '{"name": "@resvg/resvg-js", "version": "2.6.2", "main": "index.js"}',
  'node_modules/@resvg/resvg-js/index.js': NOTING_RESVG,
}

function link(site: TestSite, ...names: readonly string[]): void {
  for (const name of names) {
    const place = join(site.dir, 'node_modules', name)
    mkdirSync(dirname(place), {recursive: true})
    symlinkSync(join(projectRoot, 'node_modules', name), place, 'junction')
  }
}

interface Drawn {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the text is on each card that was drawn since this was asked last. */
function takeDrawn(site: TestSite): readonly Drawn[] {
  const file = join(site.dir, 'node_modules/@resvg/resvg-js/drawn.txt')
  appendFileSync(file, '')
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  rmSync(file)
  return lines.map((one) => JSON.parse(one) as Drawn)
}

/** Tags of the page's image, by name. */
function imageTags(built: BuiltSite, path: string): Readonly<Record<string, string>> {
  const tags = built.html(path).matchAll(/<meta (?:property|name)="((?:og|twitter):image[^"]*)" content="([^"]*)"/g)
  const all = [...tags].map(([, name = '', content = '']) => [name, content] as const)
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
  return Object.fromEntries(all)
}

const CARDS = 'https://t.example/base/'

/** Path of the page's card in the output. */
function cardOf(built: BuiltSite, path: string): string {
  const url = imageTags(built, path)['og:image'] ?? ''
  expect(url).toMatch(/^https:\/\/t\.example\/base\/(?:\w+\/)?assets\/social-cards\/[\da-f]{2}\/[\da-f]{20}\.png$/)
  return url.slice(CARDS.length)
}

/** Width and height, from the header of a PNG. */
function pngSize(built: BuiltSite, path: string): readonly number[] {
  const bytes = readFileSync(join(built.report.outDir, path))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const cardFiles = (built: BuiltSite): string[] => built.files().filter((file) => file.includes('social-cards'))

let site: TestSite
let first: BuiltSite
let drawn: readonly Drawn[]

beforeAll(async () => {
  const files = {...DOCS, ...RESVG, 'site.config.mjs': config("{ignorePatterns: ['/base/docs/secret/**']}")}
  site = createSite({...files, 'blog/2024-01-01-news.md': '---\ntitle: News\n---\n\nText.\n\n<!-- truncate -->\n'})
  link(site, 'satori', '@fontsource/inter')
  first = await site.build()
  drawn = takeDrawn(site)
}, 120_000)

test('each page without an image has a card of its own, named by an absolute URL', () => {
  expect(first.findings).toEqual([])
  const paths = [
    '/docs/plain',
    '/docs/guides/long',
    '/docs/guides/wide',
    '/docs/guides/unlisted',
    '/blog',
    '/blog/2024/01/01/news',
  ]
  const cards = paths.map((path) => cardOf(first, path))
  expect(new Set(cards).size).toBe(paths.length)
  for (const card of cards) expect(pngSize(first, card)).toEqual([1200, 630])
  const {'og:image': image, ...others} = imageTags(first, '/docs/guides/wide')
  expect(others).toEqual({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${WIDE} | Guides | The site`,
    'twitter:image': image,
  })
  expect(imageTags(first, '/blog/2024/01/01/news')['og:image:alt']).toBe('News | Blog | The site')
})

test('pages with an image, pages that are left out and the one for missing pages have no card', () => {
  const tagsOf = (name: string) => ({'og:image': `${CARDS}img/${name}.png`, 'twitter:image': `${CARDS}img/${name}.png`})
  expect(imageTags(first, '/docs/own')).toEqual(tagsOf('own'))
  expect(imageTags(first, '/docs/secret/left-out')).toEqual(tagsOf('site'))
  expect(imageTags(first, '/404')).toEqual(tagsOf('site'))
  const named = first.files().filter((file) => file.endsWith('.html') && first.read(file).includes('/social-cards/'))
  // No card without a page, and none for the draft.
  expect(cardFiles(first)).toHaveLength(named.length)
  expect(drawn).toHaveLength(named.length)
})

test('texts stay inside of the margins, whatever their length', () => {
  for (const {left, right, top, bottom} of drawn) {
    expect(left).toBeGreaterThanOrEqual(78)
    expect(right).toBeLessThanOrEqual(1122)
    // Below the name of the site, and above the bar.
    expect(top).toBeGreaterThan(190)
    expect(bottom).toBeLessThan(560)
  }
  // A short title is in one line, and a long one in several.
  const heights = drawn.map(({top, bottom}) => bottom - top)
  expect(Math.min(...heights)).toBeLessThan(90)
  expect(Math.max(...heights)).toBeGreaterThan(200)
})

test('a card is drawn once: not again for another text, and one for another title', {timeout: 120_000}, async () => {
  const old = cardOf(first, '/docs/plain')
  const bytes = readFileSync(join(first.report.outDir, old))
  site.write('docs/plain.md', '---\ntitle: A plain page\n---\n\nAnother text.\n')
  const second = await site.build()
  expect(takeDrawn(site)).toEqual([])
  expect(cardOf(second, '/docs/plain')).toBe(old)
  // The cache has what the output has lost.
  rmSync(first.report.outDir, {recursive: true})
  const third = await site.build()
  expect(takeDrawn(site)).toEqual([])
  expect(readFileSync(join(third.report.outDir, old))).toEqual(bytes)
  const fourth = await site.write('docs/plain.md', '---\ntitle: Another title\n---\n\nText.\n').build()
  expect(takeDrawn(site)).toHaveLength(1)
  const card = cardOf(fourth, '/docs/plain')
  expect(card).not.toBe(old)
  expect(fourth.exists(old)).toBe(false)
  expect(pngSize(fourth, card)).toEqual([1200, 630])
  // The colour is on all cards.
  await site.write('site.config.mjs', config("{color: '#c2410c', ignorePatterns: ['/base/docs/secret/**']}")).build()
  expect(takeDrawn(site)).toHaveLength(drawn.length)
})

test('languages have their titles, their direction and their base URL', {timeout: 120_000}, async () => {
  const fonts = "{fonts: ['@fontsource/inter', './fonts/arabic.ttf']}"
  const files: FileMap = {
    ...RESVG,
    'docs/page.md': '---\ntitle: Page\n---\n\nText.\n',
    'i18n/ar/docusaurus-plugin-content-docs/current/page.md': `---\ntitle: ${ARABIC}\n---\n\nنص.\n`,
    'fonts/arabic.ttf': readFileSync(join(projectRoot, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
    'site.config.mjs': config(fonts, "i18n: {defaultLocale: 'en', locales: ['en', 'ar']}").replace('blog(), ', ''),
  }
  const both = createSite(files)
  link(both, 'satori', '@fontsource/inter')
  const built = await both.build()
  expect(built.errors).toEqual([])
  expect(built.findings.filter((one) => one.includes('social-cards'))).toEqual([])
  const [english, arabic] = [cardOf(built, '/docs/page'), cardOf(built, '/ar/docs/page')]
  expect(english).toMatch(/^assets\//)
  expect(arabic).toMatch(/^ar\/assets\//)
  expect(pngSize(built, arabic)).toEqual([1200, 630])
  expect(imageTags(built, '/ar/docs/page')['og:image:alt']).toBe(`${ARABIC} | The site`)
  // Text from right to left ends at the right margin.
  expect(takeDrawn(both).filter(({left, right}) => left > 400 && right > 1100)).toHaveLength(1)
})

test('letters that no font has are told once, by their script, in each build', {timeout: 120_000}, async () => {
  const files: FileMap = {
    ...RESVG,
    'docs/arabic.md': `---\ntitle: ${ARABIC}\n---\n\nText.\n`,
    'docs/japanese.md': '---\ntitle: 日本語 and English\n---\n\nText.\n',
    'docs/rocket.md': '---\ntitle: Fast 🚀 builds 👩‍💻\n---\n\nText.\n',
    'site.config.mjs': config('').replace('blog(), ', ''),
  }
  const lacking = createSite(files)
  link(lacking, 'satori', '@fontsource/inter')
  const built = await lacking.build()
  expect(built.diagnostics.filter(({code}) => code.startsWith('social-cards/'))).toEqual([
    expect.objectContaining({
      level: 'warning',
      code: 'social-cards/missing-glyphs',
      message: expect.stringMatching(/characters of 2 cards: Arabic \(.+\), Han \(日 本 語\)\.$/),
    }),
  ])
  expect(pngSize(built, cardOf(built, '/docs/arabic'))).toEqual([1200, 630])
  const again = await lacking.build()
  expect(again.diagnostics).toEqual(built.diagnostics)
})

test('packages that are missing are told with the command, and pages keep the image of the site', async () => {
  const bare = createSite({...DOCS, 'site.config.mjs': config('').replace('blog(), ', '')})
  const told = (built: BuiltSite) => built.diagnostics.map(({code, message, hint}) => [code, message, hint])
  const built = await bare.build()
  expect(told(built)).toEqual([
    [
      'social-cards/missing-package',
      'No social cards are drawn: the packages "satori", "@resvg/resvg-js", "@fontsource/inter" are not installed.',
      "Install what is missing in the site's folder: npm install -D satori @resvg/resvg-js @fontsource/inter",
    ],
  ])
  expect(imageTags(built, '/docs/plain')['og:image']).toBe(`${CARDS}img/site.png`)
  expect(cardFiles(built)).toEqual([])
  const fontless = createSite({...DOCS, 'site.config.mjs': config('').replace('blog(), ', '')})
  link(fontless, 'satori', '@resvg/resvg-js')
  expect(told(await fontless.build())).toEqual([
    [
      'social-cards/missing-package',
      'No social cards are drawn: the package "@fontsource/inter" is not installed.',
      "Install what is missing in the site's folder: npm install -D @fontsource/inter",
    ],
  ])
  fontless.write('site.config.mjs', config("{fonts: ['./none.ttf']}").replace('blog(), ', ''))
  expect((await fontless.build()).findings).toEqual(['error social-cards/missing-font'])
  fontless.write('site.config.mjs', config('').replace('https://t.example', '').replace('blog(), ', ''))
  expect((await fontless.build()).findings).toEqual(['warning social-cards/no-url'])
})
