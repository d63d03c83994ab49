// Components that stand in content.
import {type ComponentType, createElement, type ReactNode} from 'react'
import {beforeAll, describe, expect, test} from 'vitest'
import {renderCodeBlock} from '../../../src/node/compile/highlight/code-block.ts'
import {loadTheme, type Setting, type ThemeOnServer} from './theme-on-server.ts'

const NAMES = [
  'Tabs',
  'TabItem',
  'CodeBlock',
  'Admonition',
  'Details',
  'DocCardList',
  'TOCInline',
  'Heading',
  'IdealImage',
  'MDXComponents',
]
let theme: ThemeOnServer
beforeAll(async () => {
  theme = await loadTheme(
    'content',
    NAMES.map((name) => `@theme/${name}`),
  )
}, 60_000)

type Props = Readonly<Record<string, unknown>>
const part = (name: string, props: Props = {}, ...children: readonly ReactNode[]) =>
  // The names above are components of the theme; their props are those of the test.
  createElement(theme.modules[`@theme/${name}`]?.default as ComponentType<Props>, props, ...children)
const render = (name: string, props?: Props, ...children: readonly ReactNode[]) =>
  theme.render(() => part(name, props, ...children))

describe('tabs', () => {
  const paragraph = createElement('p')
  const item = (value: string, props: Props = {}) => part('TabItem', {key: value, value, ...props}, `Panel ${value}`)

  test('the default is shown and the others are hidden', () => {
    const html = render('Tabs', {}, item('a'), item('b', {default: true, label: 'Bee'}))
    expect(html).toMatch(/<li role="tab"[^>]*aria-selected="true"[^>]*tabindex="0"[^>]*>Bee<\/li>/i)
    expect(html).toMatch(/<div role="tabpanel"[^>]*hidden=""[^>]*>Panel a/)
    expect(html).toMatch(/<div role="tabpanel"[^>]*class="tabItem_">Panel b/)
  })

  test('lazy ones render the chosen panel only', () => {
    expect(render('Tabs', {lazy: true, defaultValue: 'b'}, item('a'), item('b'))).not.toContain('Panel a')
  })

  test('one that has no panel is shown, with nothing below', () => {
    const html = render('Tabs', {values: [{value: 'a', label: 'Ay'}, {value: 'b'}]}, item('b'))
    expect(html).toMatch(/<li role="tab"[^>]*aria-selected="true"[^>]*>Ay<\/li>/i)
    expect(html).toMatch(/hidden=""[^>]*>Panel b/)
    expect(html.match(/aria-controls/g)).toHaveLength(1)
    expect(html.match(/role="tabpanel"/g)).toHaveLength(1)
  })

  test.each([
    ['no tabs', {}, [], 'at least one <TabItem>'],
    ['a child without value', {}, [paragraph], 'found <p> without "value"'],
    ['equal values', {}, ['a', 'a'], 'several tabs with the value "a"'],
    ['a wrong default', {defaultValue: 'c'}, ['a', 'b'], 'only these values: a, b'],
    ['a nameless query', {queryString: true}, ['a'], 'needs a "groupId"'],
  ])('%s is an error', (_, props, children, message) => {
    const tabs = children.map((child) => (typeof child === 'string' ? item(child) : child))
    expect(() => render('Tabs', props, ...tabs)).toThrow(message)
  })
})

describe('code blocks', () => {
  test('are the elements that the build writes', () => {
    const code = 'one\n<two>\nthree'
    const meta = 'title="a.txt" {1,3} del={2} collapse output showLineNumbers=5'
    const settings = {
      defaultLanguage: undefined,
      magicComments: [],
      mermaid: false,
      liveCode: false,
      frames: {},
      coloured: new Set<string>(),
      findGrammar: () => undefined,
    }
    const {className, label, inner} = renderCodeBlock({language: 'none-known', meta, code}, settings, new Set())
    const built = `<div data-language="${label}" class="${className}">${inner}</div>`
    // Without the marks of a boundary in which a highlighter may be waited for.
    const shown = render('CodeBlock', {language: 'none-known', metastring: meta}, code).replaceAll(/<!--\/?\$-->/g, '')
    // Its buttons are components, so the browser must not add those of static HTML.
    expect(shown).toContain(' data-buttons="true"')
    expect(shown.replace(' data-buttons="true"', '').replaceAll('tabIndex', 'tabindex')).toBe(built)
  })

  test('have the tokens of the build where a part of the site hands on what it is given', () => {
    const line = [
      ['odd', 'one'],
      ['', ' two'],
    ]
    const builtTokens = () => JSON.stringify([line])
    const shown = render('CodeBlock', {className: 'language-js', builtTokens}, 'one two\n')
    expect(shown).toContain('<code><span class="token-line"><span class="token odd">one</span>')
    // No highlighter is waited for.
    expect(shown).not.toContain('<!--$')
  })

  test('without text show what they are given', () => {
    expect(render('CodeBlock', {}, createElement('b', {}, 'x'))).toContain('<code><b>x</b></code>')
  })
})

describe('admonitions', () => {
  test('have a title by type, and look like information when the type is unknown', () => {
    expect(render('Admonition', {type: 'tip'}, 'Text')).toBe(
      '<div class="theme-admonition theme-admonition-tip alert alert--success"><div class="admonitionHeading_"><span class="admonitionIcon_"><span class="admonition-icon-tip"></span></span>tip</div><div class="admonitionContent_">Text</div></div>',
    )
    expect(render('Admonition', {type: 'odd'}, 'Text')).toContain('alert--info')
  })

  test.each(['info', 'caution', 'odd'])('of the type %s have no heading where title and icon are null', (type) => {
    expect(render('Admonition', {type, title: null, icon: null}, 'Text')).not.toContain('admonitionHeading_')
    expect(render('Admonition', {type, title: null}, 'Text')).toMatch(
      /admonitionHeading_"><span class="admonitionIcon_">/,
    )
    expect(render('Admonition', {type, icon: null}, 'Text')).toMatch(/admonitionHeading_">\w+</)
  })
})

test('details open without a script', () => {
  const html = render('Details', {summary: 'More'}, 'Text')
  expect(html).toMatch(/^<details[^>]*><summary>More<\/summary><div><div class="collapsibleContent">Text/)
  expect(html).not.toContain('hidden')
})

test('a heading of Markdown keeps its one link, another gets one', () => {
  const components = theme.modules['@theme/MDXComponents']?.default as Readonly<Record<string, ComponentType<Props>>>
  const h2 = components.h2 as ComponentType<Props>
  expect(theme.render(() => createElement(h2, {className: 'anchor', id: 'a'}, 'A'))).toBe(
    '<h2 class="anchor" id="a">A</h2>',
  )
  expect(theme.render(() => createElement(h2, {id: 'a'}, 'A'))).toContain('aria-label="Direct link to A"')
})

test('a table of contents inside the content has links as the text has them', () => {
  const TOCInline = theme.modules['@theme/TOCInline']?.default as ComponentType<Props>
  const toc = [{id: 'a', value: 'A', level: 2}]
  expect(theme.render(() => createElement(TOCInline, {toc}))).toContain('<li><a href="#a">A</a></li>')
})

test('an image is loaded when it comes near', () => {
  expect(render('IdealImage', {img: {src: {src: '/a.png', width: 3, height: 2}}, alt: 'A'})).toContain(
    '<img decoding="async" loading="lazy" src="/a.png" width="3" height="2" alt="A"/>',
  )
})

describe('cards in content', () => {
  const link = (label: string) => ({type: 'link', label, href: `/base/docs/${label}`})
  const inner = {
    type: 'category',
    label: 'Inner',
    collapsible: true,
    collapsed: true,
    href: '/base/docs/in',
    items: [link('a'), link('b')],
  }
  const setting = (path: string): Setting => ({
    page: {path, props: {sidebar: 'sidebar-docs'}, shared: ['sidebar-docs']},
    shared: {'sidebar-docs': {name: 'docs', items: [inner, link('c')]}},
  })
  const titles = (path: string) =>
    [...theme.render(() => part('DocCardList'), setting(path)).matchAll(/card-title">([^<]*)/g)].map(
      (match) => match[1],
    )

  test('are those of the page’s category, or those next to the page', () => {
    expect(titles('/base/docs/in')).toEqual(['a', 'b'])
    expect(titles('/base/docs/a')).toEqual(['a', 'b'])
    expect(titles('/base/docs/c')).toEqual(['Inner', 'c'])
  })

  test('need a sidebar', () => {
    expect(() => render('DocCardList')).toThrow('not in a docs sidebar')
  })
})
