// What components of a site from Docusaurus read of the configuration.
import {expect, test} from 'vitest'
import {buildSite, createSite} from '../support/site.ts'

const SHOWN = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import generated from '@generated/docusaurus.config'
export default function Page() {
  const {siteConfig} = useDocusaurusContext()
  return <pre data-cut={String(siteConfig.presets[0][1].docs.routeBasePath)} data-scripts={siteConfig.scripts.join()}>
    {JSON.stringify([siteConfig.plugins, generated.presets[0][1].docs])}
  </pre>
}
`

test('lists of plugins and presets are there where code reads them, without the folder of the site', async () => {
  const config = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', scripts: ['/a.js'],
  presets: [['classic', {docs: {routeBasePath: 'guide', sidebarPath: require.resolve('./sidebars.js'), editUrl: () => 'https://e.example/'}, blog: false}]],
  plugins: [['./plug.js', {level: 3}], () => ({name: 'none'})]}`
  const files = {
    'docusaurus.config.js': config,
    'sidebars.js': "module.exports = {some: ['a']}",
    'plug.js': "module.exports = () => ({name: 'plug'})",
    'docs/a.md': '# A\n',
    'static/a.js': '',
  }
  const sources = createSite({...files, 'src/pages/index.jsx': SHOWN})
  const site = await sources.build()
  expect(site.findings).toEqual([])
  const html = site.html('/').replaceAll('&quot;', '"')
  expect(html).toContain('data-cut="guide" data-scripts="/a.js"')
  expect(html).toContain(
    '[[["./plug.js",{"level":3}],null],{"routeBasePath":"guide","sidebarPath":"@site/sidebars.js"}]',
  )
  expect(html).not.toContain(sources.dir)
  const without = await buildSite({...files, 'src/pages/index.jsx': 'export default () => "home"'})
  expect(without.html('/')).toContain('home')
  expect(without.read('_routes/shared/site.json')).not.toContain('presets')
}, 180_000)
