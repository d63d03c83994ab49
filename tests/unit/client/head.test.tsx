// Head tags: reading them from elements, and which of them win.
import {describe, expect, test} from 'vitest'
import {readHeadElements} from '../../../src/client/head/head-elements.ts'
import {createHeadRegistry} from '../../../src/client/head/head-registry.ts'
import {mergeHead, signatureOf} from '../../../src/shared/merge-head.ts'

const meta = (name: string, content: string) => ({tag: 'meta', attributes: {name, content}})
const property = (name: string, content: string) => ({tag: 'meta', attributes: {property: name, content}})

describe('mergeHead', () => {
  test('a later group replaces tags of the same kind and keeps the rest', () => {
    const merged = mergeHead([
      [{tag: 'title', text: 'A'}, meta('description', 'a'), meta('keywords', 'k')],
      [{tag: 'title', text: 'B'}, meta('description', 'b')],
    ])
    expect(merged).toEqual([meta('keywords', 'k'), {tag: 'title', text: 'B'}, meta('description', 'b')])
  })

  test('several tags of one kind in one group stay', () => {
    const authors = [property('article:author', 'x'), property('article:author', 'y')]
    expect(mergeHead([[property('article:author', 'old')], authors])).toEqual(authors)
  })

  test('canonical and each language have one link; equal tags are written once', () => {
    const link = (attributes: Record<string, string>) => ({tag: 'link', attributes})
    const first = [
      link({rel: 'canonical', href: '/a'}),
      link({rel: 'alternate', hreflang: 'en', href: '/a'}),
      link({rel: 'icon', href: '/i'}),
    ]
    const second = [link({rel: 'canonical', href: '/b'}), link({href: '/i', rel: 'icon'})]
    expect(mergeHead([first, second])).toEqual([first[1], ...second])
  })

  test('what is said of an image goes with the image', () => {
    const card = [property('og:image', '/card.png'), property('og:image:width', '1200'), property('og:title', 'A')]
    const own = [property('og:image', '/own.png')]
    expect(mergeHead([card, own])).toEqual([card[2], ...own])
    expect(mergeHead([card, [property('og:title', 'B')]])).toEqual([...card.slice(0, 2), property('og:title', 'B')])
  })

  test('the order of attributes makes no difference', () => {
    expect(signatureOf({tag: 'script', attributes: {async: true, src: '/s'}})).toBe(
      signatureOf({tag: 'script', attributes: {src: '/s', async: ''}}),
    )
  })
})

describe('readHeadElements', () => {
  test('reads tags, fragments, and attributes of html and body', () => {
    const entry = readHeadElements(
      <>
        <title>
          {'A'} &amp; {1}
        </title>
        <meta httpEquiv="refresh" content="0" />
        <link hrefLang="en" rel="alternate" href="/x" />
        <script async src="/s.js" />
        <script type="application/ld+json" dangerouslySetInnerHTML={{__html: '{"a":1}'}} />
        {false}
        {/* biome-ignore lint/a11y/useHtmlLang: attributes to set, not a document */}
        <html className="c" data-x="1" />
        <body className="b" />
      </>,
    )
    expect(entry.tags).toEqual([
      {tag: 'title', text: 'A & 1'},
      {tag: 'meta', attributes: {'http-equiv': 'refresh', content: '0'}},
      {tag: 'link', attributes: {hreflang: 'en', rel: 'alternate', href: '/x'}},
      {tag: 'script', attributes: {async: true, src: '/s.js'}},
      {tag: 'script', attributes: {type: 'application/ld+json'}, text: '{"a":1}'},
    ])
    expect(entry.htmlAttributes).toEqual({class: 'c', 'data-x': '1'})
    expect(entry.bodyAttributes).toEqual({class: 'b'})
  })

  test('refuses components', () => {
    const Tags = () => <meta name="a" content="b" />
    expect(() => readHeadElements(<Tags />)).toThrow('must be plain tags')
  })
})

test('the registry lets the place decide, not the time of registration', () => {
  const registry = createHeadRegistry()
  const [outer, inner] = [registry.takePlace(), registry.takePlace()]
  const entry = (text: string) => ({tags: [{tag: 'title', text}], htmlAttributes: {}, bodyAttributes: {}})
  registry.set(inner, entry('inner'))
  registry.set(outer, entry('outer'))
  expect(registry.collect().tags).toEqual([{tag: 'title', text: 'inner'}])
  registry.remove(inner)
  expect(registry.collect().tags).toEqual([{tag: 'title', text: 'outer'}])
})
