// Client modules of the trackers: what they queue, when they load their scripts, and which navigations they count.
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {PageChange} from '../../../theme/trackers/page-changes.ts'

vi.mock('quire-docs/client', () => ({whenIdle: (action: () => void) => void idle.push(action)}))

interface Script {
  src: string
  readonly dataset: Record<string, string>
  readonly addEventListener: (name: string, listener: () => void) => void
}

const idle: (() => void)[] = []
const scripts: Script[] = []
let onLoad: (() => void)[] = []
let page: Record<string, unknown> & {dataLayer?: unknown[]; ga?: {q?: unknown[]}; vam?: string}

beforeEach(() => {
  idle.length = 0
  scripts.length = 0
  onLoad = []
  page = {addEventListener: (_: string, listener: () => void) => void onLoad.push(listener)}
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    readyState: 'interactive',
    createElement: () => {
      const listeners: (() => void)[] = []
      const addEventListener = (_: string, listener: () => void) => void listeners.push(listener)
      return {src: '', dataset: {}, addEventListener, run: () => listeners.forEach((one) => void one())}
    },
    head: {append: (script: Script) => void scripts.push(script)},
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The page has loaded, the browser is idle, and the script has run. */
function loadScripts(): void {
  for (const listener of onLoad.splice(0)) listener()
  expect(scripts).toEqual([])
  for (const action of idle.splice(0)) action()
  for (const script of scripts) (script as Script & {run: () => void}).run()
}

const place = (pathname: string) => ({pathname, search: '?a', hash: '#b'})
const change = (from: string | null, to: string): PageChange => ({
  location: place(to),
  previousLocation: from === null ? null : place(from),
})
const commands = () => page.dataLayer?.map((one) => [...(one as Iterable<unknown>)])

test('gtag: configures each id at once, loads late, and counts pages that are gone to', async () => {
  vi.stubEnv('QUIRE_GOOGLE_GTAG', '{"trackingID": ["G-1", "G-2"], "anonymizeIP": true}')
  const {onRouteDidUpdate} = await import('../../../theme/trackers/google-gtag.ts')
  expect(commands()?.slice(1)).toEqual([
    ['config', 'G-1', {anonymize_ip: true}],
    ['config', 'G-2', {anonymize_ip: true}],
  ])
  onRouteDidUpdate(change(null, '/'))
  onRouteDidUpdate(change('/', '/early'))
  vi.runAllTimers()
  expect(page.dataLayer).toHaveLength(3)
  loadScripts()
  expect(scripts.map(({src}) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  onRouteDidUpdate(change('/early', '/early'))
  onRouteDidUpdate(change('/early', '/next'))
  expect(page.dataLayer).toHaveLength(3)
  vi.runAllTimers()
  expect(commands()?.slice(3)).toEqual([
    ['set', 'page_path', '/next?a#b'],
    ['event', 'page_view'],
  ])
})

test('gtag: keeps what a page has queued before', async () => {
  vi.stubEnv('QUIRE_GOOGLE_GTAG', '{"trackingID": "G-1", "anonymizeIP": false}')
  page.dataLayer = [['consent', 'default', {ad_storage: 'denied'}]]
  await import('../../../theme/trackers/google-gtag.ts')
  expect(commands()?.map(([name]) => name)).toEqual(['consent', 'js', 'config'])
})

test('tag manager: starts the container, which counts by itself', async () => {
  vi.stubEnv('QUIRE_GOOGLE_TAG_MANAGER', '{"containerId": "GTM-1"}')
  await import('../../../theme/trackers/google-tag-manager.ts')
  expect(page.dataLayer).toEqual([{'gtm.start': expect.any(Number), event: 'gtm.js'}])
  loadScripts()
  expect(scripts.map(({src}) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1'])
})

test('analytics: queues the first view, and sends those of further pages', async () => {
  vi.stubEnv('QUIRE_GOOGLE_ANALYTICS', '{"trackingID": "UA-1", "anonymizeIP": true}')
  const {onRouteDidUpdate} = await import('../../../theme/trackers/google-analytics.ts')
  loadScripts()
  onRouteDidUpdate(change('/', '/next'))
  expect(page.ga?.q).toEqual([
    ['create', 'UA-1', 'auto'],
    ['set', 'anonymizeIp', true],
    ['send', 'pageview'],
    ['set', 'page', '/next?a#b'],
    ['send', 'pageview'],
  ])
})

test.each([
  ['auto', true, 'production', '/_vercel/insights/script.js', {}],
  ['development', false, 'development', 'https://va.vercel-scripts.com/v1/script.debug.js', {debug: 'false'}],
])('vercel: loads the script of the mode %s', async (mode, debug, said, src, dataset) => {
  vi.stubEnv('QUIRE_VERCEL_ANALYTICS', JSON.stringify({mode, debug}))
  await import('../../../theme/trackers/vercel-analytics.ts')
  loadScripts()
  expect([page.vam, scripts[0]?.src, scripts[0]?.dataset]).toEqual([said, src, dataset])
})
