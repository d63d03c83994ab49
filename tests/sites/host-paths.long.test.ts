// Scripts and style sheets that a configuration names by a path.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const NAMED = "scripts: ['/other.js', {src: '/docs/own.js', defer: true}], stylesheets: ['/other.css']"

function named(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="([^"]*\/(?:other|own)\.(?:js|css))"/g)].map(([, url = '']) => url)
}

test('a site for Docusaurus has them on its host, in every language', async () => {
  const built = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/docs/', bundler: 'rspack', ${NAMED},
  i18n: {defaultLocale: 'en', locales: ['en', 'ja']},
  presets: [['classic', {docs: false, blog: false}]],
}`,
    'src/pages/index.md': '# Home\n',
    'static/own.js': '',
  })
  const paths = ['/other.css', '/other.js', '/docs/own.js']
  expect(named(built.read('index.html'))).toEqual(paths)
  expect(named(built.read('ja/index.html'))).toEqual(paths)
})

test('a site of our own has them below its base URL', async () => {
  const built = await buildSite({
    'site.config.mjs': `import {pages} from 'quire-docs/plugins/pages'
export default {title: 'T', url: 'https://t.example', baseUrl: '/docs/', bundler: 'rspack', ${NAMED},
  i18n: {defaultLocale: 'en', locales: ['en', 'ja']}, plugins: [pages()]}`,
    'src/pages/index.md': '# Home\n',
    'static/own.js': '',
  })
  expect(named(built.read('index.html'))).toEqual(['/docs/other.css', '/docs/other.js', '/docs/own.js'])
  expect(named(built.read('ja/index.html'))).toEqual(['/docs/ja/other.css', '/docs/ja/other.js', '/docs/own.js'])
})
