// Navbar, footer and announcement, by configuration.
import {beforeAll, describe, expect, test} from 'vitest'
import type {JsonObject, SiteData} from '../../../src/client/index.ts'
import {loadTheme, renderPage, type ThemeOnServer} from './theme-on-server.ts'

let theme: ThemeOnServer
beforeAll(async () => {
  theme = await loadTheme('shell', [])
}, 60_000)

const docsData = {
  docs: {
    default: {
      path: '/base/docs',
      versions: [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: '/base/docs',
          mainDocId: 'index',
          sidebars: {docs: {id: 'sidebar-docs', link: {path: '/base/docs/', label: 'Home'}}},
          docs: [{id: 'index', path: '/base/docs/', label: 'Home', sidebar: 'docs'}],
          allDocs: 'docs-current',
          draftIds: ['draft'],
        },
      ],
    },
  },
}

function renderShell(themeConfig: JsonObject, props: JsonObject = {}, ...docs: readonly JsonObject[]): string {
  const page = {layout: ['NotFound'], props, content: {kind: 'none'}} as const
  return renderPage(theme.entry, {page, site: {themeConfig, globalData: withDocs(docs)}}).html
}

function withDocs(docs: readonly JsonObject[]) {
  const {default: data} = docsData.docs
  const versions = data.versions.map((version) => ({...version, docs: [...version.docs, ...docs]}))
  return {docs: {default: {...data, versions}}}
}

function failureOf(themeConfig: JsonObject): Error {
  try {
    renderShell(themeConfig)
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('The shell was rendered.')
}

const navbar = (...items: JsonObject[]) => ({navbar: {items}})

describe('navbar items', () => {
  test('a link is marked on its page and below it', () => {
    const html = renderShell(navbar({to: '/docs', label: 'Docs'}, {to: '/docs/b', label: 'B'}))
    expect(html).toMatch(/aria-current="page" class="navbar__item navbar__link navbar__link--active"[^>]*>Docs/)
    expect(html).toMatch(
      /class="navbar__item navbar__link"[^>]*href="\/base\/docs\/b"[^>]*>B|href="\/base\/docs\/b"[^>]*class="navbar__item navbar__link"[^>]*>B/,
    )
  })

  test('a base path or a pattern decides instead', () => {
    const html = renderShell(
      navbar({to: '/x', label: 'X', activeBasePath: 'docs'}, {to: '/y', label: 'Y', activeBaseRegex: '/docs/[a-c]$'}),
    )
    expect(html.match(/navbar__link--active/g)).toHaveLength(2)
  })

  test('a link elsewhere opens a new tab and says so', () => {
    const html = renderShell(navbar({href: 'https://example.com', label: 'Repository', position: 'right'}))
    expect(html).toMatch(
      /<a target="_blank" rel="noopener noreferrer"[^>]*href="https:\/\/example.com">Repository<svg[^>]*aria-label="\(opens in new tab\)"/,
    )
    expect(html.indexOf('theme-layout-navbar-right')).toBeLessThan(html.indexOf('Repository'))
  })

  test('a doc’s item is active on all docs of its sidebar', () => {
    const item = {type: 'doc', docId: 'index', label: 'Documentation'}
    const version = {name: 'current'}
    expect(renderShell(navbar(item), {id: 'other', sidebar: 'sidebar-docs', version})).toContain('navbar__link--active')
    expect(renderShell(navbar(item), {id: 'other', sidebar: 'sidebar-api', version})).not.toContain(
      'navbar__link--active',
    )
  })

  test('a doc’s item is left out for a draft, and for an unlisted doc unless the reader is there', () => {
    expect(renderShell(navbar({type: 'doc', docId: 'draft', label: 'Soon'}))).not.toContain('Soon')
    const unlisted = {id: 'u', path: '/base/docs/b', label: 'For a few', unlisted: true}
    const item = navbar({type: 'doc', docId: 'u'})
    expect(renderShell(item, {}, unlisted)).not.toContain('For a few')
    expect(renderShell(item, {id: 'u', version: {name: 'current'}}, unlisted)).toContain('For a few')
  })

  test('a sidebar that does not exist is an error with the known ones', () => {
    const error = failureOf(navbar({type: 'docSidebar', sidebarId: 'api'}))
    expect(error.cause).toMatchObject({message: 'There is no sidebar "api". Sidebars: docs.'})
  })

  test('an unknown type is an error that lists the known ones', () => {
    expect(failureOf(navbar({type: 'custom-tree', label: 'X'})).cause).toMatchObject({
      message:
        'The navbar item type "custom-tree" is unknown. Known types: default, dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, html, localeDropdown, search. A site adds its own in src/theme/NavbarItem/ComponentTypes.',
    })
  })

  test('one that fails on the server is named by its place and its configuration, in a dropdown too', () => {
    const bad = {type: 'custom-tree', label: 'X'}
    const before = {to: '/a', label: 'A'}
    const text = `failed to render. Its configuration is:\n${JSON.stringify(bad, null, 2)}`
    for (const [items, key] of [
      [[before, {...bad, position: 'right'}], 'items[1]'],
      [[before, {label: 'More', items: [before, bad]}], 'items[1].items[1]'],
    ] as const) {
      const {message} = failureOf(navbar(...items))
      expect(message).toContain(`The navbar item "themeConfig.navbar.${key}" failed to render.`)
      if (key.endsWith('items[1].items[1]')) expect(message).toContain(text)
    }
  })

  test('a dropdown is a button with a closed menu', () => {
    const html = renderShell(navbar({label: 'More', items: [{to: '/a', label: 'A'}]}))
    expect(html).toMatch(/<a[^>]*aria-haspopup="menu"[^>]*aria-expanded="false"[^>]*role="button"/)
    expect(html).toContain('class="dropdown__link"')
  })

  test('versions lead to their beginning from a page without a doc, the shown one on the bar', () => {
    const {default: data} = docsData.docs
    const [next] = data.versions
    const older = {
      ...next,
      ...{name: '1.0', label: '1.0', path: '/base/docs/1.0', isLast: false},
      docs: [{id: 'index', path: '/base/docs/1.0/', label: 'Home', sidebar: 'docs'}],
    }
    const globalData = {docs: {default: {...data, versions: [...data.versions, older]}}} as unknown as JsonObject
    const render = (item: JsonObject) =>
      renderPage(theme.entry, {
        page: {layout: ['NotFound'], props: {}, content: {kind: 'none'}},
        site: {themeConfig: navbar(item), globalData: globalData as SiteData['globalData']},
      }).html
    const menu = (html: string) =>
      [...html.matchAll(/<a [^>]*role="menuitem"[^>]*>([^<]*)/g)].map(([tag, label]) => [
        /href="([^"]*)"/.exec(tag)?.[1],
        label,
      ])
    const all = render({type: 'docsVersionDropdown'})
    expect(all).toMatch(/aria-haspopup="menu"[^>]*>Next</)
    expect(menu(all)).toEqual([
      ['/base/docs/', 'Next'],
      ['/base/docs/1.0/', '1.0'],
    ])
    const chosen = render({type: 'docsVersionDropdown', versions: {'1.0': {label: 'Old'}, current: {}}})
    expect(menu(chosen)).toEqual([
      ['/base/docs/1.0/', 'Old'],
      ['/base/docs/', 'Next'],
    ])
    const one = render({type: 'docsVersionDropdown', versions: ['1.0']})
    expect(one).not.toContain('menuitem')
    expect(one).toMatch(/href="\/base\/docs\/1.0\/"[^>]*>1.0/)
    expect(render({type: 'docsVersion'})).toMatch(/href="\/base\/docs\/"[^>]*>Next/)
    expect(render({type: 'docsVersion', label: 'Older', to: '/docs/1.0'})).toMatch(
      /href="\/base\/docs\/1.0"[^>]*>Older/,
    )
  })

  test('languages lead to the same page of their own build', () => {
    const base = {htmlLang: 'en', direction: 'ltr', url: 'https://s.org'} as const
    const i18n = {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en', 'fr', 'de'],
      localeConfigs: {
        de: {...base, label: 'Deutsch', url: 'https://de.s.org', baseUrl: '/'},
        en: {...base, label: 'English', baseUrl: '/base/'},
        fr: {...base, label: 'Français', baseUrl: '/base/fr/'},
      },
    }
    const site = {i18n, themeConfig: navbar({type: 'localeDropdown'})}
    const {html} = renderPage(theme.entry, {site, page: {layout: ['NotFound'], content: {kind: 'none'}}})
    expect(html).toMatch(/<a[^>]*target="_self"[^>]*href="\/base\/fr\/docs\/a"/)
    expect(html).toMatch(/<a[^>]*href="https:\/\/de.s.org\/docs\/a"/)
  })
})

describe('the bar itself', () => {
  test('has a logo for each colour mode, and the button for the mode waits for the script', () => {
    const html = renderShell({
      navbar: {title: 'Site', logo: {src: 'img/a.svg', srcDark: 'img/b.svg', alt: 'Site'}, items: []},
    })
    expect(html).toContain('src="/base/img/a.svg" alt="" class="themedComponent--light"')
    expect(html).toContain('src="/base/img/b.svg" alt="" class="themedComponent--dark"')
    expect(html).toMatch(/<button type="button" class="clean-btn iconButton_" disabled=""/)
  })

  test.each([
    ['the root of the site', {}, '/base/'],
    ['the URL of the logo', {href: '/docs/start'}, '/base/docs/start'],
    ['another site', {href: 'https://e.org/'}, 'https://e.org/'],
  ])('has a brand that leads to %s', (_, link, href) => {
    const html = renderShell({navbar: {title: 'Site', logo: {src: 'img/a.svg', ...link}, items: []}})
    const [brand] = /<a[^>]*class="navbar__brand"[^>]*>/.exec(html) ?? []
    expect(/href="([^"]*)"/.exec(brand ?? '')?.[1]).toBe(href)
  })

  test('has no button for a menu that would be empty', () => {
    expect(renderShell(navbar())).not.toContain('navbar__toggle')
    expect(renderShell(navbar({to: '/a', label: 'A'}))).toContain('navbar__toggle')
  })

  test('leaves out the colour mode where the site has switched it off', () => {
    expect(renderShell({colorMode: {disableSwitch: true}})).not.toContain('colorModeToggle')
  })
})

describe('the footer', () => {
  test('has columns when the first entry is one, else a row, and none without configuration', () => {
    const columns = renderShell({
      footer: {style: 'dark', links: [{title: 'More', items: [{label: 'A', to: '/a'}]}], copyright: '© me'},
    })
    expect(columns).toContain('footer--dark')
    expect(columns).toContain('theme-layout-footer-column')
    expect(renderShell({footer: {links: [{label: 'A', to: '/a'}]}})).not.toContain('theme-layout-footer-column')
    expect(renderShell({})).not.toContain('<footer')
  })
})

test('an announcement stands in the HTML, without a style attribute', () => {
  const html = renderShell({
    announcementBar: {id: 'a', content: '<b>News</b>', backgroundColor: '#123', isCloseable: true},
  })
  expect(html).toContain('<b>News</b>')
  expect(html).not.toContain('style=')
})
