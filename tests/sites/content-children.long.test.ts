// Parts of sites and of their themes that give the part around a doc's content more than that, as the one of OpenAPI documents does.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

const FILES = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {blog: false}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'api', docItemComponent: '@theme/ApiItem'}]]}
`,
  'src/store.js': "import {createContext} from 'react'\nexport const Store = createContext(null)\n",
  'src/Method.jsx':
    "import {useContext} from 'react'\nimport {Store} from './store'\nexport default () => <b>{useContext(Store).method}</b>\n",
  'src/theme/ApiItem.jsx': `import {DocProvider} from '@docusaurus/plugin-content-docs/client'
import Content from '@theme/DocItem/Content'
import {Store} from '@site/src/store'
export default function ApiItem({content: Document}) {
  return <DocProvider content={Document}><article><Content><Store value={{method: 'GET'}}><div className="left"><Document /></div></Store></Content></article></DocProvider>
}
`,
  'src/theme/DocItem/Content.jsx': `import Content from '@theme-original/DocItem/Content'
export default function Wrapper({children, ...props}) {
  return <Content {...props}>{children}<p className="after">Was this of use?</p></Content>
}
`,
  'api/pets.mdx': "import Method from '@site/src/Method'\n\n# Pets\n\n<Method /> all pets.\n",
  'docs/a.md': '# A\n\nPlain *text*.\n',
  'docs/b.mdx': '# B\n\nText {1 + 1}.\n',
}

describe('what is given to the part of the content', () => {
  let built: BuiltSite
  beforeAll(async () => {
    const {'src/theme/DocItem/Content.jsx': _, ...files} = FILES
    built = await buildSite(files)
  })

  test('is around the content, and gives it a context', () => {
    expect(built.errors).toEqual([])
    expect(built.html('/api/pets')).toMatch(
      /<div class="theme-doc-markdown markdown"><div class="left"><div [^>]*data-quire-content[^>]*>.*<b>GET<\/b> all pets\./s,
    )
  })
})

describe('a wrapper that adds something to the content', () => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await buildSite(FILES)
  })

  test.each([
    ['/docs/a', 'Plain <em>text</em>.'],
    ['/docs/b', 'Text 2.'],
  ])('has it below the text of %s, which is there once', (path, text) => {
    expect(built.errors).toEqual([])
    const html = built.html(path).replaceAll('<!-- -->', '')
    expect(html.split(text)).toHaveLength(2)
    expect(html.slice(html.indexOf(text))).toContain('<p class="after">Was this of use?</p>')
  })
})
