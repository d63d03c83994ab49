// Large sidebars are cut, so that what a page downloads does not grow with the site.
import type {SidebarCategory, SidebarItem} from 'quire-docs/plugin/content'
import {expect, test} from 'vitest'
import {branchesTo, countItems, cutSidebar} from '../../../plugins/docs/sidebar-branches.ts'
import {docsSite, sidebarIn} from './support/docs-site.ts'

const link = (name: string): SidebarItem => ({type: 'link', label: name, href: `/docs/${name}`, docId: name})
const links = (prefix: string, count: number) => Array.from({length: count}, (_, at) => link(`${prefix}-${at}`))
const category = (
  label: string,
  items: readonly SidebarItem[],
  facts: Partial<SidebarCategory> = {},
): SidebarCategory => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...facts,
})

test('a sidebar of 250 items stays whole', () => {
  const items = [category('A', links('a', 249))]
  const cut = cutSidebar('docs', items, 'sidebar-docs')
  expect(countItems(items)).toBe(250)
  expect(cut).toMatchObject({data: {name: 'docs', items}, branches: {}})
})

test('above that the items of collapsed categories are data of their own', () => {
  const items = [
    category('Part One', links('a', 200), {href: '/docs/one'}),
    category('Ünicode', links('b', 200)),
    link('z'),
  ]
  const cut = cutSidebar('docs', items, 'sidebar-docs')
  const [one, two] = Object.keys(cut.branches)
  expect(one).toMatch(/^sidebar-docs-part-one-[0-9a-f]{8}$/)
  expect(two).toMatch(/^sidebar-docs-nicode-[0-9a-f]{8}$/)
  expect(cut.data.items).toEqual([
    category('Part One', [], {href: '/docs/one', branch: one ?? '', itemCount: 200}),
    category('Ünicode', [], {branch: two ?? '', itemCount: 200}),
    link('z'),
  ])
  expect(cut.branches[one ?? '']).toHaveLength(200)
})

test('branches that are still too large are cut again, small ones are not', () => {
  const items = [
    category('A', [category('B', links('b', 250)), category('C', links('c', 3))]),
    category('D', [category('E', links('e', 9))]),
  ]
  const {branches} = cutSidebar('docs', items, 's')
  const sizes = Object.entries(branches).map(([id, list]) => [id.split('-')[1], countItems(list)])
  expect(sizes).toEqual([
    ['a', 2],
    ['b', 250],
    ['c', 3],
    ['d', 10],
  ])
})

test('categories that are open keep their items', () => {
  const open = {collapsed: false}
  const items = [
    category('A', [category('B', links('b', 200)), ...links('a', 200)], open),
    category('C', links('c', 9), {collapsible: false, ...open}),
  ]
  const {data, branches} = cutSidebar('docs', items, 's')
  expect(Object.keys(branches)).toHaveLength(1)
  expect(data.items).toMatchObject([
    {label: 'A', items: [{label: 'B', items: [], itemCount: 200}, ...links('a', 200)]},
    items[1],
  ])
})

test('an added category changes no other id, and equal labels get different ones', () => {
  const before = [category('A', links('a', 300)), category('A', links('x', 300))]
  const after = [category('New', links('n', 1)), ...before]
  const idsBefore = Object.keys(cutSidebar('docs', before, 's').branches)
  expect(new Set(idsBefore).size).toBe(2)
  expect(Object.keys(cutSidebar('docs', after, 's').branches)).toEqual(expect.arrayContaining(idsBefore))
})

test('a list of more than 250 items is cut into parts of 50 to 100, each with the way to its neighbours', () => {
  const items = links('a', 1000)
  const {data, parts, list} = cutSidebar('docs', items, 'sidebar-docs')
  expect(data.items).toEqual([{type: 'link', label: 'a-0', href: '/docs/a-0', parts: 'sidebar-docs'}])
  expect(list).toBe('sidebar-docs')
  const all = Object.entries(parts)
  expect(all[0]?.[0]).toBe('sidebar-docs--0')
  expect(all.flatMap(([, part]) => part.items)).toEqual(items)
  for (const [at, [id, part]] of all.entries()) {
    expect(id).toMatch(/^sidebar-docs--(?:0|[0-9a-f]{8})$/)
    expect(part.items.length).toBeLessThanOrEqual(100)
    if (at + 1 < all.length) expect(part.items.length).toBeGreaterThanOrEqual(50)
    expect(part.previous?.part).toBe(all[at - 1]?.[0])
    expect(part.next?.part).toBe(all[at + 1]?.[0])
    expect(part.next?.href).toBe(hrefOf(all[at + 1]?.[1].items[0]))
    expect(part.previous?.href).toBe(hrefOf(all[at - 1]?.[1].items.at(-1)))
  }
})

test('a page has the part that it is in, and the one that it is nearer to', () => {
  const cut = cutSidebar('docs', links('a', 1000), 's')
  const {trails, parts} = cut
  const ids = Object.keys(parts)
  const shownAt = (at: number) => branchesTo(trails.get(`/docs/a-${at}`), cut)
  expect(shownAt(0)).toEqual(ids.slice(0, 2))
  expect(shownAt(999)).toEqual(ids.slice(-2))
  const [, second] = Object.values(parts)
  const start = Number(hrefOf(second?.items[0])?.slice('/docs/a-'.length))
  expect(shownAt(start)).toEqual(ids.slice(0, 2))
  expect(shownAt(start + (second?.items.length ?? 0) - 1)).toEqual(ids.slice(1, 3))
  // One that is not in the sidebar sees where the list begins.
  expect(branchesTo(undefined, cut)).toEqual(ids.slice(0, 1))
})

test('a new document changes the parts near it and no others', () => {
  const items = links('a', 2000)
  const before = cutSidebar('docs', items, 's').parts
  const after = cutSidebar('docs', [...items.slice(0, 700), link('new'), ...items.slice(700)], 's').parts
  const changed = Object.keys(after).filter((id) => JSON.stringify(after[id]) !== JSON.stringify(before[id]))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(6)
})

test('a long list may lie in a category, and hold categories that are open', () => {
  const open = {collapsed: false, collapsible: false}
  const groups = Array.from({length: 40}, (_, at) =>
    category(`G${at}`, links(`g${at}`, 20), {...open, firstHref: `/docs/g${at}-0`}),
  )
  const {data, branches, parts, trails, ...cut} = cutSidebar('docs', [category('A', groups), link('z')], 's')
  const [branch = ''] = Object.keys(branches)
  expect(data.items).toMatchObject([{label: 'A', items: [], branch, itemCount: 40}, link('z')])
  expect(branches[branch]).toMatchObject([{type: 'link', href: '/docs/g0-0', label: 'G0'}])
  // A group is in one part whole.
  for (const part of Object.values(parts)) expect(countItems(part.items)).toBeLessThanOrEqual(100)
  const shown = branchesTo(trails.get('/docs/g20-3'), cut)
  expect(shown).toHaveLength(3)
  expect(shown[0]).toBe(branch)
  const items = shown.flatMap((id) => parts[id]?.items ?? [])
  expect(items.some((item) => item.type === 'category' && item.label === 'G20')).toBe(true)
})

function hrefOf(item: SidebarItem | undefined): string | undefined {
  return item?.type === 'link' ? item.href : undefined
}

test('every page lists the sidebar and the branches that are open on it', async () => {
  const files = Object.fromEntries(
    ['a', 'b'].flatMap((dir) => [
      [`${dir}/index.md`, {}],
      ...Array.from({length: 200}, (_, at) => [`${dir}/inner/p${at}.md`, {}]),
    ]),
  )
  const site = await docsSite({files})
  const [sidebar, branch, ...rest] = site.route('a/inner/p7').shared ?? []
  expect([sidebar, rest]).toEqual(['sidebar-defaultsidebar', []])
  expect(branch).toMatch(/^sidebar-defaultsidebar-index-/)
  // The page of the category itself shows the category open.
  expect(site.route('a/index').shared).toEqual([sidebar, branch])
  expect(site.sidebar()).toHaveLength(2)
  expect(Object.keys(site.sharedData ?? {}).every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true)
})

test('ids carry the instance, and names that look alike are told apart', async () => {
  const site = await docsSite({files: {'a.md': {}}, sidebars: {docsA: ['a'], 'docs.a': ['a']}, id: 'Api'})
  expect(Object.keys(site.sharedData ?? {})).toEqual(['api-sidebar-docsa', 'api-sidebar-docs-a', 'api-docs-current'])
  const clash = await docsSite({files: {'a.md': {}}, sidebars: {docs: [], Docs: ['a']}})
  expect(sidebarIn(clash, 'sidebar-docs-2')).toHaveLength(1)
})

test('20,000 docs are planned without quadratic work', async () => {
  const files = Object.fromEntries(Array.from({length: 20_000}, (_, at) => [`s${at % 40}/g${at % 400}/p${at}.md`, {}]))
  const site = await docsSite({files})
  expect(site.routes).toHaveLength(20_000)
  // The list of all docs is on no page: a component may ask for it, or for the part of it that has a doc.
  expect(site.sharedData?.['docs-current']).toEqual({parts: 128})
  expect(site.routes.some(({shared}) => shared?.some((id) => id.startsWith('docs-current')))).toBe(false)
  const entries = Object.entries(site.sharedData ?? {})
  const parts = entries.filter(([id]) => id.startsWith('docs-current--')).map(([, part]) => part as {id: string}[])
  expect(new Set(parts.flat().map(({id}) => id)).size).toBe(20_000)
  expect(Math.max(...parts.map(({length}) => length))).toBeLessThan(250)
  const largest = Math.max(...entries.map(([, value]) => JSON.stringify(value).length))
  expect(largest).toBeLessThan(30_000)
})
