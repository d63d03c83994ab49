// Components and hooks as the server renders them, and the ones that refuse to be misused.
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {SiteContext} from '../../../src/client/data/site-context.ts'
import {
  BrowserOnly,
  Collapsible,
  ColorModeProvider,
  createStorageSlot,
  ErrorBoundaryError,
  useBaseUrl,
  useColorMode,
  useDocusaurusContext,
  usePage,
  usePluginData,
  useSite,
  useTitleFormatter,
  useWindowSize,
} from '../../../src/client/index.ts'
import {sampleSite} from './sample.ts'

const render = (node: ReactNode, site = sampleSite) =>
  renderToStaticMarkup(<SiteContext value={site}>{node}</SiteContext>)
/** Renders what a hook gives, as JSON. */
function renderHook(useIt: () => unknown): string {
  const Probe = () => <p dangerouslySetInnerHTML={{__html: JSON.stringify(useIt())}} />
  return render(<Probe />).replace(/<\/?p>/g, '')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('BrowserOnly shows its fallback on the server and takes nothing but a function', () => {
  expect(render(<BrowserOnly fallback="soon">{() => <b />}</BrowserOnly>)).toBe('soon')
  // @ts-expect-error: what the check at run time is for
  expect(() => render(<BrowserOnly>{<b />}</BrowserOnly>)).toThrow('a React element')
})

describe('Collapsible', () => {
  test('hides collapsed content without a style attribute', () => {
    expect(render(<Collapsible collapsed>x</Collapsible>)).toBe('<div hidden="">x</div>')
    expect(render(<Collapsible collapsed={false}>x</Collapsible>)).toBe('<div>x</div>')
  })

  test('leaves lazy collapsed content out', () => {
    const list = (
      <Collapsible as="ul" className="m" lazy collapsed>
        x
      </Collapsible>
    )
    expect(render(list)).toBe('')
  })
})

test('before hydration the colour mode is the default one, without a choice', () => {
  const Probe = () => {
    const {colorMode, colorModeChoice, hasSwitch} = useColorMode()
    return <p>{`${colorMode} ${colorModeChoice} ${hasSwitch}`}</p>
  }
  const tree = (
    <ColorModeProvider>
      <Probe />
    </ColorModeProvider>
  )
  const dark = {...sampleSite, themeConfig: {colorMode: {defaultMode: 'dark', disableSwitch: true}}}
  expect(render(tree, dark)).toBe('<p>dark null false</p>')
})

test('the window is neither desktop nor mobile on the server', () => {
  expect(renderHook(useWindowSize)).toBe('"ssr"')
})

test('hooks outside of their provider name both', () => {
  const Probe = ({useIt}: {useIt: () => unknown}) => <>{String(useIt())}</>
  expect(() => renderToStaticMarkup(<Probe useIt={useSite} />)).toThrow(/useSite is called outside the <SiteContext/)
  expect(() => renderToStaticMarkup(<Probe useIt={usePage} />)).toThrow(/usePage is called outside the <PageContext/)
  expect(() => render(<Probe useIt={useColorMode} />)).toThrow(
    'Hook useColorMode is called outside the <ColorModeProvider>',
  )
})

test('the site in the shape of Docusaurus', () => {
  expect(renderHook(() => useDocusaurusContext().siteConfig.title)).toBe('"Handbook"')
  expect(renderHook(() => usePluginData('docs'))).toBe('{"path":"/base/docs","versions":[]}')
  expect(() => renderHook(() => usePluginData('docs', 'x', {failfast: true}))).toThrow('no instance "x"')
  expect(() => renderHook(() => usePluginData('blog', undefined, {failfast: true}))).toThrow('"blog"')
  expect(renderHook(() => useBaseUrl('img/x.png', {absolute: true}))).toBe('"https://s.org/base/img/x.png"')
})

test("titles end with the site's, once", () => {
  const format = (title?: string) => renderHook(() => useTitleFormatter().format(title))
  expect([format('Caching'), format(''), format('Handbook'), format()]).toEqual([
    '"Caching | Handbook"',
    '"Handbook"',
    '"Handbook"',
    '"Handbook"',
  ])
})

test('an error is shown with its causes', () => {
  const error = new Error('outer', {cause: new Error('inner')})
  expect(render(<ErrorBoundaryError error={error} />)).toContain('outer\n\nCause:\ninner')
})

describe('storage slots', () => {
  const stub = (localStorage: unknown) => {
    const dispatchEvent = vi.fn()
    vi.stubGlobal('StorageEvent', class {})
    vi.stubGlobal('window', {localStorage, dispatchEvent})
    return dispatchEvent
  }

  test('are empty on the server', () => {
    const slot = createStorageSlot('k')
    slot.set('v')
    expect(slot.get()).toBeNull()
  })

  test('tell this window of a change, and only of a change', () => {
    const values = new Map<string, string>()
    const dispatchEvent = stub({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    })
    const slot = createStorageSlot('k')
    slot.set('v')
    slot.set('v')
    expect(slot.get()).toBe('v')
    expect(dispatchEvent).toHaveBeenCalledOnce()
  })

  test('log what fails and go on', () => {
    const refuse = () => {
      throw new Error('full')
    }
    stub({getItem: refuse, setItem: refuse, removeItem: refuse})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const slot = createStorageSlot('k')
    slot.set('v')
    expect(slot.get()).toBeNull()
    expect(error).toHaveBeenCalledWith('Storage: cannot set "k".', expect.any(Error))
  })

  test('behave as empty, after one warning, when storage is denied', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('denied')
      },
    })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(createStorageSlot('a').get()).toBeNull()
    expect(createStorageSlot('b').get()).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})
