// Packages that a site installs itself: which versions serve, and where they are found.
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {findOptionalPackage, findPackageProblem} from '../../../src/node/program/optional-packages.ts'

const PROGRAM = {name: 'program', peerDependencies: {'@rspack/core': '^1.7.10 || ^2.2.9'}}

/** A program and a site next to each other. */
function makePlaces(packages: Readonly<Record<string, object>>) {
  const root = mkdtempSync(join(tmpdir(), 'quire-packages-'))
  for (const [path, value] of Object.entries({'program/package.json': PROGRAM, ...packages})) {
    mkdirSync(dirname(join(root, path)), {recursive: true})
    writeFileSync(join(root, path), JSON.stringify(value))
  }
  return {programRoot: join(root, 'program'), siteDir: join(root, 'site')}
}

const CORE = 'site/node_modules/@rspack/core/package.json'

test.each(['1.7.12', '2.2.9'])('version %s of a package with two ranges serves', (version) => {
  expect(findPackageProblem('@rspack/core', makePlaces({[CORE]: {version}}))).toBeUndefined()
})

test('any other version is named, with the newest that serves', () => {
  expect(findPackageProblem('@rspack/core', makePlaces({[CORE]: {version: '0.7.5'}}))).toEqual({
    problem: 'version 2, and version 0.7.5 is installed',
    command: 'npm install -D @rspack/core@2',
  })
})

test('Rspack is found where only @docusaurus/faster sees it', () => {
  const faster = 'site/node_modules/@docusaurus/faster'
  const places = makePlaces({
    [`${faster}/package.json`]: {version: '3.10.2'},
    [`${faster}/node_modules/@rspack/core/package.json`]: {version: '1.7.12'},
  })
  expect(findOptionalPackage('@rspack/core', places)?.version).toBe('1.7.12')
})
