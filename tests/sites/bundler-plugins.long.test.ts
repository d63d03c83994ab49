// Plugins of webpack and of Rspack that plugins of a site hand to the bundler: those of webpack itself, and those that fail.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import type {BuildOptions} from '../../src/node/api-types.ts'
import {createSite, type FileMap} from '../support/site.ts'

const WEBPACK: FileMap = {
  'node_modules/webpack/package.json': '{"name": "webpack", "version": "5.0.0", "main": "index.js"}',
  'node_modules/webpack/index.js': `module.exports = require(${JSON.stringify(createRequire(import.meta.url).resolve('webpack'))})\n`,
}

const OWN = `const path = require('node:path')
const webpack = require('webpack')
const file = (name) => path.join(__dirname, '..', name)
class Included {
  apply(compiler) {
    compiler.hooks.finishMake.tapAsync('Included', (compilation, done) => {
      if (compiler.options.name === 'server') return done()
      const dependency = webpack.EntryPlugin.createDependency(file('src/included.js'), {name: 'included'})
      compilation.addInclude(compiler.context, dependency, {name: 'main'}, done)
    })
  }
}
module.exports = () => ({
  name: 'own',
  configureWebpack: () => ({
    plugins: [
      false,
      new webpack.DefinePlugin({DEFINED: '"defined"'}),
      new webpack.ProvidePlugin({$provided: file('src/provided.js')}),
      new webpack.NormalModuleReplacementPlugin(/replaced-by-other$/, file('src/other.js')),
      new webpack.IgnorePlugin({resourceRegExp: /never-there/}),
      new webpack.ContextReplacementPlugin(/words$/, /^\\.\\/one\\.js$/),
      new webpack.EnvironmentPlugin({QUIRE_TEST_WORD: 'from the environment'}),
      new webpack.BannerPlugin({banner: 'Made by hand.', include: /main/}),
      new webpack.LoaderOptionsPlugin({debug: false}),
      new webpack.ProgressPlugin(() => {}),
      new webpack.WatchIgnorePlugin({paths: [/build/]}),
      new Included(),
    ],
  }),
})
`

const SITE: FileMap = {
  ...WEBPACK,
  'plugins/own.js': OWN,
  'src/provided.js': "module.exports = 'provided'\n",
  'src/other.js': "export default 'replaced'\n",
  'src/included.js': "globalThis.included = 'INCLUDED'\n",
  'src/words/one.js': "module.exports = 'one'\n",
  'src/words/two.js': "module.exports = 'TWO'\n",
  'src/pages/index.jsx': `import replaced from 'replaced-by-other'
const ignored = () => { try { return require('never-there') } catch { return 'ignored' } }
const words = require.context('../words')
const shown = [DEFINED, $provided, replaced, ignored(), words.keys().join(), process.env.QUIRE_TEST_WORD]
export default () => <main>{shown.join('|')}</main>
`,
}

function config(bundler: string, plugins: string): string {
  return `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}',
  presets: [['classic', {docs: false, blog: false}]], plugins: [${plugins}]}\n`
}

describe.each(['rspack', 'webpack'])("plugins of the bundler's, with %s", (bundler) => {
  test('are those of webpack, and each does what it says', async () => {
    const built = await createSite({
      ...SITE,
      'docusaurus.config.js': config(bundler, "'./plugins/own.js'"),
    }).build({minify: false})
    expect(built.findings).toEqual([])
    expect(built.html('/')).toContain('<main>defined|provided|replaced|ignored|./one.js|from the environment</main>')
    const main = built.files().find((file) => /assets\/main\..*\.js$/.test(file)) ?? ''
    expect(built.read(main)).toContain('Made by hand.')
    expect(built.read(main)).toContain('INCLUDED')
  })

  test.each([
    ['at once', 'throw new Error("No such luck.")'],
    ['while it compiles', "compiler.hooks.compilation.tap('Broken', () => { throw new Error('No such luck.') })"],
    ['at the end', "compiler.hooks.emit.tapPromise('Broken', async () => { throw new Error('No such luck.') })"],
    [
      'in a hook of a hook',
      "compiler.hooks.thisCompilation.tap('Broken', (one) => one.hooks.processAssets.tapAsync('Broken', (_, done) => done(new Error('No such luck.'))))",
    ],
  ])('that fail %s are told of with the plugin of the site', async (_, code) => {
    const own = `class Broken { apply(compiler) { ${code} } }
module.exports = () => ({name: 'own', configureWebpack: () => ({plugins: [new Broken()]})})\n`
    const built = await createSite({
      'src/pages/index.jsx': 'export default () => <main>here</main>\n',
      'plugins/own.js': own,
      'docusaurus.config.js': config(
        bundler,
        "'./plugins/own.js', () => ({name: 'other', configureWebpack: () => ({plugins: [function () {}]})})",
      ),
    }).build({minify: false})
    expect(built.findings).toEqual(['error bundle/plugin-failed'])
    const [finding] = built.diagnostics
    expect(finding?.message).toBe('The plugin "own" adds "Broken" to the bundler, which fails: No such luck.')
    expect(finding?.hint).toContain('options')
  })
})

describe('What Rspack lacks of webpack', () => {
  const home = {'src/pages/index.jsx': 'export default () => <main>here</main>\n'}

  test('is a warning that names the plugin, in each build, and webpack bundles the site', async () => {
    const site = createSite({
      ...WEBPACK,
      ...home,
      'docusaurus.config.js': config(
        'rspack',
        `() => ({name: 'prefetcher', configureWebpack: () => ({plugins: [new (require('webpack').PrefetchPlugin)('./src/pages/index.jsx')]})}),
      () => ({name: 'reader', configureWebpack: () => ({plugins: [{apply: () => undefined}]})})`,
      ).replace("bundler: 'rspack'", 'future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}}'),
    })
    for (const [at, files] of [
      {},
      {},
      {'src/pages/index.jsx': home['src/pages/index.jsx'].replace('here', 'there')},
    ].entries()) {
      for (const [file, text] of Object.entries(files)) site.write(file, text)
      const built = await site.build({minify: false})
      expect(built.findings).toEqual(['warning bundle/other-bundler'])
      expect(built.diagnostics[0]?.message).toContain('The plugin "prefetcher" adds "PrefetchPlugin" to the bundler')
      expect(built.html('/')).toContain(at < 2 ? '<main>here</main>' : '<main>there</main>')
    }
  })

  test('may be what a loader needs', async () => {
    const told: string[] = []
    const built = await createSite({
      'src/pages/index.jsx': "import word from '../word.txt'\nexport default () => <main>{word}</main>\n",
      'src/word.txt': 'spelt',
      'plugins/loader.js':
        "module.exports = function (text) { return 'export default ' + JSON.stringify(text + ' ' + this._compilation.dependencyTemplates.getHash().slice(0, 0)) }\n",
      'docusaurus.config.js': config(
        'rspack',
        "() => ({name: 'words', configureWebpack: () => ({module: {rules: [{test: /word\\.txt$/, type: 'javascript/auto', use: [require.resolve('./plugins/loader.js')]}]}})})",
      ),
    }).build({minify: false, onProgress: ({message}) => void (message && told.push(message))})
    expect(built.findings).toEqual(['warning bundle/other-bundler'])
    expect(built.diagnostics[0]?.message).toContain('"words"')
    expect(told).toEqual([
      expect.stringMatching(/^Rspack has not bundled the site, so webpack begins, which takes longer\. .*"words"/),
    ])
    expect(built.html('/')).toContain('<main>spelt ')
  })

  test('is not looked for where a module of the site is wrong', async () => {
    const told: string[] = []
    const site = createSite({
      'src/pages/index.jsx': "import word from '../word'\nexport default () => <main>{word}</main>\n",
      'src/word.ts': 'const word: string = (\nexport default word\n',
      'docusaurus.config.js': config(
        'rspack',
        "() => ({name: 'own', configureWebpack: () => ({plugins: [{apply: (compiler) => require('node:fs').appendFileSync(__dirname + '/used.txt', String(compiler.webpack.rspackVersion === undefined))}]})})",
      ),
    })
    const options: BuildOptions = {minify: false, onProgress: ({message}) => void (message && told.push(message))}
    const wrong = await site.build(options)
    expect(wrong.findings).toEqual([expect.stringMatching(/^error bundle\/failed src\/word\.ts:2:/)])
    const missing = await site.write('src/word.ts', "export {default} from './nothing'\n").build(options)
    expect(missing.findings).toContain('error bundle/unresolved-import src/word.ts:1:24')
    expect(told).toEqual([])
    expect(readFileSync(join(site.dir, 'used.txt'), 'utf8')).not.toContain('true')
  })
})
