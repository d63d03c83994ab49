// Admonitions and alerts.
import {describe, expect, test} from 'vitest'
import {compileText, makeSpec, toHtml} from './compile-text.ts'

const note = (content: string, title = 'note', keyword = 'note', alert = 'secondary', icon = keyword): string =>
  `<div class="theme-admonition theme-admonition-${keyword} alert alert--${alert}"><div class="admonitionHeading_">` +
  `<span class="admonitionIcon_ admonition-icon-${icon}"></span><span class="admonitionTitle_">${title}</span></div>` +
  `<div class="admonitionContent_">${content}</div></div>`

describe('admonitions', () => {
  const cases: [name: string, body: string, html: string][] = [
    ['without a title', ':::note\nx\n:::', note('<p>x</p>')],
    ['with empty lines', ':::note\n\nx\n\n:::', note('<p>x</p>')],
    ['with a title', ':::note A *b* `c`\nx\n:::', note('<p>x</p>', 'A <em>b</em> <code>c</code>')],
    ['with a label', ':::note[A]\nx\n:::', note('<p>x</p>', 'A')],
    ['with a title like a list', ':::note 1. First\nx\n:::', note('<p>x</p>', '1. First')],
    ['with a space before the keyword', '::: note\nx\n:::', note('<p>x</p>')],
    ['right after a paragraph', 'a\n:::note\nx\n:::\nb', `<p>a</p>\n${note('<p>x</p>')}\n<p>b</p>`],
    ['in a list', '- a\n  :::note\n  x\n  :::', `<ul>\n<li>a\n${note('<p>x</p>')}\n</li>\n</ul>`],
    [
      'closed as a formatter indents it after a list',
      ':::note\n\n- a\n- b\n  :::\n\nc',
      `${note('<ul>\n<li>a</li>\n<li>b</li>\n</ul>')}\n<p>c</p>`,
    ],
    [
      'closed so in a list',
      '- :::note\n  1. a\n     :::\n- b',
      `<ul>\n<li>\n${note('<ol>\n<li>a</li>\n</ol>')}\n</li>\n<li>b</li>\n</ul>`,
    ],
    ['in a quote', '> :::note\n> x\n> :::', `<blockquote>\n${note('<p>x</p>')}\n</blockquote>`],
    ['nested by colons', '::::note\n:::tip\nx\n:::\n::::', note(note('<p>x</p>', 'tip', 'tip', 'success'))],
    ['nested with as many colons', ':::note\n:::tip\nx\n:::\n:::', note(note('<p>x</p>', 'tip', 'tip', 'success'))],
    ['with a look of another', ':::important\nx\n:::', note('<p>x</p>', 'important', 'important', 'info', 'info')],
    ['empty', ':::note\n:::', note('')],
    [
      'in code are code',
      '    :::note\n    x\n    :::',
      expect.stringContaining('<span class="token-line">:::note\n</span>'),
    ],
    ['in fenced code are code', '```md\n:::note\n:::\n```', expect.stringContaining(':::note')],
    ['in inline HTML are text', '<div>\n:::note\n:::\n</div>', '<div>\n:::note\n:::\n</div>'],
  ]
  test.each(cases)('%s', async (_, body, html) => {
    const {record, text} = await compileText(body)
    expect(text).toEqual(html)
    expect(record.messages).toEqual([])
  })

  test('have the class and id that the writer gives', async () => {
    const html = await toHtml(':::note[A]{.b #c}\nx\n:::')
    expect(html).toContain('<div class="theme-admonition theme-admonition-note alert alert--secondary b" id="c">')
  })
  test('may have keywords of the site besides the usual ones', async () => {
    const html = await toHtml(':::team\nx\n:::', {spec: makeSpec({admonitionKeywords: ['team']})})
    expect(html).toBe(note('<p>x</p>', 'team', 'team', 'info', 'info'))
  })
  test.each([
    ['a paragraph', 'x', '<p>x</p>'],
    ['a list', '- x', '<ul>\n<li>x</li>\n</ul>'],
    ['one that is closed', ':::tip\nx\n:::', note('<p>x</p>', 'tip', 'tip', 'success')],
    ['another of its kind', ':::tip\nx\n', note('<p>x</p>', 'tip', 'tip', 'success')],
  ])('that are never closed end with the page, after %s', async (_, body, html) => {
    const source = `a\n\n:::note B\n${body}`
    expect(await toHtml(source)).toBe(`<p>a</p>\n${note(html, 'B')}`)
    const mdx = await compileText(source, {extension: '.mdx'})
    expect(mdx.text).toContain('theme-admonition-note')
    expect(mdx.text).not.toContain(':::')
  })
  test('that are never closed are warned of', async () => {
    const {record} = await compileText('a\n\n:::note B\nx')
    expect(record.messages).toMatchObject([
      {
        level: 'warning',
        code: 'markdown/unclosed-admonition',
        line: 3,
        column: 1,
        length: 9,
        message: expect.stringContaining('":::note B"'),
      },
    ])
  })
  test('that are never closed in a list are text', async () => {
    expect(await toHtml('- a\n\n  :::note\n  x')).toContain(':::note')
  })
  test('closed in another block go on to the end of their own, and are warned of', async () => {
    const {record, text} = await compileText('- a\n\n  :::note\n  x\n\n:::')
    expect(text).toBe(`<ul>\n<li>\n<p>a</p>\n${note('<p>x</p>')}\n</li>\n</ul>\n<p>:::</p>`)
    expect(record.messages).toMatchObject([{code: 'markdown/unclosed-admonition', line: 3, column: 3}])
  })
})

describe('alerts', () => {
  const cases: [body: string, html: string][] = [
    ['> [!NOTE]\n> x', note('<p>x</p>')],
    ['> [!tip]\n>\n> x\n>\n> - y', note('<p>x</p>\n<ul>\n<li>y</li>\n</ul>', 'tip', 'tip', 'success')],
    ['> [!IMPORTANT]\n> *x*', note('<p><em>x</em></p>', 'important', 'important', 'info', 'info')],
    ['> [!NOTE] x', '<blockquote>\n<p>[!NOTE] x</p>\n</blockquote>'],
    ['> [!FOO]\n> x', '<blockquote>\n<p>[!FOO]\nx</p>\n</blockquote>'],
  ]
  test.each(cases)('%j', async (body, html) => {
    expect(await toHtml(body)).toBe(html)
  })
})

test('a keyword that is none is text, with a warning that names the nearest', async () => {
  const {record, text} = await compileText('Text.\n\n:::warnign Mind\n\nInside.\n\n:::\n')
  expect(text).toContain(':::warnign')
  expect(record.messages).toMatchObject([
    {code: 'markdown/unknown-admonition', line: 3, column: 1, hint: expect.stringContaining('"warning"')},
  ])
})

test('in a site of Docusaurus 3 what is in such a block is shown, with its label', async () => {
  const spec = makeSpec({expectsMdx: true})
  const {record, text} = await compileText('::::warnign[A *label*]\n\nInside.\n\n:::tip\n\nx\n\n:::\n\n::::\n', {spec})
  expect(text).toBe(`<div><p>A <em>label</em></p>\n<p>Inside.</p>\n${note('<p>x</p>', 'tip', 'tip', 'success')}</div>`)
  expect(record.messages).toMatchObject([{code: 'markdown/unknown-admonition', line: 1, column: 1}])
})

describe('where titles need brackets', () => {
  const spec = makeSpec({bareTitles: false, admonitionKeywords: ['todo']})

  test('one without them is text, with a warning, and its end is no end', async () => {
    const {record, text} = await compileText('::::tip\n\n:::todo My *todo*\n\nx\n\n:::\n\n::::', {spec})
    expect(text).toBe(note('<p>:::todo My <em>todo</em></p>\n<p>x</p>\n<p>:::</p>', 'tip', 'tip', 'success'))
    expect(record.messages).toMatchObject([
      {code: 'markdown/bare-title', line: 3, column: 1, hint: expect.stringContaining('":::todo[My *todo*]"')},
    ])
  })

  test.each([':::note\nx\n:::', ':::note[note]\nx\n:::', ':::note{title="note"}\nx\n:::'])(
    '%j is one',
    async (body) => {
      const {record, text} = await compileText(body, {spec})
      expect(text).toBe(note('<p>x</p>'))
      expect(record.messages).toEqual([])
    },
  )
})

test('colons that no line of colons follows are text without a warning', async () => {
  expect((await compileText(':::word of mouth\n\nText.\n')).record.messages).toEqual([])
})
