// Ids, slugs and URLs of docs, from names, folders and front matter.
import {describe, expect, test} from 'vitest'
import {parseNumberPrefix} from '../../../plugins/docs/number-prefix.ts'
import {isCategoryIndex} from '../../../plugins/docs/slug.ts'
import {kebabCase} from '../../../src/plugin/kebab-case.ts'
import {docsSite} from './support/docs-site.ts'
import {messagesOf} from './support/site.ts'

describe('the id and the URL of a doc', () => {
  const table: readonly (readonly [string, Record<string, unknown>, string, string])[] = [
    ['intro.md', {}, 'intro', '/docs/intro'],
    ['01-start/02-setup.md', {}, 'start/setup', '/docs/start/setup'],
    ['guide/index.md', {}, 'guide/index', '/docs/guide/'],
    ['guide/README.mdx', {}, 'guide/README', '/docs/guide/'],
    ['guide/Guide.md', {}, 'guide/Guide', '/docs/guide/'],
    ['01-guide/guide.md', {}, 'guide/guide', '/docs/guide/guide'],
    ['guide/a.md', {id: 'b'}, 'guide/b', '/docs/guide/b'],
    ['guide/a.md', {slug: 'c'}, 'guide/a', '/docs/guide/c'],
    ['guide/a.md', {slug: '../c'}, 'guide/a', '/docs/c'],
    ['guide/a.md', {slug: '/'}, 'guide/a', '/docs/'],
    ['2021-11-notes.md', {}, '2021-11-notes', '/docs/2021-11-notes'],
    ['7.0-upgrade.md', {}, '7.0-upgrade', '/docs/7.0-upgrade'],
    ['1. hello.md', {}, 'hello', '/docs/hello'],
    ['01-x/02-y.md', {parse_number_prefixes: false}, '01-x/02-y', '/docs/01-x/02-y'],
    ['index.md', {}, 'index', '/docs/'],
    ['deep/er/a.md', {slug: '..'}, 'deep/er/a', '/docs/deep/'],
    ['a b/c#?.md', {}, 'a b/c#?', '/docs/a%20b/c%23%3F'],
    ['ünï.md', {}, 'ünï', '/docs/%C3%BCn%C3%AF'],
    ['100%.md', {}, '100%', '/docs/100%25'],
    ['a.md', {slug: '/caf%C3%A9'}, 'a', '/docs/caf%C3%A9'],
    // Half a character, as YAML and damaged names can have one.
    ['a.md', {id: 'x\uD800'}, 'x\uD800', '/docs/x%EF%BF%BD'],
  ]
  test.each(table)('%s with %o', async (path, frontMatter, id, address) => {
    const site = await docsSite({files: {[path]: frontMatter}})
    expect(site.diagnostics).toEqual([])
    expect([site.ids[0], site.routes[0]?.path]).toEqual([id, address])
  })

  test('below a path of the plugin that is written as it is read', async () => {
    const options = {routeBasePath: 'größe/a?b'}
    const site = await docsSite({files: {'a.md': {tags: ['\uD800']}}, options})
    expect(site.routes[0]?.path).toBe('/gr%C3%B6%C3%9Fe/a%3Fb/a')
  })

  test('files whose name or folder begins with an underscore are not asked for', async () => {
    const {docs} = await import('../../../plugins/docs/index.ts')
    const {contextOf} = await import('./support/site.ts')
    const {context} = contextOf(docs.definition)
    const specs = docs.definition.sources?.(context, []) ?? []
    expect(specs[0]).toMatchObject({kind: 'document', dir: 'docs', include: ['**/*.{md,mdx}']})
    expect(specs[0]?.exclude).toEqual(expect.arrayContaining(['**/_*/**', '**/_*.{js,jsx,ts,tsx,md,mdx}']))
  })

  test('docs at the root of the site, below a base URL', async () => {
    const site = await docsSite({
      files: {'index.md': {}, 'a.md': {}},
      options: {routeBasePath: '/'},
      config: {baseUrl: '/base/'},
    })
    expect(site.routes.map(({path}) => path)).toEqual(['/base/', '/base/a'])
  })

  test.each([true, false])('the trailing-slash policy %s is left to routes and links', async (trailingSlash) => {
    const files = {'index.md': {}, 'guide/index.md': {}, 'guide/a.md': {}}
    const paths = ['/docs/', '/docs/guide/', '/docs/guide/a']
    const site = await docsSite({files, config: {trailingSlash}})
    expect(site.routes.map(({path}) => path)).toEqual(paths)
    expect(site.routes.map(({props}) => props.permalink)).toEqual(paths)
  })

  test('a slug that is not a path is an error', async () => {
    const site = await docsSite({files: {'a.md': {slug: 'what?'}}})
    expect(site.diagnostics).toMatchObject([
      {code: 'docs/slug', location: {sourcePath: 'docs/a.md', frontMatterKey: 'slug'}},
    ])
  })

  test('two docs with one id are an error that names both', async () => {
    const site = await docsSite({files: {'01-a.md': {}, '02-a.md': {}}})
    expect(site.ids).toEqual(['a'])
    expect(messagesOf(site.diagnostics)).toEqual(['Two docs have the id "a": docs/01-a.md and docs/02-a.md.'])
  })

  test('a folder outside the site keeps its own paths', async () => {
    const {docs} = await import('../../../plugins/docs/index.ts')
    const {contextOf, documentOf} = await import('./support/site.ts')
    const {context} = contextOf(docs.definition, {options: {path: '../other/docs', editUrl: 'https://git.example.com'}})
    const documents = [documentOf('/other/docs/guide/a.md')]
    const model = await docs.definition.loadContent?.({documents, data: [], components: [], modules: {}}, context)
    expect(model?.versions[0]?.docs[0]).toMatchObject({
      id: 'guide/a',
      editUrl: 'https://git.example.com/../other/docs/guide/a.md',
    })
  })
})

describe('number prefixes', () => {
  test.each([
    ['0-intro', 'intro', 0],
    ['003 - my doc', 'my doc', 3],
    ['02_a', 'a', 2],
    ['1.-a', 'a', 1],
    ['2021-11-foo', '2021-11-foo', undefined],
    ['7.0-x', '7.0-x', undefined],
    ['42', '42', undefined],
    ['1-', '1-', undefined],
    ['a-1', 'a-1', undefined],
  ])('%s', (name, filename, numberPrefix) => {
    expect(parseNumberPrefix(name)).toEqual(numberPrefix === undefined ? {filename} : {filename, numberPrefix})
  })

  test('a parser of the site takes the place of the built-in one', async () => {
    const numberPrefixParser = (name: string) => ({filename: name.replace(/^x\d/, ''), numberPrefix: 1})
    const site = await docsSite({files: {'x1a/x2b.md': {}}, options: {numberPrefixParser}})
    expect(site.ids).toEqual(['a/b'])
  })

  test('false leaves names as they are', async () => {
    const site = await docsSite({files: {'01-a/02-b.md': {}}, options: {numberPrefixParser: false}})
    expect(site.ids).toEqual(['01-a/02-b'])
  })
})

test.each([
  ['index', ['guide'], true],
  ['README', [], true],
  ['Guide', ['guide', 'docs'], true],
  ['guide', ['01-guide'], false],
  ['docs', ['guide', 'docs'], false],
])('%s in %o stands for its folder: %s', (fileName, directories, expected) => {
  expect(isCategoryIndex({fileName, directories})).toBe(expected)
})

test.each([
  ['API v2', 'api-v-2'],
  ['camelCase word', 'camel-case-word'],
  ['URLParser', 'url-parser'],
  ['code-reviews', 'code-reviews'],
  ['C++', 'c'],
])('the tag %s has the URL %s', (tag, expected) => {
  expect(kebabCase(tag)).toBe(expected)
})
