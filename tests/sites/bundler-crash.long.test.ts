// The bundler runs code that is not ours: what it does to its own process must not reach the build's.
import {expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

const site = (bundler: string, loader: string) =>
  createSite({
    'site.config.mjs': configFile(`bundler: '${bundler}'`, 'docs(), pages()'),
    'docs/a.md': '# A\n',
    'src/pages/index.jsx': "import text from '!!../../loader.cjs!./text.txt'\nexport default () => <h1>{text}</h1>\n",
    'src/pages/text.txt': 'Hello',
    'loader.cjs': loader,
  })

const RIGHT = "module.exports = (text) => 'export default ' + JSON.stringify(text)\n"

test.each([
  ['is killed', "module.exports = () => process.kill(process.pid, 'SIGKILL')\n", 'SIGKILL'],
  ['exits', 'module.exports = () => process.exit(0)\n', 'exit code 0'],
])(
  'a bundler that %s is an error that says so, and the next build is right',
  {timeout: 120_000},
  async (_, loader, how) => {
    const broken = site('webpack', loader)
    const {report} = await broken.build({minify: false})
    expect(report.diagnostics.filter(({level}) => level === 'error')).toMatchObject([
      {code: 'bundle/crashed', message: `The bundler "webpack" ended without a result (${how}).`},
    ])
    const built = await broken.write('loader.cjs', RIGHT).build({minify: false})
    expect(built.html('/')).toContain('<h1>Hello</h1>')
  },
)

test('webpack bundles where Rspack crashes, with a warning', {timeout: 120_000}, async () => {
  const loader = `module.exports = function (text) {
  if (this._compiler.webpack.rspackVersion !== undefined) process.kill(process.pid, 'SIGKILL')
  return 'export default ' + JSON.stringify(text)
}
`
  const built = await site('rspack', loader).build({minify: false})
  expect(built.findings).toEqual(['warning bundle/other-bundler'])
  expect(built.diagnostics[0]?.message).toBe('The bundler "rspack" ended without a result (SIGKILL).')
  expect(built.html('/')).toContain('<h1>Hello</h1>')
})

test('Rspack makes one bundle after another in one run', {timeout: 120_000}, async () => {
  const rspack = site('rspack', RIGHT)
  for (const word of ['one', 'two', 'three']) {
    const built = await rspack.write('src/pages/text.txt', word).build()
    expect(built.html('/')).toContain(`<h1>${word}</h1>`)
  }
})
