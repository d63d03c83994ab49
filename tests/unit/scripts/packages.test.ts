// What the check of packages finds in a lock file, and in what the registry knows about them.
import {describe, expect, test} from 'vitest'
import {findLockFaults} from '../../../scripts/packages/find-lock-faults.ts'
import {findInstallScripts, findLicenceFaults} from '../../../scripts/packages/find-unlisted.ts'
import {findDuplicates, findWeightFaults, weigh} from '../../../scripts/packages/find-weight-faults.ts'
import {type LockedPackages, parseLockFile} from '../../../scripts/packages/lock-file.ts'
import {readAudit} from '../../../scripts/packages/read-audit.ts'

const integrity = `sha512-${'a'.repeat(86)}==`
const locked = (packages: object): LockedPackages => parseLockFile(JSON.stringify({lockfileVersion: 3, packages}))

describe('a lock file', () => {
  test.each(['git+ssh://git@github.com/a/b.git', 'file:../a', 'https://e.com/a.tgz', 'a/b', 'github:a/b'])(
    'may not ask for %s',
    (range) => {
      const packages = locked({'': {dependencies: {a: range}}, 'node_modules/a': {version: '1.0.0', integrity}})
      expect(findLockFaults(packages)).toEqual([`the project asks for a at ${range}, which is not in the registry.`])
    },
  )

  test('may ask for versions, tags and aliases, with a URL in the registry or none', () => {
    const dependencies = {a: '^1.0.0 || ~2.0.0', b: 'latest', c: 'npm:@d/c@>=1'}
    const packages = locked({
      '': {dependencies},
      'node_modules/a': {integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'},
      'node_modules/b': {integrity},
      'node_modules/c': {integrity},
    })
    expect(findLockFaults(packages)).toEqual([])
  })

  test('has a hash for each package, and none from another host or a folder', () => {
    const packages = locked({
      'node_modules/a': {integrity, resolved: 'https://mirror.example/a-1.0.0.tgz'},
      'node_modules/b': {integrity: 'sha1-abc='},
      'node_modules/c': {},
      'node_modules/d': {link: true, resolved: 'd'},
    })
    expect(findLockFaults(packages)).toEqual([
      'node_modules/a comes from https://mirror.example/a-1.0.0.tgz.',
      'node_modules/b has no sha512 hash.',
      'node_modules/c has no sha512 hash.',
      'node_modules/d is a link to a folder.',
    ])
  })

  test('has the binaries of all systems, wherever Node finds them', () => {
    const packages = locked({
      'node_modules/a': {integrity, optionalDependencies: {'@a/linux': '1.0.0', '@a/win32': '1.0.0'}},
      'node_modules/@a/linux': {integrity},
      'node_modules/a/node_modules/b': {integrity, optionalDependencies: {'@b/linux': '2.0.0', '@b/win32': '2.0.0'}},
      'node_modules/a/node_modules/@b/linux': {integrity},
      'node_modules/b/node_modules/@b/win32': {integrity},
    })
    expect(findLockFaults(packages)).toEqual([
      'node_modules/a wants @a/win32@1.0.0, which is not locked.',
      'node_modules/a/node_modules/b wants @b/win32@2.0.0, which is not locked.',
    ])
  })

  test('is one of the version that is known', () => {
    expect(() => parseLockFile('{"lockfileVersion": 2, "packages": {}}')).toThrow()
  })
})

describe('a package that readers or writers get', () => {
  test('has a licence that asks for a mention at most, or is listed with a reason', () => {
    const packages = locked({
      'node_modules/a': {license: 'MIT'},
      'node_modules/b': {license: 'GPL-3.0'},
      'node_modules/c': {},
      'node_modules/d': {license: 'GPL-3.0', dev: true},
      'node_modules/x/node_modules/lightningcss-win32-x64-msvc': {license: 'MPL-2.0'},
    })
    const faults = findLicenceFaults(packages).filter((fault) => !fault.includes('is listed'))
    expect(faults).toEqual([
      'b: GPL-3.0. Find another package, or list it with a reason.',
      'c: none. Find another package, or list it with a reason.',
    ])
  })

  test('runs nothing when it is installed, or is listed with a reason', () => {
    const packages = locked({
      'node_modules/a': {hasInstallScript: true},
      'node_modules/b': {hasInstallScript: true, dev: true},
      'node_modules/esbuild': {hasInstallScript: true},
    })
    expect(findInstallScripts(packages)).toContain('a: install script. Find another package, or list it with a reason.')
    expect(findInstallScripts(packages).join('\n')).not.toContain('esbuild')
  })

  test('is not listed any more when the reason is gone', () => {
    expect(findInstallScripts(locked({}))).toContain('^esbuild$: install script is listed, and no package has it.')
  })
})

describe('an installation', () => {
  const binaries = {
    'node_modules/a': {optionalDependencies: {'@a/linux': '1.0.0', '@a/win32': '1.0.0'}},
    'node_modules/@a/linux': {optional: true, os: ['linux']},
    'node_modules/@a/win32': {optional: true, os: ['win32']},
  }

  test('weighs the same on every system', () => {
    const packages = locked({...binaries, 'node_modules/b': {}, 'node_modules/c': {dev: true}})
    const weight = weigh(packages, (place) => {
      if (place !== 'node_modules/b') throw new Error(`Looked at ${place}`)
      return 7
    })
    expect(weight).toEqual({packages: 3, bytes: 15_000_007})
    expect(findWeightFaults(weight)).toEqual([])
  })

  test('is at most 320 packages and 170 MB', () => {
    expect(findWeightFaults({packages: 320, bytes: 170_000_000})).toEqual([])
    expect(findWeightFaults({packages: 321, bytes: 180_000_000})).toEqual([
      '321 packages are installed, and at most 320 may be.',
      '180 MB are installed, and at most 170 MB may be.',
    ])
  })

  test('has one version of a package, or says why not', () => {
    const packages = locked({
      'node_modules/a': {version: '1.0.0'},
      'node_modules/b/node_modules/a': {version: '2.0.0'},
      'node_modules/b': {version: '1.0.0'},
      'node_modules/c/node_modules/b': {version: '2.0.0', dev: true},
      'node_modules/commander': {version: '14.0.0'},
      'node_modules/terser/node_modules/commander': {version: '2.0.0'},
    })
    const faults = findDuplicates(packages)
    expect(faults[0]).toBe('a is installed as 1.0.0 and 2.0.0. Find versions that agree, or list it.')
    expect(
      faults.slice(1).every((fault) => fault.endsWith('is listed as installed in several versions, and is not.')),
    ).toBe(true)
    expect(faults.join()).not.toContain('commander')
  })
})

describe('the answer of the registry', () => {
  const one = (severity: string) => ({a: {name: 'a', severity, range: '<2', via: [{title: 'Escape'}, 'b']}})

  test('names what is at least moderate', () => {
    expect(readAudit(JSON.stringify({vulnerabilities: one('moderate')})).faults).toEqual([
      'a <2: moderate, Escape; by b',
    ])
    expect(readAudit(JSON.stringify({vulnerabilities: one('low')}))).toEqual({faults: []})
  })

  test.each([
    ['', 'npm gave no report'],
    ['{"message": "405 Method Not Allowed"}', '405 Method Not Allowed'],
  ])('%s is none, and fails nothing', (output, skipped) => {
    expect(readAudit(output)).toEqual({skipped, faults: []})
  })
})
