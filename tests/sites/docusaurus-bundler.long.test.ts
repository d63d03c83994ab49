// `configureWebpack` and `configurePostCss` of plugins that were written for Docusaurus: rules, loaders, aliases and style sheets.
import {readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {type BuiltSite, createSite, type FileMap, type TestSite} from '../support/site.ts'

const LOADERS: FileMap = {
  'loaders/shout.js': "module.exports = (source) => 'export default ' + JSON.stringify(source.trim().toUpperCase())\n",
  // Stands for a compiler such as Sass: makes CSS of what is none.
  'loaders/indented.js':
    "module.exports = function (source) { return source.replace(/^(\\S+)\\n {2}(.+)$/gm, '$1 { $2 }').replace('SIZE', this.getOptions().size) }\n",
}

const PLUGIN = `const path = require('node:path')
module.exports = (context, options) => ({
  name: 'rules',
  loadContent: () => ({word: 'loaded'}),
  configureWebpack(config, isServer, {getStyleLoaders, getJSLoader, currentBundler}, content) {
    const {DefinePlugin} = currentBundler.instance
    return {
      resolve: {alias: {'@words': path.join(context.siteDir, 'words')}},
      plugins: [new DefinePlugin({SIDE: JSON.stringify(content.word + ' ' + currentBundler.name)})],
      output: {filename: 'other.js'},
      module: {
        rules: [
          {test: /\\.txt$/, type: 'javascript/auto', use: [{loader: path.join(context.siteDir, 'loaders/shout.js')}]},
          {test: /\\.styl$/, oneOf: [
            {test: /\\.module\\.styl$/, use: [...getStyleLoaders(isServer, {modules: true}), {loader: path.join(context.siteDir, 'loaders/indented.js'), options}]},
            {use: [...getStyleLoaders(isServer), {loader: path.join(context.siteDir, 'loaders/indented.js'), options}]},
          ]},
          {test: /\\.jsxx$/, use: [getJSLoader({isServer})]},
        ],
      },
    }
  },
  configurePostCss(options) {
    options.plugins.push({postcssPlugin: 'gold', Declaration: (declaration) => { if (declaration.value === 'gold') declaration.value = '#ffd701' }})
    return options
  },
})
`

const SITE: FileMap = {
  ...LOADERS,
  'plugins/rules.js': PLUGIN,
  'words/hello.txt': 'hello\n',
  'src/box.module.styl': '.box\n  color: gold\n',
  'src/plain.styl': '.plain\n  width: SIZE\n',
  'src/part.jsxx': 'export default (): string => <b>part</b>\n',
  'src/css/custom.css': '.custom {\n  background: gold;\n}\n',
  'src/pages/index.jsx': `import hello from '@words/hello.txt'
import styles from '../box.module.styl'
import '../plain.styl'
import Part from '../part.jsxx'
export default () => <main className={styles.box}>{hello} {SIDE} <Part /></main>
`,
  'node_modules/postcss/package.json': '{"name": "postcss", "version": "8.0.0", "main": "index.js"}',
  'node_modules/postcss/index.js': `module.exports = require(${JSON.stringify(createRequire(import.meta.url).resolve('postcss'))})\n`,
}

const CUSTOM = ", theme: {customCss: './src/css/custom.css'}"

function config(plugins: string, bundler = 'rspack', theme = ''): string {
  return `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}',
  presets: [['classic', {docs: false, blog: false${theme}}]], plugins: [${plugins}]}\n`
}

/** @param scan Text of a plugin that writes styles for the classes of texts that it looks at. */
const siteWithScan = (scan: string): TestSite =>
  createSite({
    ...SITE,
    'plugins/scan.js': scan,
    'docs/a.md': '# A\n\n<b class="first">x</b>\n',
    'docusaurus.config.js': config("'./plugins/scan.js'", 'rspack', CUSTOM).replace('docs: false, ', ''),
    'src/pages/index.jsx': 'export default () => <main>here</main>\n',
  })

const stylesOf = (built: BuiltSite): string =>
  built
    .files()
    .filter((file) => file.endsWith('.css'))
    .map((file) => built.read(file))
    .join('\n')

describe.each(['rspack', 'webpack'])('a plugin that changes the configuration of %s', (bundler) => {
  test('adds aliases, loaders, plugins and style sheets to the site, each time as they are now', async () => {
    const site = createSite({
      ...SITE,
      'docusaurus.config.js': config("['./plugins/rules.js', {size: '7px'}]", bundler, CUSTOM),
    })
    // Making webpack's output small takes as long as all the rest, and is not looked at here.
    const build = () => site.build({minify: bundler !== 'webpack'})
    const first = await build()
    expect(first.findings).toEqual(['warning bundle/setting-kept'])
    expect(first.diagnostics[0]?.message).toContain(
      '"rules" changes settings of the bundler that stay as they are: output.filename',
    )
    const page = first.html('/').replaceAll('<!-- -->', '')
    expect(page).toMatch(new RegExp(`<main class="box_[^"]+">HELLO loaded ${bundler} <b>part</b></main>`))
    const styles = (built: typeof first): string =>
      built
        .files()
        .filter((file) => file.endsWith('.css'))
        .map((file) => built.read(file))
        .join('\n')
        .replace(/\s*([{};:])\s*/g, '$1')
    expect(styles(first)).toMatch(/\.box_[^{]+\{color:#ffd701;?\}/)
    expect(styles(first)).toMatch(/\.plain\{width:7px;?\}/)
    expect(styles(first)).toMatch(/\.custom\{background:#ffd701/)

    const same = await build()
    expect(same.report.counts.bundled).toBe(0)
    expect(same.findings).toEqual(first.findings)
    site.write(
      'loaders/shout.js',
      "module.exports = (source) => 'export default ' + JSON.stringify(source.trim() + '!')\n",
    )
    const edited = await build()
    expect(edited.html('/')).toContain('hello!')
    site.write('docusaurus.config.js', config("['./plugins/rules.js', {size: '8px'}]", bundler, CUSTOM))
    const resized = await build()
    expect(styles(resized)).toMatch(/\.plain\{width:8px;?\}/)
  })
})

describe('a plugin whose change to the bundler', () => {
  test('is a plain object, or says how it is joined, is merged', async () => {
    const built = await createSite({
      'words/one.txt': 'one',
      'src/pages/index.jsx': "import one from '@words/one'\nexport default () => <main>{one}</main>\n",
      'src/words/one.js': "export default 'from the site'\n",
      'src/other/one.js': "export default 'from elsewhere'\n",
      'docusaurus.config.js': config(`
        () => ({name: 'object', configureWebpack: {resolve: {alias: {'@words': require('node:path').resolve(__dirname, 'src/words')}}}}),
        () => ({name: 'first', configureWebpack: () => ({mergeStrategy: {'resolve.alias': 'prepend'}, resolve: {alias: {'@words': '/nowhere'}}})})`),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.html('/')).toContain('from the site')
  })

  test('throws, or gives what the bundler refuses, is a warning, and the site is built without it', async () => {
    const built = await createSite({
      'src/pages/index.jsx': 'export default () => <main>here</main>\n',
      'docusaurus.config.js': config(
        `() => ({name: 'thrower', configureWebpack: (config) => { config.module.rules.push({test: /x/}); throw new Error('No rule for SVG.') }}),
        () => ({name: 'inventor', configureWebpack: () => ({modul: {}})})`,
        'webpack',
      ),
    }).build({minify: false})
    expect(built.findings).toEqual(['warning bundle/extension-failed', 'warning bundle/extension-failed'])
    const text = built.diagnostics.map(({message}) => message).join('\n')
    expect(text).toContain('"thrower" changes of the bundler\'s configuration does not work here: No rule for SVG.')
    expect(text).toMatch(/"inventor".*modul/)
    expect(built.html('/')).toContain('<main>here</main>')
  })

  test.each(['rspack', 'webpack'])(
    'takes URLs of other hosts in style modules of any name, with %s',
    async (bundler) => {
      const built = await createSite({
        'docusaurus.config.js': config("'./plugin.js'", bundler),
        'plugin.js': `module.exports = () => ({name: 'sheets', configureWebpack: (_, isServer, {getStyleLoaders}) => ({
        module: {rules: [{test: /\\.sheet$/, use: getStyleLoaders(isServer, {modules: {exportOnlyLocals: isServer}})}]},
      })})\n`,
        'src/pages/index.jsx':
          "import styles from '../a.module.sheet'\nexport default () => <main className={styles.box}>x</main>\n",
        'src/a.module.sheet': `@import "https://fonts.example/css2?family=Own&display=swap";
.box { background: url(https://images.example/a.png), url("//images.example/b.png") }
`,
      }).build()
      expect(built.findings).toEqual([])
      expect(built.html('/')).toMatch(/<main class="box_/)
      const sheets = built.files().filter((file) => file.endsWith('.css'))
      const text = sheets.map((file) => built.read(file)).join('\n')
      expect(text).toMatch(/@import (?:url\()?"?https:\/\/fonts\.example\/css2\?family=Own&display=swap/)
      expect(text).toContain('https://images.example/a.png')
    },
  )

  const FILTER = "{filter: (url, path) => !url.startsWith('/') && path.endsWith('.sheet')}"
  test.each([
    ['rspack', 'false', './dot.svg'],
    ['webpack', 'false', './dot.svg'],
    ['rspack', FILTER, 'a file'],
    ['webpack', FILTER, 'a file'],
  ])('leaves URLs in style sheets as they are where css-loader does, with %s and %s', async (bundler, option, dot) => {
    const rule = `{test: /\\.sheet$/, use: ['style-loader', {loader: 'css-loader', options: {url: ${option}}}]}`
    const built = await createSite({
      'docusaurus.config.js': config("'./plugin.js'", bundler),
      'plugin.js': `module.exports = () => ({name: 'sheets', configureWebpack: () => ({module: {rules: [${rule}]}})})\n`,
      'src/pages/index.jsx': "import '../a.sheet'\nexport default () => <main>x</main>\n",
      'src/dot.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${'dot '.repeat(5000)}</title></svg>`,
      'src/a.sheet': `/* url(/in/comment.png) */
@font-face { font-family: Own; src: url( "/own/a.woff2" ) format("woff2"), url(/own/b.woff) format("woff") }
.dot { background: url('./dot.svg'), url(/not/here.png); content: "url(/in/text.png)" }
`,
    }).build()
    expect(built.errors).toEqual([])
    const sheets = built.files().filter((file) => file.endsWith('.css'))
    const [own = ''] = sheets.map((file) => built.read(file)).filter((text) => text.includes('/own/'))
    const urls = [...own.slice(own.indexOf('Own')).matchAll(/url\(\s*["']?([^"')]*)["']?\s*\)/g)].map(
      ([, url = '']) => url,
    )
    const files = built.files().filter((file) => /dot\.\w+\.svg$/.test(file))
    const named = urls.map((url) => (files.some((file) => file.endsWith(url.replace(/^.*\//, ''))) ? 'a file' : url))
    expect(named.slice(0, 5)).toEqual(['/own/a.woff2', '/own/b.woff', '/in/text.png', dot, '/not/here.png'])
  })

  test('makes style sheets of texts that PostCSS has looked for makes them again when those texts change', async () => {
    const scan = `const {readFileSync} = require('node:fs')
const {join} = require('node:path')
module.exports = ({siteDir}) => ({
  name: 'scan',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, {
    postcssPlugin: 'scan',
    Once(root, {result}) {
      const dir = join(siteDir, 'docs')
      root.append('.' + /class="(\\w+)"/.exec(readFileSync(join(dir, 'a.md'), 'utf8'))[1] + ' { color: red }')
      result.messages.push({type: 'dir-dependency', plugin: 'scan', parent: result.opts.from, dir, glob: '**/*.{md,mdx}'})
    },
  }]}),
})
`
    const site = siteWithScan(scan)
    expect(stylesOf(await site.build())).toContain('.first{color:red}')
    site.write('docs/a.md', '# A\n\n<b class="second">x</b>\n')
    expect(stylesOf(await site.build())).toContain('.second{color:red}')
  })

  test('makes style sheets again when it is started from another folder, where PostCSS looks for files', async () => {
    const scan = `const {basename} = require('node:path')
module.exports = () => ({
  name: 'scan',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, {
    postcssPlugin: 'scan',
    Once(root) { root.append('.from-' + basename(process.cwd()) + ' { color: red }') },
  }]}),
})
`
    const site = siteWithScan(scan)
    for (const folder of ['docs', 'src']) {
      expect(await runCli(['build', site.dir], {cwd: join(site.dir, folder)})).toMatchObject({code: 0})
      const assets = join(site.dir, 'build/assets')
      const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
      expect(sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('')).toContain(`.from-${folder}{`)
    }
  })

  test('makes style sheets again when a folder is added to those that PostCSS has looked at, as Tailwind does', async () => {
    const scan = `const {readdirSync, readFileSync} = require('node:fs')
const {join} = require('node:path')
const isLookedAt = (entry) => entry.isDirectory() && !/^\\.|node_modules|build/.test(entry.name)
module.exports = ({siteDir}) => ({
  name: 'scan',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, {
    postcssPlugin: 'scan',
    Once(root, {result}) {
      for (const {name} of readdirSync(siteDir, {withFileTypes: true}).filter(isLookedAt)) {
        const dir = join(siteDir, name)
        result.messages.push({type: 'dir-dependency', plugin: 'scan', parent: result.opts.from, dir, glob: '**/*.{md,html}'})
        for (const file of readdirSync(dir).filter((one) => /\\.(md|html)$/.test(one)))
          for (const [, own] of readFileSync(join(dir, file), 'utf8').matchAll(/class="(\\w+)"/g))
            root.append('.' + own + ' { color: red }')
      }
    },
  }]}),
})
`
    const site = siteWithScan(scan)
    expect(stylesOf(await site.build())).toContain('.first{color:red}')
    expect((await site.build()).report.counts).toMatchObject({bundled: 0})
    site.write('templates/page.html', '<b class="added">x</b>\n')
    expect(stylesOf(await site.build())).toContain('.added{color:red}')
    expect((await site.build()).report.counts).toMatchObject({bundled: 0})
  })

  test('is not made again when PostCSS has looked at all files of the site, as Tailwind does', async () => {
    // The folder in which a build works is next to the output, and a file in it changes every few seconds.
    const scan = `const {readdirSync} = require('node:fs')
const {join} = require('node:path')
module.exports = ({siteDir}) => ({
  name: 'scan',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, {
    postcssPlugin: 'scan',
    Once(root, {result}) {
      for (const name of readdirSync(siteDir).filter((one) => one.endsWith('.quire')))
        for (const file of readdirSync(join(siteDir, name)))
          result.messages.push({type: 'dependency', plugin: 'scan', parent: result.opts.from, file: join(siteDir, name, file)})
      result.messages.push({type: 'dependency', plugin: 'scan', parent: result.opts.from, file: join(siteDir, 'templates/page.js')})
      root.append('.found' + result.messages.length + ' { color: red }')
    },
  }]}),
})
`
    const site = createSite({
      ...SITE,
      'plugins/scan.js': scan,
      'templates/page.js': 'const title = {{ frontMatter.title }}\n',
      'docs/a.md': '# A\n',
      'docusaurus.config.js': config("'./plugins/scan.js'", 'rspack', CUSTOM).replace('docs: false, ', ''),
      'src/pages/index.jsx': 'export default () => <main>here</main>\n',
    })
    const built = await site.build()
    const styles = built.files().filter((file) => file.endsWith('.css'))
    expect(styles.map((file) => built.read(file)).join('')).toMatch(/\.found[2-9]\{/)
    expect((await site.write('docs/b.md', '# B\n').build()).report.counts).toMatchObject({compiled: 1, bundled: 0})
  })

  test.each(['rspack', 'webpack'])(
    'has PostCSS and loaders for the browser alone, but for names of classes, with %s',
    async (bundler) => {
      const log = `const {appendFileSync} = require('node:fs')
const {join} = require('node:path')
module.exports = ({siteDir}) => ({
  name: 'log',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, {
    postcssPlugin: 'log',
    Once(root, {result}) {
      appendFileSync(join(siteDir, 'log.txt'), result.opts.from.replace(siteDir, '') + '\\n')
      root.walkAtRules('given', (rule) => rule.replaceWith('.given { color: red }'))
    },
  }]}),
})
`
      const site = createSite({
        ...SITE,
        'plugins/log.js': log,
        'src/css/custom.css': '@given "x";\n.custom {\n  color: gold;\n}\n',
        'src/box.module.css': '.box {\n  color: red;\n}\n',
        'src/pages/index.jsx':
          "import styles from '../box.module.css'\nexport default () => <main className={styles.box}>here</main>\n",
        'docusaurus.config.js': config("'./plugins/log.js'", bundler, CUSTOM),
      })
      const built = await site.build({minify: false})
      expect(built.findings).toEqual([])
      const styles = built.files().filter((file) => file.endsWith('.css'))
      expect(styles.map((file) => built.read(file)).join('')).toMatch(
        /\.custom\b[\s\S]*\.given|\.given\b[\s\S]*\.custom/,
      )
      expect(built.html('/')).toMatch(/<main class="box_\w+">here/)
      const times = readFileSync(join(site.dir, 'log.txt'), 'utf8').split('\n')
      expect(times.filter((line) => line === '/src/css/custom.css')).toHaveLength(1)
      expect(times.filter((line) => line === '/src/box.module.css')).toHaveLength(2)
    },
  )

  test.each(['rspack', 'webpack'])('defines variables by the webpack that the site has, with %s', async (bundler) => {
    const plugin = `const {readFileSync} = require('node:fs')
const {join} = require('node:path')
const {DefinePlugin} = require('webpack')
module.exports = ({siteDir}, {path}) => ({
  name: 'docusaurus2-dotenv',
  configureWebpack: () => ({plugins: [new DefinePlugin({'process.env.WORD': JSON.stringify(readFileSync(join(siteDir, path), 'utf8').trim())})]}),
})
`
    const built = await createSite({
      'node_modules/webpack/package.json': '{"name": "webpack", "version": "5.999.0", "main": "index.js"}',
      'node_modules/webpack/index.js':
        "exports.DefinePlugin = class DefinePlugin { constructor(definitions) { this.definitions = definitions } apply() { throw new Error('Of another version.') } }\n",
      'node_modules/docusaurus2-dotenv/package.json':
        '{"name": "docusaurus2-dotenv", "version": "1.4.0", "main": "index.js"}',
      'node_modules/docusaurus2-dotenv/index.js': plugin,
      'my.env': 'parrot\n',
      'src/pages/index.jsx': 'export default () => <main>{process.env.WORD}</main>\n',
      'docusaurus.config.js': config("['docusaurus2-dotenv', {path: 'my.env'}]", bundler),
    }).build({minify: false})
    expect(built.findings).toEqual([])
    expect(built.html('/')).toContain('<main>parrot</main>')
  })

  test('asks for a loader or for PostCSS that is not installed says what to install', async () => {
    const built = await createSite({
      'src/pages/index.jsx': "import './a.css'\nexport default () => <main>here</main>\n",
      'src/pages/a.css': '.a {\n  color: red;\n}\n',
      'docusaurus.config.js': config("() => ({name: 'css', configurePostCss: (options) => ({plugins: [() => ({})]})})"),
    }).build()
    expect(built.errors).toEqual(['error bundle/failed src/pages/a.css'])
    expect(built.diagnostics[0]?.message).toContain('npm install postcss')
  })
})

// Both bundlers: Rspack finds loaders from fewer places than webpack does.
test.each(['rspack', 'webpack'])(
  'imports with loaders and queries work in documents and in code, with %s',
  async (bundler) => {
    const imports = `import raw from './part.md?raw'
import same from '!!raw-loader!./part.md'
import url from '@site/src/mark.gif?url'
import style from '@site/src/sheet.css?url'
import file from '!!file-loader!@site/src/mark.gif'
import words from '!!url-loader?limit=1!@site/src/words.txt'
import inside from '!!url-loader?limit=8!@site/src/words.txt'
import loud from '!!shout-loader!@site/src/words.txt'
import loudStyle from '!!shout-loader?loudly=1!@site/src/sheet.css'
import loudImage from '-!shout-loader!@site/src/mark.gif'
import loudDrawing from '!!shout-loader!@site/src/drawing.svg'
import loudPart from '!!shout-loader!./part.md'
import data from '@site/src/data.json'
import font from '@site/src/letters.woff2'
`
    const shown =
      '<b>{[raw.trim(), same.trim(), loud, data.list[1], inside, loudStyle.slice(0, 6), loudImage, loudDrawing, loudPart, url, style, file, words, font].join("|")}</b>'
    const built = await createSite({
      'node_modules/shout-loader/package.json': '{"name": "shout-loader", "version": "1.0.0", "main": "index.js"}',
      'node_modules/shout-loader/index.js':
        "module.exports = (source) => 'export default ' + JSON.stringify(source.trim().toUpperCase())\n",
      'src/words.txt': 'words\n',
      'src/mark.gif': 'GIF89a',
      'src/drawing.svg': '<svg/>',
      'src/letters.woff2': 'wOF2',
      'src/data.json': '{"list": ["a", "b"]}',
      'src/sheet.css': '.never-loaded {\n  color: red;\n}\n',
      'docs/part.md': '# Part\n',
      'docs/page.mdx': `${imports}\n# Page\n\n${shown}\n`,
      'src/pages/part.md': '# Part\n',
      'src/pages/index.jsx': `${imports}export default () => <main>${shown}</main>\n`,
      'docusaurus.config.js': config('', bundler)
        .replace('docs: false, ', '')
        .replace("baseUrl: '/'", "baseUrl: '/base/'"),
    }).build({minify: bundler !== 'webpack'})
    expect(built.findings).toEqual([])
    for (const path of ['/docs/page', '/']) {
      const values = /<b>(.*?)<\/b>/s.exec(built.html(path))?.[1]?.split('|') ?? []
      expect(values.slice(0, 5)).toEqual(['# Part', '# Part', 'WORDS', 'b', 'data:text/plain;base64,d29yZHMK'])
      expect(values.slice(5, 9)).toEqual(['.NEVER', 'GIF89A', '&lt;SVG/&gt;', '# PART'])
      const [url, style, ...others] = values.slice(9)
      expect(url).toMatch(/^\/base\/assets\/mark\.\w+\.gif$/)
      expect(others).toHaveLength(3)
      const texts = [url, style, ...others].map((one) => built.read(String(one).slice('/base/'.length)))
      expect(texts[1]).toContain('.never-loaded')
      expect(texts.toSpliced(1, 1)).toEqual(['GIF89a', 'GIF89a', 'words\n', 'wOF2'])
    }
  },
)

test('Rspack does not complain of modules that a plugin has looked at when the program ends', async () => {
  const site = createSite({
    'src/pages/index.jsx': 'export default () => <main>here</main>\n',
    'plugins/look.js': `module.exports = () => ({
  name: 'look',
  configureWebpack: () => ({
    plugins: [{apply: (compiler) => compiler.hooks.done.tap('look', ({compilation}) => {
      console.error(\`looked at \${[...compilation.modules].filter(({resource}) => resource !== undefined).length > 0}\`)
    })}],
  }),
  postBuild: () => void process.on('exit', (code) => console.error(\`last words \${code}\`)),
})\n`,
    'docusaurus.config.js': config("'./plugins/look.js'"),
  })
  const {code, stderr} = await runCli(['build'], {cwd: site.dir})
  expect(code).toBe(0)
  expect(stderr).toContain('looked at true')
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('last words 0')
  expect(stderr).not.toContain('memory leak')
})
