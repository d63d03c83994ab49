// remark and rehype plugins, and preprocessors, that the configuration holds as functions: workers find them, and whatever
// they run with is part of a page's key.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {staleFiles} from '../support/clean-build.ts'
import {runCli} from '../support/cli.ts'
import {createSite, type FileMap} from '../support/site.ts'

/** A remark plugin that adds what a function of the file says. */
const ADD = `export const add = (say) => function add(options) {
  return (tree, file) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: say(file, options)}]}) }
}
`

const PAGES: FileMap = {
  'docs/a.md': '---\nmood: calm\n---\n\n# A\n\nText with $x$.\n',
  'docs/b.mdx': '# B\n\n{1 + 1}\n',
  'tools/add.mjs': ADD,
}

const base = "title: 'T', url: 'https://t.example', baseUrl: '/'"

function withConfig(file: string, text: string, more: FileMap = {}): FileMap {
  return {...PAGES, [file]: text, ...more}
}

test('the remark plugin npm2yarn need not be installed', async () => {
  const built = await createSite({
    'docs/a.md': '# A\n\n```bash npm2yarn\nnpm install x\n```\n',
    'docusaurus.config.js': `module.exports = {${base}, presets: [['classic', {blog: false, pages: false, docs: {
  remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), {sync: true}]]}}]]}`,
  }).build()
  expect(built.errors).toEqual([])
  expect(built.content('/docs/a')).toContain('data-value="yarn"')
})

test('a configuration that asks which locale is built is read for each, and so are its functions in workers', async () => {
  const files = {
    'docs/a.md': '# A\n',
    'docusaurus.config.js': `const {DOCUSAURUS_CURRENT_LOCALE: taken} = process.env
const other = require('./other')
module.exports = {title: 'T ' + other.locale, url: 'https://t.example', baseUrl: '/', onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  markdown: {preprocessor: ({fileContent}) => fileContent + '\\nIn ' + taken + ', ' + process.env.DOCUSAURUS_CURRENT_LOCALE + '.\\n'},
  plugins: [() => ({name: 'own', injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'own', content: process.env.DOCUSAURUS_CURRENT_LOCALE}}]})})],
  presets: [['classic', {blog: false, pages: false}]]}\n`,
    'other.js': 'exports.locale = process.env.DOCUSAURUS_CURRENT_LOCALE\n',
  }
  const site = createSite(files)
  for (const _ of ['made', 'kept']) {
    const built = await site.build()
    expect(built.findings).toEqual([])
    for (const [locale, prefix] of [
      ['en', ''],
      ['fr', '/fr'],
    ]) {
      expect(built.content(`${prefix}/docs/a`)).toContain(`<p>In ${locale}, ${locale}.</p>`)
      expect(built.html(`${prefix}/docs/a`)).toContain(`<title>A | T ${locale}</title>`)
      expect(built.html(`${prefix}/docs/a`)).toContain(`<meta name="own" content="${locale}"`)
    }
  }
})

describe('functions of a configuration', () => {
  const forms: readonly (readonly [name: string, files: FileMap])[] = [
    [
      'of our own',
      withConfig(
        'site.config.mjs',
        `import {docs} from 'quire-docs/plugins/docs'
import {add} from './tools/add.mjs'
export default {${base}, plugins: [docs({remarkPlugins: [add(() => 'plain'), [add((_, {word}) => word), {word: 'given'}]]})]}`,
      ),
    ],
    [
      'of Docusaurus, in CommonJS, as a function',
      withConfig(
        'docusaurus.config.js',
        `const add = (say) => (options) => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: say(options)}]}) }
module.exports = async () => ({${base}, presets: [['classic', {docs: {remarkPlugins: [add(() => 'plain'), [add(({word}) => word), {word: 'given'}]]}, blog: false}]]})`,
      ),
    ],
    [
      'of Docusaurus, as a promise',
      withConfig(
        'docusaurus.config.mjs',
        `import {add} from './tools/add.mjs'
const make = async () => ({${base}, presets: [['classic', {docs: {remarkPlugins: [add(() => 'plain'), [add((_, {word}) => word), {word: 'given'}]]}, blog: false}]]})
export default make()`,
      ),
    ],
    [
      'in TypeScript',
      withConfig(
        'docusaurus.config.ts',
        `import {add} from './tools/add.mjs'
const word: string = 'given'
export default {${base}, presets: [['classic', {docs: {remarkPlugins: [add(() => 'plain'), [add((_: unknown, options: {word: string}) => options.word), {word}]]}, blog: false}]]}`,
      ),
    ],
  ]

  test.each(forms)('%s run, each with its options', async (_, files) => {
    const built = await createSite(files).build()
    expect(built.errors).toEqual([])
    for (const page of ['/docs/a', '/docs/b']) {
      expect(built.content(page)).toContain('<p>plain</p>')
      expect(built.content(page)).toContain('<p>given</p>')
    }
  })

  test('run for the documents of their own plugin, and once where several plugins have the same', async () => {
    const built = await createSite({
      'docs/a.md': '# A\n\nCosts $5 or $6.\n',
      'docs/b.mdx': "import Part from './_part.md'\n\n# B\n\n<Part />\n",
      'docs/_part.md': 'Part.\n',
      'other/c.md': '# C\n\nOther.\n',
      'blog/2024-01-01-post.md': '# Post\n\nPost.\n',
      'src/pages/page.md': '# Page\n\nPage.\n',
      'tools/add.mjs': ADD,
      'docusaurus.config.mjs': `import {add} from './tools/add.mjs'
import remarkMath from 'remark-math'
const both = add(() => 'both')
export default {${base}, i18n: {defaultLocale: 'en', locales: ['en', 'de']}, presets: [['classic', {
  docs: {remarkPlugins: [both, add(() => 'docs')]}, blog: {remarkPlugins: [both]}, pages: {remarkPlugins: []}}]],
plugins: [['@docusaurus/plugin-content-docs', {id: 'other', path: 'other', routeBasePath: 'other', sidebarPath: false, remarkPlugins: [remarkMath, both]}]]}`,
      'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A\n\nDeutsch.\n',
    }).build()
    expect(built.errors).toEqual([])
    const added = (path: string): readonly string[] =>
      [...built.html(path).matchAll(/<p>(both|docs)<\/p>/g)].map(([, word = '']) => word)
    for (const locale of ['', '/de']) {
      expect(added(`${locale}/docs/a`)).toEqual(['both', 'docs'])
      // Those of the document, and those of the part that it shows.
      expect(added(`${locale}/docs/b`)).toEqual(['both', 'docs', 'both', 'docs'])
      expect(added(`${locale}/other/c`)).toEqual(['both'])
      expect(added(`${locale}/blog/2024/01/01/post`)).toEqual(['both'])
      expect(added(`${locale}/page`)).toEqual([])
    }
    expect(built.content('/docs/a')).toContain('Costs $5 or $6.')
  })

  test('see the path and the front matter of the file, as those written for Docusaurus expect', async () => {
    const built = await createSite(
      withConfig(
        'site.config.mjs',
        `import {basename} from 'node:path'
import {docs} from 'quire-docs/plugins/docs'
import {add} from './tools/add.mjs'
export default {${base}, plugins: [docs({remarkPlugins: [add((file) => basename(file.path) + ' ' + file.data.frontMatter.mood)]})]}`,
      ),
    ).build()
    expect(built.errors).toEqual([])
    expect(built.content('/docs/a')).toContain('<p>a.md calm</p>')
    expect(built.content('/docs/b')).toContain('<p>b.mdx undefined</p>')
  })

  test('add tags, imports and comments as MDX 1 knew them, to MDX and to plain Markdown', async () => {
    const tabs = `(tree) => {
      const tags = (value) => ({type: 'jsx', value})
      tree.children = [
        {type: 'import', value: "import Tabs from '@theme/Tabs';\\nimport TabItem from '@theme/TabItem';"},
        {type: 'comment', value: 'generated'},
        ...tree.children,
        tags('<Tabs>\\n<TabItem value="one">'),
        {type: 'paragraph', children: [{type: 'text', value: 'First '}, tags('<kbd>'), {type: 'text', value: 'A'}, tags('</kbd>')]},
        tags('</TabItem>\\n<TabItem value="two" label="Two">'),
        {type: 'paragraph', children: [{type: 'text', value: 'Second'}]},
        tags('</TabItem>\\n</Tabs>'),
      ]
    }`
    const own = `import Tabs from '@theme/Tabs'\n\n# C\n\n<Tabs>\n<TabItem value="own">Own</TabItem>\n</Tabs>\n`
    const built = await createSite({
      'docs/a.md': '# A\n\nPlain <b>text</b>.\n',
      'docs/b.mdx': '# B\n\n{1 + 1}\n',
      'docs/c.mdx': own,
      'docusaurus.config.js': `module.exports = {${base}, presets: [['classic', {docs: {remarkPlugins: [() => ${tabs}]}, blog: false}]]}`,
    }).build()
    expect(built.errors).toEqual([])
    for (const page of ['/docs/a', '/docs/b', '/docs/c']) {
      expect(built.content(page)).toMatch(/role="tab"[^>]*>one<.*role="tab"[^>]*>Two</s)
      expect(built.content(page)).toMatch(/<p>First <kbd>A<\/kbd><\/p>.*<p>Second<\/p>/s)
      expect(built.content(page)).not.toMatch(/import Tabs|generated|TabItem/)
    }
    expect(built.content('/docs/a')).toContain('Plain <b>text</b>')
  })

  test('preprocess documents, and know their path', async () => {
    const built = await createSite(
      withConfig(
        'site.config.mjs',
        `import {blog} from 'quire-docs/plugins/blog'
import {docs} from 'quire-docs/plugins/docs'
const preprocessor = ({filePath, fileContent}) => fileContent.replace('Text', 'In ' + filePath.split('/').at(-1)).replace(/<!--.*?-->/gs, '')
export default {${base}, plugins: [docs(), blog()], markdown: {preprocessor}}`,
        {
          'blog/2026-01-02-post.md':
            '---\ntitle: Post\n---\n\nText of the list, [here].\n\n<!-- truncate -->\n\nMore.\n\n[here]: https://h.example\n',
        },
      ),
    ).build()
    expect(built.errors).toEqual([])
    expect(built.content('/docs/a')).toContain('In a.md with')
    // A post ends in lists where its file says so, though the preprocessor leaves comments out.
    const beginning = /<p>In 2026-01-02-post\.md of the list, <a [^>]*href="https:\/\/h\.example"/
    expect(built.html('/blog')).toMatch(beginning)
    expect(built.html('/blog')).not.toContain('More.')
    expect(built.html('/blog/2026/01/02/post')).toMatch(beginning)
    expect(built.html('/blog/2026/01/02/post')).toContain('More.')
  })

  test('read the front matter, for titles, pages and what is kept', async () => {
    const header = (text: string): FileMap => ({
      'tools/header.mjs': `export const read = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent})
  return {frontMatter: {...frontMatter, title: frontMatter.mood + '${text}', at: new Date(0)}, content: content.replace('Summary', filePath.split('/').at(-1))}
}
`,
      'docs/a.md': '---\nmood: calm\n---\n\nSummary of a page.\n',
      'docs/b.mdx': '---\nmood: loud\n---\n\n{frontMatter.at.toISOString()}\n',
      'docs/c.md': '---\nmood: [\n---\n\nText.\n',
    })
    const site = createSite({
      ...header(' one'),
      'docusaurus.config.js': `import {read} from './tools/header.mjs'
export default {${base}, markdown: {parseFrontMatter: read}, presets: [['classic', {blog: false}]]}`,
    })
    const broken = await site.build()
    expect(broken.diagnostics.map(({code, location}) => [code, location?.sourcePath, location?.line])).toEqual([
      ['front-matter/syntax', 'docs/c.md', 2],
    ])
    const built = await site.write('docs/c.md', '---\nmood: new\n---\n\nText.\n').build()
    expect(built.errors).toEqual([])
    expect(built.html('/docs/a')).toMatch(/<title[^>]*>calm one.*<meta[^>]*content="a\.md of a page\."/s)
    expect(built.content('/docs/a')).toContain('<p>Summary of a page.</p>')
    expect(built.content('/docs/b')).toContain('1970-01-01T00:00:00.000Z')
    const again = await site.write('tools/header.mjs', header(' two')['tools/header.mjs'] ?? '').build()
    expect(again.html('/docs/a')).toMatch(/<title[^>]*>calm two/)
    expect(await staleFiles(site)).toEqual([])
  })

  test('that read the front matter and fail are told once for each document', async () => {
    const built = await createSite({
      'docs/a.md': '# A\n',
      'docs/b.mdx': '---\ntitle: B\n---\n\n{1 + 1}\n',
      'docusaurus.config.js': `module.exports = {${base}, presets: [['classic', {blog: false}]], markdown: {parseFrontMatter: ({filePath}) => {
  if (filePath.endsWith('a.md')) throw new Error('no header')
  return {content: 'x'}
}}}`,
    }).build()
    expect(built.diagnostics.map(({code, message, location}) => [code, location?.sourcePath, message])).toEqual([
      ['markdown/transform-failed', 'docs/a.md', 'The transform "markdown.parseFrontMatter" failed: no header'],
      [
        'markdown/transform-failed',
        'docs/b.mdx',
        'The transform "markdown.parseFrontMatter" failed: it must return {frontMatter, content}: an object and a text.',
      ],
    ])
  })

  test('that failed are run again, whatever has changed', async () => {
    const site = createSite(
      withConfig(
        'docusaurus.config.js',
        `const {statSync} = require('node:fs')
const needs = () => () => { statSync(__dirname + '/lib/source.ts') }
module.exports = {${base}, presets: [['classic', {docs: {remarkPlugins: [needs]}, blog: false}]]}`,
      ),
    )
    expect((await site.build()).errors).toContain('error markdown/transform-failed docs/a.md')
    expect((await site.write('lib/source.ts', '').build()).errors).toEqual([])
  })

  test('of one function, used twice, have each its own options', async () => {
    const built = await createSite(
      withConfig(
        'site.config.mjs',
        `import {docs} from 'quire-docs/plugins/docs'
import {add} from './tools/add.mjs'
const say = add((_, {word}) => word)
export default {${base}, plugins: [docs({remarkPlugins: [[say, {word: 'one'}], [say, {word: 'two'}]]})]}`,
      ),
    ).build()
    expect(built.content('/docs/a')).toMatch(/<p>one<\/p>\s*<p>two<\/p>/)
  })

  test('of a list without options have none, whichever comes first', async () => {
    const built = await createSite(
      withConfig(
        'site.config.mjs',
        `import {docs} from 'quire-docs/plugins/docs'
import {add} from './tools/add.mjs'
const first = add((_, options) => 'first ' + typeof options)
const second = add((_, options) => 'second ' + typeof options)
export default {${base}, plugins: [docs({remarkPlugins: [first, second]})]}`,
      ),
    ).build()
    expect(built.errors).toEqual([])
    expect(built.content('/docs/a')).toMatch(/<p>first undefined<\/p>\s*<p>second undefined<\/p>/)
  })

  test('compile pages again after an edit of what they run with, and only then', async () => {
    const site = createSite(
      withConfig(
        'site.config.mjs',
        `import {readFileSync} from 'node:fs'
import {docs} from 'quire-docs/plugins/docs'
import {words} from 'words'
import {own} from './tools/own.mjs'
import {add} from './tools/add.mjs'
const list = readFileSync(new URL('./tools/list.txt', import.meta.url), 'utf8')
export default {${base}, plugins: [docs({remarkPlugins: [add(() => [words, own, list].join(', '))]})]}`,
        {
          'tools/own.mjs': "export const own = 'own one'\n",
          'tools/list.txt': 'list one',
          'node_modules/words/package.json':
            '{"name": "words", "version": "1.0.0", "type": "module", "exports": "./index.js"}',
          'node_modules/words/index.js': "export const words = 'words one'\n",
        },
      ),
    )
    expect((await site.build()).content('/docs/a')).toContain('words one, own one, list one')
    expect((await site.build()).report.counts.compiled).toBe(0)
    site.write('tools/own.mjs', "export const own = 'own two'\n")
    expect((await site.build()).content('/docs/a')).toContain('words one, own two, list one')
    site.write('tools/list.txt', 'list two')
    expect((await site.build()).content('/docs/a')).toContain('words one, own two, list two')
    expect(await staleFiles(site)).toEqual([])
    // A package that has been loaded stays as it was for this process; a build of its own has the new one.
    site.write('node_modules/words/index.js', "export const words = 'words two'\n")
    expect(await runCli(['build'], {cwd: site.dir})).toMatchObject({code: 0})
    expect(readFileSync(join(site.dir, 'build/docs/a/index.html'), 'utf8')).toContain('words two, own two, list two')
  })

  test('that a plugin makes are left out with a warning that says what to do', async () => {
    const built = await createSite({
      ...PAGES,
      'site.config.mjs': `import {definePlugin} from 'quire-docs/plugin'
import {docs} from 'quire-docs/plugins/docs'
const shout = definePlugin({name: 'shout', markdown: () => ({remarkPlugins: [{plugin: () => () => undefined, options: []}]})})
export default {${base}, plugins: [docs(), shout()]}`,
    }).build()
    expect(built.findings).toEqual(['warning config/unreachable-function'])
    expect(built.exists('docs/a/index.html')).toBe(true)
  })

  test('that a preset takes from a package are found there, with their options', async () => {
    const built = await createSite({
      ...PAGES,
      'node_modules/remark-shout/package.json': '{"name": "remark-shout", "version": "1.0.0"}',
      'node_modules/remark-shout/index.js': `Object.defineProperty(exports, '__esModule', {value: true})
const shout = (options) => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: options.word}]}) }
exports.default = shout`,
      'node_modules/preset-shout/package.json': '{"name": "preset-shout", "version": "1.0.0"}',
      'node_modules/preset-shout/whisper.js': `Object.defineProperty(exports, '__esModule', {value: true})
const all = {whisper: () => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'quietly'}]}) }}
for (const name in all) exports[name] = all[name]`,
      'node_modules/preset-shout/index.js': `const {default: shout} = require('remark-shout')
const {whisper} = require('./whisper')
module.exports = (context, options) => ({plugins: [['@docusaurus/plugin-content-docs', {...options.docs, remarkPlugins: [[shout, {word: 'loudly'}], whisper]}]]})`,
      'docusaurus.config.js': `module.exports = {${base}, presets: [[require.resolve('preset-shout'), {docs: {}}]]}`,
    }).build()
    expect(built.findings).toEqual([])
    expect(built.content('/docs/a')).toMatch(/loudly.*quietly/s)
  })

  test('that only some evaluations of the configuration have are an error of the page', async () => {
    const built = await createSite({
      ...PAGES,
      'site.config.mjs': `import {isMainThread} from 'node:worker_threads'
import {docs} from 'quire-docs/plugins/docs'
import {add} from './tools/add.mjs'
export default {${base}, plugins: [docs({remarkPlugins: isMainThread ? [add(() => 'x')] : []})]}`,
    }).build()
    expect(built.errors).toContain('error markdown/transform-missing docs/a.md')
    expect(built.diagnostics[0]?.message).toContain('must give the same each time')
  })
})
