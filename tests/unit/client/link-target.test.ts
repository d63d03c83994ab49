// URLs as authors write them: what a link becomes, and who follows a click.
import {describe, expect, test} from 'vitest'
import {
  type AnchorProperties,
  addBaseUrl,
  findClientTarget,
  isPathActive,
  isSamePage,
  isSamePath,
  resolveLinkTarget,
} from '../../../src/client/router/link-target.ts'
import {hasProtocol} from '../../../src/shared/permalink.ts'

const site = {baseUrl: '/base/', trailingSlash: null}

describe('resolveLinkTarget', () => {
  test.each([
    ['/docs/x', {kind: 'internal', href: '/base/docs/x'}],
    ['/base/docs/x', {kind: 'internal', href: '/base/docs/x'}],
    ['docs/x', {kind: 'internal', href: 'docs/x'}],
    ['#a', {kind: 'plain', href: '#a'}],
    ['https://e.com', {kind: 'external', href: 'https://e.com'}],
    ['//e.com', {kind: 'external', href: '//e.com'}],
    ['mailto:x@y', {kind: 'external', href: 'mailto:x@y'}],
    ['pathname:///api/index.html', {kind: 'external', href: '/base/api/index.html'}],
    [undefined, {kind: 'plain', href: undefined}],
  ])('%s', (to, expected) => {
    expect(resolveLinkTarget(to, site)).toEqual(expected)
  })

  test('leaves a leading slash alone when asked', () => {
    expect(resolveLinkTarget('/docs/x', site, false)).toEqual({kind: 'internal', href: '/docs/x'})
  })

  test('applies the trailing-slash policy to pages and not to files', () => {
    const slashed = {baseUrl: '/', trailingSlash: true}
    expect(resolveLinkTarget('/docs/x?q=1#h', slashed).href).toBe('/docs/x/?q=1#h')
    expect(resolveLinkTarget('pathname:///a', slashed).href).toBe('/a')
  })
})

test('addBaseUrl leaves what is external, empty, a fragment, or based already', () => {
  for (const url of ['', '#a', 'https://e.com/x', '//e.com', '/base/x']) expect(addBaseUrl(url, '/base/')).toBe(url)
  // JavaScript has no types that would tell.
  expect(addBaseUrl(undefined as unknown as string, '/base/')).toBeUndefined()
  expect(addBaseUrl('/base', '/base/')).toBe('/base/')
  expect(addBaseUrl('img/a.png', '/base/')).toBe('/base/img/a.png')
  expect(addBaseUrl('/base/x', '/base/', true)).toBe('/base/base/x')
})

test('hasProtocol knows schemes and hosts', () => {
  expect(['a:b', '//e.com', 'web+x:y', 'HTTPS://e.com'].map(hasProtocol)).toEqual([true, true, true, true])
  expect(['/a:b', 'a/b:c', '#a:b', ''].map(hasProtocol)).toEqual([false, false, false, false])
})

describe('spellings of one page', () => {
  test.each(['/docs/x.html', '/docs/x/index.html', '/docs/x/', '/docs/x?q#h', '/docs/%78'])('%s is /docs/x', (path) => {
    expect(isSamePage(path, '/docs/x')).toBe(true)
  })

  test('the root is itself only', () => {
    expect(isSamePage('/index.html', '/')).toBe(true)
    expect(isSamePage('/docs', '/')).toBe(false)
  })

  test('case counts for pages and not for marks', () => {
    expect(isSamePage('/Docs', '/docs')).toBe(false)
    expect(isSamePath('/Docs', '/docs/')).toBe(true)
    expect(isSamePath(undefined, undefined)).toBe(false)
  })

  test('a place on a page is not the page, for marks', () => {
    expect(isSamePath('/docs#one', '/docs')).toBe(false)
    expect(isSamePath('/docs?all', '/docs')).toBe(false)
    expect(isSamePath('/docs#one', '/docs/#one')).toBe(true)
    expect(isSamePath('/docs#', '/docs')).toBe(true)
  })

  test('a link is active on pages below it, unless exact', () => {
    expect(isPathActive('/docs/x/y', '/docs/x')).toBe(true)
    expect(isPathActive('/docs/xy', '/docs/x')).toBe(false)
    expect(isPathActive('/docs/x/y', '/docs/x', true)).toBe(false)
    expect(isPathActive('/docs', '/')).toBe(true)
    expect(isPathActive('/docs', '/', true)).toBe(false)
  })
})

describe('findClientTarget', () => {
  const bounds = {currentHref: 'https://s.org/docs/a?q=1', baseUrl: '/', pagelessPaths: ['fr/']}
  const find = (href: string, facts: Partial<AnchorProperties> = {}) =>
    findClientTarget({href, target: '', hasDownload: false, rel: '', isUnresolved: false, ...facts}, bounds)?.pathname

  test.each([
    ['https://s.org/docs/b', '/docs/b'],
    ['https://s.org/docs/b.html', '/docs/b.html'],
    ['https://s.org/docs/v2.0', '/docs/v2.0'],
    ['https://s.org/docs/a?q=2', '/docs/a'],
    ['https://s.org/docs/b#h', '/docs/b'],
  ])('%s is followed on the client', (href, pathname) => {
    expect(find(href)).toBe(pathname)
  })

  test.each([
    'https://other.org/docs/b',
    'http://s.org/docs/b',
    'mailto:a@b.c',
    'https://s.org/files/a.pdf',
    'https://s.org/docs/a?q=1#here',
    'https://s.org/fr/docs/b',
    'https://s.org/fr',
    'not a URL',
  ])('%s is left to the browser', (href) => {
    expect(find(href)).toBeUndefined()
  })

  test('frames, downloads, external and unresolved links are left to the browser', () => {
    const href = 'https://s.org/docs/b'
    expect(find(href, {target: '_blank'})).toBeUndefined()
    expect(find(href, {hasDownload: true})).toBeUndefined()
    expect(find(href, {rel: 'nofollow external'})).toBeUndefined()
    expect(find(href, {isUnresolved: true})).toBeUndefined()
  })

  test.each([
    ['/base/', ['', 'docs', 'api/', 'docs/a b/']],
    ['/', ['', 'docs', 'api/', 'docs/a b/']],
  ])('what has no page below %s is left to the browser', (baseUrl, pagelessPaths) => {
    const isFollowed = (path: string): boolean => {
      const facts = {
        href: `https://s.org${baseUrl}${path}`,
        target: '',
        hasDownload: false,
        rel: '',
        isUnresolved: false,
      }
      const site = {currentHref: 'https://s.org/', baseUrl, pagelessPaths}
      return findClientTarget(facts, site) !== undefined
    }
    const left = [
      '',
      'index.html',
      'docs',
      'docs/',
      'docs.html?a#b',
      'api',
      'api/',
      'api/a/b',
      'docs/a%20b',
      'docs/a%20b/c',
    ]
    expect(left.filter(isFollowed)).toEqual([])
    const followed = ['docs/a', 'api-2', 'apis/', 'docs/api', 'docs/a%20bc', 'Docs']
    expect(followed.filter(isFollowed)).toEqual(followed)
  })

  test('URLs outside of the base URL are left to the browser', () => {
    const facts = {target: '', hasDownload: false, rel: '', isUnresolved: false}
    const based = {currentHref: 'https://s.org/base/', baseUrl: '/base/'}
    expect(findClientTarget({href: 'https://s.org/other', ...facts}, based)).toBeUndefined()
    expect(findClientTarget({href: 'https://s.org/base', ...facts}, based)?.pathname).toBe('/base')
  })
})
