// Examples of the extensions that GitHub Flavored Markdown adds to CommonMark, in the order of its specification. The
// HTML is the specification's own.

export interface SpecExample {
  /** Section and number within it: the specification's own numbers change with what comes before. */
  readonly name: string
  readonly markdown: string
  readonly html: string
}

type Pair = readonly [markdown: string, html: string]

function table(head: string, body: readonly string[] = []): string {
  return `<table><thead><tr>${head}</tr></thead>${body.length === 0 ? '' : `<tbody>${body.map((row) => `<tr>${row}</tr>`).join('')}</tbody>`}</table>`
}

const TABLES: readonly Pair[] = [
  ['| foo | bar |\n| --- | --- |\n| baz | bim |', table('<th>foo</th><th>bar</th>', ['<td>baz</td><td>bim</td>'])],
  [
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    table('<th align="center">abc</th><th align="right">defghi</th>', [
      '<td align="center">bar</td><td align="right">baz</td>',
    ]),
  ],
  [
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    table('<th>f|oo</th>', ['<td>b <code>|</code> az</td>', '<td>b <strong>|</strong> im</td>']),
  ],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    `${table('<th>abc</th><th>def</th>', ['<td>bar</td><td>baz</td>'])}<blockquote><p>bar</p></blockquote>`,
  ],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    `${table('<th>abc</th><th>def</th>', ['<td>bar</td><td>baz</td>', '<td>bar</td><td></td>'])}<p>bar</p>`,
  ],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n===',
    table('<th>abc</th><th>def</th>', ['<td>bar</td><td>baz</td>', '<td>bar</td><td></td>', '<td>===</td><td></td>']),
  ],
  ['| abc | def |\n| --- |\n| bar |', '<p>| abc | def |\n| --- |\n| bar |</p>'],
  [
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    table('<th>abc</th><th>def</th>', ['<td>bar</td><td></td>', '<td>bar</td><td>baz</td>']),
  ],
  ['| abc | def |\n| --- | --- |', table('<th>abc</th><th>def</th>')],
]

const DONE = '<input checked="" disabled="" type="checkbox">'
const OPEN = '<input disabled="" type="checkbox">'

const TASKS: readonly Pair[] = [
  ['- [ ] foo\n- [x] bar', `<ul><li>${OPEN} foo</li><li>${DONE} bar</li></ul>`],
  [
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    `<ul><li>${DONE} foo\n<ul><li>${OPEN} bar</li><li>${DONE} baz</li></ul></li><li>${OPEN} bim</li></ul>`,
  ],
]

const STRIKES: readonly Pair[] = [
  ['~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
  ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p><p>new paragraph~~.</p>'],
  ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
]

function www(path: string): string {
  return `<a href="http://${path}">${path}</a>`
}

function url(address: string): string {
  return `<a href="${address}">${address}</a>`
}

function mail(address: string): string {
  return `<a href="mailto:${address}">${address}</a>`
}

const MARKUP = 'www.google.com/search?q=Markup+(business)'

const AUTOLINKS: readonly Pair[] = [
  ['www.commonmark.org', `<p>${www('www.commonmark.org')}</p>`],
  [
    'Visit www.commonmark.org/help for more information.',
    `<p>Visit ${www('www.commonmark.org/help')} for more information.</p>`,
  ],
  [
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    `<p>Visit ${www('www.commonmark.org')}.</p><p>Visit ${www('www.commonmark.org/a.b')}.</p>`,
  ],
  [
    `${MARKUP}\n\n${MARKUP}))\n\n(${MARKUP})\n\n(${MARKUP}`,
    `<p>${www(MARKUP)}</p><p>${www(MARKUP)}))</p><p>(${www(MARKUP)})</p><p>(${www(MARKUP)}</p>`,
  ],
  ['www.google.com/search?q=(business))+ok', `<p>${www('www.google.com/search?q=(business))+ok')}</p>`],
  [
    'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;',
    `<p>${www('www.google.com/search?q=commonmark&amp;hl=en')}</p><p>${www('www.google.com/search?q=commonmark')}&amp;hl;</p>`,
  ],
  ['www.commonmark.org/he<lp', `<p>${www('www.commonmark.org/he')}&lt;lp</p>`],
  [
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n\nAnonymous FTP is available at ftp://foo.bar.baz.',
    `<p>${url('http://commonmark.org')}</p><p>(Visit ${url('https://encrypted.google.com/search?q=Markup+(business)')})</p><p>Anonymous FTP is available at ${url('ftp://foo.bar.baz')}.</p>`,
  ],
  ['foo@bar.baz', `<p>${mail('foo@bar.baz')}</p>`],
  [
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    `<p>hello@mail+xyz.example isn't valid, but ${mail('hello+xyz@mail.example')} is.</p>`,
  ],
  [
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    `<p>${mail('a.b-c_d@a.b')}</p><p>${mail('a.b-c_d@a.b')}.</p><p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>`,
  ],
]

const RAW_HTML: readonly Pair[] = [
  [
    '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>',
    '<p><strong> &lt;title> &lt;style> <em></p><blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>',
  ],
]

const SECTIONS: Readonly<Record<string, readonly Pair[]>> = {
  Tables: TABLES,
  'Task list items': TASKS,
  Strikethrough: STRIKES,
  'Autolinks (extension)': AUTOLINKS,
  'Disallowed raw HTML': RAW_HTML,
}

export const gfmExamples: readonly SpecExample[] = Object.entries(SECTIONS).flatMap(([section, pairs]) =>
  pairs.map(([markdown, html], index) => ({name: `${section} ${index + 1}`, markdown: `${markdown}\n`, html})),
)
