// What packages that readers and writers get may be: of a licence that asks for a mention at most, and without a script that
// runs when they are installed. Exceptions are listed here, each with its reason.
import {type LockedPackages, listPackages, nameOf} from './lock-file.ts'

/** Licences that allow use in any program and ask for no more than a mention. */
const FREE_LICENCES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'MIT OR Apache-2.0',
])

interface Exception {
  /** Names of packages. */
  readonly name: RegExp
  readonly found: string
  readonly reason: string
}

interface PackageFinding {
  readonly name: string
  readonly found: string
}

const LICENCES: readonly Exception[] = [
  {
    name: /^lightningcss(?:-|$)/,
    found: 'MPL-2.0',
    reason: 'used unchanged, in the build only; asks that its own files stay open',
  },
  {name: /^lunr-languages$/, found: 'MPL-1.1', reason: 'used unchanged; the stemmers are published with their notice'},
  {name: /^dompurify$/, found: '(MPL-2.0 OR Apache-2.0)', reason: 'taken under Apache-2.0'},
  {name: /^caniuse-lite$/, found: 'CC-BY-4.0', reason: 'data about browsers that webpack reads; no part of an output'},
]

const INSTALL_SCRIPTS: readonly Exception[] = [
  {
    name: /^esbuild$/,
    found: 'install script',
    reason: 'a faster start of its command; without it all works, see tests/sites/pack.long.test.ts',
  },
]

/** A sentence for each package with another licence, and for each exception that is none any more. */
export function findLicenceFaults(packages: LockedPackages): string[] {
  const found = listPackages(packages)
    .filter(([, {dev, license}]) => !dev && !FREE_LICENCES.has(license ?? ''))
    .map(([place, {license}]) => ({name: nameOf(place), found: license ?? 'none'}))
  return compare(found, LICENCES)
}

/** As above, for scripts that run when a package is installed. */
export function findInstallScripts(packages: LockedPackages): string[] {
  const found = listPackages(packages)
    .filter(([, {dev, hasInstallScript}]) => !dev && hasInstallScript)
    .map(([place]) => ({name: nameOf(place), found: 'install script'}))
  return compare(found, INSTALL_SCRIPTS)
}

function compare(found: readonly PackageFinding[], listed: readonly Exception[]): string[] {
  const isListed = (one: PackageFinding, exception: Exception) =>
    exception.name.test(one.name) && exception.found === one.found
  return [
    ...found
      .filter((one) => !listed.some((exception) => isListed(one, exception)))
      .map((one) => `${one.name}: ${one.found}. Find another package, or list it with a reason.`),
    ...listed
      .filter((exception) => !found.some((one) => isListed(one, exception)))
      .map((exception) => `${exception.name.source}: ${exception.found} is listed, and no package has it.`),
  ]
}
