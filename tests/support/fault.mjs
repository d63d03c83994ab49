// Loaded before the program: makes its n-th exchange of a file or folder fail, or ends the process there, as a disk and a
// machine can. QUIRE_FAULT is "<what> <n>": what is an error code, or "kill".
import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'
import {isMainThread} from 'node:worker_threads'

const [what = '', nth = '0'] = (process.env.QUIRE_FAULT ?? '').split(' ')
const rename = fs.renameSync
let count = 0
// From the moment when the list of what is to be exchanged has its name.
let isExchanging = false

fs.renameSync = (from, to) => {
  if (isExchanging && isMainThread) {
    count += 1
    if (count === Number(nth)) {
      if (what === 'kill') process.kill(process.pid, 'SIGKILL')
      throw Object.assign(new Error(`${what}: injected, rename '${from}'`), {code: what, syscall: 'rename', path: from})
    }
  }
  rename(from, to)
  isExchanging ||= String(to).endsWith('journal.json')
}
syncBuiltinESMExports()
