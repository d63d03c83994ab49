// What webpack writes when its modules are minified one by one: it runs as before, whatever is around them.
import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, test} from 'vitest'
import webpack from 'webpack'
import {ModuleMinimizer} from '../../../src/node/bundle/module-minimizer.ts'

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

async function bundle(): Promise<{out: string; files: readonly string[]}> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-minimizer-'))
  const out = join(folder, 'out')
  mkdirSync(out)
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
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
      minimizer: [new ModuleMinimizer({known: '/nowhere', kept: undefined})],
    },
  })
  const errors = await new Promise<readonly unknown[]>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.compilation.errors ?? []))),
  )
  expect(errors).toEqual([])
  return {out, files: readdirSync(out).sort()}
}

test('modules run as they were, and share what they share', async () => {
  const {out, files} = await bundle()
  const script = `await import(${JSON.stringify(pathToFileURL(join(out, 'main.js')).href)}); console.log(await said)`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {encoding: 'utf8'}).trim()
  expect(said).toMatch(/^shared 2 late with shared and 2 \S*script\.js$/)
  expect(files).toEqual(['late.js', 'main.js', 'main.js.LICENSE.txt', 'package.json', 'script.js'])
  const text = files.map((name) => readFileSync(join(out, name), 'utf8'))
  expect(text.join('')).not.toMatch(/quire|__webpack_require__|nobodyCallsThis|\n {2}/)
  expect(readFileSync(join(out, 'main.js.LICENSE.txt'), 'utf8')).toBe('/*! A notice. */\n')
  expect(readFileSync(join(out, 'script.js'), 'utf8')).toContain('function forThePage(')
})
