// Whether the pages are valid HTML, by the recommended rules of a checker that nobody here wrote.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate'
import {expect, test} from 'vitest'
import {builtHandbook} from '../support/handbook.ts'

const RULES: ConfigData['rules'] = {
  // Headings are named as authors and Docusaurus name them: with a digit at the beginning, or "_".
  'valid-id': ['error', {relaxed: true}],
  // Enter sends the search; a button beside the field of a dialog would be one more stop of the keyboard.
  'wcag/h32': 'off',
  // A reference's titles are as long as the names that it explains; search engines cut them, readers do not.
  'long-title': 'off',
}

test('every page is valid HTML', async () => {
  const {outDir} = await builtHandbook()
  const checker = new HtmlValidate(
    new StaticConfigLoader({root: true, extends: ['html-validate:recommended'], rules: RULES}),
  )
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
  expect(files.length).toBeGreaterThan(300)
  const faults = files.flatMap((file) => {
    const {results} = checker.validateStringSync(readFileSync(join(outDir, file), 'utf8'), file)
    return results.flatMap(({messages}) =>
      messages.map(({ruleId, message, line, column}) => `${file}:${line}:${column} ${ruleId}: ${message}`),
    )
  })
  expect(faults.slice(0, 20)).toEqual([])
})
