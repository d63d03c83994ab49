// A short form of `npm run torture -- edits` and `-- kill`: after any sequence of edits, and after a sudden end, a warm build
// equals one that has never seen the site.
import {expect, test} from 'vitest'
import {runEdits} from '../../scripts/torture/edits/run-edits.ts'
import {runKill} from '../../scripts/torture/kill/run-kill.ts'

test.each([
  ['content', 3],
  ['code', 1],
])('%s: %i random sequences of edits are built as from nothing', {timeout: 600_000}, async (part, count) => {
  expect(await runEdits({parts: [part], count, seed: 13, only: undefined})).toBe(0)
})

test('builds that are killed leave the old output or the new one', {timeout: 600_000}, async () => {
  expect(await runKill({parts: ['content'], count: 3, seed: 13, only: undefined})).toBe(0)
})
