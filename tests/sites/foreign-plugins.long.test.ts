// Plugins of the registry, which nobody here wrote: what they count on in Docusaurus besides its API.
import {describe, expect, test} from 'vitest'
import {createSite, type FileMap} from '../support/site.ts'

const config = (fields: string): FileMap => ({
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', onBrokenLinks: 'ignore', presets: [['classic', {blog: false}]], ${fields}}\n`,
  'docs/intro.md': '# Intro\n\nText.\n',
})

const manifest = (name: string, fields: object): FileMap => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({name, version: '1.0.0', ...fields}),
})

describe('a package that is a plugin', () => {
  const body = (place: string): string => `{
    name: 'own',
    getThemePath: () => ${place} + '/theme',
    injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'entry', content: ENTRY}}]}),
  }`
  const part = "import Part from '@theme/Part'\nexport default () => <Part />\n"

  test('is loaded by its entry for require where it has two', async () => {
    const built = await createSite({
      ...config("plugins: ['docusaurus-two-entries']"),
      ...manifest('docusaurus-two-entries', {
        type: 'module',
        exports: {'.': {import: './index.js', require: './index.cjs'}, './package.json': './package.json'},
      }),
      'node_modules/docusaurus-two-entries/index.js': `import own from './gone.js'\nexport default own\n`,
      'node_modules/docusaurus-two-entries/index.cjs': `const ENTRY = 'require'\nmodule.exports = () => (${body('__dirname')})\n`,
      'node_modules/docusaurus-two-entries/theme/Part.jsx': 'export default () => <main>part</main>\n',
      'src/pages/part.jsx': part,
    }).build({bundler: 'rspack'})
    expect(built.findings).toEqual([])
    expect(built.html('/part')).toContain('<meta name="entry" content="require"')
  })

  test('may ask for its folder as a module of Node cannot', async () => {
    const built = await createSite({
      ...config("plugins: ['docusaurus-only-module']"),
      ...manifest('docusaurus-only-module', {type: 'module', exports: {import: './index.js'}}),
      'node_modules/docusaurus-only-module/index.js': `const ENTRY = 'import'\nexport default () => (${body('__dirname')})\n`,
      'node_modules/docusaurus-only-module/theme/Part.jsx': 'export default () => <main>part</main>\n',
      'src/pages/part.jsx': part,
    }).build({bundler: 'rspack'})
    expect(built.findings).toEqual([])
    expect(built.html('/part')).toContain('<main>part</main>')
  })

  test('gets the webpack that bundles, whichever version lies next to it', async () => {
    const built = await createSite({
      ...config("plugins: ['polyfill', require('polyfill/second')]"),
      ...manifest('webpack', {version: '5.999.0', main: 'index.js'}),
      'node_modules/webpack/index.js': "throw new Error('Another webpack.')\n",
      ...manifest('polyfill', {main: 'index.js'}),
      // As such packages do: the class of webpack is made and applied inside of a plugin of their own.
      'node_modules/polyfill/index.js': `const {ProvidePlugin} = require('webpack')
class Polyfill { apply(compiler) { new ProvidePlugin({parrot: [require.resolve('./parrot.js')]}).apply(compiler) } }
module.exports = () => ({name: 'polyfill', configureWebpack: () => ({plugins: [new Polyfill()]})})
`,
      'node_modules/polyfill/second.js': `const webpack = require('webpack')
module.exports = () => ({name: 'second', configureWebpack: () => ({plugins: [new webpack.DefinePlugin({COLOUR: '"green"'})]})})
`,
      'node_modules/polyfill/parrot.js': "module.exports = 'squawk'\n",
      'src/pages/part.jsx': 'export default () => <main>{parrot} {COLOUR}</main>\n',
    }).build({bundler: 'webpack'})
    expect(built.findings).toEqual([])
    expect(built.html('/part').replaceAll('<!-- -->', '')).toContain('<main>squawk green</main>')
  })
})

const API = `const path = require('node:path')
module.exports = () => ({
  name: 'api',
  contentLoaded: async ({actions: {addRoute, createData, setGlobalData}}) => {
    const items = ['tea', 'rice']
    setGlobalData({count: items.length})
    const version = await createData('version.json', {
      pluginId: 'api', version: '1.0', label: 'One', banner: null, badge: true, isLast: true, noIndex: false, className: 'api', docs: {},
      docsSidebars: {api: items.map((item) => ({type: 'link', label: 'The ' + item, href: '/api/' + item}))},
    })
    const all = await createData('all.json', {items})
    addRoute({path: '/api', exact: false, component: '@theme/DocsRoot', routes: [{
      path: '/api', exact: false, component: '@theme/DocVersionRoot', modules: {version},
      routes: [{
        path: '/api', exact: false, component: path.join(__dirname, 'Page.jsx'), modules: {all},
        routes: items.map((item) => ({path: '/api/' + item, exact: true, component: path.join(__dirname, 'Item.jsx'), sidebar: 'api', props: {item}, id: item + '-id'})),
      }],
    }]})
  },
})
`

test('pages of a plugin that are shown as docs have its version and sidebar, and what a router gives', async () => {
  const built = await createSite({
    ...config("plugins: ['./parts/api']"),
    'parts/api/index.js': API,
    'parts/api/Page.jsx': `import DocRoot from '@theme/DocRoot'
import {matchPath} from '@docusaurus/router'
export default function Page({all, location, match, ...props}) {
  const current = props.route.routes.find((one) => matchPath(location.pathname, one))
  return <><q>{all.items.length} {current.id} {match.isExact ? 'exact' : 'around'} {typeof props.history.push}</q><DocRoot {...props} location={location} /></>
}
`,
    'parts/api/Item.jsx': `import globalData from '@generated/globalData'
import DocVersionBadge from '@theme/DocVersionBadge'
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client'
export default function Item({item, match}) {
  return <p>{item} {useDocsVersion().label} {useDocsSidebar().name} {match.isExact ? 'exact' : 'around'} {globalData.api.default.count} <DocVersionBadge /></p>
}
`,
  }).build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
  const page = built.html('/api/tea').replaceAll('<!-- -->', '')
  expect(page).toContain('<q>2 tea-id around function</q>')
  expect(page).toContain('<p>tea One api exact 2 <span')
  expect(page).toMatch(/<aside.*The tea.*The rice.*<\/aside>/s)
})

describe.each(['rspack', 'webpack'] as const)('code that runs in browsers alone, with %s', (bundler) => {
  const files = {
    ...config(''),
    'src/heavy.js': 'export const width = window.innerWidth\n',
    'src/components/Box.jsx':
      "import {width} from '../heavy.js'\nexport default function Box() { return <b>{width}</b> }\n",
    'src/pages/first.jsx': "import Box from '../components/Box'\nexport default () => <Box />\n",
    'src/pages/second.jsx': "import Box from '../components/Box'\nexport default () => <i><Box /></i>\n",
    'src/pages/sound.jsx': 'export default () => <main>sound</main>\n',
  }

  test('is the fault of the pages that import it', async () => {
    const built = await createSite(files).build({bundler})
    expect(built.findings).toEqual(['error render/failed src/heavy.js:1:22'])
    const [{message, notes} = {message: '', notes: []}] = built.diagnostics
    expect(message).toBe('The page /first cannot be rendered: window is not defined')
    expect(notes?.filter((note) => note.startsWith('The same'))).toEqual(['The same on /second.'])
  })
})
