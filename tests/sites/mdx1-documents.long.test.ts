// Documents of a site of Docusaurus 2 that MDX 3 refuses: they are read as MDX 1 read them, and one warning names them.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const CONFIG = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]]}\n`
const IMPORT = "import Tabs from '@theme/Tabs'\n\n"
const FILES = {
  'docusaurus.config.js': CONFIG,
  'static/a.png': '',
  'docs/index.md': `${IMPORT}# Home

Line <br> and {braces}, 5 < 6, <https://a.example>, Promise<string>.

<img src="/a.png" width=100>
`,
  'docs/details.mdx': `# Details

<details><summary>More **bold**</summary>

Inside.

</details>

1. One
   <details><summary>Listed</summary>

   In the list.

   </details>
`,
}
const withCore = (version: string) => ({'package.json': JSON.stringify({dependencies: {'@docusaurus/core': version}})})

test.each([
  ['3.1.1', ['own']],
  ['3.2.0', ['own', 'of-the-part']],
])(
  'of Docusaurus %s has the headings %j in the table of contents of a page that shows a document',
  async (version, ids) => {
    const built = await createSite({
      'docusaurus.config.js': CONFIG,
      ...withCore(version),
      'docs/index.mdx': "import Part from './_part.mdx'\n\n# Home\n\n## Own\n\n<Part />\n\n[to it](#of-the-part)\n",
      'docs/_part.mdx': '## Of the part\n',
    }).build()
    expect(built.findings).toEqual([])
    const links = built.html('/').matchAll(/<a [^>]*class="[^"]*table-of-contents__link[^>]*href="#([^"]+)"/g)
    expect(Array.from(links, ([, id]) => id)).toEqual(ids)
  },
)

test('a site of Docusaurus 2', async () => {
  const built = await createSite({...FILES, ...withCore('^2.4.1')}).build()
  expect(built.report.diagnostics).toMatchObject([
    {code: 'mdx/read-as-older-mdx', message: expect.stringMatching(/^2 documents/), notes: ['docs/index.md']},
  ])
  expect(built.content('/')).toMatch(/Line <br> and \{braces\}, 5 (?:<|&lt;|&#x3C;) 6, <a href="https:\/\/a\.example"/)
  expect(built.content('/')).toContain('width="100"')
  expect(built.content('/details')).toMatch(
    /<summary>More \*\*bold\*\*<\/summary>.*<p>Inside\.<\/p>.*<\/details>\s*<ol>/s,
  )
  expect(built.content('/details')).toMatch(/<li>.*<summary>Listed<\/summary>.*<p>In the list\.<\/p>.*<\/li>/s)
})

test('the same documents in a site of Docusaurus 3', async () => {
  const built = await createSite({...FILES, ...withCore('3.10.0')}).build()
  expect(built.errors).toEqual(['error mdx/syntax docs/details.mdx:3:1', 'error mdx/syntax docs/index.md:7:1'])
})

test('what is told of a document that was changed names the lines of the file', async () => {
  const document = `# Lines

<details><summary>More</summary>

Inside, <br> and [a](./no-a.md).

</details>

1. One
   <details><summary>Again</summary>

   Then <br> [b](./no-b.md)

   </details>

Text <img src=/a.png width=1> [c](./no-c.md)

[d](./no-d.md)
`
  const built = await createSite({...FILES, ...withCore('^2.4.1'), 'docs/lines.md': document}).build()
  const lines = document.split('\n')
  const places = ['a', 'b', 'c', 'd'].map((name) => {
    const target = `./no-${name}.md`
    const at = lines.findIndex((line) => line.includes(target))
    return `docs/lines.md:${at + 1}:${(lines[at] ?? '').indexOf(target) + 1}`
  })
  const found = built.findings.filter((finding) => finding.includes('link/'))
  expect(found.map((finding) => finding.split(' ')[2])).toEqual(places)
})

test('indented code is code where Docusaurus 2 is the one that is installed, and text where it is not', async () => {
  const files = {...FILES, 'docs/code.mdx': `${IMPORT}# Code\n\n    let a = {}\n\n- one\n\n    more of it\n`}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  expect(built.content('/code')).toMatch(/<pre[^>]*>.*let a = \{\}.*<\/pre>/s)
  expect(built.content('/code')).toMatch(/<li>\s*<p>one<\/p>\s*<p>more of it<\/p>\s*<\/li>/)
  const later = await createSite({
    'docusaurus.config.js': CONFIG,
    'docs/code.mdx': '# Code\n\n    let a\n',
    ...withCore('^3.10.0'),
  }).build()
  expect(later.content('/code')).toContain('<p>let a</p>')
})

test('Markdown in the JSX of an attribute', async () => {
  const document = `# Legend

export const Legend = ({rows}) => <ul>{rows.map((row) => <li key={row.label}>{row.description}</li>)}</ul>

<Legend
  rows={[
    {
      label: "one",
      description: <>

The **first** \`Future<A>\` and \`{\`, [a](./no-a.md).

- item

:::note
A note.
:::

## A heading

</>
    },
    {
      label: "two",
      description: <>

The <b>second</b> text.

</>
    },
  ]}
/>

[b](./no-b.md)
`
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.mdx': document}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  const content = built.content('/')
  expect(content).toMatch(/<li><p>The <strong>first<\/strong> <code>Future(?:<|&lt;|&#x3C;)A(?:>|&gt;)<\/code>/)
  expect(content).toMatch(
    /<ul>\s*<li>item<\/li>\s*<\/ul>.*A note\..*<h2[^>]*id="a-heading".*<\/li><li><p>The <b>second<\/b> text\.<\/p><\/li>/s,
  )
  expect(content).not.toContain('quire-markdown')
  expect(content).not.toContain('**')
  const found = built.findings.filter((finding) => finding.includes('link/'))
  expect(found.map((finding) => finding.split(' ')[2])).toEqual(['docs/index.mdx:11:40', 'docs/index.mdx:34:5'])
  const later = await createSite({...files, ...withCore('^3.10.0')}).build()
  expect(later.errors.map((error) => error.split(' ')[1])).toEqual(['mdx/syntax'])
})

test('references in the JSX of an attribute, and names of footnotes', async () => {
  const document = `export const Legend = ({text}) => <div>{text}</div>

# T

<Legend text={<>

A [text][ref] and a footnote[^note].

</>
} />

Mail <mailto:a@b.example>.

1) no item

[ref]: https://ref.example

[^note]: The **note**.
`
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.mdx': document}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  expect(built.diagnostics.map(({code}) => code)).toEqual(['mdx/read-as-older-mdx'])
  const content = built.content('/')
  expect(content).toMatch(
    /<p>A <a href="https:\/\/ref\.example"[^>]*>text<\/a> and a footnote<sup id="fnref-note"><a [^>]*>note<\/a><\/sup>\./,
  )
  expect(content.match(/The <strong>note<\/strong>/g)).toHaveLength(1)
  expect(content).toMatch(/<a href="mailto:a@b\.example"[^>]*>a@b\.example<\/a>/)
  expect(content).toContain('<p>1) no item</p>')
})

test('single tildes are text, and admonitions have the titles of Docusaurus 2', async () => {
  const document =
    '# T\n\nH~2~O, ~*one*~, ~~two~~\n\n:::important\n\nA\n\n:::\n\n:::success\n\nB\n\n:::\n\n:::secondary Own\n\nC\n\n:::\n\n:::warning\n\nD\n\n:::\n'
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.md': document, 'docs/other.mdx': document}
  const titles = (content: string) => [...content.matchAll(/admonitionTitle_">([^<]*)</g)].map(([, title]) => title)
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  for (const url of ['/', '/other']) {
    expect(built.content(url)).toContain('<p>H~2~O, ~<em>one</em>~, <del>two</del></p>')
    expect(titles(built.content(url))).toEqual(['info', 'tip', 'Own', 'danger'])
    expect(built.content(url)).toMatch(/theme-admonition-warning alert alert--danger /)
  }
  const later = await createSite({...files, ...withCore('^3.10.0')}).build()
  expect(later.content('/')).toContain('H<del>2</del>O')
  expect(titles(later.content('/'))).toEqual(['important', 'success', 'Own', 'warning'])
  expect(later.content('/')).toMatch(/theme-admonition-warning alert alert--warning /)
})

test('braces in prose are text, and hold JavaScript in blocks that begin with a tag', async () => {
  const document =
    "export const a = {b: 'value'}\n\n# T\n\nUse {name} of {a.b}, {0} <b>{a.b}</b>. {/* none */}\n\n{a.b}\n\n<p>{a.b}</p>\n\n- <i>\n  {a.b}\n  </i>\n"
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.mdx': document}
  const content = (await createSite({...files, ...withCore('^2.4.1')}).build()).content('/')
  expect(content).toContain('<p>Use {name} of {a.b}, {0} <b>{a.b}</b>.')
  expect(content).toMatch(/<p>\{a\.b\}<\/p>.*<p>value<\/p>.*<i>\s*value\s*<\/i>/s)
})

test('lines of a template in JSX keep what they begin with', async () => {
  const document = '# T\n\n<pre>{`if (a) {\n  b()\n    c()\n}`}</pre>\n\n<p title={`d:\n  - e\n\tf`}>{1}</p>\n'
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.mdx': document}
  const content = (await createSite({...files, ...withCore('^2.4.1')}).build()).content('/')
  expect(content).toMatch(/<pre[^>]*>if \(a\) \{\n {2}b\(\)\n {4}c\(\)\n\}<\/pre>/)
  expect(content).toContain('<p title="d:\n  - e\n\tf">1</p>')
  const later = (await createSite({...files, ...withCore('^3.10.0')}).build()).content('/')
  expect(later).toMatch(/\nb\(\)\n {2}c\(\)\n/)
})

test('what begins with a tag is JSX to the next empty line, and its text is no Markdown', async () => {
  const document = `# T

<b>Label:</b> \`code\` and *text*, \\n, www.a.example

<details>
<summary>Tight</summary>
1. Text **here**.
- More.
</details>

Before
<i>**in** the middle</i>

- <b>one</b> *first*
- two *second*

<div>

Text **bold** <b>*em*</b>

</div>
`
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.md': document, 'docs/other.mdx': document}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  expect(built.diagnostics).toEqual([])
  for (const url of ['/', '/other']) {
    const content = built.content(url).replaceAll('<!-- -->', '')
    expect(content).toMatch(
      /<\/h1>(?:<\/header>)?\s*<b>Label:<\/b> `code` and \*text\*, \\n, www\.a\.example\s*(?:<\/div>)?\s*<details/,
    )
    expect(content).toMatch(/<summary>Tight<\/summary>.*>\s*1\. Text \*\*here\*\*\.\s*- More\.\s*<\/div>.*<\/details>/)
    expect(content).toMatch(/<p>Before\s*<\/p>\s*<i>\*\*in\*\* the middle<\/i>/)
    expect(content).toMatch(/<li>\s*<b>one<\/b> \*first\*\s*<\/li>\s*<li>two <em>second<\/em><\/li>/)
    expect(content).toMatch(/<div>\s*<p>Text <strong>bold<\/strong> <b><em>em<\/em><\/b><\/p>\s*<\/div>/)
  }
  const later = await createSite({...files, ...withCore('^3.10.0')}).build()
  expect(later.content('/')).toContain('<code>code</code>')
})

test('braces and backslashes of prose are text', async () => {
  const document = `# T

Text {a && <b>shown *x*</b>} of {
  "a": 1
}, \\$5 \\"q\\" \\*no\\* \\{b\\} \`\\*{c}\` [d](https://d.example/{id}).\\
Next {/* none */} line.

![a](https://a.example/b.png "T \\"q\\"")
`
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.mdx': document}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  expect(built.diagnostics).toEqual([])
  expect(
    built
      .content('/')
      .replace(/&#x26;|&amp;/g, '&')
      .replace(/&quot;|&#x22;/g, '"'),
  ).toMatch(
    /<p>Text \{a && <b>shown <em>x<\/em><\/b>\} of \{\s*"a": 1\s*\}, \\\$5 \\"q\\" \*no\* \{b\} <code>\\\*\{c\}<\/code> <a href="https:\/\/d\.example\/%7Bid%7D"[^>]*>d<\/a>\.\\\s*Next\s+line\.<\/p>\s*<p><img [^>]*title="T \\"q\\""/,
  )
})

test('a line of as many colons closes an admonition, and the keyword is right behind the colons', async () => {
  const document = `# T

:::tip[Title] *x*

One

:::note

Two

:::

Three

:::

::: note

Four

:::tipFive

Six

:::danger

::::info

:::caution

Seven

:::

::::

Eight
`
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.md': document, 'docs/other.mdx': document}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  expect(built.diagnostics).toEqual([])
  for (const url of ['/', '/other']) {
    const text = built
      .content(url)
      .replace(/<div class="theme-admonition[^>]*>/g, '(')
      .replace(/<\/div>\s*<\/div>/g, ')')
      .replace(/<[^>]*>/g, ' ')
    expect(text.replace(/\s+/g, ' ').trim()).toBe(
      'T ( [Title] x One ) Two ::: Three ::: ::: note Four ( Five Six ) ( info ( caution Seven )) Eight',
    )
  }
  const later = await createSite({...files, ...withCore('^3.10.0')}).build()
  expect(later.content('/')).toMatch(/Two(?:<[^>]*>|\s)*Three/)
})

test('two stars and two underscores are strong up to the next two, whatever is next to them; other forms of text', async () => {
  const document =
    '# T\n\n**one:**two **"three"**four 中文**粗体。**中文 **\'`x`\'**y \\*\\*six\\*\\* `**a.**b` 2**\n\n**plain** and **a *b* c**\n\n| a |\n|---|\n| **c.**d |\n\nmy__var, other__var \\_\\_x\\_\\_ http://a.example/x__y__z http://localhost:3000/a [d] [e]\n[e]: https://e.example\n'
  const files = {'docusaurus.config.js': CONFIG, 'docs/index.md': document, 'docs/other.mdx': document}
  const built = await createSite({...files, ...withCore('^2.4.1')}).build()
  for (const url of ['/', '/other']) {
    const content = built.content(url).replaceAll('&quot;', '"')
    expect(content).toContain(
      '<p><strong>one:</strong>two <strong>"three"</strong>four 中文<strong>粗体。</strong>中文 <strong>\'<code>x</code>\'</strong>y **six** <code>**a.**b</code> 2**</p>',
    )
    expect(content).toContain('<p><strong>plain</strong> and <strong>a <em>b</em> c</strong></p>')
    expect(content).toMatch(/<td>\s*<strong>c\.<\/strong>d\s*<\/td>/)
    expect(content).toMatch(
      /<p>my<strong>var, other<\/strong>var __x__ <a href="http:\/\/a\.example\/x__y__z"[^>]*>http:\/\/a\.example\/x__y__z<\/a> http:\/\/localhost:3000\/a <a href="https:\/\/e\.example"[^>]*>d<\/a><\/p>/,
    )
  }
  const later = await createSite({...files, ...withCore('^3.10.0')}).build()
  expect(later.content('/')).toContain('**one:**two')
  expect(later.content('/')).toMatch(/my__var, .*<a href="http:\/\/localhost:3000\/a".*\[d\] \[e\]/s)
})

test('ids of headings have neither the names of emoji nor the emoji, and have the text of comments', async () => {
  const text = '## Start :rocket:\n\n## Other <!-- note --> end\n\n### `code` and :smile:\n\n### Plain 🚀 emoji\n'
  const files = {'docs/index.md': `# A\n\n${text}`, 'docs/b.mdx': `# B\n\n<b>x</b>\n\n${text}`}
  const idsOf = (html: string): readonly string[] =>
    [...html.matchAll(/<h[23][^<>]* id="([^"]*)"/g)].map(([, id = '']) => id)
  const built = await createSite({'docusaurus.config.js': CONFIG, ...files, ...withCore('^2.4.1')}).build()
  for (const page of ['/', '/b']) {
    expect(idsOf(built.content(page))).toEqual(['start-', 'other--note--end', 'code-and-', 'plain--emoji'])
    expect(built.content(page)).not.toContain('<!--')
  }
  const later = await createSite({'docusaurus.config.js': CONFIG, ...files, ...withCore('3.10.0')}).build()
  for (const page of ['/', '/b'])
    expect(idsOf(later.content(page))).toEqual(['start-rocket', 'other--end', 'code-and-smile', 'plain--emoji'])
})
