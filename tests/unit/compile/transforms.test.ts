// Transforms that a site names, and the fingerprint of the settings.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import type {CompilerSpec} from '../../../src/node/model.ts'
import {compileText, makeSpec, NO_TRANSFORMS} from './compile-text.ts'

const FILES: Readonly<Record<string, string>> = {
  'shout.mjs': 'export default (options) => (tree) => { tree.children[0].children[0].value += options.mark }',
  'async.mjs': 'export default () => async (tree) => { await null; tree.children[0].properties.className = ["late"] }',
  'throws.mjs': 'export default () => () => { throw new Error("no luck") }',
  'fails.mjs': 'export default () => (tree, file) => { file.fail("bad", tree.children[0]) }',
  'warns.mjs': 'export default () => (tree, file) => { file.message("odd", tree.children[0]) }',
  // Tells of each admonition, and changes what a plugin for Docusaurus would.
  'admonitions.mjs': `const visit = (node, each) => { each(node); for (const child of node.children ?? []) visit(child, each) }
export default () => (tree, file) => {
  const seen = []
  visit(tree, ({type, name, data, children}) => {
    if (data?.hName === 'admonition') seen.push([type, name, {...data.hProperties}, children.map((child) => child.type)])
  })
  visit(tree, (node) => { if (node.data?.hName === 'admonition' && node.name === 'tip') node.data.hProperties.title = 'Changed' })
  tree.children.push({type: 'code', lang: 'json', value: JSON.stringify(seen)})
}`,
  'no-default.mjs': 'export const a = 1',
  'preprocess.mjs': 'export default ({fileContent, options}) => fileContent.replaceAll(options.from, "**now**")',
  'no-text.mjs': 'export default () => 1',
  'node_modules/esm-only/package.json':
    '{"name": "esm-only", "type": "module", "exports": {".": {"import": "./i.js"}}}',
  'node_modules/esm-only/i.js': 'export default () => (tree) => { tree.children.pop() }',
}

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'transforms-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteDir, name)), {recursive: true})
    writeFileSync(join(siteDir, name), text)
  }
})
afterAll(() => rmSync(siteDir, {recursive: true}))

function withTransforms(transforms: Partial<CompilerSpec['transforms']>): CompilerSpec {
  return makeSpec({siteDir, transforms: {...NO_TRANSFORMS, ...transforms}})
}

describe('transforms', () => {
  test('run in both kinds of page, with their options', async () => {
    const spec = withTransforms({remarkPlugins: [{module: './shout.mjs', options: {mark: '!'}}]})
    expect((await compileText('a', {spec})).text).toBe('<p>a!</p>')
    expect((await compileText('a', {spec, extension: '.mdx'})).text).toContain('children: "a!"')
  })
  test('may be asynchronous, and come from packages that are only ES modules', async () => {
    const spec = withTransforms({remarkPlugins: [{module: 'esm-only'}], rehypePlugins: [{module: './async.mjs'}]})
    expect((await compileText('a\n\nb', {spec})).text).toBe('<p class="late">a</p>')
  })
  test('find admonitions as Docusaurus has them, which are shown as without transforms', async () => {
    const text =
      ':::note A *title*\n\nOne.\n\n:::tip[Plain]{#two .own}\n\nTwo.\n\n:::\n\n:::\n\n> [!CAUTION]\n> Three.\n'
    const spec = withTransforms({remarkPlugins: [{module: './admonitions.mjs'}]})
    const plain = (await compileText(text)).text
    const {text: html} = await compileText(text, {spec})
    const [shown = '', seen = ''] = html.split('<div class="language-json')
    expect(shown.trim()).toBe(plain.replace('>Plain<', '>Changed<').trim())
    const found = /<code[^>]*>([\s\S]*)<\/code>/
      .exec(seen)?.[1]
      ?.replaceAll(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
    expect(JSON.parse(found ?? '')).toEqual([
      ['containerDirective', 'note', {type: 'note'}, ['mdxAdmonitionTitle', 'paragraph', 'containerDirective']],
      ['containerDirective', 'tip', {title: 'Plain', className: 'own', id: 'two', type: 'tip'}, ['paragraph']],
      ['containerDirective', 'caution', {type: 'caution'}, ['paragraph']],
    ])
    expect((await compileText(text, {spec, extension: '.mdx'})).text).toContain('theme-admonition-caution')
  })
  test('leave admonitions of Docusaurus 2 and alerts the titles that they have without', async () => {
    const text = ':::warning\n\nOne.\n\n:::\n\n> [!WARNING]\n> Two.\n'
    const plain = (await compileText(text, {spec: makeSpec({hasMdx1: true})})).text
    const spec = makeSpec({
      siteDir,
      hasMdx1: true,
      transforms: {...NO_TRANSFORMS, remarkPlugins: [{module: './admonitions.mjs'}]},
    })
    expect(plain).toMatch(/alert--danger.*>danger<.*alert--warning.*>warning</s)
    expect((await compileText(text, {spec})).text).toContain(plain.trim())
  })
  test('that throw are named in an error of the page', async () => {
    const spec = withTransforms({rehypePlugins: [{module: './throws.mjs'}]})
    for (const extension of ['.md', '.mdx'] as const) {
      const {record} = await compileText('a', {spec, extension})
      expect(record.messages).toEqual([
        {
          level: 'error',
          code: 'markdown/transform-failed',
          message: 'The transform "./throws.mjs" failed: no luck',
          notes: [`At throws.mjs:1:36: ${FILES['throws.mjs']}`],
        },
      ])
    }
  })
  test('that refuse a place say which', async () => {
    const {record} = await compileText('---\na: 1\n---\n\nb', {
      spec: withTransforms({remarkPlugins: [{module: './fails.mjs'}]}),
    })
    expect(record.messages).toMatchObject([
      {level: 'error', message: 'The transform "./fails.mjs" failed: bad', line: 5, column: 1},
    ])
  })
  test('may warn', async () => {
    const {record, text} = await compileText('a', {spec: withTransforms({remarkPlugins: [{module: './warns.mjs'}]})})
    expect(text).toBe('<p>a</p>')
    expect(record.messages).toMatchObject([
      {level: 'warning', code: 'markdown/transform-warning', message: 'odd', line: 1, column: 1},
    ])
  })
  test.each(['./missing.mjs', 'no-such-package', './no-default.mjs'])(
    '%s cannot be loaded, and is named',
    async (module) => {
      await expect(createCompiler(withTransforms({recmaPlugins: [{module}]}))).rejects.toMatchObject({
        name: 'TransformError',
        module,
      })
    },
  )
})

describe('the fingerprint', () => {
  test('is the same for the same settings in any order and any folder', () => {
    const {fingerprint, ...settings} = makeSpec()
    const reversed = Object.fromEntries(Object.entries(settings).reverse())
    expect(makeSpec(reversed).fingerprint).toBe(fingerprint)
    expect(makeSpec({siteDir: '/elsewhere'}).fingerprint).toBe(fingerprint)
  })
  test('changes with every setting', () => {
    const changed = [
      makeSpec(),
      makeSpec({parser: 'reference'}),
      makeSpec({format: 'mdx'}),
      makeSpec({admonitionKeywords: ['team']}),
      makeSpec({maintainHeadingCase: true}),
      makeSpec({magicComments: []}),
      makeSpec({defaultLanguage: 'js'}),
      makeSpec({knownComponents: []}),
      withTransforms({remarkPlugins: [{module: 'a'}]}),
      withTransforms({remarkPlugins: [{module: 'a', options: 1}]}),
      withTransforms({rehypePlugins: [{module: 'a'}]}),
    ]
    expect(new Set(changed.map(({fingerprint}) => fingerprint)).size).toBe(changed.length)
  })
})

describe('the preprocessor', () => {
  test('gives the text that is parsed', async () => {
    const spec = makeSpec({siteDir, preprocessor: {module: './preprocess.mjs', options: {from: 'THEN'}}})
    expect((await compileText('a THEN', {spec})).text).toBe('<p>a <strong>now</strong></p>')
    expect((await compileText('{1} THEN', {spec, extension: '.mdx'})).text).toContain('"now"')
  })
  test('that gives no text is an error of the page', async () => {
    const spec = makeSpec({siteDir, preprocessor: {module: './no-text.mjs'}})
    const {record} = await compileText('a', {spec})
    expect(record.messages).toMatchObject([{level: 'error', code: 'markdown/transform-failed'}])
    expect(record.messages[0]?.message).toContain('must return the text')
  })
})

test('options of the step to HTML reach both kinds of page', async () => {
  const spec = makeSpec({remarkRehypeOptions: {footnoteLabel: 'Notes', clobberPrefix: 'n-'}})
  for (const extension of ['.md', '.mdx'] as const) {
    const {text} = await compileText('a[^1]\n\n[^1]: b', {spec, extension})
    expect(text).toContain('Notes')
    expect(text).toMatch(/id=\\?"n-fn-1/)
  }
})
