// Drafts and unlisted docs: what readers see of them, and what writers do.
import {describe, expect, test} from 'vitest'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const FILES: FileMap = {
  'site.config.mjs': configFile(
    'themeConfig: {navbar: {items: [{type: "doc", docId: "draft", label: "Soon"}]}},',
    'docs(), pages(), sitemap()',
  ),
  'docs/a.md': '# A\n\nText.',
  'docs/draft.md': '---\ndraft: true\ntags: [early]\n---\n\n# Draft\n\nNot yet.',
  'docs/unlisted.md': '---\nunlisted: true\n---\n\n# Unlisted\n\nFor a few.',
  'docs/z.md': '# Z\n\nText.',
  'src/pages/wip.md': '---\ndraft: true\n---\n\n# Page in the making',
}

/** URLs in the sidebar of a page. */
const sidebarOf = (html: string): readonly (string | undefined)[] => {
  const menu = /<ul class="theme-doc-sidebar-menu.*?<\/nav>/s.exec(html)?.[0] ?? ''
  return [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}
const neighboursOf = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/class="pagination-nav__link[^>]*href="([^"]+)"/g)].map(([, href]) => href)

describe('a build', () => {
  const site = createSite(FILES).build()

  test('leaves drafts out, and navbar items that lead to them', async () => {
    const built = await site
    expect(built.findings).toEqual([])
    expect(built.exists('docs/draft/index.html')).toBe(false)
    expect(built.exists('docs/tags/early/index.html')).toBe(false)
    expect(built.exists('wip/index.html')).toBe(false)
    expect(built.html('/docs/a')).not.toContain('Soon')
    expect(built.read('sitemap.xml')).not.toContain('draft')
  })

  test('keeps unlisted docs reachable, in no list and for no index', async () => {
    const built = await site
    const page = built.html('/docs/unlisted')
    expect(page).toContain('theme-unlisted-banner')
    expect(page).toContain('<meta name="robots" content="noindex, nofollow"')
    // On its own page the reader sees where it stands.
    expect(sidebarOf(page)).toEqual(['/docs/a', '/docs/unlisted', '/docs/z'])
    expect(neighboursOf(page)).toEqual([])
    expect(sidebarOf(built.html('/docs/a'))).toEqual(['/docs/a', '/docs/z'])
    expect(neighboursOf(built.html('/docs/a'))).toEqual(['/docs/z'])
    expect(built.read('sitemap.xml')).not.toContain('unlisted')
  })
})

test('a category whose page is unlisted shows on that page, with the categories around it', async () => {
  const unlisted = '---\nunlisted: true\n---\n\nFor a few.'
  const built = await createSite({
    'site.config.mjs': configFile('', 'docs()'),
    'docs/a.md': '# A\n\nText.',
    'docs/outer/inner/index.md': unlisted,
    'docs/outer/inner/more.md': unlisted,
  }).build()
  expect(sidebarOf(built.html('/docs/a'))).toEqual(['/docs/a'])
  const page = built.html('/docs/outer/inner')
  expect(sidebarOf(page)).toEqual(['/docs/a', '/docs/outer/inner/'])
  expect(page).toMatch(/menu__link--sublist[^>]*>(?:<span[^>]*>)?outer</)
})

describe('a build for writers', () => {
  test('shows both among the others, with banners', async () => {
    const built = await createSite(FILES).build({dev: true})
    expect(built.findings).toEqual([])
    expect(sidebarOf(built.html('/docs/a'))).toEqual(['/docs/a', '/docs/draft', '/docs/unlisted', '/docs/z'])
    expect(neighboursOf(built.html('/docs/draft'))).toEqual(['/docs/a', '/docs/unlisted'])
    expect(built.html('/docs/draft')).toContain('theme-draft-banner')
    expect(built.html('/docs/unlisted')).toContain('theme-unlisted-banner')
    expect(built.html('/docs/a')).toContain('Soon')
    expect(built.exists('docs/tags/early/index.html')).toBe(true)
    expect(built.exists('wip/index.html')).toBe(true)
  })

  test('leaves nothing behind for the next build', async () => {
    const site = createSite(FILES)
    await site.build({dev: true})
    expect((await site.build()).bytes()).toEqual((await createSite(FILES).build()).bytes())
  })
})
