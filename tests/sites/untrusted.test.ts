// `content: 'untrusted'`: what outsiders write gives a page that runs nothing of theirs.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile, createSite} from '../support/site.ts'

const SVG = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inner}</svg>`

/** What is tried, and what must be nowhere in the page's content. */
const TRIES: readonly [name: string, text: string, gone: RegExp][] = [
  ['a script', '<script>alert(1)</script>', /<script|alert\(1\)/],
  ['a script in a paragraph', 'x <script src="https://evil.example/a.js"></script> y', /<script|evil/],
  ['an event', '<img src="https://a.example/x.png" onerror="alert(1)">', /onerror/],
  ['an event of a block', '<details open ontoggle=alert(1)><summary>x</summary>y</details>', /ontoggle/],
  ['a frame', '<iframe src="https://evil.example"></iframe>', /<iframe|evil/],
  ['a frame with text', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', /<iframe|srcdoc/],
  [
    'a form',
    '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
    /<form|<button|evil/,
  ],
  [
    'an object',
    '<object data="https://evil.example/a.swf"></object><embed src="https://evil.example/b">',
    /<object|<embed|evil/,
  ],
  ['styles', '<style>body{display:none}</style><p style="position:fixed">x</p>', /<style|style=|display:none/],
  ['classes of the shell', '<div class="navbar navbar--fixed-top">x</div>', /navbar/],
  ['a base', '<base href="https://evil.example/">', /<base|evil/],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example">', /<meta|evil/],
  ['a link element', '<link rel="stylesheet" href="https://evil.example/a.css">', /evil/],
  [
    'an SVG with a script',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    /<svg|alert/,
  ],
  ['MathML with a link', '<math><mtext><a href="javascript:alert(1)">x</a></mtext></math>', /<math|javascript/],
  ['an active link', '[x](javascript:alert(1)) <a href="data:text/html,x">y</a>', /javascript|data:text/],
  ['an unknown scheme', '<a href="ms-msdt:/id">x</a>', /ms-msdt/],
  [
    'an id of the program',
    '<div id="quirePage">{}</div>\n\n## T {#quirePage}\n\n## U {#__docusaurus}',
    /id="(?:__|quirePage)/,
  ],
  [
    'an id that clobbers',
    '<p id="location">x</p><img name="cookie" src="https://a.example/x.png">',
    /id="location"|name="cookie"/,
  ],
  ['markup that is mended', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', /<p><img|<img src="x"/],
  ['a comment trick', '<!--><img src=x onerror=alert(1)>-->', /<img[^>]*onerror/],
  ['a template', '<template><script>alert(1)</script></template>', /<template|<script/],
  ['live code', '```jsx live\nalert(1)\n```', /data-live|live-code/],
  ['a code block of its own making', '<pre><code metastring="live" class="language-jsx">x</code></pre>', /metastring/],
  [
    'MDX by its look',
    'import x from "../secret.js"\n\nexport const y = process.env.HOME\n\n{y}\n\n<Tabs>z</Tabs>',
    /<Tabs>/,
  ],
]

const CONFIG = configFile(
  `content: 'untrusted', markdown: {mermaid: true}`,
  "docs({remarkPlugins: ['@docusaurus/remark-plugin-npm2yarn']})",
)

describe('untrusted content', () => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await buildSite({
      'site.config.mjs': CONFIG.replace('markdown:', "onBrokenLinks: 'warn', markdown:"),
      ...Object.fromEntries(
        TRIES.map(([, text], at) => [`docs/try-${at}.md`, `# Page\n\nBefore.\n\n${text}\n\nAfter.\n`]),
      ),
      'docs/code.mdx':
        '---\nformat: mdx\nmdx: {format: mdx}\nwrapperClassName: x\nsidebar_class_name: y\n---\n\nimport X from "./part.mdx"\n\n# Code\n\n{process.env.HOME} {6 * 7} <b>bold</b>\n',
      'docs/part.mdx': '# Part {6 * 7}',
      'docs/folder/_category_.json': '{"label": "F", "className": "evil-class", "customProps": {"evil": 1}}',
      'docs/folder/x.md': '# X',
      'docs/kept.md': `# Kept

:::tip[A **title**]

Text with <kbd>K</kbd>, <sub>2</sub> and <b>bold</b>.

:::

- [x] done
- [ ] open

| a | b |
| - | -: |
| 1 | [there](folder/x.md) |

\`\`\`js title="a.js" {1}
const a = 1
\`\`\`

\`\`\`bash npm2yarn
npm install x
\`\`\`

\`\`\`mermaid
graph TD
\`\`\`

Note[^1] and <details><summary>More</summary>inside</details> ![i](./good.svg)

## Part {#own}

[to](#own)

[^1]: The note.
`,
      'docs/good.svg': SVG('<path d="M0 0"/>'),
    })
  }, 120_000)

  test.each(TRIES.map(([name, , gone], at) => ({name, gone, path: `/docs/try-${at}`})))(
    'has no $name',
    ({gone, path}) => {
      const content = site.content(path)
      expect(content).not.toMatch(gone)
      expect(content).toContain('Before.')
      expect(content).toContain('After.')
      expect(site.read(`_routes${path}.js`)).not.toMatch(gone)
    },
  )

  test('MDX is text, and nothing of it runs', () => {
    const content = site.content('/docs/code')
    expect(content).toContain('{6 * 7}')
    expect(content).toContain('{process.env.HOME}')
    expect(content).not.toContain('42')
    expect(site.findings.filter((one) => one.includes('docs/code.mdx'))).toEqual([
      'warning content/untrusted docs/code.mdx',
      'warning content/untrusted docs/code.mdx:2:1',
      'warning content/untrusted docs/code.mdx:3:1',
      'warning content/untrusted docs/code.mdx:4:1',
      'warning content/untrusted docs/code.mdx:5:1',
    ])
    expect(site.html('/docs/code')).not.toMatch(/class="[^"]*\by\b/)
  })

  test('folders name no classes', () => {
    for (const file of site.files()) expect(site.read(file)).not.toMatch(/evil-class/)
  })

  test('keeps what the dialect makes, and links to it', () => {
    const content = site.content('/docs/kept')
    for (const part of [
      'theme-admonition-tip',
      '<strong>title</strong>',
      '<kbd>K</kbd>',
      '<b>bold</b>',
      'type="checkbox"',
    ])
      expect(content).toContain(part)
    for (const part of ['text--right', 'href="/docs/folder/x"', 'a.js', 'token keyword', 'role="tab"', 'mermaid'])
      expect(content).toContain(part)
    expect(content).toMatch(/<details>\s*<summary>More/)
    expect(content).toMatch(/<img [^>]*src="\/assets\/images\/good-/)
    expect(content).toContain('id="own"')
    expect(content).toMatch(/href="#user-content-fn-1"/)
    expect(content).toMatch(/id="user-content-fn-1"/)
    expect(site.findings.filter((one) => one.includes('docs/kept.md'))).toEqual([])
  })
})

test('files that run code where they are opened are not published', async () => {
  const names = ['page.html', 'run.js', 'feed.xml', 'evil.svg']
  const site = await buildSite({
    'site.config.mjs': configFile(`content: 'untrusted', markdown: {hooks: {onBrokenMarkdownImages: 'warn'}}`),
    'docs/index.md': `${names.map((name) => `[x](@site/docs/${name})`).join(' ')} ![x](evil.svg) ![y](event.svg)`,
    ...Object.fromEntries(names.map((name) => [`docs/${name}`, SVG('<script>alert(1)</script>')])),
    'docs/event.svg': SVG('<g onclick="alert(1)"/>'),
  })
  expect(site.findings.map((one) => one.replace(/:\d+:\d+$/, ''))).toEqual(
    [...names, 'image', 'image'].map(() => 'warning link/not-published docs/index.md'),
  )
  expect(site.files().filter((file) => /assets\/(?:files|images)/.test(file))).toEqual([])
})

test('a module in a content folder is refused', async () => {
  const site = createSite({
    'site.config.mjs': configFile(`content: 'untrusted'`, "docs({remarkPlugins: ['./docs/plugin.mjs']})"),
    'docs/plugin.mjs': 'export default () => () => {}',
    'docs/index.md': '# Home',
  })
  expect((await site.build()).errors).toEqual(['error config/untrusted-module docs/plugin.mjs'])
})
