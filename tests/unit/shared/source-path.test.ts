import {describe, expect, test} from 'vitest'
import {pathInside, toSourcePath} from '../../../src/shared/source-path.ts'

describe('a source path', () => {
  test.each([
    ['/site/docs/a.md', 'docs/a.md'],
    ['/site/..notes/a.md', '..notes/a.md'],
    ['/site', ''],
    ['/sites/a.md', '/sites/a.md'],
    ['/other/a.md', '/other/a.md'],
    ['./docs/../docs/a.md', 'docs/a.md'],
    ['../other/a.md', '/other/a.md'],
  ])('of %s is "%s"', (path, expected) => {
    expect(toSourcePath(path, '/site')).toBe(expected)
  })

  test.each([
    ['C:\\site\\docs\\a.md', 'docs/a.md'],
    ['D:\\docs\\a.md', 'D:/docs/a.md'],
  ])('of %s on Windows is "%s"', (path, expected) => {
    expect(toSourcePath(path, 'C:\\site')).toBe(expected)
  })
})

describe('a path inside a folder', () => {
  test.each([
    ['docs/guide/a.md', './docs', 'guide/a.md'],
    ['docs/guide/a.md', '/site/docs/', 'guide/a.md'],
    ['/other/guide/a.md', '../other', 'guide/a.md'],
    ['a.md', '.', 'a.md'],
    ['site/a.md', 'docs', 'site/a.md'],
  ])('of %s in %s is %s', (path, folder, expected) => {
    expect(pathInside(path, folder, '/site')).toBe(expected)
  })
})
