import {expect, test} from 'vitest'
import {joinHtml, toHtmlPart} from '../../../src/node/render/html-part.ts'
import {readMarkup} from '../../../src/node/render/markup-parts.ts'
import {toPlainMarkup} from '../../../src/node/render/plain-markup.ts'
import {findNames} from '../../../src/node/text/page-names.ts'

const CUT = '</li><li>'

test.each([
  ['a plain list', `<ul class="menu"><li id="a"><img src="https://a.example/x.png"/>${CUT}b${CUT}<br/></li></ul>`, 3],
  ['the end of an item in a value', `<ul><li><a data-html="${CUT}" disabled="">a</a>${CUT}<br/></li></ul>`, 1],
  ['one in a value with single quotes', `<ul><li><a data-html='${CUT}<br/>'>a</a>${CUT}<br/></li></ul>`, 1],
  ['one in a comment', `<ul><li><!-- ${CUT}<br/> -->a${CUT}<br/></li></ul>`, 1],
  ['one in a script', `<ul><li><script>"${CUT}<br/>"</script>a${CUT}<br/></li></ul>`, 1],
  ['one in a style in capitals', `<ul><li><STYLE>"${CUT}<br/>"</STYLE>a${CUT}<br/></li></ul>`, 1],
  ['one in a text area', `<ul><li>a${CUT}<textarea>${CUT}</textarea>${CUT}<br/></li></ul>`, 2],
  ['comments as React writes them', `<ul><li>a<!-- -->b${CUT}<!-- -->c${CUT}<br/></li></ul>`, 3],
  ['signs that open nothing', `<ul><li>1 < 2 <3 a<${CUT}b${CUT}<br/></li></ul>`, 3],
  ['quotes where none belong', `<ul><li><a b"c>a</a>${CUT}<a title="x">b</a>${CUT}<br/></li></ul>`, 1],
  ['frames and inline rules', `<ul><li><iframe src="//b.example"></iframe>${CUT}<p style="top:0">${CUT}</li></ul>`, 3],
])('%s is cut between items only', (_, html, count) => {
  const plain = toPlainMarkup(html)
  for (const _again of [1, 2]) {
    const parts = readMarkup(html)
    const {bytes, policy} = joinHtml(parts)
    expect(parts).toHaveLength(count)
    expect(bytes.toString()).toBe(plain)
    expect(policy).toEqual(toHtmlPart(plain).policy)
    expect(new Set(parts.flatMap(({names}) => names))).toEqual(new Set(findNames(plain)))
  }
})

test('parts that pages share are made once', () => {
  const page = (text: string) => `<ul><li>Home</li><li><a href="/guides">Guides</a></li><li>${text}</li></ul>`
  const [first, second] = [readMarkup(page('one')), readMarkup(page('two'))]
  expect(first[1]).toBe(second[1])
  expect(first.at(-1)).not.toBe(second.at(-1))
})

test('what no page uses any more is forgotten', () => {
  const page = (text: string) => `<ul><li>${text}</li><li>b</li></ul>`
  const first = readMarkup(page('once'))
  for (let at = 0; at < 3_000; at += 1) readMarkup(page(`${at} `.padEnd(1_000, 'x')))
  expect(readMarkup(page('once'))[0]).not.toBe(first[0])
})

test('a part that never ends is left whole', () => {
  expect(readMarkup(`<ul><li><a title="${CUT.repeat(100_000)}`)).toHaveLength(1)
  expect(readMarkup(`<ul><li><a ${'b="c" '.repeat(100_000)}${CUT}d`)).toHaveLength(1)
})
