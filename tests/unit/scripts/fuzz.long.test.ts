// Some cases of each part of the fuzzing, always the same. `npm run torture -- fuzz` runs 100,000 of each.
import {expect, test} from 'vitest'
import {PARTS} from '../../../scripts/torture/fuzz/parts.ts'
import {runCases} from '../../../scripts/torture/fuzz/run-cases.ts'

const SEED = 7

/** As many as take a second or two. */
const COUNTS: Readonly<Record<string, number>> = {
  markdown: 200,
  mdx: 150,
  'front-matter': 400,
  config: 50,
  sidebars: 300,
  routes: 400,
  search: 200,
  http: 400,
}

test.each(Object.entries(PARTS))(
  '%s',
  async (name, load) => {
    const failures: string[] = []
    const onFailure = (index: number, _input: unknown, error: unknown): void => {
      failures.push(`npm run torture -- fuzz --part ${name} --seed ${SEED} --only ${index}: ${error}`)
    }
    await runCases(await load(), {seed: SEED, from: 0, to: COUNTS[name] ?? 100}, {onFailure})
    expect(failures).toEqual([])
  },
  120_000,
)
