// Texts of the compiler in the language of a page, put into compiled documents.
import {expect, test} from 'vitest'
import {toContentTexts, translateContent} from '../../../src/node/text/content-texts.ts'

const TEXTS = toContentTexts({
  'theme.admonition.note': 'r"<b>',
  'theme.common.headingLinkTitle': 'Lien "{heading}" ici',
  'theme.common.footnotes': 'Notes "<"',
  'theme.common.footnoteBackReference': 'À {reference}',
  'theme.common.taskDone': 'Fait',
  'theme.common.taskOpen': 'À faire',
})

test('a language without texts of its own has those of the compiler', () => {
  expect(toContentTexts({'theme.admonition.note': 'note', 'home.hello': 'x'})).toBeUndefined()
})

test('HTML has them, escaped; what an author wrote stays', () => {
  const html = [
    '<span class="admonitionTitle_">note</span>',
    '<span class="admonitionTitle_">My note</span>',
    '<a class="hash-link" href="#a" aria-label="Direct link to A &quot;b&quot;">',
    '<a href="#a" aria-label="Direct link to A">',
  ]
  expect(translateContent(html.join('\n'), 'html', TEXTS).split('\n')).toEqual([
    '<span class="admonitionTitle_">r&quot;&lt;b&gt;</span>',
    html[1],
    '<a class="hash-link" href="#a" aria-label="Lien &quot;A &quot;b&quot;&quot; ici">',
    html[3],
  ])
})

test('strings of JavaScript have them, and still are strings', () => {
  const code = String.raw`["<span class=\"admonitionTitle_\">note</span><a class=\"hash-link\" href=\"#a\" aria-label=\"Direct link to A &quot;\\\">", {className: "hash-link",
href: "#b",
"aria-label": "Direct link to B \"c\""}]`
  const before: unknown = new Function(`return ${code}`)()
  expect(before).toHaveLength(2)
  expect(new Function(`return ${translateContent(code, 'module', TEXTS)}`)()).toEqual([
    '<span class="admonitionTitle_">r&quot;&lt;b&gt;</span><a class="hash-link" href="#a" aria-label="Lien &quot;A &quot;\\&quot; ici">',
    {className: 'hash-link', href: '#b', 'aria-label': 'Lien "B "c"" ici'},
  ])
})

test('footnotes and tasks have them, in HTML and in elements that are code', () => {
  const html =
    '<h2 class="sr-only" id="footnote-label">Footnotes</h2><a data-footnote-backref="" aria-label="Back to reference 1-2" class="b">' +
    '<input type="checkbox" checked disabled aria-label="Done"><input type="checkbox" disabled aria-label="To do"><p>Footnotes: Done</p>'
  const translated =
    '<h2 class="sr-only" id="footnote-label">Notes &quot;&lt;&quot;</h2><a data-footnote-backref="" aria-label="À 1-2" class="b">' +
    '<input type="checkbox" checked disabled aria-label="Fait"><input type="checkbox" disabled aria-label="À faire"><p>Footnotes: Done</p>'
  expect(translateContent(html, 'html', TEXTS)).toBe(translated)
  const code = `[${JSON.stringify(html)}, {id: "footnote-label", children: "Footnotes"}, {"data-footnote-backref": "", "aria-label": "Back to reference 3"},
    {type: "checkbox", checked: true, disabled: true, "aria-label": "Done"}, {type: "checkbox", disabled: true, "aria-label": "To do"}]`
  expect(new Function(`return ${translateContent(code, 'module', TEXTS)}`)()).toEqual([
    translated,
    {id: 'footnote-label', children: 'Notes "<"'},
    {'data-footnote-backref': '', 'aria-label': 'À 3'},
    {type: 'checkbox', checked: true, disabled: true, 'aria-label': 'Fait'},
    {type: 'checkbox', disabled: true, 'aria-label': 'À faire'},
  ])
})
