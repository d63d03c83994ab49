import {expect, test} from 'vitest'
import {formatDiagnostic} from '../../../src/node/diagnostics/format-diagnostic.ts'
import type {Diagnostic} from '../../../src/shared/diagnostics.ts'

const format = (diagnostic: Diagnostic, source?: string): string =>
  formatDiagnostic(diagnostic, {colour: false, readSource: () => source})

const finding: Diagnostic = {level: 'error', code: 'link/missing-page', message: 'No page at "./instal.mdx".'}

test('a finding shows its place, its line with carets, and a hint', () => {
  const text = format(
    {
      ...finding,
      location: {sourcePath: 'docs/a.mdx', line: 2, column: 28, length: 12},
      hint: 'Did you mean "./install.mdx"?',
    },
    '# A\nBefore you start, [install](./instal.mdx) the package.\n',
  )
  expect(text.split('\n')).toEqual([
    'error link/missing-page: No page at "./instal.mdx".',
    '  docs/a.mdx:2:28',
    '  2 | Before you start, [install](./instal.mdx) the package.',
    '    |                            ^^^^^^^^^^^^',
    '  hint: Did you mean "./install.mdx"?',
  ])
})

test('a finding without a place is one line', () => {
  expect(format(finding)).toBe('error link/missing-page: No page at "./instal.mdx".')
})

test('a file that cannot be read, or has no such line, gives no frame', () => {
  const location = {sourcePath: 'a.md', line: 9, column: 1}
  expect(format({...finding, location}).split('\n')).toHaveLength(2)
  expect(format({...finding, location}, 'one line').split('\n')).toHaveLength(2)
})

test('long lines are cut around the place, tabs are one column wide', () => {
  const line = `\t${'x'.repeat(200)}HERE${'y'.repeat(200)}`
  const [, , shown = '', marks = ''] = format(
    {...finding, location: {sourcePath: 'a.md', line: 1, column: 202, length: 4}},
    line,
  ).split('\n')
  expect(shown.length).toBeLessThan(115)
  expect(shown.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('HERE')
})

test('carets never pass the end of the line', () => {
  const lines = format({...finding, location: {sourcePath: 'a.md', line: 1, column: 3, length: 90}}, 'abcd').split('\n')
  expect(lines[3]).toBe('    |   ^^')
})

test('notes stand below the frame, one line each', () => {
  expect(
    format({...finding, notes: ['first\nsecond', 'third']})
      .split('\n')
      .slice(1),
  ).toEqual(['  first', '  second', '  third'])
})

test('colours are used when asked for', () => {
  const text = formatDiagnostic(finding, {colour: true, readSource: () => undefined})
  expect(text).toContain('\u001b[31m')
})
