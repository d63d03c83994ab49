// Front matter of docs: what is read, what is forgiven, what is refused.
import {describe, expect, test} from 'vitest'
import {parseFrontMatter} from '../../../plugins/docs/front-matter.ts'
import {docsSite} from './support/docs-site.ts'

const parse = (raw: Record<string, unknown>) => parseFrontMatter(raw, 'docs/a.md')

describe('front matter', () => {
  test('keeps known keys, and lets unknown ones be', () => {
    const raw = {
      id: 'x',
      title: '',
      title_meta: 'T',
      description: '',
      keywords: ['a', 'b'],
      image: './card.png',
      slug: '/x',
      hide_title: true,
      hide_table_of_contents: false,
      toc_min_heading_level: 2,
      toc_max_heading_level: 6,
      sidebar_label: 'X',
      sidebar_position: 1.5,
      sidebar_class_name: 'c',
      sidebar_custom_props: {a: [1]},
      sidebar_key: 'k',
      displayed_sidebar: null,
      pagination_label: 'P',
      pagination_prev: null,
      pagination_next: 'y',
      custom_edit_url: null,
      parse_number_prefixes: false,
      tags: ['t', {label: 'L', permalink: '/l', description: 'D'}],
      last_update: {author: 'A', date: '2024-05-31'},
      draft: false,
      unlisted: true,
      mdx: {format: 'md'},
    }
    expect(parse({...raw, layout: 'post'})).toEqual({frontMatter: raw, problems: []})
  })

  test('reads numbers and dates as text, and the usual texts as numbers and flags', () => {
    const date = new Date(0)
    const {frontMatter, problems} = parse({
      title: 2024,
      sidebar_label: date,
      sidebar_position: '3',
      draft: 'true',
      toc_min_heading_level: '2',
    })
    expect(problems).toEqual([])
    expect(frontMatter).toEqual({
      title: '2024',
      sidebar_label: String(date),
      sidebar_position: 3,
      draft: true,
      toc_min_heading_level: 2,
    })
  })

  test('takes a key without a value for a key that is not there', () => {
    expect(parse({title: null, description: null, tags: null, draft: null})).toEqual({frontMatter: {}, problems: []})
  })

  test.each([
    [{id: 'a/b'}, 'The front matter key "id" must be a text without "/", not "a/b".'],
    [{title: ['x']}, 'The front matter key "title" must be a text, not ["x"].'],
    [{keywords: 'a, b'}, 'The front matter key "keywords" must be a list of texts, not "a, b".'],
    [{slug: ''}, 'The front matter key "slug" must be a path, not "".'],
    [{hide_title: 'yes'}, 'The front matter key "hide_title" must be true or false, not "yes".'],
    [
      {toc_min_heading_level: 1},
      'The front matter key "toc_min_heading_level" must be a whole number from 2 to 6, not 1.',
    ],
    [
      {toc_max_heading_level: 7},
      'The front matter key "toc_max_heading_level" must be a whole number from 2 to 6, not 7.',
    ],
    [{sidebar_position: 'first'}, 'The front matter key "sidebar_position" must be a number, not "first".'],
    [{sidebar_custom_props: 'x'}, 'The front matter key "sidebar_custom_props" must be an object, not "x".'],
    [
      {tags: 'a'},
      'The front matter key "tags" must be a list of texts, or of objects with "label" and "permalink", not "a".',
    ],
    [
      {tags: [{label: 'a'}]},
      'The front matter key "tags" must be a list of texts, or of objects with "label" and "permalink", not [{"label":"a"}].',
    ],
    [
      {last_update: {}},
      'The front matter key "last_update" must be an object with "author", "date" (a date such as 2024-05-31) or both, not {}.',
    ],
    [
      {last_update: {date: 'soon'}},
      'The front matter key "last_update" must be an object with "author", "date" (a date such as 2024-05-31) or both, not {"date":"soon"}.',
    ],
    [
      {mdx: {format: 'txt'}},
      'The front matter key "mdx" must be an object whose only key is "format": "mdx", "md" or "detect", not {"format":"txt"}.',
    ],
    [
      {mdx: {other: 1}},
      'The front matter key "mdx" must be an object whose only key is "format": "mdx", "md" or "detect", not {"other":1}.',
    ],
    [
      {draft: true, unlisted: true},
      'The front matter says both "draft: true" and "unlisted: true"; a doc can be one of them.',
    ],
    [
      {toc_min_heading_level: 4, toc_max_heading_level: 3},
      'The front matter key "toc_min_heading_level" (4) must not be above "toc_max_heading_level" (3).',
    ],
  ])('%o is an error', (raw, message) => {
    expect(parse(raw).problems).toEqual([
      {
        level: 'error',
        code: 'docs/front-matter',
        message,
        location: expect.objectContaining({sourcePath: 'docs/a.md'}),
      },
    ])
  })

  test('reports every wrong key, and keeps the right ones', () => {
    const {frontMatter, problems} = parse({title: 'T', draft: 1, sidebar_label: {}})
    expect(problems).toHaveLength(2)
    expect(frontMatter).toEqual({title: 'T'})
  })
})

describe('the title and the description of a doc', () => {
  test.each([
    [{frontMatter: {title: 'Own'}, contentTitle: 'Heading', excerpt: ''}, 'Own', true],
    [{contentTitle: 'Heading', excerpt: ''}, 'Heading', true],
    [{frontMatter: {}, excerpt: ''}, 'a', false],
    [{frontMatter: {id: 'b'}, excerpt: ''}, 'b', false],
    [{frontMatter: {title: ''}, excerpt: ''}, '', false],
  ])('of %o', async (facts, title, hasContentTitle) => {
    const site = await docsSite({files: {'01-a.md': facts}})
    expect(site.routes[0]).toMatchObject({props: {title, hasContentTitle}, metadata: {title}})
  })

  test('the description is the front matter’s, even when empty, else the first line of prose', async () => {
    const site = await docsSite({
      files: {'a.md': {excerpt: 'First line.'}, 'b.md': {frontMatter: {description: ''}, excerpt: 'First line.'}},
    })
    expect(site.routes.map(({metadata}) => metadata.description)).toEqual(['First line.', ''])
  })

  test('settings of the page reach the layout', async () => {
    const frontMatter = {
      hide_title: true,
      hide_table_of_contents: true,
      toc_min_heading_level: 3,
      toc_max_heading_level: 4,
      keywords: ['k'],
      image: './i.png',
      own: new Date(0),
    }
    const site = await docsSite({files: {'a.md': frontMatter}})
    expect(site.route('a')).toMatchObject({
      props: {
        hideTitle: true,
        hideTableOfContents: true,
        tocMinHeadingLevel: 3,
        tocMaxHeadingLevel: 4,
      },
      frontMatter: {hide_title: true, own: '1970-01-01T00:00:00.000Z'},
      metadata: {keywords: ['k'], image: './i.png', sourcePath: 'docs/a.md'},
    })
  })
})

describe('tags', () => {
  const tags = (site: Awaited<ReturnType<typeof docsSite>>) => site.route('a').props.tags

  test('without a file of tags are taken as they are, each once', async () => {
    const site = await docsSite({
      files: {'a.md': {tags: ['API v2', 'api v2', {label: 'X', permalink: '/foo', description: 'D'}]}},
    })
    expect(tags(site)).toEqual([
      {label: 'API v2', permalink: '/docs/tags/api-v-2'},
      {label: 'X', permalink: '/docs/tags/foo', description: 'D'},
    ])
    expect(site.diagnostics).toEqual([])
  })

  test('are looked up in the file of tags; others are reported', async () => {
    const site = await docsSite({
      files: {'a.md': {tags: ['api', 'other', 'plain']}},
      data: {'docs/tags.yml': 'api:\n  label: API\n  description: About it\nplain: ~\n'},
    })
    expect(tags(site)).toEqual([
      {label: 'API', permalink: '/docs/tags/api', description: 'About it'},
      {label: 'other', permalink: '/docs/tags/other'},
      {label: 'Plain', permalink: '/docs/tags/plain'},
    ])
    expect(site.diagnostics).toMatchObject([
      {level: 'warning', code: 'docs/inline-tags', message: 'The tags file does not have "other".'},
    ])
  })

  test.each([
    [{onInlineTags: 'ignore'}, []],
    [{onInlineTags: 'throw'}, ['error']],
    [{tags: false}, []],
  ])('with %o', async (options, levels) => {
    const site = await docsSite({files: {'a.md': {tags: ['other']}}, data: {'docs/tags.yml': ''}, options})
    expect(site.diagnostics.map(({level}) => level)).toEqual(levels)
  })

  test.each([
    [
      {'docs/tags.yml': 'a: {permalink: /x}\nb: {permalink: x}\n'},
      'The tags "a" and "b" of the tags file have the same permalink "/x".',
    ],
    [
      {'docs/tags.yml': 'a: {colour: red}'},
      'The tags file is wrong at "a": a tag can have "label", "description" and "permalink".',
    ],
  ])('the file %o is an error', async (data, message) => {
    const site = await docsSite({files: {'a.md': {}}, data})
    expect(site.diagnostics).toMatchObject([{code: 'docs/tags-file', message}])
  })

  test('a file that the options name must exist', async () => {
    const site = await docsSite({files: {'a.md': {}}, options: {tags: 'labels.yml'}})
    expect(site.diagnostics).toMatchObject([
      {code: 'docs/tags-file', message: 'The tags file "labels.yml" does not exist.'},
    ])
  })
})
