// Parts of sites that import files of Docusaurus' classic theme by their place in its package.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const THEME = 'node_modules/@docusaurus/theme-classic'

test('style sheets are those of the installed theme, and parts are those of the program', async () => {
  const built = await buildSite({
    [`${THEME}/package.json`]: '{"name": "@docusaurus/theme-classic", "version": "3.9.2", "main": "lib/index.js"}',
    [`${THEME}/lib/theme/DocItem/Layout/styles.module.css`]: '.docItemCol {\n  max-width: 71%;\n}\n',
    [`${THEME}/src/theme/Layout/styles.module.css`]: '.mainWrapper {\n  flex: 7 0 auto;\n}\n',
    [`${THEME}/lib/theme/Heading/index.js`]: "throw new Error('The part of another program.')\n",
    'node_modules/@docusaurus/extra/package.json':
      '{"name": "@docusaurus/extra", "version": "1.0.0", "main": "index.js"}',
    'node_modules/@docusaurus/extra/index.js': "export const extra = 'installed'\n",
    'src/theme/Footer.js': `import clsx from 'clsx'
import Heading from '@docusaurus/theme-classic/lib/theme/Heading'
import item from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css'
import styles from '@docusaurus/theme-classic/src/theme/Layout/styles.module.css'
export default () => <footer className={clsx(styles.mainWrapper, item.docItemCol)}><Heading as="h2">Foot</Heading></footer>
`,
    'docs/a.mdx': "import {extra} from '@docusaurus/extra'\n\n# A\n\n{extra}\n",
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {blog: false}]]}\n`,
  })
  expect(built.findings).toEqual([])
  expect(built.content('/docs/a')).toContain('installed')
  expect(built.html('/docs/a')).toMatch(
    /<footer class="mainWrapper_\S+ docItemCol_[^"]+"><h2[^>]*>Foot<\/h2><\/footer>/,
  )
  const styles = built.files().filter((file) => file.endsWith('.css'))
  expect(styles.map((file) => built.read(file)).join('\n')).toMatch(/\.docItemCol_[^{]+\{max-width:71%;?\}/)
})
