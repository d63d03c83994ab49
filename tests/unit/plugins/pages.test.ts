// The pages plugin: paths from files, React pages, Markdown pages.
import type {PluginRoutes, SourceFile} from 'quire-docs/plugin'
import {describe, expect, test} from 'vitest'
import {pages} from '../../../plugins/pages/index.ts'
import {toPagePath} from '../../../plugins/pages/page-path.ts'
import {contextOf, documentOf, routeAt, type SiteInput} from './support/site.ts'

interface PagesInput extends SiteInput {
  readonly documents?: readonly SourceFile[]
  readonly components?: readonly string[]
}

async function pagesSite({documents = [], components = [], ...site}: PagesInput) {
  const {context, diagnostics} = contextOf(pages.definition, site)
  const files = components.map((sourcePath) => ({sourcePath, hash: sourcePath}))
  const model = await pages.definition.loadContent?.({documents, components: files, data: [], modules: {}}, context)
  const made: PluginRoutes = (model && pages.definition.createRoutes?.(model, context)) ?? {routes: []}
  return {...made, diagnostics}
}

test.each([
  ['index.tsx', '/'],
  ['about.js', '/about'],
  ['foo/index.md', '/foo/'],
  ['foo/bar.mdx', '/foo/bar'],
  ['a b/ü.tsx', '/a%20b/%C3%BC'],
  ['v1.2.tsx', '/v1.2'],
])('%s has the path %s', (file, path) => {
  expect(toPagePath(file)).toBe(path)
})

test('a React page has no layout, and its module is its content', async () => {
  const site = await pagesSite({components: ['src/pages/index.tsx', 'src/pages/lab/demo.jsx']})
  expect(site.routes).toEqual([
    {
      path: '/',
      layout: [],
      props: {},
      content: {kind: 'component', specifier: '@site/src/pages/index.tsx'},
      metadata: {title: '', sourcePath: 'src/pages/index.tsx'},
      htmlClass: 'plugin-pages plugin-id-default',
    },
    expect.objectContaining({path: '/lab/demo'}),
  ])
})

describe('a Markdown page', () => {
  test('stands in its layout', async () => {
    const document = documentOf('src/pages/terms.md', {contentTitle: 'Terms', excerpt: 'The terms.'})
    const site = await pagesSite({documents: [document], options: {editUrl: 'https://git.example.com/'}})
    expect(site.routes).toEqual([
      {
        path: '/terms',
        layout: ['MDXPage'],
        content: {kind: 'document', sourcePath: 'src/pages/terms.md'},
        metadata: {title: 'Terms', description: 'The terms.', sourcePath: 'src/pages/terms.md'},
        htmlClass: 'mdx-wrapper mdx-page plugin-pages plugin-id-default',
        props: {
          title: 'Terms',
          description: 'The terms.',
          permalink: '/terms',
          hideTableOfContents: false,
          unlisted: false,
          editUrl: 'https://git.example.com/src/pages/terms.md',
        },
        frontMatter: {},
      },
    ])
  })

  test('is shaped by its front matter', async () => {
    const frontMatter = {
      title: 'T',
      description: 'D',
      keywords: ['k'],
      image: 'i.png',
      slug: '/other/place',
      wrapperClassName: 'wide',
      hide_table_of_contents: true,
      toc_min_heading_level: 3,
      toc_max_heading_level: 4,
      last_update: {author: 'Ann', date: '2024-01-01'},
      unlisted: true,
    }
    const options = {showLastUpdateTime: true, showLastUpdateAuthor: true, routeBasePath: 'pages'}
    const site = await pagesSite({
      documents: [documentOf('src/pages/a.mdx', {frontMatter})],
      options,
      config: {baseUrl: '/base/'},
    })
    expect(routeAt(site, '/base/pages/other/place')).toMatchObject({
      htmlClass: 'wide mdx-page plugin-pages plugin-id-default',
      metadata: {
        title: 'T',
        description: 'D',
        keywords: ['k'],
        image: 'i.png',
        noIndex: true,
        lastUpdatedAt: Date.UTC(2024, 0, 1),
      },
      props: {
        wrapperClassName: 'wide',
        hideTableOfContents: true,
        tocMinHeadingLevel: 3,
        tocMaxHeadingLevel: 4,
        lastUpdatedAt: Date.UTC(2024, 0, 1),
        lastUpdatedBy: 'Ann',
        unlisted: true,
      },
    })
  })

  test('that is a draft is left out of production', async () => {
    const documents = [documentOf('src/pages/a.md', {frontMatter: {draft: true}})]
    expect((await pagesSite({documents})).routes).toEqual([])
    expect((await pagesSite({documents, isProduction: false})).routes).toHaveLength(1)
  })

  test.each([
    [{title: 2024}, 'The front matter key "title" must be a text (numbers in quotation marks), not 2024.'],
    [{keywords: 'k'}, 'The front matter key "keywords" must be a list of texts, not "k".'],
    [
      {draft: true, unlisted: true},
      'The front matter says both "draft: true" and "unlisted: true"; a page can be one of them.',
    ],
  ])('with %o is an error', async (frontMatter, message) => {
    const {diagnostics} = await pagesSite({documents: [documentOf('src/pages/a.md', {frontMatter})]})
    expect(diagnostics).toEqual([
      {
        level: 'error',
        code: 'pages/front-matter',
        message,
        location: expect.objectContaining({sourcePath: 'src/pages/a.md'}),
      },
    ])
  })
})

test('documents and components are asked for separately, and a site may be without the folder', () => {
  const {context} = contextOf(pages.definition, {})
  expect(pages.definition.sources?.(context, [])).toMatchObject([
    {
      kind: 'document',
      dir: 'src/pages',
      optional: true,
      exclude: expect.arrayContaining(['**/*.{js,jsx,ts,tsx}', '**/_*/**']),
    },
    {
      kind: 'component',
      dir: 'src/pages',
      optional: true,
      exclude: expect.arrayContaining(['**/*.{md,mdx}', '**/_*/**']),
    },
  ])
})
