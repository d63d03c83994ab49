// What is installed, by the lock file: where it comes from, for which systems, under which licences, what it runs.
import {readFileSync} from 'node:fs'
import {findLockFaults} from './packages/find-lock-faults.ts'
import {findInstallScripts, findLicenceFaults} from './packages/find-unlisted.ts'
import {parseLockFile} from './packages/lock-file.ts'

const packages = parseLockFile(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const faults = [...findLockFaults(packages), ...findLicenceFaults(packages), ...findInstallScripts(packages)]
for (const fault of faults) console.log(fault)
process.exit(faults.length === 0 ? 0 : 1)
