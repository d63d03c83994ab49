// The versions that results of the program are kept under: those that are installed, all the way down.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createPackageReader} from '../../../src/node/program/installed-packages.ts'

function install(root: string, folder: string, manifest: object): void {
  const file = join(root, 'node_modules', folder, 'package.json')
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, JSON.stringify(manifest))
}

test('follow each package to those that it finds', () => {
  const root = mkdtempSync(join(tmpdir(), 'quire-packages-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  const versions = (): readonly string[] => createPackageReader(root).versionsOf(['parser', 'not-installed'])
  install(root, 'parser', {name: 'parser', version: '1.0.0', dependencies: {tokens: '^1.0.0'}})
  install(root, 'tokens', {name: 'tokens', version: '1.0.0', peerDependencies: {parser: '*', absent: '*'}})
  install(root, 'other', {name: 'other', version: '1.0.0'})
  expect(versions()).toEqual(['parser@1.0.0', 'tokens@1.0.0'])

  install(root, 'tokens', {name: 'tokens', version: '1.0.1', optionalDependencies: {other: '1'}})
  expect(versions()).toEqual(['other@1.0.0', 'parser@1.0.0', 'tokens@1.0.1'])

  install(root, 'parser/node_modules/tokens', {name: 'tokens', version: '2.0.0'})
  expect(versions()).toEqual(['parser@1.0.0', 'tokens@2.0.0'])
})
