// Documents that others show as components and that only the bundler finds: a plugin's own behind an alias, and those of packages.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const PLUGIN = `module.exports = ({siteDir}) => ({
  name: 'component-api',
  async contentLoaded({actions: {createData}}) {
    await createData('v8/button/props.md', '### color\\n\\n| | |\\n| --- | --- |\\n| **Type** | \`string\` |\\n')
    await createData('v8/button/slots.mdx', "import Tabs from '@theme/Tabs'\\nimport TabItem from '@theme/TabItem'\\n\\n<Tabs><TabItem value='ios'>\\n\\nIn a *tab*.\\n\\n</TabItem></Tabs>\\n")
  },
  configureWebpack: () => ({resolve: {alias: {'@own/component-api': siteDir + '/.docusaurus/component-api/default'}}}),
})
`

test('are shown, and are an error where they are missing', async () => {
  const site = createSite({
    'plugins/api.js': PLUGIN,
    'node_modules/some-package/package.json': '{"name": "some-package", "version": "1.0.0"}',
    'node_modules/some-package/README.md': 'Text of the *package*.\n',
    'docs/button.md': `import Props from '@own/component-api/v8/button/props.md'
import Slots from '@own/component-api/v8/button/slots.mdx'
import Readme from 'some-package/README.md'

# Button

<Props />

<Slots />

<Readme />
`,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', plugins: ['./plugins/api.js'], presets: [['classic', {blog: false}]]}\n`,
  })
  const built = await site.build()
  expect(built.findings).toEqual([])
  const html = built.content('/docs/button')
  expect(html).toMatch(/<h3 [^>]*id="color"/)
  expect(html).toContain('<code>string</code>')
  expect(html).toContain('In a <em>tab</em>.')
  expect(html).toContain('Text of the <em>package</em>.')

  site.write('docs/button.md', "import Other from 'some-package/OTHER.md'\n\n# Button\n\n<Other />\n")
  expect((await site.build()).errors).toEqual(['error mdx/unresolved-import docs/button.md:1:20'])
})
