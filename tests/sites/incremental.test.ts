// There is one pipeline and a warm store: what an unchanged, an edited, a renamed and a removed document cost.
import {readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

const FILES = {
  'site.config.mjs': configFile('', 'docs(), sitemap()'),
  'docs/a.md': '# A\n\nSee [B](./b.md).\n\n:::note\n\nNever closed.\n',
  'docs/b.md': '# B\n\nText.',
  'docs/c.mdx':
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# C\n\n<Tabs><TabItem value='x'>X</TabItem></Tabs>\n\n[gone](./nowhere.md)",
  'docs/d/e.md': '# E\n\nDeep.',
}

describe('a warm build', () => {
  test('with nothing changed does nothing, and says the same', async () => {
    const site = createSite(FILES)
    const cold = await site.build()
    const warm = await site.build()
    expect(warm.report.counts).toMatchObject({compiled: 0, bundled: 0, rendered: 0, written: 0, removed: 0})
    expect(warm.bytes()).toEqual(cold.bytes())
    expect(warm.diagnostics).toEqual(cold.diagnostics)
    expect(warm.findings.length).toBeGreaterThan(0)
  })

  test('with one body edited compiles, renders and writes that page alone', async () => {
    const site = createSite(FILES)
    await site.build()
    const again = await site.write('docs/b.md', '# B\n\nNow with more text.').build()
    expect(again.report.counts).toMatchObject({compiled: 1, bundled: 0, rendered: 1})
    expect(again.report.counts.written).toBeLessThanOrEqual(4)
    expect(again.html('/docs/b')).toContain('Now with more text')
  })

  test('with a renamed slug compiles that page only, and every link to it follows', async () => {
    const site = createSite(FILES)
    await site.build()
    const again = await site.write('docs/b.md', '---\nslug: /bee\n---\n# B\n\nText.').build()
    expect(again.report.counts.compiled).toBe(1)
    expect(again.content('/docs/a')).toContain('href="/docs/bee"')
    expect(again.exists('docs/b/index.html')).toBe(false)
  })

  test('with a document removed removes its files', async () => {
    const site = createSite(FILES)
    await site.build()
    const again = await site.remove('docs/d').build()
    expect(again.exists('docs/d/e/index.html')).toBe(false)
    expect(again.files().filter((file) => file.includes('d/e'))).toEqual([])
    expect(again.report.counts.compiled).toBe(0)
  })

  test('equals a cold one byte for byte after any edit', async () => {
    const edited = {...FILES, 'docs/b.md': '# Bee\n\nOther.', 'docs/new.md': '# New\n\n[e](d/e.md)'}
    const warm = createSite(FILES)
    await warm.build()
    for (const [path, content] of Object.entries(edited)) warm.write(path, content)
    const cold = createSite(edited)
    expect((await warm.build()).bytes()).toEqual((await cold.build()).bytes())
  })

  test('restores output that was deleted, without compiling', async () => {
    const site = createSite(FILES)
    const first = await site.build()
    const before = first.bytes()
    const again = await site.remove('build').build()
    expect(again.report.counts.compiled).toBe(0)
    expect(again.bytes()).toEqual(before)
  })
})

describe('determinism', () => {
  test('two builds of equal folders are equal, whatever the folder', async () => {
    const [one, other] = await Promise.all([createSite(FILES).build({cache: false}), createSite(FILES).build()])
    expect(one.bytes()).toEqual(other.bytes())
  })

  test('no output names the machine', async () => {
    const site = createSite(FILES)
    const built = await site.build()
    for (const file of built.files()) expect(built.read(file), file).not.toContain(site.dir)
  })
})

test('a kept bundle that has lost a file is made again', async () => {
  const site = createSite({
    'site.config.mjs': configFile("bundler: 'rspack'", 'docs(), pages()'),
    'docs/a.md': '# A',
    'src/pages/index.jsx': 'export default () => <h1>Home</h1>',
  })
  const first = await site.build()
  const bundles = join(site.dir, 'node_modules/.cache/quire/bundles')
  const [bundle = ''] = readdirSync(bundles)
  const [lost = ''] = readdirSync(join(bundles, bundle, 'assets')).filter((name) => name.startsWith('main.'))
  rmSync(join(bundles, bundle, 'assets', lost))
  const again = await site.build()
  expect([first.findings, again.findings, again.report.counts.bundled]).toEqual([[], ['warning cache/damaged'], 1])
})
