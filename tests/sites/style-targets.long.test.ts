// Style sheets are for the browsers that run the scripts: what is newer in them is written so that these understand it.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const SHEET = `.a { text-decoration: underline 1px; user-select: none; }
@media (width <= 40em) { .b { margin: 0 } }
.c { & .d { color: red } }
`

async function builtStyles(bundler: string): Promise<string> {
  const site = createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}',
  presets: [['classic', {blog: false, theme: {customCss: './own.css'}}]]}\n`,
    'own.css': SHEET,
    'docs/index.md': '# Home\n',
  })
  const {report, errors} = await site.build()
  expect(errors).toEqual([])
  const folder = join(report.outDir, 'assets')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
}

test.each(['webpack', 'rspack'])('with %s', async (bundler) => {
  const styles = await builtStyles(bundler)
  // Safari has no thickness in the shorthand, and lost the line with it.
  expect(styles).toContain(
    '.a{-webkit-user-select:none;user-select:none;text-decoration:underline;text-decoration-thickness:1px}',
  )
  expect(styles).toContain('@media (max-width:40em){.b{margin:0}}')
  expect(styles).toContain('.c .d{color:red}')
  expect(styles).not.toMatch(/text-decoration:underline 1px|\((?:width|height)[<>]=/)
})
