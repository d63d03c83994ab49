// Style sheets that a page names are those of its chunks: loading these asks for none of them again, which would put it behind a site's own.
import {expect, test} from 'vitest'
import {closePage, hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

test.each(['rspack', 'webpack'])('%s finds them in the page', async (bundler) => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: '${bundler}', presets: [['classic', {blog: false}]]}\n`,
    'docs/a.mdx': "# A\n\nimport Own from '@site/src/own'\n\n<Own />\n\n```js\nconst a = 1\n```\n",
    'src/own.jsx': 'import \'./own.css\'\nexport default () => <p className="own">Own</p>\n',
    'src/own.css': '.own {\n  color: red;\n}\n',
  })
  const {page} = await openPage()
  await page.goto(`${url}/docs/a`)
  await hydrated(page)
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({href}) => new URL(href).pathname),
  )
  await closePage(page)
  expect(sheets.some((path) => path.startsWith('/base/assets/content.'))).toBe(true)
  expect([...new Set(sheets)]).toEqual(sheets)
})
