// A site's map of MDX components around the map of a theme, which has its own parts for code.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

test('parts for code in the map of a theme show code where the site has a map around it', async () => {
  const built = await createSite({
    'docs/a.mdx': '# A\n\n```js\nlet x\n```\n\n```\nPlain\n```\n',
    'own/index.js': "module.exports = () => ({name: 'own', getThemePath: () => __dirname + '/theme'})",
    'own/theme/MDXComponents.js': `import MDXComponents from '@theme-init/MDXComponents'
export default {...MDXComponents, pre: ({children}) => <pre data-own>{children}</pre>, code: (props) => <code {...props} />}`,
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
export default {...MDXComponents, Step: () => <b />}`,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', themes: ['./own'], presets: [['classic', {blog: false}]]}`,
  }).build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
  expect(built.content('/docs/a')).toContain('<pre data-own="true"><code class="language-js">let x\n</code></pre>')
  // As a block without a language has none there.
  expect(built.content('/docs/a')).toContain('<pre data-own="true"><code>Plain\n</code></pre>')
})
