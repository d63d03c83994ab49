// What components may ask about the docs, answered alike on the server and in the browser; structured data under a
// strict policy; pages of tags.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {INLINE_SCRIPT, withFirstRules} from '../support/inline-script.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const FACTS = `import * as docs from '@docusaurus/plugin-content-docs/client'

const attempt = (ask) => {
  try { return ask() ?? null } catch (error) { return 'threw: ' + error.message }
}
const labels = (items) => items?.map(({label, description}) => (description ? label + ': ' + description : label))

export function Facts() {
  const {preferredVersion, savePreferredVersionName} = docs.useDocsPreferredVersion()
  const all = docs.useVersionDocs()
  const byId = docs.useDocById('guide/one')
  const facts = {
    plugin: attempt(() => docs.useActivePlugin()?.pluginId),
    version: attempt(() => docs.useActiveVersion()?.label),
    latest: docs.useLatestVersion().name,
    versions: docs.useVersions().map(({name}) => name),
    instances: Object.keys(docs.useAllDocsData()),
    activeDoc: attempt(() => docs.useActiveDocContext().activeDoc),
    alternate: attempt(() => docs.useActiveDocContext().alternateDocVersions.current?.path),
    suggestion: attempt(() => docs.useDocVersionSuggestions().latestDocSuggestion?.path),
    candidates: docs.useDocsVersionCandidates().map(({name}) => name),
    doc: attempt(() => docs.useDoc().metadata.title),
    tags: attempt(() => docs.useDoc().metadata.tags.map(({permalink}) => permalink)),
    docsVersion: attempt(() => docs.useDocsVersion().version),
    sidebar: attempt(() => docs.useDocsSidebar()?.name),
    trail: attempt(() => labels(docs.useSidebarBreadcrumbs())),
    category: attempt(() => docs.useCurrentSidebarCategory().label),
    siblings: attempt(() => labels(docs.useCurrentSidebarSiblings())),
    searchTags: docs.useDocsContextualSearchTags(),
    preferred: preferredVersion?.name ?? null,
  }
  return (
    <div>
      <pre id="facts">{JSON.stringify(facts)}</pre>
      <pre id="all">{JSON.stringify(all.data ?? null)}</pre>
      <pre id="by-id">{JSON.stringify(byId ?? null)}</pre>
      <button type="button" onClick={() => savePreferredVersionName('current')}>prefer</button>
    </div>
  )
}
`

let served: ServedSite

beforeAll(async () => {
  served = await serveSite({
    'site.config.mjs': configFile(
      "bundler: 'rspack', themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Guide'}]}}",
      "docs({versions: {current: {banner: 'unreleased', badge: true}}}), pages()",
    ),
    'src/components/facts.jsx': FACTS,
    'docs/index.md': '# Home\n\nThe beginning.',
    'docs/guide/_category_.json': '{"label": "Guide </script>"}',
    'docs/guide/index.mdx':
      "import DocCardList from '@theme/DocCardList'\nimport {Facts} from '@site/src/components/facts'\n\n# Start\n\n<Facts />\n\n<DocCardList />",
    'docs/guide/one.mdx':
      "---\ntags: [first]\n---\n\nimport {Facts} from '@site/src/components/facts'\n\n# One\n\nAbout one.\n\n<Facts />",
    'docs/guide/two.md': '---\ntags: [first]\n---\n\n# Two\n\nAbout two.',
    'src/pages/index.jsx':
      "import Layout from '@theme/Layout'\nimport {Facts} from '@site/src/components/facts'\nexport default () => <Layout title='Home'><main><h1>Home</h1><Facts /></main></Layout>",
  })
})

const ON_ONE = {
  plugin: 'default',
  version: 'Next',
  latest: 'current',
  versions: ['current'],
  instances: ['default'],
  activeDoc: {id: 'guide/one', path: '/docs/guide/one', sidebar: 'defaultSidebar'},
  alternate: '/docs/guide/one',
  suggestion: '/docs/guide/one',
  candidates: ['current'],
  doc: 'One',
  tags: ['/docs/tags/first'],
  docsVersion: 'current',
  sidebar: 'defaultSidebar',
  trail: ['Guide </script>', 'One'],
  category: 'Guide </script>',
  siblings: ['One', 'Two'],
  searchTags: ['default', 'docs-default-current'],
  preferred: null,
}

const read = async (page: Page, id: string): Promise<unknown> =>
  JSON.parse((await page.locator(`#${id}`).textContent()) ?? 'null')

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  await opened.page.goto(served.url + path)
  if (options.javaScriptEnabled !== false) await hydrated(opened.page)
  return opened
}

describe('a site of many docs', () => {
  const FINDER = `import {useDocById, useVersionDocs} from '@docusaurus/plugin-content-docs/client'
export const One = () => <pre id="found">{JSON.stringify(useDocById('flat/p399') ?? null)}</pre>
export function All() {
  const {data, isLoading, error} = useVersionDocs()
  return <pre id="listed">{JSON.stringify(data === undefined ? null : {isLoading, error: error ?? null, paths: data.map(({path}) => path)})}</pre>
}
`
  let large: ServedSite
  beforeAll(async () => {
    const pages = Array.from({length: 600}, (_, at) => [`docs/flat/p${at}.md`, `# Page ${at}\n`])
    const use = (name: string) => `import {${name}} from '@site/src/components/finder'\n\n# ${name}\n\n<${name} />\n`
    large = await serveSite({
      'site.config.mjs': configFile("bundler: 'rspack'"),
      'src/components/finder.jsx': FINDER,
      'docs/one.mdx': use('One'),
      'docs/all.mdx': use('All'),
      ...Object.fromEntries(pages),
    })
  })
  const openLarge = async (path: string) => {
    const {page, problems} = await openPage()
    const lists: {file: string; bytes: Promise<number>}[] = []
    page.on('response', (response) => {
      const file = /docs-current[^/]*\.json$/.exec(response.url())?.[0]
      if (file !== undefined) lists.push({file, bytes: response.body().then(({length}) => length)})
    })
    await page.goto(large.url + path)
    return {page, problems, lists}
  }

  test('finds one of them in the one part of the list that has it', async () => {
    const {page, problems, lists} = await openLarge('/docs/one')
    await expect
      .poll(() => read(page, 'found'))
      .toEqual({id: 'flat/p399', path: '/docs/flat/p399', label: 'Page 399', sidebar: 'defaultSidebar'})
    expect(lists.map(({file}) => file)).toEqual([
      'docs-current.json',
      expect.stringMatching(/^docs-current--\d{8}\.json$/),
    ])
    const bytes = await Promise.all(lists.map((one) => one.bytes))
    expect(Math.max(...bytes)).toBeLessThan(30_000)
    expect(problems).toEqual([])
  })

  test('has all of them, in the order of their paths, for a component that asks for all', async () => {
    const {page, problems} = await openLarge('/docs/all')
    const paths = Array.from({length: 600}, (_, at) => `/docs/flat/p${at}`)
    await expect
      .poll(() => read(page, 'listed'))
      .toEqual({isLoading: false, error: null, paths: [...paths, '/docs/all', '/docs/one'].sort()})
    expect(problems).toEqual([])
  })
})

describe('hooks of @docusaurus/plugin-content-docs/client', () => {
  test('answer the same on the server and in the browser', async () => {
    const {page: plain} = await open('/docs/guide/one', {javaScriptEnabled: false})
    await expect.poll(() => read(plain, 'facts')).toEqual(ON_ONE)
    await expect.poll(() => read(plain, 'all')).toBeNull()
    const {page, problems} = await open('/docs/guide/one')
    await expect.poll(() => read(page, 'facts')).toEqual(ON_ONE)
    expect(problems).toEqual([])
  })

  test('follow the reader', async () => {
    const {page, problems} = await open('/docs/guide/one')
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Guide </script>'}).click()
    await page.getByRole('heading', {name: 'Start'}).waitFor()
    await expect
      .poll(() => read(page, 'facts'))
      .toMatchObject({
        activeDoc: {id: 'guide/index', path: '/docs/guide/', sidebar: 'defaultSidebar'},
        trail: ['Guide </script>'],
        category: 'Guide </script>',
        siblings: ['One: About one.', 'Two: About two.'],
      })
    expect(problems).toEqual([])
  })

  test('say outside of the docs that there is nothing to say', async () => {
    const {page, problems} = await open('/')
    const {doc, docsVersion, category, siblings, ...facts} = (await read(page, 'facts')) as Record<string, string>
    expect(facts).toMatchObject({
      plugin: null,
      version: null,
      activeDoc: null,
      sidebar: null,
      trail: null,
      latest: 'current',
    })
    for (const answer of [doc, docsVersion, category, siblings]) expect(answer).toMatch(/^threw: /)
    expect(problems).toEqual([])
  })

  test('load the list of all docs when they are asked for it', async () => {
    const {page} = await open('/docs/guide/one')
    await expect
      .poll(() => read(page, 'by-id'))
      .toEqual({
        id: 'guide/one',
        path: '/docs/guide/one',
        label: 'One',
        sidebar: 'defaultSidebar',
      })
    const all = (await read(page, 'all')) as readonly {id: string}[]
    expect(all.map(({id}) => id).sort()).toEqual(['guide/index', 'guide/one', 'guide/two', 'index'])
  })

  test('keep the reader’s version, and forget one that is gone', async () => {
    const {page} = await open('/docs/guide/one')
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
    await page.getByRole('button', {name: 'prefer'}).click()
    await expect.poll(() => read(page, 'facts')).toMatchObject({preferred: 'current'})
    await expect.poll(() => stored()).toBe('current')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'))
    await page.reload()
    await hydrated(page)
    await expect.poll(stored).toBeNull()
  })
})

test('a doc whose text shows cards says what each is about, without a script as well', async () => {
  const {page} = await open('/docs/guide/', {javaScriptEnabled: false})
  const cards = page.locator('.theme-doc-card-container')
  await expect.poll(() => cards.allInnerTexts()).toEqual(['One\n\nAbout one.', 'Two\n\nAbout two.'])
})

describe('structured data of breadcrumbs', () => {
  const readData = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent ?? ''),
    )

  test('stand in the page, safely, and follow the reader under a strict policy', async () => {
    const {page, problems} = await openPage()
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      const policy = `default-src 'none'; script-src 'self' ${INLINE_SCRIPT}; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'`
      const allowed = withFirstRules(policy, await response.text())
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': allowed}})
    })
    const html = await (await page.goto(`${served.url}/docs/guide/one`))?.text()
    expect(html).toContain('"name":"Guide \\u003c/script>"')
    await hydrated(page)
    const before = await readData(page)
    expect(before.map((text) => JSON.parse(text))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {'@type': 'ListItem', position: 1, name: 'Guide </script>', item: 'https://test.example/docs/guide/'},
          {'@type': 'ListItem', position: 2, name: 'One', item: 'https://test.example/docs/guide/one'},
        ],
      },
    ])
    await page.getByRole('link', {name: 'Next Two'}).click()
    await page.getByRole('heading', {name: 'Two'}).waitFor()
    const after = await readData(page)
    expect(after).toHaveLength(1)
    expect(JSON.parse(after[0] ?? '').itemListElement[1]).toMatchObject({name: 'Two'})
    expect(problems).toEqual([])
  })
})

test('a reader walks from a doc to its tag, to all tags, and back', async () => {
  const {page, problems} = await open('/docs/guide/two')
  await page.getByRole('link', {name: 'first'}).click()
  await page.getByRole('heading', {name: '2 docs tagged with "first"'}).waitFor()
  await expect.poll(() => page.title()).toBe('2 docs tagged with "first" | Test')
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('docs-tags-doc-list-page')
  await page.getByRole('link', {name: 'View all tags'}).click()
  await page.getByRole('heading', {name: 'Tags', exact: true}).waitFor()
  await page.getByRole('link', {name: 'first'}).click()
  await page.getByRole('link', {name: 'One'}).click()
  await page.getByRole('heading', {name: 'One'}).waitFor()
  expect(problems).toEqual([])
})

test('the banner and the badge of a version', async () => {
  const {page} = await open('/docs/guide/two')
  expect(await page.locator('.theme-doc-version-banner').textContent()).toContain(
    'unreleased documentation for Test Next',
  )
  expect(await page.locator('.theme-doc-version-badge').textContent()).toBe('Version: Next')
})

test('the button that hides the sidebar is in view below an announcement, and covers what it is over', async () => {
  const pages = Object.fromEntries(Array.from({length: 40}, (_, at) => [`docs/p${at}.md`, `# Page ${at}\n`]))
  const {url} = await serveSite({
    'site.config.mjs': configFile(
      'favicon: "icon.svg", themeConfig: {docs: {sidebar: {hideable: true}}, announcementBar: {content: "News"}}',
      'docs({routeBasePath: "/"})',
    ),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': `# Home\n${'\nText.\n'.repeat(80)}`,
    ...pages,
  })
  const {page} = await openPage({viewport: {width: 1280, height: 700}})
  await page.goto(url)
  await hydrated(page)
  const button = page.getByRole('button', {name: 'Collapse sidebar'})
  const bottom = (): Promise<number> => button.evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
  expect(await bottom()).toBe(700)
  await button.hover()
  const colour = (): Promise<string> => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  await expect.poll(colour).toMatch(/^rgb\(/)
  const ofIcon = (): Promise<string> => button.evaluate((one) => getComputedStyle(one).color)
  expect(await ofIcon()).toBe(await page.evaluate(() => getComputedStyle(document.body).color))
  await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}))
  await expect.poll(bottom).toBe(700)
})

test('where the site wants it, opening a category closes its siblings, and the sidebar can be hidden', async () => {
  const {url} = await serveSite({
    'site.config.mjs': configFile(
      'favicon: "icon.svg", themeConfig: {docs: {sidebar: {autoCollapseCategories: true, hideable: true}}}',
      'docs({routeBasePath: "/"})',
    ),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Home',
    'docs/one/a.md': '# A',
    'docs/two/b.md': '# B',
  })
  const {page, problems} = await openPage()
  await page.goto(url)
  await hydrated(page)
  const category = (name: string) => page.getByRole('button', {name, exact: true})
  await category('one').click()
  await page.getByRole('link', {name: 'A', exact: true}).waitFor()
  await category('two').click()
  await page.getByRole('link', {name: 'B', exact: true}).waitFor()
  await expect.poll(() => category('one').getAttribute('aria-expanded')).toBe('false')
  await page.getByRole('button', {name: 'Collapse sidebar'}).click()
  await page.getByRole('button', {name: 'Expand sidebar'}).click()
  await category('one').waitFor()
  expect(problems).toEqual([])
})
