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
