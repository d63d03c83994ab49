// Asks the registry for known vulnerabilities of what readers and writers get. Where it cannot be asked, the first word
// that is printed is `skipped`, and the exit code 0.
import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {readAudit} from './packages/read-audit.ts'

const ARGS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']

const {stdout, error} = spawnSync('npm', ARGS, {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  // npm is a script of the shell there.
  shell: process.platform === 'win32',
})
const {skipped, faults} = error ? {skipped: error.message, faults: []} : readAudit(stdout)
if (skipped !== undefined) console.log(`skipped: ${skipped}`)
for (const fault of faults) console.log(fault)
process.exit(faults.length === 0 ? 0 : 1)
