// What fails for every document alike is said once, with the number of documents.
import {expect, test} from 'vitest'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const DOCS: FileMap = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`docs/${name}.md`, `# ${name}\n\n\`\`\`js\nlet ${name} = 1\n\`\`\`\n`]),
)

test('a transform that cannot be loaded', async () => {
  const config = configFile('', `['docs', {remarkPlugins: ['./gone.mjs']}]`)
  const {report, errors} = await createSite({'site.config.mjs': config, ...DOCS}).build()
  expect(report.diagnostics).toMatchObject([
    {
      level: 'error',
      code: 'markdown/transform-missing',
      message: expect.stringMatching(/^The transform "\.\/gone\.mjs" cannot be loaded: .*\(3 documents\)$/s),
      location: {sourcePath: 'docs/a.md'},
      notes: ['docs/b.md', 'docs/c.md'],
    },
  ])
  expect(errors).toHaveLength(1)
})

test('languages of code whose function fails: the site is built without them', async () => {
  const files = {...DOCS, 'src/theme/prism-include-languages.js': `export default () => document.body.append('x')\n`}
  const built = await createSite({'site.config.mjs': configFile('', 'docs()'), ...files}).build()
  expect(built.report.diagnostics.filter(({code}) => code.startsWith('markdown/'))).toMatchObject([
    {
      level: 'warning',
      code: 'markdown/languages-failed',
      message: expect.stringMatching(
        /^"src\/theme\/prism-include-languages\.js" failed.*document is not defined.*\(3 documents\)$/,
      ),
    },
  ])
  expect(built.html('/docs/a')).toContain('class="token keyword"')
})

test('languages may come from modules of the site', async () => {
  const built = await createSite({
    'site.config.mjs': configFile('', 'docs()'),
    'docs/a.md': '```wish\nplease 3\n```\n',
    'src/theme/prism-include-languages.js': `export default (Prism) => {
  globalThis.Prism = Prism
  require('@site/src/wish')
  delete globalThis.Prism
}
`,
    'src/wish.js': 'Prism.languages.wish = {please: /please/, number: /\\d/}\n',
  }).build()
  expect(built.findings).toEqual([])
  expect(built.html('/docs/a')).toContain('token please')
})
