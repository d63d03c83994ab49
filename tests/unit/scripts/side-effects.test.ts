// `sideEffects` of package.json against the modules: a bundler drops an import of anything that is not listed there.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Parser} from 'acorn'
import {transformSync} from 'esbuild'
import picomatch from 'picomatch'
import {globSync} from 'tinyglobby'
import {expect, test} from 'vitest'
import {projectRoot} from '../../support/program.ts'

const isDeclaration = (type: string): boolean => /^(?:Import|Export)|Declaration$/.test(type)

/** Whether importing it does something besides giving its exports. */
function hasEffects(file: string): boolean {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const {code} = transformSync(text, {loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic'})
  return Parser.parse(code, {ecmaVersion: 'latest', sourceType: 'module'}).body.some(({type}) => !isDeclaration(type))
}

test('the modules with effects are those listed', () => {
  const {sideEffects} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {sideEffects: string[]}
  const isListed = picomatch(sideEffects.map((pattern) => pattern.replace(/^\.\//, '')))
  const files = globSync(['{src/client,src/shared,theme}/**/*.{ts,tsx}', '!**/*.d.ts'], {cwd: projectRoot})
  expect(files.length).toBeGreaterThan(300)
  const effects = files.filter(hasEffects)
  expect(effects.sort()).toEqual(files.filter((file) => isListed(file)).sort())
})
