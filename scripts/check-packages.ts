// What is installed, by the lock file: where it comes from, for which systems, under which licences, what it runs, and how
// much it is.
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {findLockFaults} from './packages/find-lock-faults.ts'
import {findInstallScripts, findLicenceFaults} from './packages/find-unlisted.ts'
import {findDuplicates, findWeightFaults, weigh} from './packages/find-weight-faults.ts'
import {parseLockFile} from './packages/lock-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = parseLockFile(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const weight = weigh(packages, (place) => sizeOf(join(root, place)))
const faults = [
  ...findLockFaults(packages),
  ...findLicenceFaults(packages),
  ...findInstallScripts(packages),
  ...findDuplicates(packages),
  ...findWeightFaults(weight),
]
for (const fault of faults) console.log(fault)
if (faults.length === 0) console.log(`${weight.packages} packages, ${(weight.bytes / 1e6).toFixed(1)} MB`)
process.exit(faults.length === 0 ? 0 : 1)

/** Bytes of the files in a folder; packages inside of it have places of their own. */
function sizeOf(folder: string): number {
  return readdirSync(folder, {withFileTypes: true}).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size)
  }, 0)
}
