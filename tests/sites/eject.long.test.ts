// Taking parts of the theme into a site.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type TestSite} from '../support/site.ts'

const newSite = (): TestSite =>
  createSite({
    'site.config.mjs': configFile(`bundler: 'rspack', themeConfig: {footer: {copyright: 'By us'}}`),
    'docs/index.md': '# Start\n\nText.',
  })

const eject = (site: TestSite, ...args: string[]) => runCli(['eject', ...args], {cwd: site.dir})

describe('quire eject', () => {
  test('copies a part, which then stands in for the theme’s', async () => {
    const site = newSite()
    const result = await eject(site, 'Footer/Copyright')
    expect([result.code, result.stdout]).toEqual([0, 'Wrote src/theme/Footer/Copyright.tsx\n'])
    const file = join(site.dir, 'src/theme/Footer/Copyright.tsx')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/return \(?/, (start) => `${start}/* own */ `),
    )
    expect(readFileSync(file, 'utf8')).toContain('own')
    const built = await site.build()
    expect(built.findings).toEqual([])
    expect(built.html('/docs')).toContain('By us')
  })

  test('wraps a part', async () => {
    const site = newSite()
    await eject(site, 'Footer', '--wrap')
    const file = join(site.dir, 'src/theme/Footer/index.tsx')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<Footer {...props} />', '<><b>Wrapped</b><Footer {...props} /></>'),
    )
    const built = await site.build()
    expect(built.findings).toEqual([])
    expect(built.html('/docs')).toMatch(/<b>Wrapped<\/b><footer/)
  })

  test('a part that comes and goes between builds counts at once', {timeout: 240_000}, async () => {
    const site = newSite()
      .write('site.config.mjs', configFile(`themeConfig: {footer: {copyright: 'By us'}}`, 'docs(), pages()'))
      .write('src/pages/own.jsx', 'export default () => <p>Code of the site</p>')
    // What webpack itself keeps is asked for here; making its output small would take three times as long.
    const copyright = async () => (await site.build({minify: false})).html('/docs').match(/By us|By me/)?.[0]
    expect(await copyright()).toBe('By us')
    site.write('src/theme/Footer/Copyright.jsx', 'export default () => <i>By me</i>')
    expect(await copyright()).toBe('By me')
    site.remove('src/theme')
    expect(await copyright()).toBe('By us')
  })

  test('a part that replaces nothing is a warning; one that others import is not', async () => {
    const site = newSite()
      .write('src/theme/Footr.jsx', 'export default () => <i>By me</i>')
      .write(
        'src/theme/Footer/Copyright.jsx',
        "import Text from '@theme/MyText'\nexport default (props) => <i><Text {...props} /></i>",
      )
      .write('src/theme/MyText.jsx', "export {default} from '@theme-init/Footer/Copyright'")
    const built = await site.build()
    expect(built.diagnostics).toMatchObject([
      {code: 'bundle/unused-part', location: {sourcePath: 'src/theme/Footr.jsx'}, hint: 'Did you mean "Footer"?'},
    ])
    expect(built.html('/docs')).toContain('By us')
  })

  test('a file next to parts that the configuration alone reads is no part', async () => {
    const site = newSite()
      .write('src/theme/colours.js', 'export const copyright = "By them"')
      .write(
        'site.config.mjs',
        `import {copyright} from './src/theme/colours.js'\n${configFile('themeConfig: {footer: {copyright}}')}`,
      )
    const built = await site.build()
    expect(built.findings).toEqual([])
    expect(built.html('/docs')).toContain('By them')
  })

  test('a part without a default export is set aside, until it has one', async () => {
    const site = newSite().write('src/theme/Footer/Copyright.jsx', 'export const Copyright = () => <i>By me</i>')
    const built = await site.build()
    expect(built.findings).toEqual(['warning bundle/part-set-aside src/theme/Footer/Copyright.jsx'])
    expect(built.html('/docs')).toContain('By us')
    site.write('src/theme/Footer/Copyright.jsx', 'export default () => <i>By me</i>')
    const mended = await site.build()
    expect(mended.findings).toEqual([])
    expect(mended.html('/docs')).toContain('<i>By me</i>')
  })

  test('lists what there is and how safe it is', async () => {
    const {code, stdout} = await eject(newSite(), '--list')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Footer\/Copyright +safe +safe$/m)
    expect(stdout).toMatch(/^Layout +unsafe +safe$/m)
    expect(stdout).toMatch(/^MDXComponents +safe +-$/m)
  })

  test.each([
    [['Admonition/Icons/Tip'], 'eject/unknown-component', 'Did you mean "Admonition/Icon/Tip"?'],
    [['@docusaurus/theme-classic', 'Mermaid'], 'eject/unknown-component', 'swizzle @docusaurus/theme-mermaid Mermaid'],
    [
      ['theme-clasic', 'Footer'],
      'eject/unknown-theme',
      'There are @docusaurus/theme-classic, @docusaurus/theme-mermaid',
    ],
    [['Footer/Copywright'], 'eject/unknown-component', 'Did you mean "Footer/Copyright"?'],
    [['Copyright'], 'eject/unknown-component', 'Did you mean "Footer/Copyright"?'],
    [['Layout'], 'eject/unsafe', '--wrap'],
    [['MDXComponents', '--wrap'], 'eject/not-wrappable', '@theme-original/MDXComponents'],
  ])('refuses %j', async (args, code, text) => {
    const site = newSite()
    const result = await eject(site, ...args)
    expect(result.code).toBe(1)
    expect(result.stderr).toContain(code)
    expect(result.stderr).toContain(text)
    expect(existsSync(join(site.dir, 'src'))).toBe(false)
  })

  test.each([
    [
      ['swizzle', '@docusaurus/theme-classic', 'Footer/Copyright', '.', '--eject', '--typescript'],
      'src/theme/Footer/Copyright.tsx',
    ],
    [['swizzle', 'classic', 'Footer', '--wrap', '--javascript'], 'src/theme/Footer/index.jsx'],
  ])('has Docusaurus’ name and words: %j', async (args, file) => {
    const site = newSite()
    const {stdout, code} = await runCli(args, {cwd: site.dir})
    expect([code, stdout]).toEqual([0, `Wrote ${file}\n`])
  })

  test('lists one theme', async () => {
    const {stdout} = await eject(newSite(), 'mermaid', '--list')
    expect(stdout).toMatch(/^@docusaurus\/theme-mermaid\ncomponent +eject +--wrap\nMermaid +unsafe +safe\n$/)
  })

  test('takes parts of themes that the site lists, with what is beside them', async () => {
    const site = newSite()
      .write('site.config.mjs', configFile('', "docs(), './plugins/badges.mjs'"))
      .write(
        'plugins/badges.mjs',
        `export default () => ({name: 'docusaurus-theme-badges', getThemePath: () => './parts', getTypeScriptThemePath: () => './typed'})
export const getSwizzleConfig = () => ({components: {Pin: {actions: {eject: 'safe', wrap: 'forbidden'}}}})`,
      )
      .write('plugins/parts/Badge/index.jsx', "import './badge.css'\nexport default () => <b>Badge</b>")
      .write('plugins/parts/Badge/badge.css', 'b {color: red}')
      .write('plugins/parts/Pin.jsx', 'export default () => <i>Pin</i>')
      .write('plugins/typed/Pin.tsx', 'export default (): object => <i>Pin</i>')
    expect((await eject(site, 'docusaurus-theme-badges', '--list')).stdout).toMatch(
      /Badge +unsafe +safe\nPin +safe +-\n/,
    )
    const copied = await eject(site, 'docusaurus-theme-badges', 'Badge', '--danger')
    expect([copied.stderr, copied.stdout.split('\n')[0]]).toEqual(['', 'Wrote src/theme/Badge/index.jsx'])
    expect(readFileSync(join(site.dir, 'src/theme/Badge/badge.css'), 'utf8')).toBe('b {color: red}')
    // In TypeScript, unless JavaScript is asked for.
    expect((await eject(site, 'docusaurus-theme-badges', 'Pin')).stdout.split('\n')[0]).toBe('Wrote src/theme/Pin.tsx')
    site.remove('src/theme/Pin.tsx')
    const compiled = await eject(site, 'docusaurus-theme-badges', 'Pin', '--javascript')
    expect(compiled.stdout.split('\n')[0]).toBe('Wrote src/theme/Pin.jsx')
    const again = await eject(site, 'docusaurus-theme-badges', 'Badge', '--wrap')
    expect(again.stderr).toContain('eject/exists')
  })

  test('never overwrites', async () => {
    const site = newSite().write('src/theme/Footer.jsx', 'export default () => null')
    const result = await eject(site, 'Footer')
    expect(result.stderr).toContain('eject/exists')
    expect(result.stderr).toContain('src/theme/Footer.jsx')
  })
})

test.each(['typescript', 'javascript'] as const)(
  'every part works as a copy of the site’s own, in %s',
  async (language) => {
    const site = newSite()
    const {eject: ejectPart, listThemeParts} = await program()
    for (const {name} of await listThemeParts())
      await ejectPart({siteDir: site.dir, component: name, danger: true, language})
    const built = await site.build()
    expect(built.findings).toEqual([])
    expect(built.html('/docs')).toContain('By us')
  },
)
