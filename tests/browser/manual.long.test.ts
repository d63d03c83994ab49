// The two worked guides of the manual, built from the files that they show and used as a reader would.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {runCli} from '../support/cli.ts'
import {examplesOf, fileOf, filesOf} from '../support/manual.ts'
import {serveBuilt} from '../support/served-site.ts'
import {type BuiltSite, createSite, type TestSite} from '../support/site.ts'

/** The bundler is asked for its faster form: what is tested is the text of the guides. */
function withRspack(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const config = files['site.config.ts']?.replace('defineConfig({', "defineConfig({\n  bundler: 'rspack',")
  return {...files, 'site.config.ts': config ?? ''}
}

describe('Themes', () => {
  const PAGE = 'themes.md'
  let site: TestSite
  let built: BuiltSite
  let url: string
  beforeAll(async () => {
    site = createSite({...withRspack(filesOf(PAGE)), 'docs/index.md': '# Tea\n\n[Brewing](brewing.mdx)\n'})
    built = await site.build()
    url = await serveBuilt(site.dir, built)
  })

  test('builds, with its wrapped, replaced and added parts in the HTML', () => {
    expect(built.findings).toEqual([])
    expect(built.html('/docs/')).toContain('Something missing? Ask in the tea room.</p><footer')
    expect(built.html('/404')).toContain('No such leaf')
    expect(built.content('/docs/brewing')).toMatch(/<button[^>]*>80(?:<!-- -->)? °/)
  })

  test('colours and widths are those of the style sheet, above those of the theme', async () => {
    const {page} = await openPage()
    await page.goto(`${url}/docs/`)
    const read = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return [style.getPropertyValue('--ifm-color-primary'), style.getPropertyValue('--doc-sidebar-width')]
      })
    await expect.poll(() => read()).toEqual(['#9a4a1f', '260px'])
    await page.emulateMedia({colorScheme: 'dark'})
    await expect.poll(read).toEqual(['#e0a070', '260px'])
  })

  test('what Root holds outlives a page, and the client module counts pages', async () => {
    const {page, problems} = await openPage()
    await page.goto(`${url}/docs/brewing`)
    await hydrated(page)
    await page.click('text=80 °C')
    await page.waitForSelector('text=176 °F')
    await page.click('.menu__link:has-text("Tea")')
    await page.waitForURL(`${url}/docs/`)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.pagesRead)).toBe('2')
    await page.goBack()
    await page.waitForSelector('text=176 °F')
    expect(problems).toEqual([])
  })

  test('the commands of the page do what it says', async () => {
    const fresh = createSite({
      'site.config.mjs': "export default {title: 'T', plugins: ['docs']}",
      'docs/index.md': '# A\n',
    })
    const commands = examplesOf(PAGE).filter(({language}) => language === 'bash')
    expect(commands.map(({text}) => text.trim())).toEqual([
      'npx quire-docs swizzle Footer --wrap',
      'npx quire-docs swizzle NotFound/Content',
    ])
    for (const {text} of commands) {
      const {code} = await runCli(text.trim().split(' ').slice(2), {cwd: fresh.dir})
      expect(code).toBe(0)
    }
    const wrapper = readFileSync(join(fresh.dir, 'src/theme/Footer/index.tsx'), 'utf8')
    const shown = fileOf(PAGE, 'src/theme/Footer/index.tsx')
    expect(shown.split('\n').slice(0, 4)).toEqual(wrapper.split('\n').slice(0, 4))
    expect(existsSync(join(fresh.dir, 'src/theme/NotFound/Content.tsx'))).toBe(true)
  })
})

describe('A plugin, step by step', () => {
  const FILES = withRspack(filesOf('plugin-tutorial.md'))
  let site: TestSite
  let built: BuiltSite
  let url: string
  beforeAll(async () => {
    site = createSite(FILES)
    built = await site.build()
    url = await serveBuilt(site.dir, built)
  })

  test('makes its page, its file, its tag, and the warning that the page shows', () => {
    expect(built.findings).toEqual(['warning glossary/missing-term'])
    const warning = built.diagnostics[0]
    const shown = examplesOf('plugin-tutorial.md').find(({text}) => text.startsWith('warning glossary/'))
    expect(shown?.text.trim().split('\n')).toEqual([
      `warning ${warning?.code}: ${warning?.message}`,
      ...(warning?.notes ?? []).map((note) => `  ${note}`),
      `  hint: ${warning?.hint}`,
    ])
    expect(built.html('/glossary')).toMatch(/<div id="cdn"[^>]*><dt>CDN<\/dt><dd>Content delivery network/)
    expect(built.html('/docs/')).toContain('<link rel="glossary" href="/glossary"')
    expect(JSON.parse(built.read('glossary.json'))).toEqual([
      {id: 'cdn', name: 'CDN', pages: ['/docs/availability']},
      {id: 'slo', name: 'SLO', pages: ['/docs/availability', '/docs/']},
    ])
  })

  test('a link to a term leads to it, and the term is marked', async () => {
    const {page, problems} = await openPage()
    await page.goto(`${url}/docs/availability`)
    await hydrated(page)
    await page.click('article a:has-text("SLO")')
    await page.waitForURL(`${url}/glossary#slo`)
    await page.waitForSelector('#slo[data-marked]')
    await expect.poll(() => page.locator('[data-marked]').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('an edited page is the only one that is worked on again', async () => {
    site.write('docs/index.md', `${FILES['docs/index.md']}\nSee the CDN.\n`)
    const again = await site.build()
    expect(again.report.stages.find(({name}) => name === 'assets')).toMatchObject({items: 2, fromCache: 1})
    expect(JSON.parse(again.read('glossary.json'))[0]).toMatchObject({pages: ['/docs/availability', '/docs/']})
  })

  test.each([
    [
      'a wrong option',
      'site.config.ts',
      "known: ['HTTP', 'URL', 'API']",
      "path: 'terms.json', knwon: []",
      ['error config/value site.config.ts', 'error config/unknown-key site.config.ts'],
    ],
    [
      'a wrong term',
      'glossary.yml',
      '  text: Content',
      '  txt: Content',
      ['error glossary/wrong-term glossary.yml:4:1', 'error glossary/wrong-term glossary.yml:4:1'],
    ],
    [
      'a file that is not YAML',
      'glossary.yml',
      'cdn:',
      'cdn',
      [
        'error glossary/not-yaml glossary.yml:4:1',
        'error glossary/not-yaml glossary.yml:5:9',
        'error glossary/not-yaml glossary.yml:5:9',
      ],
    ],
    [
      'no such term',
      'docs/availability.mdx',
      'id="slo"',
      'id="sli"',
      ['warning glossary/missing-term', 'warning link/missing-anchor docs/availability.mdx'],
    ],
  ])('%s is reported with its place', async (_, file, from, to, findings) => {
    const text = FILES[file] ?? ''
    expect(text).toContain(from)
    const wrong = await site.write(file, text.replace(from, to)).build()
    site.write(file, text)
    expect(wrong.findings.map((finding) => finding.replace(/(site\.config\.ts).*/, '$1')).sort()).toEqual(
      findings.sort(),
    )
  })
})
