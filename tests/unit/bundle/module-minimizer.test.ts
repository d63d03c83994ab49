// What webpack writes when its modules are minified one by one: it runs as before, whatever is around them.
import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, test} from 'vitest'
import webpack from 'webpack'
import {ModuleMinimizer} from '../../../src/node/bundle/module-minimizer.ts'
import {projectRoot} from '../../support/program.ts'

const FILES = {
  'start.js': `import {shared} from './shared.js'
import legacy from './legacy.cjs'
import url from './script.txt.js?url'
const late = () => import(/* webpackChunkName: "late" */ './late.js')
globalThis.said = late().then(({default: text}) => [shared.name, legacy.count, text, url].join(' '))
`,
  'shared.js': `/*! A notice. */
import legacy from './legacy.cjs'
legacy.count++
export const shared = {name: 'shared'}
export function nobodyCallsThis() { return 'lost' }
`,
  'legacy.cjs': 'module.exports = {count: 1}\nexports.unseen = this\n',
  'late.js': `import {shared} from './shared.js'
import legacy from './legacy.cjs'
export default \`late with \${shared.name} and \${legacy.count}\`
`,
  'script.txt.js': 'function forThePage(longName) { return longName + longName }\n',
}

/** More than the bundler's own thread takes, and more than half of each module is not used. */
const LARGE = Object.fromEntries(
  ['one', 'two', 'three'].map((name) => [
    `${name}.js`,
    Array.from(
      {length: 1500},
      (_, at) =>
        `export function ${name}${at}(value) { return value === ${at} ? '${name}' : arguments.length + value }\n`,
    ).join(''),
  ]),
)

async function bundle(
  sources: Readonly<Record<string, string>> = FILES,
): Promise<{out: string; files: readonly string[]}> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-minimizer-'))
  const out = join(folder, 'out')
  mkdirSync(out)
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  writeFileSync(join(out, 'package.json'), '{"type": "module"}')
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['node20', 'es2022'],
    entry: './start.js',
    output: {path: out, filename: '[name].js', module: true, chunkFormat: 'module', chunkLoading: 'import'},
    experiments: {outputModule: true},
    module: {rules: [{resourceQuery: /url/, type: 'asset/resource', generator: {filename: 'script.js'}}]},
    optimization: {
      moduleIds: 'natural',
      concatenateModules: {commonjs: false},
      minimizer: [new ModuleMinimizer({known: '/nowhere', kept: undefined}, projectRoot)],
    },
  })
  const errors = await new Promise<readonly unknown[]>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.compilation.errors ?? []))),
  )
  expect(errors).toEqual([])
  return {out, files: readdirSync(out).sort()}
}

const run = (out: string): string => {
  const script = `await import(${JSON.stringify(pathToFileURL(join(out, 'main.js')).href)}); console.log(await said)`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {encoding: 'utf8'}).trim()
}

test('large modules, of which threads minify some, run as they were, and are as small as one of them can be', async () => {
  const calls = Object.keys(LARGE).map((file) => file.replace('.js', ''))
  const {out} = await bundle({
    ...LARGE,
    'start.js': `import legacy from './legacy.cjs'
${calls.map((name) => `import * as ${name} from './${name}.js'`).join('\n')}
globalThis.said = Promise.resolve([legacy.kept(), ${calls.map((name) => `${name}.${name}7(7), ${name}.${name}8(1)`).join()}].join())
`,
    'legacy.cjs': `var exported = module.exports, unused = function () { return 'lost' }
exported.kept = function () { return typeof this.other + exported.other.length }
exported.other = ${JSON.stringify('x'.repeat(150_000))}
`,
  })
  expect(run(out)).toBe('string150000,one,2,two,2,three,2')
  const text = readFileSync(join(out, 'main.js'), 'utf8')
  expect(text.length).toBeLessThan(152_000)
  expect(text).not.toContain('lost')
})

test('modules run as they were, and share what they share', async () => {
  const {out, files} = await bundle()
  expect(run(out)).toMatch(/^shared 2 late with shared and 2 \S*script\.js$/)
  expect(files).toEqual(['late.js', 'main.js', 'main.js.LICENSE.txt', 'package.json', 'script.js'])
  const text = files.map((name) => readFileSync(join(out, name), 'utf8'))
  expect(text.join('')).not.toMatch(/quire|__webpack_require__|nobodyCallsThis|\n {2}/)
  expect(readFileSync(join(out, 'main.js.LICENSE.txt'), 'utf8')).toBe('/*! A notice. */\n')
  expect(readFileSync(join(out, 'script.js'), 'utf8')).toContain('function forThePage(')
})
