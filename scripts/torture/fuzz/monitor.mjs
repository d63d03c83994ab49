// Ends the process when one case takes more than two seconds of the processor, or a minute without using it.
import {writeSync} from 'node:fs'
import {workerData} from 'node:worker_threads'

const MAX_PROCESSOR_SECONDS = 2
const MAX_SECONDS = 60

let seen = 0
let processorSeconds = 0
let since = 0

setInterval(() => {
  const now = Atomics.load(workerData, 0)
  const {user, system} = process.cpuUsage()
  const used = (user + system) / 1e6
  if (now !== seen) {
    seen = now
    processorSeconds = used
    since = performance.now()
    return
  }
  const waited = (performance.now() - since) / 1000
  if (now === 0 || (used - processorSeconds < MAX_PROCESSOR_SECONDS && waited < MAX_SECONDS)) return
  writeSync(2, `The case hangs: ${(used - processorSeconds).toFixed(1)} s of the processor, ${waited.toFixed(1)} s.\n`)
  process.kill(process.pid, 'SIGKILL')
}, 200)
