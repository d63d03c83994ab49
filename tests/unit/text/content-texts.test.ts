// Texts of the compiler in the language of a page, put into compiled documents.
import {expect, test} from 'vitest'
import {toContentTexts, translateContent} from '../../../src/node/text/content-texts.ts'

const TEXTS = toContentTexts({
  'theme.admonition.note': 'r"<b>',
  'theme.common.headingLinkTitle': 'Lien "{heading}" ici',
})

test('a language without texts of its own has those of the compiler', () => {
  expect(toContentTexts({'theme.admonition.note': 'note', 'home.hello': 'x'})).toBeUndefined()
})

test('HTML has them, escaped; what an author wrote stays', () => {
  const html = [
    '<span class="admonition-title">note</span>',
    '<span class="admonition-title">My note</span>',
    '<a class="hash-link" href="#a" aria-label="Direct link to A &quot;b&quot;">',
    '<a href="#a" aria-label="Direct link to A">',
  ]
  expect(translateContent(html.join('\n'), 'html', TEXTS).split('\n')).toEqual([
    '<span class="admonition-title">r&quot;&lt;b&gt;</span>',
    html[1],
    '<a class="hash-link" href="#a" aria-label="Lien &quot;A &quot;b&quot;&quot; ici">',
    html[3],
  ])
})

test('strings of JavaScript have them, and still are strings', () => {
  const code = String.raw`["<span class=\"admonition-title\">note</span><a class=\"hash-link\" href=\"#a\" aria-label=\"Direct link to A &quot;\\\">", {className: "hash-link",
href: "#b",
"aria-label": "Direct link to B \"c\""}]`
  const before: unknown = new Function(`return ${code}`)()
  expect(before).toHaveLength(2)
  expect(new Function(`return ${translateContent(code, 'module', TEXTS)}`)()).toEqual([
    '<span class="admonition-title">r&quot;&lt;b&gt;</span><a class="hash-link" href="#a" aria-label="Lien &quot;A &quot;\\&quot; ici">',
    {className: 'hash-link', href: '#b', 'aria-label': 'Lien "B "c"" ici'},
  ])
})
