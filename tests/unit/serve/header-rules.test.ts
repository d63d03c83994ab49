// Paths of header rules: the same to our servers and to each host that the rules are printed for.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {parseHeaderRules} from '../../../src/node/serve/header-rules.ts'
import {hostHeaders} from '../../../src/node/serve/host-headers.ts'

test.each([
  ['/a/*', '/a/b/c', '/b'],
  ['/a/:name/c', '/a/b/c', '/a/b/b/c'],
  // A name begins with a letter: `:1` is itself, wherever it is.
  ['/a/:1', '/a/:1', '/a/b'],
  ['/*:1', '/a:1', '/ab'],
  ['/a.b', '/a.b', '/axb'],
  ['/a(b)+', '/a(b)+', '/ab'],
])('%s is for %s, and %s is another', (path, same, other) => {
  const [rule] = parseHeaderRules(`${path}\n  X-A: b\n`)
  expect([rule?.matches(same), rule?.matches(other)]).toEqual([true, false])

  const dir = mkdtempSync(join(tmpdir(), 'quire-headers-'))
  try {
    writeFileSync(join(dir, '_headers'), `${path}\n  X-A: b\n`)
    const nginx = /"~(.*)" "b"/.exec(hostHeaders({siteDir: dir, dir: '.', host: 'nginx'}))?.[1] ?? ''
    expect([new RegExp(nginx).test(same), new RegExp(nginx).test(other)]).toEqual([true, false])
  } finally {
    rmSync(dir, {recursive: true, force: true})
  }
})

test('signs that Vercel reads as patterns are escaped', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-headers-'))
  try {
    writeFileSync(join(dir, '_headers'), '/a/:name/:1(x)/*\n  X-A: b\n')
    const printed = JSON.parse(hostHeaders({siteDir: dir, dir: '.', host: 'vercel'}))
    expect(printed.headers[0].source).toBe('/a/:name/\\:1\\(x\\)/(.*)')
  } finally {
    rmSync(dir, {recursive: true, force: true})
  }
})
