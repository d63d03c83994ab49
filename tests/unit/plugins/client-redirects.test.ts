// The client-redirects plugin: which pages it writes, where they lead, and what it refuses.
import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {clientRedirects} from '../../../plugins/client-redirects/index.ts'
import {findPolicySources} from '../../../src/node/text/policy-sources.ts'
import {contextOf, listAssets, messagesOf, pageOf, type SiteInput} from './support/site.ts'

const PAGES = ['/', '/docs/a', '/docs/b', '/docs/caf%C3%A9']

async function emit(options: Readonly<Record<string, unknown>>, site: SiteInput = {}, pages = PAGES) {
  const {context, diagnostics} = contextOf(clientRedirects.definition, {...site, options})
  const {baseUrl} = context.config
  const built = pages.map((path) => pageOf(baseUrl + path.slice(1)))
  const files = await listAssets(
    clientRedirects.definition.emitAssets?.([], {
      ...context,
      site: {pages: built, contentOf: () => undefined},
    }),
  )
  const targets = files.map(({path, content}) => [path, /data-to="([^"]*)"/.exec(String(content))?.[1]])
  return {files, diagnostics, targets: Object.fromEntries(targets) as Record<string, string>}
}

test('a redirect is a page that works without scripts, with a canonical URL and one inline script for all', async () => {
  const {files} = await emit(
    {redirects: [{from: ['/old', '/older'], to: '/docs/a?x=1&y'}]},
    {config: {baseUrl: '/base/'}},
  )
  const [one, other] = files.map(({content}) => String(content))
  expect(files.map(({path}) => path)).toEqual(['old/index.html', 'older/index.html'])
  expect(one).toContain('<meta http-equiv="refresh" content="0; url=/base/docs/a?x=1&amp;y">')
  expect(one).toContain('<link rel="canonical" href="https://example.com/base/docs/a?x=1&amp;y">')
  expect(one).toContain('<a href="/base/docs/a?x=1&amp;y">')
  expect(one).toBe(other)
  const script = /<script[^>]*>(.*?)<\/script>/s.exec(one ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  const [elsewhere] = (await emit({redirects: [{from: '/x', to: 'https://else.example/'}]})).files
  for (const html of [one, String(elsewhere?.content)])
    expect(findPolicySources(html ?? '')).toEqual({'script-src': [`'sha256-${hash}'`]})
})

test('all options make redirects', async () => {
  const {targets, diagnostics} = await emit(
    {
      redirects: [{from: '/old', to: '/docs/a#part'}],
      createRedirects: (path: string) => (path.startsWith('/docs/') ? [path.replace('/docs', '/manual')] : undefined),
      fromExtensions: ['html'],
      toExtensions: ['pdf'],
    },
    {},
    [...PAGES, '/list.pdf'],
  )
  expect(targets).toEqual({
    'old/index.html': '/docs/a#part',
    'manual/a/index.html': '/docs/a',
    'manual/b/index.html': '/docs/b',
    'manual/café/index.html': '/docs/caf%C3%A9',
    'docs/a.html/index.html': '/docs/a',
    'docs/b.html/index.html': '/docs/b',
    'docs/café.html/index.html': '/docs/caf%C3%A9',
    'list.pdf.html/index.html': '/list.pdf',
    'list/index.html': '/list.pdf',
  })
  expect(diagnostics).toEqual([])
})

test.each([
  [null, 'docs/a.html/index.html', '/docs/a'],
  [true, 'docs/a.html/index.html', '/docs/a/'],
  [false, 'docs/a.html.html', '/docs/a'],
] as const)('with trailingSlash %s, files and targets follow', async (trailingSlash, file, target) => {
  const page = trailingSlash === true ? '/docs/a/' : '/docs/a'
  const {targets} = await emit(
    {fromExtensions: ['html'], redirects: [{from: '/old', to: '/docs/a'}]},
    {config: {trailingSlash}},
    [page],
  )
  expect(targets).toEqual({[file]: target, 'old/index.html': target})
})

test('chains are collapsed, and query and anchor of the first link win', async () => {
  const {targets, diagnostics} = await emit({
    redirects: [
      {from: '/1', to: '/2?a#one'},
      {from: '/2', to: '/3/?b#two'},
      {from: '/3', to: '/docs/a'},
      {from: '/4', to: '/5#four'},
      {from: '/5', to: 'https://else.example/x y?z'},
    ],
  })
  expect(diagnostics).toEqual([])
  expect(targets).toEqual({
    '1/index.html': '/docs/a?a#one',
    '2/index.html': '/docs/a?b#two',
    '3/index.html': '/docs/a',
    '4/index.html': 'https://else.example/x%20y?z#four',
    '5/index.html': 'https://else.example/x%20y?z',
  })
})

test('loops and missing pages are errors in a build that name their place, each once', async () => {
  const options = {
    redirects: [
      {from: '/1', to: '/2'},
      {from: '/2', to: '/3'},
      {from: '/3', to: '/2'},
      {from: '/4', to: '/docs/aa'},
      {from: '/5', to: '/4'},
      {from: '/6', to: '/6'},
    ],
  }
  const {files, diagnostics} = await emit(options)
  expect(files).toEqual([])
  expect(diagnostics.map(({level, message, hint, configKey}) => [level, message, hint, configKey?.[1]])).toEqual([
    ['error', 'Redirects lead in a circle: "/2" to "/3" to "/2".', 'Let one of them lead to a page.', 0],
    ['error', 'The redirect of "/4" leads to "/docs/aa", and there is no such page.', 'Did you mean "/docs/a"?', 3],
    [
      'error',
      'The redirect of "/5" leads to "/docs/aa", by way of "/4", and there is no such page.',
      'Did you mean "/docs/a"?',
      4,
    ],
    ['error', 'Redirects lead in a circle: "/6" to "/6".', 'Let one of them lead to a page.', 5],
  ])
  const writing = await emit(options, {isProduction: false})
  expect(writing.diagnostics.map(({level}) => level)).toEqual(['warning', 'warning', 'warning', 'warning'])
})

test('a page is kept, and of two redirects with one path the first', async () => {
  const options = {
    redirects: [
      {from: '/docs/a/', to: '/docs/b'},
      {from: '/old', to: '/docs/a'},
      {from: '/old/', to: '/docs/b'},
      {from: '/old', to: '/docs/a'},
    ],
  }
  const {targets, diagnostics} = await emit(options)
  expect(targets).toEqual({'old/index.html': '/docs/a'})
  expect(messagesOf(diagnostics)).toEqual([
    'There is a page at "/docs/a/", so the redirect to "/docs/b" is left out.',
    '"/old/" is to lead to "/docs/a" and to "/docs/b"; the first is kept.',
  ])
  expect(diagnostics.map(({level}) => level)).toEqual(['warning', 'warning'])
  expect((await emit(options, {config: {onDuplicateRoutes: 'ignore'}})).diagnostics).toEqual([])
})

test('what createRedirects gives is checked', async () => {
  const {diagnostics} = await emit({createRedirects: (path: string) => (path === '/' ? ['old', '/a?b', 3] : null)})
  expect(messagesOf(diagnostics)).toEqual([
    'For "/", "createRedirects" gave "old", which must be a path that begins with "/".',
    expect.stringMatching(/^For "\/", "createRedirects" gave "\/a\?b", which has "\?"\. /),
    'For "/", "createRedirects" gave 3, which must be a text.',
  ])
})

test.each([
  [{redirects: [{from: 'old', to: '/docs/a'}]}, 'must be a path that begins with "/".'],
  [{redirects: [{from: '/../x', to: '/docs/a'}]}, 'has ".." as a name'],
  [{redirects: [{from: '/x', to: 'javascript:alert(1)'}]}, 'runs code'],
  [{fromExtensions: ['.html']}, 'without a dot'],
  [{createRedirects: '/x'}, 'must be a function'],
])('the options %j are refused', (options, message) => {
  const parsed = clientRedirects.definition.options?.safeParse(options)
  expect(JSON.stringify(parsed?.error?.issues)).toContain(message.replaceAll('"', '\\"'))
})

test('rules for hosts take the place of pages', async () => {
  const options = {hostRules: true, redirects: [{from: '/old café', to: '/docs/a#x'}]}
  const {files, diagnostics} = await emit(options, {config: {baseUrl: '/base/'}})
  expect(files).toEqual([
    {
      path: '_redirects',
      content: '/base/old%20caf%C3%A9 /base/docs/a#x 301\n/base/old%20caf%C3%A9/ /base/docs/a#x 301\n',
    },
  ])
  expect(diagnostics).toEqual([])
})
