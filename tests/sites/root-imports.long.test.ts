// Imports that begin with a slash, in code, style sheets and documents: they start from the static folders and the site.
import {expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

const FONT = new Uint8Array(4000).fill(7)

test.each(['webpack', 'rspack'])('are found by %s', async (bundler) => {
  const built = await createSite({
    'site.config.mjs': configFile(
      `bundler: '${bundler}', staticDirectories: ['public', 'static'], clientModules: ['./src/site.css']`,
      'docs(), pages()',
    ),
    'public/data/team.json': '{"name": "Ada"}',
    'static/fonts/own.woff2': FONT,
    'src/site.css': "@font-face {font-family: 'Own'; src: url('/fonts/own.woff2') format('woff2')}\n",
    'src/components/Mark.jsx': 'export default () => <b>mark</b>\n',
    'src/pages/index.jsx':
      "import team from '/data/team.json'\nimport Mark from '/src/components/Mark'\nexport default () => <main>{team.name} <Mark /></main>\n",
    'docs/_part.md': 'A part.\n',
    'docs/a.mdx':
      "import Mark from '/src/components/Mark'\nimport Part from '/docs/_part.md'\n\n# A\n\n<Mark />\n\n<Part />\n",
  }).build({minify: bundler !== 'webpack'})
  expect(built.findings).toEqual([])
  expect(built.html('/')).toMatch(/<main>Ada(?:<!-- -->)? <b>mark<\/b><\/main>/)
  expect(built.content('/docs/a')).toContain('<b>mark</b>')
  expect(built.content('/docs/a')).toContain('A part.')
  expect(built.files().filter((file) => file.endsWith('.woff2')).length).toBe(2)
})

test('are looked for elsewhere when the static folders change', async () => {
  const config = (dirs: string) => configFile(`bundler: 'rspack', staticDirectories: ['${dirs}']`, 'pages()')
  const site = createSite({
    'site.config.mjs': config('one'),
    'one/word.json': '"first"',
    'two/word.json': '"second"',
    'src/pages/index.jsx': "import word from '/word.json'\nexport default () => <main>{word}</main>\n",
  })
  expect((await site.build()).html('/')).toContain('<main>first</main>')
  expect((await site.write('site.config.mjs', config('two')).build()).html('/')).toContain('<main>second</main>')
})
