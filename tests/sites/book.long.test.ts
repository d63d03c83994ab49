// `quire book`: a built site as one EPUB and one PDF, as the command writes them.
import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {PDFDocument, PDFName} from '@cantoo/pdf-lib'
import {strFromU8, unzipSync} from 'fflate'
import {beforeAll, describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {createSite, type TestSite} from '../support/site.ts'

const CONFIG = `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'Kiosk manual', tagline: 'Papers & more', url: 'https://kiosk.example', baseUrl: '/base/', onBrokenLinks: 'warn', markdown: {mermaid: true}, themeConfig: {navbar: {title: 'K', logo: {src: 'img/logo.svg'}}}, plugins: [docs()]}
`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'

const FILES = {
  'site.config.mjs': CONFIG,
  'static/img/logo.svg': SVG,
  'docs/start.mdx': `---
sidebar_position: 1
---
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# Start \\<here>

Read [papers](./sell/papers.md#back-side), [the top](#begin) and [the news](https://news.example/a%20b).[^1]

## Begin {#begin}

<Tabs>
  <TabItem value="a" label="On foot">Walk in.</TabItem>
  <TabItem value="b" label="By bicycle">Ring twice.</TabItem>
</Tabs>

<details>
<summary>Why</summary>

Because of the door.

</details>

:::note

Mind the step.

:::

![A kiosk](./kiosk.svg)

<iframe src="https://video.example/1" title="The film"></iframe>

- [x] done

[^1]: A note at the foot.
`,
  'docs/kiosk.svg': SVG,
  'docs/sell/_category_.json': '{"label": "Selling", "position": 2}',
  'docs/sell/papers.md': `# Papers

| Left | Right |
| --- | ---: |
| one | 2 |

## Back side

\`\`\`js
const price = 2
\`\`\`

\`\`\`mermaid
flowchart LR
  accTitle: From press to reader
  press --> reader
\`\`\`
`,
  'docs/sell/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
}

let site: TestSite
let epub: Record<string, string>

/** The command in the site's folder; fails the test unless it ends well. */
async function book(...flags: string[]): Promise<string> {
  const {code, stdout, stderr} = await runCli(['book', '.', ...flags], {cwd: site.dir})
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')])
  return stdout + stderr
}

function readEpub(file: string): Record<string, string> {
  const entries = unzipSync(readFileSync(join(site.dir, file)))
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

beforeAll(async () => {
  site = createSite(FILES)
  expect((await site.build()).errors).toEqual([])
  const said = await book('--epub', '--pdf', '--date', '2026-02-03')
  expect(said).toContain('Wrote kiosk-manual.epub with 3 chapters.\nWrote kiosk-manual.pdf with 3 chapters.\n')
  expect(said).toContain(
    'warning book/external: The book has links in place of what it cannot hold: https://video.example/1.',
  )
  epub = readEpub('kiosk-manual.epub')
}, 180_000)

describe('an EPUB', () => {
  test('has a chapter for each item of the sidebar, numbered and nested', () => {
    expect(Object.keys(epub)[0]).toBe('mimetype')
    expect(epub['EPUB/contents.xhtml']).toContain(
      '<ol><li><a href="c1.xhtml"><span class="number">1</span> Start &lt;here&gt;</a></li>\n<li><a href="c2.xhtml"><span class="number">2</span> Selling</a><ol><li><a href="c3.xhtml"><span class="number">2.1</span> Papers</a></li></ol></li></ol>',
    )
    expect(epub['EPUB/c2.xhtml']).toContain('<h1 id="c2"><span class="number">2</span> Selling</h1>')
    expect(epub['EPUB/c3.xhtml']).toContain(
      '<h3 class="anchor" id="c3-back-side"><span class="number">2.1.1</span> Back side</h3>',
    )
  })

  test('leads links to places of the book, and others to where they led', () => {
    const start = epub['EPUB/c1.xhtml'] ?? ''
    expect(start).toContain('<a href="c3.xhtml#c3-back-side">papers</a>')
    expect(start).toContain('<a href="c1.xhtml#c1-begin">the top</a>')
    expect(start).toContain('<a href="https://news.example/a%20b">the news</a>')
    expect(start).toMatch(/href="c1\.xhtml#c1-user-content-fn-1"/)
  })

  test('shows all tabs, what details hide, tasks and images, and a link for what is embedded', () => {
    const start = epub['EPUB/c1.xhtml'] ?? ''
    expect(start).toMatch(/<p class="tab">On foot<\/p>.*Walk in\..*<p class="tab">By bicycle<\/p>.*Ring twice\./s)
    expect(start).toMatch(/<p class="summary">Why<\/p>.*Because of the door\./s)
    expect(start).toContain('☑')
    expect(start).toMatch(
      /<img [^>]*src="images\/image-1\.svg"[^>]* alt="A kiosk"|<img [^>]*alt="A kiosk"[^>]*src="images\/image-1\.svg"/,
    )
    expect(epub['EPUB/images/image-1.svg']).toBe(SVG)
    expect(start).toContain('<a href="https://video.example/1" class="external">The film</a>')
    expect(start).not.toMatch(/<script|<button|<iframe|hash-link|>Footnotes</)
  })

  test('has styles for the frame and the heading of an admonition', () => {
    const start = epub['EPUB/c1.xhtml'] ?? ''
    const styled = new Set([...(epub['EPUB/style.css'] ?? '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))
    const note =
      /<div class="([^"]*)"[^>]*><div class="([^"]*)"[^>]*>.{0,99}note.{0,199}Mind the step/s.exec(start) ?? []
    expect(note).toHaveLength(3)
    for (const list of note.slice(1)) expect(list.split(' ').filter((name) => styled.has(name))).not.toEqual([])
  })

  test('has diagrams as vectors, code in colours, and tables with their alignment', () => {
    const papers = epub['EPUB/c3.xhtml'] ?? ''
    expect(papers).toContain('<img src="images/diagram-1.svg" alt="From press to reader"/>')
    expect(epub['EPUB/images/diagram-1.svg']).toMatch(/^<svg [\s\S]*press[\s\S]*<\/svg>$/)
    expect(papers).toContain('<span class="token keyword">const</span>')
    expect(papers).toContain('<td class="text--right">2</td>')
  })

  test.skipIf(!existsSync('/usr/bin/epubcheck'))('is valid, says epubcheck', () => {
    const said = execFileSync('java', ['-jar', '/usr/bin/epubcheck', join(site.dir, 'kiosk-manual.epub')], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    expect(said).toContain('0 fatals / 0 errors / 0 warnings')
  })

  test('is the same when it is made again', async () => {
    const before = readFileSync(join(site.dir, 'kiosk-manual.epub'))
    await book('--epub', '--date', '2026-02-03', '--out-dir', 'again')
    expect(readFileSync(join(site.dir, 'again/kiosk-manual.epub')).equals(before)).toBe(true)
  })

  test('of a section has its pages alone, without numbers when these are not wanted', async () => {
    await book('--epub', '--section', 'docs/sell', '--no-numbers', '--out-dir', 'part')
    const part = readEpub('part/kiosk-manual.epub')
    expect(part['EPUB/contents.xhtml']).toContain('<ol><li><a href="c1.xhtml">Papers</a></li></ol>')
    expect(part['EPUB/c2.xhtml']).toBeUndefined()
  })
})

describe('a PDF', () => {
  test('has contents with the pages of the chapters, and links that lead there', async () => {
    const bytes = readFileSync(join(site.dir, 'kiosk-manual.pdf'))
    const document = await PDFDocument.load(bytes)
    expect(document.getTitle()).toBe('Kiosk manual')
    expect(document.getCreationDate()?.toISOString()).toBe('2026-02-03T00:00:00.000Z')
    // Cover, contents, and a page for each outermost chapter.
    expect(document.getPageCount()).toBe(4)
    expect(document.catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(String(document.catalog.lookup(PDFName.of('Dests')))).toContain('/c3-back-side')
  })

  test.skipIf(!existsSync('/usr/bin/pdftotext'))('shows the numbers of the pages', () => {
    const text = execFileSync('pdftotext', ['-layout', join(site.dir, 'kiosk-manual.pdf'), '-'], {encoding: 'utf8'})
    const [cover = '', contents = '', start = '', selling = ''] = text.split('\f')
    expect(cover).toMatch(/Kiosk manual\s+Papers & more\s+2026-02-03\s*$/)
    expect(contents).toMatch(/1\s+Start <here>\s+3\s+2\s+Selling\s+4\s+2\.1\s+Papers\s+4\s+2\s*$/)
    expect(start).toMatch(/Walk in\.[\s\S]*Ring twice\.[\s\S]*A note at the foot\.[\s\S]*\s3\s*$/)
    expect(selling).toContain('const price = 2')
  })
})

describe('a call that cannot be done', () => {
  test.each([
    ['of no form', [], 2, 'error: Say which book to make: --pdf, --epub, or both.'],
    ['of a folder without a site', ['docs', '--epub'], 1, 'error book/no-site'],
    [
      'of a section that is not there',
      ['.', '--epub', '--section', 'docs/buy'],
      1,
      'error book/no-pages: The site has no page "docs/buy" in its sidebars',
    ],
    [
      'of an unknown version',
      ['.', '--epub', '--docs-version', '9'],
      1,
      'error book/unknown-version: The site has no version "9" of the docs.',
    ],
  ])('%s is told', async (_, args, expected, message) => {
    const {code, stderr} = await runCli(['book', ...args], {cwd: site.dir})
    expect([code, stderr]).toEqual([expected, expect.stringContaining(message)])
  })
})

describe('a site with formulas and versions', () => {
  test.each([
    ['htmlAndMathml', 'katex, whose HTML needs its style sheet'],
    ['mathml', 'MathML alone'],
  ])('has each formula once, as MathML: %s', async (output) => {
    const formulas = createSite({
      'site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'Sums', url: 'https://kiosk.example', baseUrl: '/', plugins: [docs({remarkPlugins: ['remark-math'], rehypePlugins: [['rehype-katex', {output: '${output}'}]]})]}
`,
      'docs/one.md': '# Sums\n\nIn a line: $a^2$.\n\n$$\n\\frac{1}{2}\n$$\n',
    })
    expect((await formulas.build()).errors).toEqual([])
    expect((await runCli(['book', '.', '--epub'], {cwd: formulas.dir})).code).toBe(0)
    const entries = unzipSync(readFileSync(join(formulas.dir, 'sums.epub')))
    const page = strFromU8(entries['EPUB/c1.xhtml'] ?? new Uint8Array())
    expect(page.match(/<math\b[^>]*xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"/g)).toHaveLength(2)
    expect(page).toContain('<mfrac>')
    expect(page).not.toContain('katex-html')
    expect(strFromU8(entries['EPUB/content.opf'] ?? entries['EPUB/package.opf'] ?? new Uint8Array())).toContain(
      'properties="mathml"',
    )
  })

  test('is the newest version, or the one that is asked for', async () => {
    const versions = createSite({
      'site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'Press', url: 'https://kiosk.example', baseUrl: '/', plugins: [docs()]}
`,
      'docs/one.md': '# One\n\n[Two](two.md)\n',
      'docs/two.md': '# Coming\n',
      'versions.json': '["2.0", "1.0"]',
      'versioned_sidebars/version-2.0-sidebars.json': '{"main": ["one"]}',
      'versioned_sidebars/version-1.0-sidebars.json': '{"main": ["one", "two"]}',
      'versioned_docs/version-2.0/one.md': '# One\n\nOf today.\n',
      'versioned_docs/version-1.0/one.md': '# One\n\nOf old, see [two](two.md#more).\n',
      'versioned_docs/version-1.0/two.md': '# Gone\n\n## More\n',
    })
    expect((await versions.build()).errors).toEqual([])
    const chapters = async (name: string, ...flags: string[]): Promise<string[]> => {
      const {code, stderr} = await runCli(['book', '.', '--epub', ...flags], {cwd: versions.dir})
      expect([code, stderr]).toEqual([0, ''])
      const entries = unzipSync(readFileSync(join(versions.dir, name)))
      return Object.keys(entries)
        .filter((entry) => /^EPUB\/c\d+\.xhtml$/.test(entry))
        .map((entry) => strFromU8(entries[entry] ?? new Uint8Array()))
    }
    const newest = await chapters('press-2.0.epub')
    expect(newest).toEqual([expect.stringContaining('Of today.')])
    const oldest = await chapters('press-1.0.epub', '--docs-version', '1.0')
    expect(oldest).toHaveLength(2)
    expect(oldest[0]).toContain('<a href="c2.xhtml#c2-more">two</a>')
    expect((await chapters('press-next.epub', '--docs-version', 'current')).join()).toContain('Coming')
  })
})
