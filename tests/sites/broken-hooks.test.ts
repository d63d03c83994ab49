// What functions of `markdown.hooks` make of broken images and links, in Markdown and in MDX.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const TEXT = `# A

![](./none.png) ![Old](./alt.png "Old title") ![5 > 3 "q"](./kept.png "Kept") ![x](./attributes.png) ![x](./lost.png)

![There](./dot.svg "Seen")

[text](./title.md) [text](./own.md "Own") [text](./children.md)
`

let built: BuiltSite
beforeAll(async () => {
  built = await createSite({
    'docs/a.md': TEXT,
    'docs/b.mdx': `${TEXT.replace('# A', '# B')}
{1 + 1} <img src="./tag.png" alt="Tag" />
`,
    'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    'static/gone.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {hooks: {
  onBrokenMarkdownImages: ({url, node}) => {
    const seen = node.alt + '|' + node.title
    if (url.endsWith('none.png')) node.alt = 'Of nothing: ' + seen
    if (url.endsWith('alt.png')) { node.alt = 'New "<' + seen; node.title = null }
    if (url.endsWith('attributes.png')) node.data = {hProperties: {className: ['a', 'b'], dataName: '"<x>', ariaHidden: 'true', style: 'border-width: 2px; --x: 1', hidden: true, title: 'T', width: 7}}
    if (url.endsWith('lost.png')) { node.type = 'text'; node.data = {hName: 'b', hProperties: {loading: 'eager'}} }
    if (url.endsWith('tag.png')) node.alt = 'no'
    return '/gone.svg'
  },
  onBrokenMarkdownLinks: ({url, node}) => {
    if (url.endsWith('title.md')) node.title = 'was ' + node.title
    if (url.endsWith('own.md')) node.data = {hProperties: {className: 'broken'}}
    if (url.endsWith('children.md')) node.children = [{type: 'text', value: 'no'}]
    return 'https://away.example/'
  },
}}, presets: [['classic', {blog: false}]]}\n`,
  }).build()
})

describe.each(['a', 'b'])('of docs/%s', (name) => {
  const tags = (tag: string): Record<string, string>[] =>
    [...built.html(`/docs/${name}`).matchAll(new RegExp(`<${tag} ([^>]*)>(?:text</a>)?`, 'g'))]
      .map(([, text = '']) =>
        Object.fromEntries(
          [...text.matchAll(/([\w-]+)(?:="([^"]*)"|=([^\s"]+))?/g)].map(([, key, a, b]) => [key, a ?? b ?? '']),
        ),
      )
      .filter(({src, href, alt}) => src?.includes('gone.svg') || alt === 'There' || href === 'https://away.example/')

  test('texts and attributes of an image are set', () => {
    const [none, alt, kept, attributes, , there] = tags('img')
    expect(none).toMatchObject({alt: 'Of nothing: |null', src: '/gone.svg'})
    expect(none).not.toHaveProperty('title')
    expect(alt).toMatchObject({alt: 'New &quot;&lt;Old|Old title'})
    expect(alt).not.toHaveProperty('title')
    expect(kept).toMatchObject({alt: '5 &gt; 3 &quot;q&quot;', title: 'Kept'})
    expect(attributes).toMatchObject({
      class: 'a b',
      'data-name': '&quot;&lt;x&gt;',
      'aria-hidden': 'true',
      title: 'T',
      width: '7',
      hidden: '',
      alt: 'x',
    })
    expect(attributes?.style?.replaceAll(' ', '')).toBe('border-width:2px;--x:1')
    expect(there).toMatchObject({title: 'Seen', width: '4'})
  })

  test('title and attributes of a link are set', () => {
    const [title, own] = tags('a')
    expect(title).toMatchObject({title: 'was null', href: 'https://away.example/'})
    expect(own).toMatchObject({title: 'Own'})
    expect(own?.class?.split(' ')).toContain('broken')
  })

  test('no mark of the compiler is left', () => {
    expect(built.html(`/docs/${name}`)).not.toMatch(/attributes=|[\uFDD0\uFDD1]/)
  })
})

test('what is compiled by then is warned of', () => {
  const lost = built.diagnostics.filter(({code}) => code === 'link/hook-node').map(({message}) => message)
  expect(built.errors).toEqual([])
  expect(lost).toHaveLength(5)
  expect(lost.join()).toContain('sets "type", "data.hName", "data.hProperties.loading" of the image "./lost.png"')
  expect(lost.join()).toContain('sets "alt" of the image "./tag.png"')
  expect(lost.join()).toContain('sets "children" of the link "./children.md"')
})
