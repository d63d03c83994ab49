// An import of a theme component whose name is almost right: what is meant is said, in documents as in code.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const CONFIG =
  "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {blog: false}]]}\n"

test('hints name the nearest part, the right letters first', async () => {
  const imports = [
    'Codeblock',
    'TOCitems',
    'Docitem/Layout',
    'CodeBlock/content/String',
    'BlogPostitem',
    'Own/Crad',
    'Nothing/LikeIt',
  ]
  const built = await buildSite({
    'docusaurus.config.js': CONFIG,
    'src/theme/Own/Card.js': 'export default () => null\n',
    'docs/a.mdx': `# A\n\n${imports.map((name, at) => `import A${at} from '@theme/${name}'`).join('\n')}\n`,
  })
  const hints = built.diagnostics.flatMap(({code, hint}) => (code === 'mdx/unresolved-import' ? [hint] : []))
  expect(hints).toEqual([
    'Did you mean "@theme/CodeBlock"?',
    'Did you mean "@theme/TOCItems"?',
    'Did you mean "@theme/DocItem/Layout"?',
    'Did you mean "@theme/CodeBlock/Content/String"?',
    'Did you mean "@theme/BlogPostItem"?',
    'Did you mean "@theme/Own/Card"?',
    expect.stringMatching(/^No theme of the site has this part/),
  ])
})

test('code of a site has the same hints', async () => {
  const built = await buildSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '# A\n',
    'src/pages/a.js': "import A from '@theme/Codeblock'\nexport default () => <A>a</A>\n",
    'src/pages/b.js': "import B from '@theme-original/Layuot'\nexport default () => <B>b</B>\n",
  })
  const hints = built.diagnostics.flatMap(({code, hint}) => (code === 'bundle/unresolved-import' ? [hint] : []))
  expect(hints.sort()).toEqual(['Did you mean "@theme-original/Layout"?', 'Did you mean "@theme/CodeBlock"?'])
})
