// Navbar, footer and announcement, by configuration.
import {beforeAll, describe, expect, test} from 'vitest'
import type {JsonObject} from '../../../src/client/index.ts'
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
    expect(renderShell(item, {id: 'u'}, unlisted)).toContain('For a few')
  })

  test('a sidebar that does not exist is an error with the known ones', () => {
    expect(() => renderShell(navbar({type: 'docSidebar', sidebarId: 'api'}))).toThrow('Sidebars: docs.')
  })

  test('an unknown type is an error that lists the known ones', () => {
    expect(() => renderShell(navbar({type: 'tree', label: 'X'}))).toThrow(
      'The navbar item type "tree" is unknown. Known types: default, dropdown, doc, docSidebar, html, localeDropdown, search.',
    )
  })

  test('a dropdown is a button with a closed menu', () => {
    const html = renderShell(navbar({label: 'More', items: [{to: '/a', label: 'A'}]}))
    expect(html).toMatch(/<a[^>]*aria-haspopup="true"[^>]*aria-expanded="false"[^>]*role="button"/)
    expect(html).toContain('class="dropdown__link"')
  })

  test('languages lead to the same page of their own build', () => {
    const base = {htmlLang: 'en', direction: 'ltr', url: ''} as const
    const i18n = {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: {
        en: {...base, label: 'English', baseUrl: '/base/'},
        fr: {...base, label: 'Français', baseUrl: '/base/fr/'},
      },
    }
    const site = {i18n, themeConfig: navbar({type: 'localeDropdown'})}
    const {html} = renderPage(theme.entry, {site, page: {layout: ['NotFound'], content: {kind: 'none'}}})
    expect(html).toMatch(/<a[^>]*target="_self"[^>]*href="\/base\/fr\/docs\/a"/)
  })
})

describe('the bar itself', () => {
  test('has a logo for each colour mode, and the button for the mode waits for the script', () => {
    const html = renderShell({
      navbar: {title: 'Site', logo: {src: 'img/a.svg', srcDark: 'img/b.svg', alt: 'Site'}, items: []},
    })
    expect(html).toContain('src="/base/img/a.svg" alt="" class="themedComponent--light"')
    expect(html).toContain('src="/base/img/b.svg" alt="" class="themedComponent--dark"')
    expect(html).toMatch(/<button type="button" class="clean-btn iconButton" disabled=""/)
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
