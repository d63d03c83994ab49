// Links, images, media: what becomes a reference, and where it says it stands.
import {describe, expect, test} from 'vitest'
import {compileText, toHtml} from './compile-text.ts'

async function targetsOf(body: string): Promise<string[]> {
  const {record} = await compileText(body)
  return record.references.map(({kind, target}) => `${kind} ${target}`)
}

describe('references', () => {
  const cases: [body: string, targets: string[]][] = [
    ['[a](./b.md#c "t")', ['link ./b.md#c']],
    ['[a](#b) [c](/d) [e](f?g=h)', ['link #b', 'link /d', 'link f?g=h']],
    ['[a](<b c.md>) [d](é.md)', ['link b c.md', 'link é.md']],
    ['[a]\n\n[a]: ../b.md', ['link ../b.md']],
    ['![a](./b.png) ![c][d]\n\n[d]: e.png', ['image ./b.png', 'image e.png']],
    ['[a](pathname:///b) ![c](pathname:///d.png)', ['link pathname:///b', 'image pathname:///d.png']],
    ['[a](https://b) [c](//d) [e](mailto:f@g) ![h](https://i) ![j](data:k)', []],
    ['<a href="./b.md">c</a> <img src="/d.png">', ['link ./b.md', 'image /d.png']],
    ['<video src="a.mp4" poster="b.png"></video>', ['link a.mp4', 'image b.png']],
    ['a[^1]\n\n[^1]: b', []],
    ['`[a](b)`\n\n    [c](d)', []],
  ]
  test.each(cases)('%j', async (body, targets) => {
    expect(await targetsOf(body)).toEqual(targets)
  })
})

describe('places', () => {
  const cases: [body: string, place: object][] = [
    ['---\na: b\n---\n\nx [a](./b.md)', {line: 5, column: 7, length: 6}],
    ['[./b.md](./b.md)', {line: 1, column: 10, length: 6}],
    ['é😀 [a](b.md)', {line: 1, column: 9, length: 4}],
    ['a\n\n:::note\n> - [c](d.md)\n:::', {line: 4, column: 9, length: 4}],
    [':::note See [c](d.md)\nx\n:::', {line: 1, column: 13}],
    ['[a][b]\n\n[b]: c.md', {line: 3, column: 6, length: 4}],
    ['<p>\n<a href="x.md">\nq</a></p>', {line: 2, column: 10, length: 4}],
  ]
  test.each(cases)('%j', async (body, place) => {
    const {record} = await compileText(body)
    expect(record.references[0]).toMatchObject(place)
  })
})

test('an image has placeholders for its size and loads late', async () => {
  expect(await toHtml('![a "b"](c.png "d")')).toBe(
    '<p><img src="«0.url»" alt="a &#x22;b&#x22;" title="d" loading="lazy" decoding="async" width="«0.width»" height="«0.height»"></p>',
  )
})

test("a size of the writer's own stays", async () => {
  expect(await toHtml('<img src="a.png" width="20">')).toBe(
    '<img src="«0.url»" width="20" loading="lazy" decoding="async">',
  )
})

test('links out of the site open in a new tab unless the writer says otherwise', async () => {
  expect(await toHtml('[a](https://b)')).toContain('<a href="https://b" target="_blank" rel="noopener noreferrer">')
  expect(await toHtml('<a href="https://b" target="_self">a</a>')).toContain('<a href="https://b" target="_self">')
})
