// Rules of equal weight win by their order, and layers by the order in which they are first named: Infima, the theme, sheets of
// its components, and last what the site brings.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

async function mainSheet(bundler: string, useCssCascadeLayers: boolean): Promise<string> {
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
  })
  const {report, errors} = await site.build()
  expect(errors).toEqual([])
  const folder = join(report.outDir, 'assets')
  const [main = ''] = readdirSync(folder).filter((name) => /^main\..*\.css$/.test(name))
  return readFileSync(join(folder, main), 'utf8')
}

describe.each(['webpack', 'rspack'])('with %s', (bundler) => {
  test.each([true, false])('cascade layers: %s', async (hasLayers) => {
    const sheet = await mainSheet(bundler, hasLayers)
    const rules = ['.col{', '.docItemCol', '.docVersionChanges{']
    const places = rules.map((rule) => sheet.indexOf(rule))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(sheet.indexOf('.own{')).toBeGreaterThan(sheet.indexOf('.docItemCol'))
    if (hasLayers) expect(/@layer ([\w.]+)/.exec(sheet)?.[1]).toBe('docusaurus.infima')
    else expect(sheet).not.toContain('@layer')
  })
})
