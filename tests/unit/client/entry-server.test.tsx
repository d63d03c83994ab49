// The render worker's half: pages to HTML.
import type {ReactNode} from 'react'
import {describe, expect, test} from 'vitest'
import {createServerEntry} from '../../../src/client/entry-server.tsx'
import {
  Head,
  Link,
  PageContent,
  PageMetadata,
  usePage,
  useSharedData,
  useSharedMarkup,
} from '../../../src/client/index.ts'
import type {ServerRuntime} from '../../../src/client/runtime-types.ts'
import type {ContentFunction, Json, PageData, RenderInput} from '../../../src/shared/contract.ts'
import {samplePage, sampleSite, sampleTheme} from './sample.ts'

// A SiteData is JSON; its interface has no index signature to say so.
const site = sampleSite as unknown as Json

function render(input: Partial<RenderInput>, runtime: Partial<ServerRuntime> = {}) {
  const entry = createServerEntry({...sampleTheme, imports: {}, ...runtime})
  const output = entry.renderPage({page: samplePage(), shared: {site}, partials: {}, ...input})
  if (output instanceof Promise) throw new Error('A component of the page waits for something.')
  return {...output, html: output.html.join('')}
}

const content: ContentFunction = ({imports, jsxRuntime}) => {
  const {default: Inner} = imports('@theme/Inner')
  // The JSX runtime is React's; the contract does not say so.
  const jsx = jsxRuntime.jsx as (type: unknown, props: object) => unknown
  return {
    default: (props) => {
      const components = props.components as Record<string, unknown>
      return jsx(components.h2 ?? 'h2', {children: jsx(Inner, {})})
    },
  }
}

describe('renderPage', () => {
  test('puts static content into nested layouts, which get the props of the page', () => {
    const Outer = ({children, name}: {children: ReactNode; name: string}) => <main title={name}>{children}</main>
    const Inner = () => (
      <article>
        {usePage().path}
        <PageContent className="markdown" />
      </article>
    )
    const page = samplePage({layout: ['Outer', 'Inner'], props: {name: 'n'}})
    const {html} = render({page, html: '<p>Hi</p>'}, {layouts: {Outer, Inner}})
    expect(html).toBe(
      '<main title="n"><article>/base/docs/a<div class="markdown" data-quire-content=""><p>Hi</p></div></article></main>',
    )
  })

  test('collects the head, attributes and links; the deeper Head wins', () => {
    const Page = () => (
      <>
        <PageMetadata title="Outer" description="d" image="img/a.png" />
        <Link to="/docs/x">x</Link>
        <Link to="https://e.com">e</Link>
        <Link to="/unchecked" data-noBrokenLinkCheck>
          u
        </Link>
        <Deep />
      </>
    )
    const Deep = () => (
      <Head>
        <title>Deep</title>
        {/* biome-ignore lint/a11y/useHtmlLang: attributes to set, not a document */}
        <html className="deep" />
      </Head>
    )
    const page = samplePage({content: {kind: 'component', specifier: '@site/src/pages/x.tsx'}})
    const output = render({page}, {imports: {'@site/src/pages/x.tsx': {default: Page}}})
    expect(output.head.filter(({tag}) => tag === 'title')).toEqual([{tag: 'title', text: 'Deep'}])
    expect(output.head).toContainEqual({
      tag: 'meta',
      attributes: {property: 'og:image', content: 'https://s.org/base/img/a.png'},
    })
    expect(output.htmlAttributes).toEqual({class: 'deep'})
    expect(output.links).toEqual(['/base/docs/x'])
    expect(output.html).toContain('<a href="/base/docs/x">x</a>')
    expect(output.html).toContain('<a target="_blank" rel="noopener noreferrer" href="https://e.com">e</a>')
  })

  test('renders MDX content with the theme and imported components', () => {
    const page = samplePage({content: {kind: 'module'}, imports: ['@theme/Inner']})
    const {html} = render(
      {page, content},
      {imports: {'@theme/Inner': {default: () => 'inner'}}, mdxComponents: {h2: 'h3'}},
    )
    expect(html).toBe('<div data-quire-content=""><h3>inner</h3></div>')
  })

  test('renders partials, found by specifier or by URL, each with its own imports', () => {
    const outer: ContentFunction = ({imports, jsxRuntime}) => {
      const jsx = jsxRuntime.jsx as (type: unknown, props: object) => unknown
      return {default: () => jsx(imports('./_part.mdx').default, {})}
    }
    const partial = {toc: [], imports: ['@theme/Inner'], partials: {}, content}
    const page = samplePage({content: {kind: 'module'}, partials: {'./_part.mdx': '_routes/shared/partial-1.js'}})
    const imports = {'@theme/Inner': {default: () => 'in part'}}
    for (const key of ['./_part.mdx', '_routes/shared/partial-1.js']) {
      expect(render({page, content: outer, partials: {[key]: partial}}, {imports}).html).toContain('<h2>in part</h2>')
    }
  })

  test('renders what pages share once, with its links on each of them', () => {
    let count = 0
    const item = {}
    const Shared = ({source, isShared}: {source: object; isShared: boolean}) => {
      const shared = useSharedMarkup(source, isShared)
      if (shared?.html !== undefined) return <li className="a" dangerouslySetInnerHTML={{__html: shared.html}} />
      return (
        <li className="a" {...shared?.attributes}>
          <Counted />
          {shared?.end}
        </li>
      )
    }
    const Counted = () => {
      count += 1
      return <Link to="/docs/x">{`<${'item'}>`}</Link>
    }
    const List = ({isShared = true}) => (
      <ul>
        <Shared source={{}} isShared={false} />
        <Shared source={item} isShared={isShared} />
      </ul>
    )
    const show = (props: object, more: Partial<PageData> = {}) =>
      render(
        {page: samplePage({content: {kind: 'component', specifier: 'p'}, props, ...more} as Partial<PageData>)},
        {imports: {p: {default: List}}},
      )
    const first = show({})
    const link = '<li class="a"><a href="/base/docs/x">&lt;item&gt;</a></li>'
    expect(first.html).toBe(`<ul>${link}${link}</ul>`)
    expect(count).toBe(2)
    const second = show({})
    expect([second.html, second.links]).toEqual([first.html, first.links])
    expect(count).toBe(3)
    expect(show({isShared: false}).html).toBe(first.html)
    expect(count).toBe(5)
    expect(show({}, {unresolved: ['/base/docs/x']}).html.match(/data-unresolved/g)).toHaveLength(2)
  })

  test('leaves out the preloads that React makes of images', () => {
    const page = samplePage({content: {kind: 'component', specifier: 'p'}})
    const {html} = render({page}, {imports: {p: {default: () => <img src="/a.svg" alt="" />}}})
    expect(html).toBe('<img src="/a.svg" alt=""/>')
  })

  test('a link asks no more of a page than its URL', () => {
    const Page = () => (
      <Link to="/docs" isNavLink activeClassName="on" className="c">
        docs
      </Link>
    )
    const page = samplePage({content: {kind: 'component', specifier: 'p'}})
    const {html} = render({page}, {imports: {p: {default: Page}}})
    expect(html).toBe('<a href="/base/docs" aria-current="page" class="c on">docs</a>')
  })
})

describe('errors', () => {
  test('a page component without default export is named', () => {
    const page = samplePage({content: {kind: 'component', specifier: '@site/src/pages/x.tsx'}})
    const message = 'The page component at "src/pages/x.tsx" has no default export.'
    const noDefault = {[Symbol.toStringTag]: 'Module', other: 1}
    expect(() => render({page}, {imports: {'@site/src/pages/x.tsx': noDefault}})).toThrow(message)
  })

  test('an unknown layout is named with the known ones', () => {
    const page = samplePage({layout: ['Nope']})
    expect(() => render({page}, {layouts: {DocItem: () => null}})).toThrow(/"Nope".*DocItem/)
  })

  test('shared data that was not loaded is named', () => {
    const Page = () => <p>{String(useSharedData('sidebar-x'))}</p>
    const page = samplePage({content: {kind: 'component', specifier: 'p'}})
    expect(() => render({page}, {imports: {p: {default: Page}}})).toThrow('"sidebar-x" is not loaded')
  })

  test('an import that is not there is named', () => {
    const page = samplePage({content: {kind: 'module'}})
    expect(() => render({page, content})).toThrow('"/base/docs/a" imports "@theme/Inner"')
  })

  test('a partial that imports itself is an error, not an endless loop', () => {
    const again: ContentFunction = ({imports}) => ({default: () => imports('./_p.mdx').default, ...imports('./_p.mdx')})
    const partials = {'./_p.mdx': '_routes/shared/partial-1.js'}
    const page = samplePage({content: {kind: 'module'}, partials})
    const partial = {toc: [], imports: [], partials, content: again}
    expect(() => render({page, content: again, partials: {'./_p.mdx': partial}})).toThrow('imports itself')
  })
})
