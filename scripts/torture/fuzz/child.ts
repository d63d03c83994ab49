// A process that runs a range of cases: `child.ts PART SEED FROM TO FILE`. It writes the number of each case into the file before it
// starts, so that the one that ends the process is known, and is ended by its monitor when a case takes too long.
import {openSync, writeSync} from 'node:fs'
import {inspect} from 'node:util'
import {Worker} from 'node:worker_threads'
import {PARTS} from './parts.ts'
import {runCases} from './run-cases.ts'

const [name = '', seed, from, to, file = ''] = process.argv.slice(2)
const load = PARTS[name]
if (load === undefined) throw new Error(`There is no part "${name}".`)

const place = openSync(file, 'w')
const current = new Int32Array(new SharedArrayBuffer(4))
const part = await load()
const monitor = new Worker(new URL('monitor.mjs', import.meta.url), {workerData: current})
monitor.unref()
await runCases(
  part,
  {seed: Number(seed), from: Number(from), to: Number(to)},
  {
    onStart: (index) => {
      // Longer numbers come later, so none is left of the one before.
      writeSync(place, String(index), 0)
      Atomics.store(current, 0, index + 1)
    },
    onFailure: (index, _input, error) => process.send?.({index, text: inspect(error)}),
  },
)
process.disconnect?.()
process.exitCode = 0
await monitor.terminate()
