// The built Handbook against its specification: routes, tags, sections, lists, feeds, shell, settings and search index.
// Each finding names what the specification asks for and the output lacks, so that a line lost from site.config.ts is told.
import {join} from 'node:path'
import type {Nodes} from 'hast'
import {beforeAll, describe, expect, test} from 'vitest'
import config from '../../site.config.ts'
import {
  attribute,
  findAll,
  findFirst,
  parseHtml,
  visibleText,
  withClass,
  withTag,
} from '../../src/node/migrate/compare/html-tree.ts'
import {builtHandbook} from '../support/handbook.ts'
import {BuiltSite} from '../support/site.ts'

const REPOSITORY = 'https://github.com/example/engineering-handbook'

const ROUTES = [
  '/',
  '/markdown-page',
  '/search',
  '/meeting-notes',
  '/meeting-notes/archive',
  '/meeting-notes/overview',
  '/meeting-notes/tags',
  '/docs/',
] as const

const TAGS =
  'backstage code-quality code-reviews documentation docusaurus mobile nomenclature notes planning terraform url'.split(
    ' ',
  )

/** Below `/docs`, as section 2 of the specification lists them. */
const SECTIONS = [
  ...[
    'access',
    'architecture',
    'architecture/microservices',
    'architecture/aws-services',
    'architecture/observability',
  ],
  ...['caching', 'checkout', 'checkout/decision-records', 'contentful', 'design-system', 'documentation'],
  ...['frontend', 'frontend/nextjs', 'graphql', 'graphql/contentful', 'graphql/gateway', 'graphql/infrastructure'],
  ...['gtm', 'middleware', 'oms', 'payments', 'redirects', 'saas', 'seo', 'serverless'],
  ...['squads', 'squads/auth', 'squads/auth/decision-records', 'squads/auth/architecture', 'squads/auth/auth0'],
  ...['squads/auth/proposals', 'squads/auth/spikes', 'squads/cms', 'squads/dam', 'squads/returns', 'squads/search'],
  ...['technology', 'templates', 'testing', 'training-and-innovation', 'vercel'],
  ...['ways-of-working', 'ways-of-working/styleguides'],
]

/** Pages that no route of the search engine's list may miss: all but the not-found page and the search. */
const UNLISTED = new Set(['404.html', 'search/index.html'])

let site: BuiltSite
let files: ReadonlySet<string>

beforeAll(async () => {
  const report = await builtHandbook()
  site = new BuiltSite(report)
  expect(site.errors, 'the Handbook does not build').toEqual([])
  files = new Set(site.files())
})

const hasPage = (path: string): boolean => {
  const bare = path.replace(/^\/|\/$/g, '')
  return files.has(bare === '' ? 'index.html' : join(bare, 'index.html')) || files.has(`${bare}.html`)
}
const treeOf = (path: string): Nodes => parseHtml(site.html(path))
const texts = (tree: Nodes | undefined, ...classes: readonly string[]): readonly string[] =>
  findAll(tree, withClass(...classes)).map((element) => visibleText(element))
const links = (tree: Nodes | undefined, ...classes: readonly string[]): readonly string[] =>
  findAll(tree, withClass(...classes)).map((element) => `${visibleText(element)}: ${attribute(element, 'href')}`)
const missing = <Item>(wanted: readonly Item[], isThere: (one: Item) => boolean): readonly Item[] =>
  wanted.filter((one) => !isThere(one))

describe('routes', () => {
  test('of section 2', () => {
    expect(missing(ROUTES, hasPage), 'routes of the specification without a page').toEqual([])
    expect(files.has('404.html'), 'the not-found page').toBe(true)
  })

  test('of the eleven tags, and of no others', () => {
    const made = site
      .files()
      .flatMap((file) => /^meeting-notes\/tags\/([^/]+)\/index\.html$/.exec(file)?.[1] ?? [])
      .sort()
    expect(made, 'tags of the meeting notes').toEqual(TAGS)
    expect(links(treeOf('/meeting-notes/tags'), 'tag_').length, 'tags on the page of all tags').toBe(TAGS.length)
  })

  test('of the sections of the docs, about 200 pages in all', () => {
    const isSection = (section: string): boolean =>
      hasPage(`/docs/${section}`) || [...files].some((file) => file.startsWith(`docs/${section}/`))
    expect(missing(SECTIONS, isSection), 'sections of the specification below /docs without a page').toEqual([])
    const pages = [...files].filter((file) => /^docs\/.*\.html$/.test(file))
    expect(pages.length, 'pages below /docs').toBeGreaterThan(180)
  })

  test('of posts and their tags, which are on the posts', () => {
    const posts = [...files].filter((file) => /^meeting-notes\/\d{4}\//.test(file) && file.endsWith('.html'))
    expect(posts.length, 'posts').toBeGreaterThan(1)
    const said = new Set(
      posts.flatMap((file) => links(parseHtml(site.read(file)), 'tag_').map((tag) => tag.split('/').at(-1))),
    )
    expect(
      missing(TAGS, (tag) => said.has(tag)),
      'tags that no post shows',
    ).toEqual([])
  })
})

describe('what is made beside pages', () => {
  test('a sitemap with every page, weekly, priority 0.5: the plugin sitemap()', () => {
    expect(files.has('sitemap.xml'), 'sitemap.xml').toBe(true)
    const xml = site.read('sitemap.xml')
    const values = (name: string) =>
      new Set([...xml.matchAll(new RegExp(`<${name}>([^<]*)`, 'g'))].map(([, value]) => value))
    expect([...values('changefreq')], 'changefreq').toEqual(['weekly'])
    expect([...values('priority')], 'priority').toEqual(['0.5'])
    const listed = values('loc')
    const pages = [...files].filter((file) => file.endsWith('.html') && !UNLISTED.has(file))
    const urlOf = (file: string) => `https://handbook.example.com/${file.replace(/(?:\/?index)?\.html$/, '')}`
    const isListed = (file: string) => listed.has(urlOf(file)) || listed.has(`${urlOf(file)}/`)
    expect(missing(pages, isListed), 'pages that the sitemap lacks').toEqual([])
  })

  test.each(['rss.xml', 'atom.xml', 'feed.json'])(
    'the feed %s, linked from every page: feedOptions of blog()',
    (name) => {
      expect(files.has(`meeting-notes/${name}`), name).toBe(true)
      const feed = site.read(`meeting-notes/${name}`)
      expect(feed).toContain('Engineering Handbook Meeting Notes')
      expect(site.html('/'), `link to ${name} in the head`).toContain(`href="/meeting-notes/${name}"`)
    },
  )
})

describe('the shell', () => {
  test('the navbar: brand, Documentation, Meeting Notes, repository, search', () => {
    const navbar = findFirst(treeOf('/docs/'), withClass('theme-layout-navbar'))
    expect(links(navbar, 'navbar__brand'), 'brand').toEqual(['Engineering Handbook: /'])
    expect(links(navbar, 'navbar__item'), 'items of themeConfig.navbar').toEqual([
      'Documentation: /docs/',
      'Meeting Notes: /meeting-notes',
      `Repository: ${REPOSITORY}`,
    ])
    const logos = findAll(navbar, withTag('img')).map((image) => attribute(image, 'src'))
    expect(logos, 'logo for light and for dark').toEqual(['/img/logo.svg', '/img/logo-dark.svg'])
    const form = findFirst(navbar, withClass('navbar__search'))
    expect(attribute(form, 'action'), 'search box of the navbar: the plugin search()').toBe('/search')
    expect(findFirst(navbar, withClass('colorModeToggle')), 'toggle of the colour mode').toBeDefined()
  })

  test.each(['/', '/docs/', '/meeting-notes', '/404.html'])(
    'the announcement bar of %s, which can be closed',
    (path) => {
      const page = parseHtml(path.endsWith('.html') ? site.read(path.slice(1)) : site.html(path))
      const bar = findFirst(page, withClass('theme-announcement-bar'))
      expect(visibleText(bar), 'themeConfig.announcementBar').toMatch(/27 November/)
      expect(findFirst(bar, withTag('button')), 'button that closes it').toBeDefined()
    },
  )

  test.each(['/', '/docs/', '/meeting-notes', '/markdown-page', '/search'])('the footer of %s', (path) => {
    const footer = findFirst(treeOf(path), withClass('theme-layout-footer'))
    expect(footer, 'themeConfig.footer').toBeDefined()
    expect(texts(footer, 'footer__copyright')).toEqual([expect.stringMatching(/^Copyright © 2023\b/)])
    expect(links(footer, 'footer__link-item')).toEqual([
      'Documentation: /docs/',
      'Meeting Notes: /meeting-notes',
      `Repository: ${REPOSITORY}`,
    ])
    expect(attribute(footer, 'className')).toContain('footer--dark')
  })

  test('one sidebar of docs, which the reader can hide', () => {
    const sidebar = findFirst(treeOf('/docs/caching/'), withClass('theme-doc-sidebar-container'))
    expect(texts(sidebar, 'theme-doc-sidebar-item-category-level-1').length, 'categories').toBeGreaterThan(20)
    const hide = findFirst(sidebar, withClass('collapseSidebarButton'))
    expect(hide, 'button to hide the sidebar: themeConfig.docs.sidebar.hideable').toBeDefined()
    expect(site.html('/docs/caching/')).toContain('data-hideable-sidebar')
  })

  test('a doc: edit link, last update with its author, contents of levels 2 to 3', () => {
    const doc = treeOf('/docs/caching/')
    const edit = attribute(findFirst(doc, withClass('theme-edit-this-page')), 'href')
    expect(edit, 'editUrl of docs()').toMatch(new RegExp(`^${REPOSITORY}/edit/main/docs/caching/`))
    expect(texts(doc, 'theme-last-updated'), 'showLastUpdateTime and showLastUpdateAuthor of docs()').toEqual([
      expect.stringMatching(/^Last updated on .+ by .+/),
    ])
    const levels = [...files]
      .filter((file) => /^docs\/.*\.html$/.test(file))
      .flatMap((file) => {
        const page = site.read(file)
        const levelOf = new Map([...page.matchAll(/<(h[2-6])[^>]* id="([^"]+)"/g)].map(([, tag, id]) => [id, tag]))
        return [...page.matchAll(/<a class="table-of-contents__link[^>]* href="#([^"]+)"/g)].map(([, id]) =>
          levelOf.get(id),
        )
      })
    expect([...new Set(levels)].sort(), 'levels of headings in tables of contents').toEqual(['h2', 'h3'])
    expect(config.themeConfig?.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3})
  })

  test('meeting notes: all of them under "All notes", reading time, edit link', () => {
    const list = treeOf('/meeting-notes')
    expect(texts(list, 'blogSidebarTitle'), 'blogSidebarTitle of blog()').toEqual(['All notes'])
    const posts = [...files].flatMap((file) => /^meeting-notes(\/\d{4}\/.+)\/index\.html$/.exec(file)?.[1] ?? [])
    const shown = new Set(links(list, 'blogSidebarLink').map((link) => link.split(': /meeting-notes').at(-1)))
    expect(
      missing(posts, (post) => shown.has(post)),
      'posts that the sidebar lacks: blogSidebarCount of blog()',
    ).toEqual([])
    const post = site.html(`/meeting-notes${posts[0]}`)
    expect(post, 'showReadingTime of blog()').toMatch(/min read/)
    expect(post, 'editUrl of blog()').toContain(`${REPOSITORY}/edit/main/meeting-notes/`)
  })

  test('English, British, from left to right', () => {
    expect(site.html('/')).toMatch(/<html lang="en-GB" dir="ltr"/)
  })
})

describe('settings that the browser reads', () => {
  interface SiteJson {
    readonly title: string
    readonly baseUrl: string
    readonly themeConfig: Readonly<Record<string, unknown>>
    readonly i18n: unknown
    readonly globalData: {
      readonly docs: {readonly default: {readonly versions: readonly Readonly<Record<string, unknown>>[]}}
    }
  }
  // The build writes this file from its SiteData.
  const read = (): SiteJson => JSON.parse(site.read('_routes/shared/site.json')) as SiteJson

  test('colour mode, sidebar, version, banner: section 3', () => {
    const {title, baseUrl, themeConfig, i18n} = read()
    expect({title, baseUrl}).toEqual({title: 'Engineering Handbook', baseUrl: '/'})
    expect(themeConfig.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    })
    expect(themeConfig.docs).toEqual({
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false},
    })
    expect(i18n).toMatchObject({defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-GB'}}})
  })

  test('one version of the docs, "current", with the label "Next", at /docs', () => {
    const {versions} = read().globalData.docs.default
    expect(versions).toMatchObject([{name: 'current', label: 'Next', path: '/docs', mainDocId: 'index', isLast: true}])
    expect(versions).toHaveLength(1)
  })

  test('image zoom over images of the content, with its colours, margin and distance: the plugin imageZoom()', () => {
    const scripts = [...files].filter((file) => /^assets\/[^/]+\.js$/.test(file)).map((file) => site.read(file))
    const options = scripts.flatMap(
      (text) => /\{[^{}]*selector.{0,40}\.markdown img.{0,200}scrollOffset[^}]*\}/.exec(text) ?? [],
    )
    expect(options, 'settings of the image zoom in a script').toHaveLength(1)
    const settings = options.join().replaceAll('\\', '')
    expect(settings).toContain('"light":"rgb(255,255,255)"')
    expect(settings).toContain('"dark":"rgb(50,50,50)"')
    expect(settings).toContain('"margin":0,"scrollOffset":40')
    expect(
      [...files].filter((file) => /^assets\/image-zoom\..*\.js$/.test(file)),
      'script of the zoom',
    ).toHaveLength(1)
  })
})

describe('the search index', () => {
  interface Group {
    readonly documents: readonly Readonly<Record<string, unknown>>[]
    readonly index: {readonly fields: readonly string[]}
  }

  /** The index as whoever reads it outside of the site expects it: one file, one list. */
  function readGroups(): readonly Group[] {
    expect(files.has('search-index.json'), 'search-index.json: the plugin search()').toBe(true)
    const index: unknown = JSON.parse(site.read('search-index.json'))
    const what = 'a list; where it is a directory of shards, "shardAbove" in site.config.ts is missing or too low'
    expect(Array.isArray(index), what).toBe(true)
    // The assertion above; each group is looked at by the tests.
    return index as readonly Group[]
  }

  test('is one list of groups: titles, headings, contents, with the fields i, t, u, h and p', () => {
    const groups = readGroups()
    expect(groups.map((group) => Object.keys(group).sort())).toEqual(groups.map(() => ['documents', 'index']))
    expect(groups.map((group) => group.index.fields)).toEqual(groups.map(() => ['t']))
    const fieldsOf = (at: number) => [...new Set(groups[at]?.documents.flatMap(Object.keys))].sort()
    expect(fieldsOf(0), 'fields of titles').toEqual(['b', 'i', 't', 'u'])
    expect(fieldsOf(1), 'fields of headings').toEqual(['h', 'i', 'p', 't', 'u'])
    expect(fieldsOf(4), 'fields of contents').toEqual(['h', 'i', 'p', 's', 't', 'u'])
    const titles = new Set(groups[0]?.documents.map(({i}) => i))
    const orphans = groups.slice(1).flatMap(({documents}) => documents.filter(({p}) => !titles.has(p)))
    expect(orphans, 'documents whose "p" is no title').toEqual([])
  })

  test('has docs, posts and pages', () => {
    const [titles] = readGroups()
    const addresses = titles?.documents.map(({u}) => String(u)) ?? []
    const kinds = ['/docs/caching/', '/meeting-notes/2', '/markdown-page']
    expect(
      missing(kinds, (kind) => addresses.some((one) => one.startsWith(kind))),
      'kinds of pages not indexed',
    ).toEqual([])
  })

  test('is asked for with its hash, of the bytes that it has', () => {
    const meta = JSON.parse(site.read('search-index.meta.json'))
    expect(meta.indexes).toMatchObject([{file: 'search-index.json', isHashedByQuery: true}])
    expect(meta.indexes[0].hash).toMatch(/^[0-9a-f]{8}$/)
  })
})
