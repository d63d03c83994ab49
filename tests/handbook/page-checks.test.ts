// The checks of built pages, on pages that have each fault once.
import {describe, expect, test} from 'vitest'
import {parseDocument} from '../../scripts/handbook/documents.ts'
import {toLines} from './checks/finding.ts'
import {findDeadUrls, findLonelyPages, findOrphans} from './checks/links.ts'
import {type BuiltPage, type Output, readPage} from './checks/pages.ts'
import {findHeadingFaults, findUnnamedDiagrams, findUnnamedImages, findUntitledDrawing} from './checks/structure.ts'

const SITE = {
  url: 'https://site.example',
  readSource: () => '# A\n\nText.\n\n[There](b.md#part) ![A](/a.png)\n\n#### Deep\n',
}

/** A page of a document: sidebar, content and the link to its source. */
function docHtml(content: string, {sidebar = '/docs/a', path = 'a'} = {}): string {
  return `<!doctype html><html><head></head><body>
<ul class="theme-doc-sidebar-menu"><li><a href="${sidebar}">One</a></li></ul>
<div class="theme-doc-markdown markdown"><h1 id="top">A</h1>${content}</div>
<a class="theme-edit-this-page" href="https://code.example/edit/main/docs/${path}.md">Edit this page</a></body></html>`
}

function outputOf(files: Readonly<Record<string, string>>): Output {
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'))
  return {
    files: new Set(Object.keys(files)),
    pages: pages.map(([file, html]) => readPage(file, html)),
    read: (file) => files[file] ?? '',
  }
}

function docPage(content: string): BuiltPage {
  return readPage('docs/a/index.html', docHtml(content))
}

describe('a dead URL is found in', () => {
  const dead = (files: Readonly<Record<string, string>>): string[] =>
    toLines(findDeadUrls(outputOf({'index.html': '<h1>Home</h1>', 'img/a.png': '', ...files}), SITE))

  test.each([
    [
      'a link',
      '<a href="/docs/b#part">There</a>',
      'docs/a.md:5  "There (/docs/b#part)": nothing in the output answers at /docs/b.',
    ],
    ['a relative link', '<a href="../b">There</a>', 'nothing in the output answers at /docs/b.'],
    ['an absolute URL', '<a href="https://site.example/b">There</a>', 'nothing in the output answers at /b.'],
    ['an anchor of the page', '<a href="#part">There</a>', 'the page /docs/a/ has no element with the id "part".'],
    ['an anchor elsewhere', '<a href="/#part">There</a>', 'the page / has no element with the id "part".'],
    ['an image', '<img src="/a.png" alt="A">', 'docs/a.md:5  "A (/a.png)": nothing in the output answers at /a.png.'],
    ['a set of images', '<img srcset="/img/a.png 1x, /b.png 2x">', 'nothing in the output answers at /b.png.'],
    ['a script', '<script src="/c.js"></script>', 'nothing in the output answers at /c.js.'],
    ['what is no URL', '<a href="https://[">There</a>', 'this is no valid URL.'],
  ])('%s', (_, content, message) => {
    const found = dead({'docs/a/index.html': docHtml(content, {sidebar: '/'})})
    expect(found).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['a share image', 'index.html', '<meta property="og:image" content="https://site.example/c.png">', '/c.png'],
    ['a style sheet', 'assets/a.css', 'a {background: url("../img/c.png")}', '/img/c.png'],
    ['the site map', 'sitemap.xml', '<loc>https://site.example/c</loc>', '/c'],
    ['a feed', 'notes/feed.json', '{"url": "https://site.example/c"}', '/c'],
    ['an alternate', 'docs/c.md', 'A [link](https://site.example/docs/d.md).', '/docs/d.md'],
    ['the search index', 'search-index.json', '[{"documents": [{"t": "C", "u": "/c", "h": "#d"}]}]', '/c'],
  ])('%s', (_, file, text, path) => {
    expect(dead({[file]: text})).toEqual([expect.stringContaining(`build/${file}  `)])
    expect(dead({[file]: text})[0]).toContain(`nothing in the output answers at ${path}.`)
  })

  test('a link to an anchor of an alternate, by the ids of its page', () => {
    const files = {'docs/a/index.html': docHtml('<h2 id="part">Part</h2>'), 'docs/a.md': '## Part'}
    expect(dead({...files, 'docs/c.md': '[A](/docs/a.md#part)'})).toEqual([])
    expect(dead({...files, 'docs/c.md': '[A](/docs/a.md#other)'})).toEqual([
      expect.stringContaining('the page /docs/a.md has no element with the id "other".'),
    ])
  })

  test('no page whose links all lead somewhere', () => {
    const content =
      '<h2 id="über">Part</h2><a href="#%C3%BCber">1</a><a href="/">2</a><a href="https://c.example/x">3</a><a href="mailto:a@b.c">4</a>'
    expect(dead({'docs/a/index.html': docHtml(content)})).toEqual([])
  })
})

test('a page that no link leads to, or that is not in its sidebar, is an orphan', () => {
  const home = '<a href="/docs/a">A</a> <a href="/docs/b">B</a>'
  const files = {
    'index.html': home,
    'docs/a/index.html': docHtml(''),
    'docs/b/index.html': docHtml('', {path: 'b'}),
    'docs/c/index.html': docHtml('', {path: 'c', sidebar: '/docs/c'}),
  }
  expect(toLines(findOrphans(outputOf(files)))).toEqual([
    'docs/b.md  "/docs/b": the page is not in its sidebar. See sidebars.ts and sidebar_position.',
    'docs/c.md  "/docs/c": no page links to this one. Put it into the sidebar, or link to it.',
  ])
})

test('links to three other pages are wanted in the text, each counted once', () => {
  const others = {'b.html': '', 'c.html': '', 'd.html': ''}
  const found = (content: string): string[] =>
    toLines(findLonelyPages(outputOf({'docs/a/index.html': docHtml(content), ...others})))
  expect(found('<a href="/b">B</a><a href="/c#x">C</a><a href="/d">D</a>')).toEqual([])
  expect(found('<a href="/b">B</a><a href="/b#x">B</a><a href="#top">A</a><a href="/c">C</a>')).toEqual([
    'docs/a.md  "b.html, c.html": the text links to 2 other pages. Link to at least 3 that a reader would want next.',
  ])
})

test.each([
  ['<h2>One</h2><h3>Two</h3><h2>Three</h2>', []],
  [
    '<h2>One</h2><h4>Deep</h4>',
    ['docs/a.md:7  "Deep": a heading of level 4 follows one of level 2. Leave no level out.'],
  ],
  ['<h1>B</h1>', ['docs/a.md  "A, B": the page has 2 headings of the first level. Keep one: the title.']],
])('headings %s', (content, lines) => {
  expect(toLines(findHeadingFaults(docPage(content), SITE.readSource))).toEqual(lines)
})

test.each([
  ['<img src="/a.png">', 'has no alternative text'],
  ['<img src="/a.png" alt="">', 'is empty'],
  ['<img src="/a.png" alt="A diagram">', '"A diagram" says nothing'],
  ['<img src="/a.png" alt="layers.svg">', '"layers.svg" says nothing'],
  ['<svg class="x"></svg>', 'the drawing has no name'],
])('an image without words: %s', (content, message) => {
  expect(toLines(findUnnamedImages(docPage(content), SITE.readSource))).toEqual([expect.stringContaining(message)])
})

test('images with words, and those that are hidden', () => {
  const content =
    '<img src="/a.png" alt="The edge asks the gateway"><img src="/b.png" alt="" role="presentation">' +
    '<svg><title>Parts</title></svg><svg aria-label="Parts"></svg><svg aria-hidden="true"></svg>'
  expect(findUnnamedImages(docPage(content), SITE.readSource)).toEqual([])
})

test('diagrams and drawings without a title', () => {
  const diagram = (title: string): string =>
    `# A\n\n- one\n\n  \`\`\`mermaid\n  graph LR\n${title}  a --> b\n  \`\`\`\n`
  expect(toLines(findUnnamedDiagrams(parseDocument('docs/a.md', diagram(''))))).toEqual([
    expect.stringContaining('docs/a.md:5  "graph LR": the diagram has no name.'),
  ])
  expect(findUnnamedDiagrams(parseDocument('docs/a.md', diagram('    accTitle: A leads to B\n')))).toEqual([])
  expect(findUntitledDrawing('static/a.svg', '<svg><title></title></svg>')).toHaveLength(1)
  expect(findUntitledDrawing('static/a.svg', '<svg><title>Parts</title></svg>')).toEqual([])
})
