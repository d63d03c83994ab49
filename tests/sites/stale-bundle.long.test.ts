// Nothing that the bundler read or looked for may change without a new bundle, whenever it changes.
import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test, vi} from 'vitest'
import {differingFiles, staleFiles} from '../support/clean-build.ts'
import {runCli} from '../support/cli.ts'
import {BuiltSite, configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const RSPACK = "bundler: 'rspack'"
/** For webpack: making its output small takes as long as all the rest, and is not looked at here. */
const LARGE = {minify: false}
// Each builds a few times, and bundles in most.
vi.setConfig({testTimeout: 240_000})

const HOME = 'src/pages/index.jsx'

function siteWith(files: FileMap, fields = RSPACK): TestSite {
  return createSite({
    'site.config.mjs': configFile(fields, 'docs(), pages()'),
    'docs/a.md': '# A\n',
    ...files,
  })
}

function styleOf(built: BuiltSite): string {
  return built
    .files()
    .filter((file) => file.endsWith('.css'))
    .map((file) => built.read(file))
    .join('\n')
}

/** Calls back once, when the bundler has written its first file: by then it has read all that the file is made from. */
function whenFirstWritten(site: TestSite, act: () => void): () => void {
  const bundles = join(site.dir, 'node_modules/.cache/quire/bundles')
  const hasFiles = (): boolean =>
    existsSync(bundles) &&
    readdirSync(bundles)
      .filter((name) => name.endsWith('.part'))
      .some(
        (name) => existsSync(join(bundles, name, 'assets')) && readdirSync(join(bundles, name, 'assets')).length > 0,
      )
  const timer = setInterval(() => {
    if (!hasFiles()) return
    clearInterval(timer)
    act()
  }, 1)
  return () => clearInterval(timer)
}

describe('a file that is saved while the bundler works', () => {
  const STYLES = "clientModules: ['./src/site.css']"
  // Each with one bundler: what is read is looked at again by the program itself.
  test.each([
    ['style sheet of the site', 'src/site.css', 'body {color: #123456}', 'body {color: #654321}', RSPACK],
    ['component', HOME, 'export default () => <h1>Old</h1>', 'export default () => <h1>New</h1>', "bundler: 'webpack'"],
  ])('%s: is in the output of that build, and of the next', async (_what, path, before, after, bundler) => {
    const site = siteWith(
      {[HOME]: 'export default () => <h1>Home</h1>', 'src/site.css': 'body {margin: 0}', [path]: before},
      `${bundler}, ${STYLES}`,
    )
    const stop = whenFirstWritten(site, () => site.write(path, after))
    const built = await site.build(LARGE)
    stop()
    expect(built.findings).toEqual([])
    expect(path === HOME ? built.html('/') : styleOf(built)).toContain(path === HOME ? 'New' : '#654321')
    expect(await staleFiles(site, LARGE)).toEqual([])
  })

  test('again and again ends the build with a message, and nothing is kept', async () => {
    const site = siteWith(
      {[HOME]: 'export default () => <h1>Home</h1>', 'src/site.css': 'body {margin: 0}'},
      `${RSPACK}, ${STYLES}`,
    )
    let count = 0
    const timer = setInterval(() => site.write('src/site.css', `body {margin: ${++count}px}`), 20)
    const built = await site.build(LARGE)
    clearInterval(timer)
    expect(built.errors).toEqual(['error bundle/inputs-changing src/site.css'])
    expect(await staleFiles(site, LARGE)).toEqual([])
  })
})

const PACKAGE: FileMap = {
  'node_modules/widget/package.json': '{"name": "widget", "version": "1.0.0", "main": "index.js"}',
  'node_modules/widget/index.js': "exports.text = require('./lib/text.js')",
  'node_modules/widget/lib/text.js': "module.exports = 'package one'",
}

// One site with everything, as each of its states has to be bundled.
const HOME_PAGE = `import {text} from 'widget'
import {helper} from '../helper'
import Name from '../Name'
const all = require.context('../parts', true, /\\.js$/)
export default () => <ul><li>{text}</li><li>{helper}</li><li><Name /></li><li>{all.keys().join()}</li></ul>`

interface Change {
  readonly what: string
  readonly write: FileMap
  readonly remove?: string
  /** What the page shows then. */
  readonly shown: string
}

const CHANGES: readonly Change[] = [
  {
    what: 'a helper of a component',
    write: {'src/helper.js': "export const helper = 'helper two'"},
    shown: 'helper two',
  },
  {
    what: 'a package that was patched without a new version',
    write: {'node_modules/widget/lib/text.js': "module.exports = 'package two'"},
    shown: 'package two',
  },
  {
    what: 'a package whose entry moved',
    write: {
      'node_modules/widget/package.json': '{"name": "widget", "version": "1.0.0", "main": "other.js"}',
      'node_modules/widget/other.js': "exports.text = 'package three'",
    },
    shown: 'package three',
  },
  {
    what: 'a nearer copy of a package',
    write: {
      'src/node_modules/widget/package.json': '{"name": "widget", "version": "1.0.0", "main": "index.js"}',
      'src/node_modules/widget/index.js': "exports.text = 'package four'",
    },
    shown: 'package four',
  },
  {
    what: 'a file added below a folder that require.context lists',
    write: {'src/parts/deep/two.js': 'export default 2'},
    shown: './deep/two.js,./one.js',
  },
  {what: 'a file removed there', write: {}, remove: 'src/parts/one.js', shown: '<li>./deep/two.js</li>'},
  {
    what: 'a module next to a folder of the same name',
    write: {'src/Name.js': "export default () => 'name two'"},
    shown: 'name two',
  },
  {
    what: 'a file whose ending is tried before that of the imported one',
    write: {'src/Name.tsx': "export default () => 'name three'"},
    shown: 'name three',
  },
]

// Both bundlers tell what they read by themselves. Webpack takes its time, so it shows that it tells where it looked.
test.each([
  ['rspack', CHANGES],
  ['webpack', CHANGES.slice(3, 4)],
] as const)('a warm build of %s equals a clean one after each change', async (bundler, changes) => {
  const files = {
    ...PACKAGE,
    [HOME]: HOME_PAGE,
    'src/helper.js': "export const helper = 'helper one'",
    'src/Name/index.js': "export default () => 'name one'",
    'src/parts/one.js': 'export default 1',
  }
  const site = siteWith(files, `bundler: '${bundler}'`)
  const build = () => site.build(bundler === 'webpack' ? LARGE : {})
  expect((await build()).errors).toEqual([])
  for (const {what, write, remove, shown} of changes) {
    for (const [path, text] of Object.entries(write)) site.write(path, text)
    if (remove !== undefined) site.remove(remove)
    const built = await build()
    expect(built.html('/'), what).toContain(shown)
    expect(built.report.counts.bundled, what).toBe(1)
  }
  expect((await build()).report.counts.bundled).toBe(0)
  if (bundler === 'rspack') expect(await staleFiles(site)).toEqual([])
})

test('a build without a cache equals one with a cache', async () => {
  const site = siteWith({[HOME]: 'export default () => <h1>Home</h1>'})
  const [one, other] = [await site.build({cache: false, outDir: 'one'}), await site.build({outDir: 'other'})]
  expect(differingFiles(one, other)).toEqual([])
})

test.each(['commonjs', 'module'])('a site whose package.json says "%s" is bundled as any other', async (type) => {
  const site = siteWith({
    'package.json': JSON.stringify({name: 'test', type}),
    [HOME]: "import Text from '../components/Text'\nexport default () => <h1><Text /></h1>",
    'src/components/Text.js': "import './text.css'\nexport default () => 'Text'",
    'src/components/text.css': 'h1 {color: #123456}',
  })
  const built = await site.build()
  expect(built.findings).toEqual([])
  expect(built.html('/')).toContain('<h1>Text</h1>')
})

test('two processes that bundle the same site at once both succeed', async () => {
  const site = siteWith({[HOME]: 'export default () => <h1>Home</h1>'})
  const run = (outDir: string) => runCli(['build', '--out-dir', outDir, '--quiet'], {cwd: site.dir})
  const results = await Promise.all([run('one'), run('other'), run('third')])
  expect(results.map(({code, stderr}) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ])
  // Only the folder is looked at.
  const outputOf = (outDir: string) => new BuiltSite({outDir: join(site.dir, outDir)} as BuiltSite['report'])
  expect(differingFiles(outputOf('one'), outputOf('other'))).toEqual([])
  expect(differingFiles(outputOf('one'), outputOf('third'))).toEqual([])
})
