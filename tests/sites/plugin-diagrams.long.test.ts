// Diagrams in documents of sites whose remark plugins change code blocks.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const DIAGRAM = '```mermaid\ngraph TD;\nA-->B;\n```\n'

const PAGE = `# Page\n\n${DIAGRAM}\n- In a list:\n\n  \`\`\`mermaid\n  graph LR\n  \`\`\`\n\n\`\`\`js\nlet a\n\`\`\`\n`

test('plugins that run after diagrams are drawn see no code in them', async () => {
  const built = await buildSite({
    'docs/code.mdx': `${PAGE}\n{1 + 1}\n`,
    'docs/plain.md': PAGE,
    // The one sees diagrams as code, the other as what they are then.
    'docusaurus.config.js': `const count = (name) => () => (tree) => {
  const types = []
  const read = (node) => { types.push(node.lang ?? node.type); for (const child of node.children ?? []) read(child) }
  read(tree)
  const found = types.filter((type) => /mermaid|js/.test(type)).join(' ')
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: name + ': ' + found}]})
}
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {mermaid: true, format: 'detect'}, themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {blog: false, docs: {beforeDefaultRemarkPlugins: [count('before')], remarkPlugins: [count('after')]}}]]}`,
  })
  expect(built.findings).toEqual([])
  for (const path of ['/docs/code', '/docs/plain']) {
    const html = built.content(path)
    expect(html).toContain('before: mermaid mermaid js')
    expect(html).toContain('after: mermaidCodeBlock mermaidCodeBlock js')
    expect(html.match(/docusaurus-mermaid-container/g)).toHaveLength(2)
    expect(html).toMatch(/<code>graph TD;\nA--&gt;B;<\/code>/)
  }
})

/** As Docusaurus has it installed, with what it defines and what it reads of the configuration. */
const THEME_MERMAID = {
  'node_modules/@docusaurus/theme-mermaid/package.json':
    '{"name": "@docusaurus/theme-mermaid", "version": "3.9.2", "exports": {"./client": "./lib/client/index.js"}}',
  'node_modules/@docusaurus/theme-mermaid/lib/client/index.js': `import {useColorMode, useThemeConfig} from '@docusaurus/theme-common'
export const MermaidContainerClassName = 'docusaurus-mermaid-container'
export const useMermaidConfig = () => {
  const {theme, options} = useThemeConfig().mermaid
  return {...options, theme: theme[useColorMode().colorMode], elk: __DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__}
}
`,
}

test('diagrams are made by the part of a site that was taken from the theme for them', async () => {
  const built = await buildSite({
    ...THEME_MERMAID,
    'docs/code.mdx': `${PAGE}\n{1 + 1}\n`,
    'docs/plain.md': PAGE,
    'docs/none.md': '# None\n\n```js\nlet a\n```\n',
    'src/theme/Mermaid/index.js': `import React from 'react'
import {MermaidContainerClassName, useMermaidConfig} from '@docusaurus/theme-mermaid/client'
export default function Mermaid({value}) {
  return <div className={MermaidContainerClassName} data-config={JSON.stringify(useMermaidConfig())}>{'own ' + value + '.'}</div>
}
`,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid'],
  themeConfig: {mermaid: {theme: {dark: 'forest'}}}, presets: [['classic', {blog: false}]]}`,
  })
  expect(built.findings).toEqual([])
  for (const path of ['/docs/code', '/docs/plain']) {
    const html = built.content(path)
    expect(html.match(/docusaurus-mermaid-container/g)).toHaveLength(2)
    expect(html).toContain('own graph TD;\nA--&gt;B;.')
    expect(html).toContain('{&quot;theme&quot;:&quot;default&quot;,&quot;elk&quot;:false}')
  }
  expect(built.content('/docs/none')).toContain('prism-code')
})

test('a part around the one for diagrams is around each of them', async () => {
  const built = await buildSite({
    'docs/plain.md': PAGE,
    'src/theme/Mermaid.js': `import React from 'react'
import Original from '@theme-original/Mermaid'
export default (props) => <section className="around"><Original {...props} /></section>
`,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {blog: false}]]}`,
  })
  expect(built.findings).toEqual([])
  expect(
    built.content('/docs/plain').match(/<section class="?around"?><div class="[^"]*docusaurus-mermaid-container/g),
  ).toHaveLength(2)
})
