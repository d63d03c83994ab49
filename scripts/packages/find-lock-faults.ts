// What may not stand in the lock file: packages from elsewhere than the registry, without a hash, or only for some systems.
import {type LockEntry, type LockedPackages, listPackages} from './lock-file.ts'

/** npm writes it, or no URL at all. */
const REGISTRY = 'https://registry.npmjs.org/'
const INTEGRITY = /^sha512-[\w+/]{86}==$/
/** `git+ssh://…`, `file:…`, `https://….tgz`, `user/repository`, `github:user/repository`. An alias stays in the registry. */
const FOREIGN_RANGE = /^(?!npm:).*[:/]/

/** A sentence for each fault, with the place and what is wrong there. */
export function findLockFaults(packages: LockedPackages): string[] {
  const ranges = Object.entries(packages).flatMap(([place, entry]) => findForeignRanges(place || 'the project', entry))
  const sources = listPackages(packages).flatMap(([place, entry]) => findForeignSource(place, entry))
  return [...ranges, ...sources, ...findMissingBinaries(packages)]
}

function findForeignRanges(place: string, entry: LockEntry): string[] {
  return Object.entries({...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies})
    .filter(([, range]) => FOREIGN_RANGE.test(range))
    .map(([name, range]) => `${place} asks for ${name} at ${range}, which is not in the registry.`)
}

function findForeignSource(place: string, {resolved, integrity, link}: LockEntry): string[] {
  if (link) return [`${place} is a link to a folder.`]
  const faults: string[] = []
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) faults.push(`${place} comes from ${resolved}.`)
  if (!INTEGRITY.test(integrity ?? '')) faults.push(`${place} has no sha512 hash.`)
  return faults
}

/** npm leaves out binaries that its registry lacks at the time; `npm ci` then fails on the systems that need them. */
function findMissingBinaries(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, place, name))
      .map(([name, range]) => `${place || 'the project'} wants ${name}@${range}, which is not locked.`),
  )
}

/** Whether a package at a place finds another one as Node does: in its own `node_modules`, then in those above. */
function isLocked(packages: LockedPackages, place: string, name: string): boolean {
  for (let folder = place; ; ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
    const at = folder.lastIndexOf('/node_modules/')
    folder = at < 0 ? '' : folder.slice(0, at)
  }
}
