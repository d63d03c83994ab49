// What style sheets and pages of Docusaurus sites use of Infima, where the theme itself does without.
import {expect, test} from 'vitest'
import {hydrated, openPage, styleOf} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const CUSTOM = `
.own { font-weight: var(--ifm-font-weight-base); padding: var(--ifm-image-alignment-padding); }
.markdown .rhythm { margin-top: calc(var(--ifm-h1-vertical-rhythm-top) * 10px); }
`

const trail = (size: string) => `<nav><ul className="breadcrumbs ${size}">
<li className="breadcrumbs__item"><a className="breadcrumbs__link" href="#x">One</a></li>
<li className="breadcrumbs__item breadcrumbs__item--active"><span className="breadcrumbs__link">Two</span></li>
</ul></nav>`

test('weights, rhythm, tabs, small and large breadcrumbs and centred items are as Infima describes them', async () => {
  const site = await serveSite({
    'site.config.mjs': configFile("favicon: 'icon.svg', clientModules: ['./src/css/custom.css']"),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/css/custom.css': CUSTOM,
    'docs/a.mdx': `# A

<p className="own">Own</p>
<p className="rhythm">Rhythm</p>

<div className="tabs-container"><ul className="tabs"><li className="tabs__item">Tab</li></ul></div>

${trail('breadcrumbs--sm')}
${trail('')}
${trail('breadcrumbs--lg')}

<div className="navbar"><div className="navbar__inner"><div className="navbar__items navbar__items--center"><span className="navbar__brand">B</span></div></div></div>
`,
  })
  const {page} = await openPage()
  await page.goto(`${site.url}/docs/a`)
  await hydrated(page)
  const style = (selector: string, property: string) => styleOf(page, selector, property)
  expect(await style('.own', 'font-weight')).toBe('400')
  expect(await style('.own', 'padding-top')).toBe('20px')
  expect(await style('.rhythm', 'margin-top')).toBe('30px')
  expect(await style('.tabs-container', 'margin-bottom')).toBe('0px')
  expect(await style('.markdown .navbar__items--center', 'flex-grow')).toBe('0')
  expect(await style('.markdown .navbar__brand', 'margin-inline-end')).toBe('0px')
  const sizes = await page
    .locator('.markdown a.breadcrumbs__link')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(new Set(sizes).size).toBe(3)
})
