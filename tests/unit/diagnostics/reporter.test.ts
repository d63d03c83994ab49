import {expect, test} from 'vitest'
import {createReporter} from '../../../src/node/diagnostics/reporter.ts'
import type {Diagnostic} from '../../../src/shared/diagnostics.ts'

const at = (sourcePath: string, line: number, column: number): Diagnostic => ({
  level: 'warning',
  code: 'a/b',
  message: 'm',
  location: {sourcePath, line, column},
})

test('findings are counted once and sorted by place, those without one last', () => {
  const {report, diagnostics, counts} = createReporter()
  const general: Diagnostic = {level: 'error', code: 'a/b', message: 'm'}
  for (const one of [
    general,
    at('b.md', 1, 1),
    at('a.md', 10, 2),
    at('a.md', 2, 9),
    at('a.md', 2, 3),
    at('b.md', 1, 1),
    general,
  ])
    report(one)
  expect(diagnostics()).toEqual([at('a.md', 2, 3), at('a.md', 2, 9), at('a.md', 10, 2), at('b.md', 1, 1), general])
  expect(counts()).toEqual({errors: 1, warnings: 4})
})

test('findings of one cause are one, at the first place', () => {
  const {report, diagnostics, counts, setCodes} = createReporter()
  setCodes({'a/b': {level: 'warning', meaning: 'x', gathered: '{count} files do it.'}})
  for (const one of [at('c.md', 1, 1), at('a.md', 2, 1), at('b.md', 1, 1)]) report(one)
  expect(diagnostics()).toEqual([{...at('a.md', 2, 1), message: '3 files do it.', notes: ['b.md', 'c.md']}])
  expect(counts()).toEqual({errors: 0, warnings: 1})
})

test('a single one is as it is', () => {
  const {report, diagnostics, setCodes} = createReporter()
  setCodes({'a/b': {level: 'warning', meaning: 'x', gathered: '{count} files do it.'}})
  report(at('c.md', 1, 1))
  expect(diagnostics()).toEqual([at('c.md', 1, 1)])
})
