// The class of the body that Docusaurus sets while the keyboard is used, up to 3.9: style sheets of sites name it.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

const OUTLINE = 'body.navigation-with-keyboard .own:focus { outline: 3px solid rgb(1, 2, 3); }\n'
const CONFIG = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', favicon: 'icon.svg', bundler: 'rspack',
  presets: [['classic', {blog: false, theme: {customCss: require.resolve('./css/custom.css')}}]]}`
const LAYOUT = `import {useKeyboardNavigation} from '@docusaurus/theme-common/internal'
import Layout from '@theme-original/Layout'
export default function OwnLayout(props) { useKeyboardNavigation(); return <Layout {...props} /> }
`

const siteOf = (version: string, files: Readonly<Record<string, string>>) => ({
  'docusaurus.config.js': CONFIG,
  'package.json': JSON.stringify({dependencies: {'@docusaurus/core': version}}),
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/a.md': '# A\n\nText.\n',
  'css/custom.css': '.own { color: red }\n',
  ...files,
})

test.each([
  ['a style sheet of 3.9 names it', siteOf('3.9.2', {'css/custom.css': OUTLINE}), true],
  [
    'a style sheet in src of 2.4 names it',
    siteOf('2.4.3', {'css/custom.css': '@import "../src/more.css";', 'src/more.css': OUTLINE}),
    true,
  ],
  ['a part of 3.5 asks for it', siteOf('3.5.2', {'src/theme/Layout/index.jsx': LAYOUT}), true],
  ['a style sheet of 3.10 names it, which has it no more', siteOf('3.10.0', {'css/custom.css': OUTLINE}), false],
  ['nothing of 3.9 names it', siteOf('3.9.2', {}), false],
])('the class of the keyboard, where %s', async (_, files, isSet) => {
  const site = await serveSite(files)
  const {page} = await openPage()
  await page.goto(`${site.url}/docs/a`)
  await hydrated(page)
  const classes = () => page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'))
  expect(await classes()).toBe(false)
  await page.keyboard.press('Tab')
  expect(await classes()).toBe(isSet)
  await page.mouse.click(400, 300)
  expect(await classes()).toBe(false)
})
