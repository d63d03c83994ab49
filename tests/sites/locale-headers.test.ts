// One `_headers`, that of the root, is all that hosts read: its policy serves the pages of every language.
import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {type BuiltSite, configFile, createSite} from '../support/site.ts'

const ARABIC = 'i18n/ar/docusaurus-plugin-content-docs/current/a.mdx'
const frame = (host: string): string => `# ألف\n\n<iframe src="https://${host}/v" title="Film" />\n`

const createBook = () =>
  createSite({
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'ar']}"),
    'docs/a.mdx': '# A\n\n## Part\n\nText.\n',
    [ARABIC]: frame('films.example'),
  })

const policyOf = (built: BuiltSite, file = '_headers'): string =>
  /Content-Security-Policy: (.*)/.exec(built.read(file))?.[1] ?? ''

test('it allows the scripts, styles and frames of all of them', async () => {
  const built = await createBook().build()
  expect(built.findings).toEqual([])
  const policy = policyOf(built)
  expect(policy).toContain("frame-src 'self' https://films.example")
  for (const path of ['/docs/a', '/ar/docs/a']) {
    const inline = [
      ...built.html(path).matchAll(/<(?:script|style)(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/(?:script|style)>/g),
    ]
    expect(inline.length, path).toBeGreaterThan(1)
    for (const [, text = ''] of inline) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
  }
  expect(policyOf(built, 'ar/_headers')).toContain('films.example')
})

test('it follows an edit of one of them, and is not written again without one', async () => {
  const site = createBook()
  const first = await site.build()
  const again = await site.build()
  expect(again.report.counts.written).toBe(0)
  expect(policyOf(again)).toBe(policyOf(first))
  site.write(ARABIC, frame('maps.example'))
  const edited = await site.build()
  expect(policyOf(edited)).toBe(policyOf(first).replace('films.example', 'maps.example'))
  expect((await site.build()).report.counts.written).toBe(0)
  site.write(ARABIC, '# ألف\n')
  expect(policyOf(await site.build())).not.toContain('frame-src')
})

test('it still serves a language that stays in the output while another is built', async () => {
  const site = createBook()
  const whole = await site.build()
  site.write('docs/a.mdx', '# A\n\nAnother text.\n')
  const part = await site.build({locales: ['en']})
  expect(part.html('/docs/a')).toContain('Another text.')
  expect(part.html('/ar/docs/a')).toContain('films.example')
  expect(policyOf(part)).toBe(policyOf(whole))
})

test("a site's own file is left as it is", async () => {
  const site = createBook()
  site.write('static/_headers', '/*\n  X-Own: yes\n')
  const built = await site.build()
  expect(built.read('_headers')).toBe('/*\n  X-Own: yes\n')
})
