// What a writer can put into a page beyond Markdown: emoji, diagrams, live code, commands for several package managers,
// and syntax that a listed transform brings.
import {describe, expect, test} from 'vitest'
import type {CompilerSpec} from '../../../src/node/model.ts'
import {projectRoot} from '../../support/program.ts'
import {compileText, makeSpec, NO_TRANSFORMS, toHtml} from './compile-text.ts'

function withTransforms(transforms: Partial<CompilerSpec['transforms']>): CompilerSpec {
  return makeSpec({siteDir: projectRoot, transforms: {...NO_TRANSFORMS, ...transforms}})
}

describe('emoji', () => {
  const cases: [name: string, body: string, html: string][] = [
    ['by name', 'Done :tada: and :+1:', '<p>Done 🎉 and 👍</p>'],
    ['not in code', '`:tada:`', '<p><code>:tada:</code></p>'],
    ['not when no emoji has the name', 'At 12:30:45, :no-such-emoji:', '<p>At 12:30:45, :no-such-emoji:</p>'],
  ]
  test.each(cases)('%s', async (_, body, html) => {
    expect(await toHtml(body)).toBe(html)
  })
  test('leave the URL of a heading as the writer wrote it', async () => {
    const {record} = await compileText('## Done :tada:\n\n## Done :tada:\n\n## Done :tada: {#own}')
    expect(record.toc).toEqual([
      {value: 'Done 🎉', id: 'done-tada', level: 2},
      {value: 'Done 🎉', id: 'done-tada-1', level: 2},
      {value: 'Done 🎉', id: 'own', level: 2},
    ])
  })
  test('are replaced in MDX, and not at all where the site says so', async () => {
    expect((await compileText(':tada:', {extension: '.mdx'})).text).toContain('"🎉"')
    expect(await toHtml(':tada:', {spec: makeSpec({emoji: false})})).toBe('<p>:tada:</p>')
  })
})

describe('diagrams', () => {
  const body = '```mermaid\ngraph TD\n  A --> B\n```'
  const code = 'graph TD\n  A --&gt; B'
  test('are their source until the browser draws them', async () => {
    expect(await toHtml(body, {spec: makeSpec({mermaid: true})})).toBe(
      '<div class="language-mermaid theme-code-block docusaurus-mermaid-container"><div class="code-block-content">' +
        `<pre class="prism-code language-mermaid thin-scrollbar" tabindex="0"><code>${code}</code></pre></div></div>`,
    )
  })
  test('are code where the site does not ask for them', async () => {
    expect(await toHtml(body)).not.toContain('docusaurus-mermaid-container')
  })
})

describe('live code', () => {
  test.each([
    ['jsx live', ' live-code"'],
    ['jsx live noInline', ' live-code live-code-no-inline"'],
    ['jsx title="live"', ' theme-code-block"'],
  ])('%s', async (info, classes) => {
    const html = await toHtml(`\`\`\`${info}\n<b/>\n\`\`\``, {spec: makeSpec({liveCode: true})})
    expect(html).toContain(classes)
  })
  test('is ordinary code without the theme for it', async () => {
    expect(await toHtml('```jsx live\n<b/>\n```')).not.toContain('live-code')
  })
})

describe('commands of npm', () => {
  const npm2yarn = (options?: Record<string, boolean | string[]>) =>
    withTransforms({
      remarkPlugins: [{module: '@docusaurus/remark-plugin-npm2yarn', ...(options === undefined ? {} : {options})}],
    })
  const body = '```bash npm2yarn\nnpm install --save quire-docs\n```'
  const commands = (html: string) =>
    [...html.matchAll(/role="tabpanel" aria-label="(\w+)"[^>]*>(.*?)<\/pre>/gs)].map(
      ([, label, code = '']) => `${label}: ${code.replace(/<[^>]*>/g, '')}`,
    )
  test('become tabs for the other package managers', async () => {
    const html = await toHtml(body, {spec: npm2yarn()})
    expect(commands(html)).toEqual([
      'npm: npm install --save quire-docs',
      'Yarn: yarn add quire-docs',
      'pnpm: pnpm add quire-docs',
      'Bun: bun add quire-docs',
    ])
    expect(html).not.toContain('data-group-id')
    expect(html.match(/ hidden/g)).toHaveLength(3)
  })
  test('are changed together when asked, for the managers named', async () => {
    const html = await toHtml(body, {spec: npm2yarn({sync: true, converters: ['pnpm']})})
    expect(html).toContain('data-group-id="npm2yarn"')
    expect(commands(html).map((one) => one.split(':')[0])).toEqual(['npm', 'pnpm'])
  })
  test('work in lists and in MDX', async () => {
    const list = body.replace(/^/gm, '  ').replace('  ', '- ')
    expect(commands(await toHtml(list, {spec: npm2yarn()}))).toHaveLength(4)
    const {record, text} = await compileText(body, {spec: npm2yarn(), extension: '.mdx'})
    expect(record.messages).toEqual([])
    expect(text).toContain('aria-label=\\"Yarn\\"')
  })
  test('stay one block without the word', async () => {
    expect(await toHtml('```bash\nnpm i\n```', {spec: npm2yarn()})).not.toContain('tabpanel')
  })
  test.each([
    [{sync: 'yes'}, '"sync"'],
    [{converters: ['maven']}, '"converters"'],
    [{other: true}, '"other"'],
  ])('%j is refused', async (options, named) => {
    await expect(toHtml(body, {spec: npm2yarn(options as never)})).rejects.toThrow(named)
  })
})

describe('formulas', () => {
  const spec = withTransforms({
    remarkPlugins: [{module: 'remark-math'}],
    rehypePlugins: [{module: 'rehype-katex', options: {output: 'mathml'}}],
  })
  test.each(['.md', '.mdx'] as const)('in %s', async (extension) => {
    const {record, text} = await compileText('A $x_{1}^2$ and\n\n$$\n\\frac{a}{b}\n$$\n', {spec, extension})
    expect(record.messages).toEqual([])
    expect(text).toMatch(/<math.*<mfrac>/s)
  })
  test('leave GitHub’s Markdown and admonitions as they are', async () => {
    const html = await toHtml(':::note $a$ here\n\n~~b~~ $c$\n\n:::', {spec})
    expect(html.match(/<math/g)).toHaveLength(2)
    expect(html).toContain('<del>b</del>')
  })
})
