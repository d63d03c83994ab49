// The primary colour in both modes, of sites that set it and of those that do not.
import {expect, test} from 'vitest'
import {openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import {configFile, type FileMap} from '../support/site.ts'

const DOCS: FileMap = {'docs/index.md': '# Home\n\n[Link](https://a.example)\n'}
const docusaurus = (fields = '') =>
  `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', ${fields}
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, theme: {customCss: './own.css'}}]]}\n`

async function linkColours(files: FileMap): Promise<readonly string[]> {
  const {url} = await serveSite({...DOCS, ...files})
  const {page} = await openPage()
  const colours: string[] = []
  for (const mode of ['light', 'dark']) {
    await page.goto(`${url}/?docusaurus-theme=${mode}`)
    colours.push(await page.getByRole('link', {name: 'Link'}).evaluate((link) => getComputedStyle(link).color))
  }
  return colours
}

const OWN = ':root { --ifm-color-primary: rgb(200, 0, 0) }\n'

test.each(['', 'future: {v4: true},'])('a site of Docusaurus sets it for :root, %s', async (fields) => {
  const colours = await linkColours({'docusaurus.config.js': docusaurus(fields), 'own.css': OWN})
  expect(colours).toEqual(['rgb(200, 0, 0)', 'rgb(200, 0, 0)'])
})

test('a site of Docusaurus that sets none has the one of Infima', async () => {
  const colours = await linkColours({'docusaurus.config.js': docusaurus(), 'own.css': '.a { color: red }\n'})
  expect(colours).toEqual(['rgb(53, 120, 229)', 'rgb(53, 120, 229)'])
})

test('any other site has the ones of the theme', async () => {
  const colours = await linkColours({'site.config.mjs': configFile('', `docs({routeBasePath: '/'})`)})
  expect(colours).toEqual(['rgb(33, 110, 74)', 'rgb(124, 203, 162)'])
})
