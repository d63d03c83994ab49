// Clicks at random while every asset is renamed in between: the browser test of `npm test`, with more of them.
import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import type {TrialOptions} from './trials.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DEFAULT_CLICKS = 200

/** Runs the test; its output names the click that failed. Gives 1 for a failure. */
export async function runSkew({count = DEFAULT_CLICKS, seed}: TrialOptions): Promise<number> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
  const {status} = spawnSync(process.execPath, [...vitest, 'tests/browser/skew.long.test.ts', '-t', 'random clicks'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, QUIRE_SKEW_CLICKS: String(count), QUIRE_SKEW_SEED: String(seed)},
  })
  if (status !== 0) console.log(`npm run torture -- skew --count ${count} --seed ${seed}`)
  return status === 0 ? 0 : 1
}
