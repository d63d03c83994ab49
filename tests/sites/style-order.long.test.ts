// Rules of equal weight win by their order, and layers by the order in which they are first named: Infima, the theme, sheets of
// its components, and last what the site brings.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

async function buildSheets(bundler: string, useCssCascadeLayers: boolean) {
  const site = createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}',
  future: {v4: {useCssCascadeLayers: ${useCssCascadeLayers}}}, clientModules: ['./src/widget.js'],
  presets: [['classic', {blog: false, theme: {customCss: './own.css'}}]]}\n`,
    'own.css': '.own { color: red }\n',
    // Its sheet comes with a part of every page.
    'src/theme/Footer/index.js': `import './footer.css'\nexport default () => <footer className="mine">Mine</footer>\n`,
    'src/theme/Footer/footer.css': '.mine { color: green }\n',
    'src/widget.js': `import './widget.css'\n`,
    'src/widget.css': '.widget { color: blue }\n',
    'docs/index.md': '# Home\n',
    // Loaded with its page, and by a part that comes later.
    'src/pages/about.js': `import React from 'react'\nimport './about.css'\nimport styles from './about.module.css'
const Late = React.lazy(() => import('../late.js'))
export default () => <main className={styles.page}><React.Suspense fallback=""><Late /></React.Suspense></main>\n`,
    'src/pages/about.css': 'h1 { color: teal }\n',
    'src/pages/about.module.css': '.page { color: olive }\n',
    'src/late.js': `import './late.css'\nexport default () => 'late'\n`,
    'src/late.css': '.late { color: pink }\n',
  })
  const {report, errors} = await site.build()
  expect(errors).toEqual([])
  const read = (file: string): string => readFileSync(join(report.outDir, file), 'utf8')
  const sheetsOf = (page: string): string => {
    const files = [...read(page).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = '']) => file)
    return [...new Set(files)].map(read).join('\n')
  }
  const folder = join(report.outDir, 'assets')
  const [main = ''] = readdirSync(folder).filter((name) => /^main\..*\.css$/.test(name))
  return {main: read(join('assets', main)), doc: sheetsOf('docs/index.html'), about: sheetsOf('about/index.html')}
}

describe.each(['webpack', 'rspack'])('with %s', (bundler) => {
  test.each([true, false])('cascade layers: %s', async (hasLayers) => {
    const {main: sheet, doc, about} = await buildSheets(bundler, hasLayers)
    const rules = ['.col{', '.docItemCol', '.docVersionChanges{']
    const places = rules.map((rule) => sheet.indexOf(rule))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(sheet.indexOf('.own{')).toBeGreaterThan(sheet.indexOf('.docItemCol'))
    if (hasLayers) expect(/@layer ([\w.]+)/.exec(sheet)?.[1]).toBe('docusaurus.infima')
    else expect(sheet).not.toContain('@layer')
    // As in Docusaurus, a sheet holds for all pages, whichever imports it: sites style headings and the navbar from their home page.
    for (const page of [doc, about])
      for (const rule of ['h1{color:teal}', '.late{']) expect(page.split(rule), rule).toHaveLength(2)
    expect([doc, about].map((page) => /\.page_\S+?{/.test(page))).toEqual([false, true])
  })
})
