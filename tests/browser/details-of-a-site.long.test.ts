// Sections that open, which a site builds on @docusaurus/theme-common.
import {expect, test} from 'vitest'
import {closePage, hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

const FILES = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]]}`,
  'src/own.js': `import {Details} from '@docusaurus/theme-common/Details'
export const Own = (props) => <Details {...props} summary={<summary>History</summary>}>Text</Details>
`,
  'docs/a.mdx': `import {Own} from '@site/src/own'

# A

<Own id="plain" className="own" />
<Own id="alert" className="alert alert--info" />

<details id="usual"><summary>More</summary>Text</details>
`,
}

test('have no look but that of their classes, as in Docusaurus', async () => {
  const {url} = await serveSite(FILES)
  const {page} = await openPage()
  await page.goto(`${url}/a`)
  await hydrated(page)
  const look = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => {
      const {paddingTop, borderTopWidth, backgroundColor} = getComputedStyle(element)
      return {paddingTop, borderTopWidth, isClear: backgroundColor === 'rgba(0, 0, 0, 0)'}
    })
  expect(await look('plain')).toEqual({paddingTop: '0px', borderTopWidth: '0px', isClear: true})
  const usual = await look('usual')
  expect(usual).toMatchObject({isClear: false})
  expect(await look('alert')).toEqual(usual)
  await closePage(page)
})
