import {expect, test} from 'vitest'
import {toPlainMarkup} from '../../../src/node/render/plain-markup.ts'

test.each([
  ['void elements have no slash', '<img src="/a.png"/><br/><hr class="x" />', '<img src="/a.png"><br><hr class="x">'],
  ['nor has an address its last one taken', '<img src=/a/>', '<img src=/a/>'],
  [
    'elements of SVG keep theirs',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  ],
  ['boolean attributes have no value', '<input disabled="" checked="" value="">', '<input disabled checked value="">'],
  ['an empty alternative text stays', '<img alt="" hidden=""/>', '<img alt="" hidden>'],
  [
    'names are those of HTML',
    '<time dateTime="2026">x</time><td colSpan="2">',
    '<time datetime="2026">x</time><td colspan="2">',
  ],
  [
    'text is not touched',
    '<p>disabled="" dateTime <code>&lt;br/&gt;</code></p>',
    '<p>disabled="" dateTime <code>&lt;br/&gt;</code></p>',
  ],
  [
    'nor are values',
    '<a title="dateTime= disabled=&quot;&quot;" hidden="">',
    '<a title="dateTime= disabled=&quot;&quot;" hidden>',
  ],
  [
    'nor scripts',
    '<script>"<br/>"</script><br/><style>a::after{content:"<br/>"}</style>',
    '<script>"<br/>"</script><br><style>a::after{content:"<br/>"}</style>',
  ],
  ['nor a script that does not end', '<script>"<br/>"', '<script>"<br/>"'],
])('%s', (_, html, expected) => {
  expect(toPlainMarkup(html)).toBe(expected)
})
