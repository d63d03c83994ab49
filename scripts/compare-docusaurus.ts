// Compares what Docusaurus and Quire make of one site: npx tsx scripts/compare-docusaurus.ts --help
// Exit code 0 when every difference is a known one.
import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {Command} from 'commander'
import {type Comparison, compareSites, type Difference} from './docusaurus/differences.ts'
import {findKnown} from './docusaurus/known-differences.ts'
import {ASPECTS} from './docusaurus/page-snapshot.ts'
import {readSiteSnapshot} from './docusaurus/site-snapshot.ts'
import {printSnapshot, type StoredSnapshot, storeSnapshot} from './docusaurus/stored-snapshot.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Options {
  readonly site?: string
  readonly docusaurus?: string
  readonly quire?: string
  readonly docusaurusInstall?: string
  readonly store?: string
  readonly digests?: boolean
  readonly all?: boolean
}

const options = new Command('compare-docusaurus')
  .description('Compares the pages that Docusaurus and Quire make of one site.')
  .option('--site <folder>', 'site with a site.config and, to build both, a docusaurus.config')
  .option('--docusaurus <folder>', 'output of Docusaurus; built when left out')
  .option('--quire <folder>', 'output of Quire; built when left out')
  .option('--docusaurus-install <folder>', 'folder whose node_modules hold Docusaurus, above that of the site')
  .option('--store <file>', 'write the facts of Docusaurus, for the test that runs without it')
  .option('--digests', 'store only a digest of what is equal')
  .option('--all', 'print known differences too')
  .parse()
  .opts<Options>()

const theirs = readSiteSnapshot(options.docusaurus ?? buildWithDocusaurus())
const ours = readSiteSnapshot(options.quire ?? buildWithQuire())
const comparison = compareSites(theirs, ours)
const unexplained = comparison.differences.filter((difference) => findKnown(difference) === undefined)
for (const difference of options.all === true ? comparison.differences : unexplained) printDifference(difference)
printCounts(comparison)
if (options.store !== undefined) writeFileSync(options.store, printSnapshot(toStored()))
process.exitCode = unexplained.length === 0 ? 0 : 1

function toStored(): StoredSnapshot {
  const different = new Set(comparison.differences.map(({page, aspect}) => `${page} ${aspect}`))
  return storeSnapshot(theirs, (page, aspect) => options.digests === true && !different.has(`${page} ${aspect}`))
}

function buildWithDocusaurus(): string {
  const {site, docusaurusInstall} = options
  if (site === undefined || docusaurusInstall === undefined)
    throw new Error('Give --docusaurus, or --site and --docusaurus-install to build with it.')
  const outDir = join(resolve(site), '.docusaurus-build')
  run(join(resolve(docusaurusInstall), 'node_modules/.bin/docusaurus'), ['build', resolve(site), '--out-dir', outDir])
  return outDir
}

function buildWithQuire(): string {
  if (options.site === undefined) throw new Error('Give --quire, or --site to build it.')
  const outDir = join(resolve(options.site), 'build')
  run(process.execPath, [join(root, 'dist/bin.js'), 'build', resolve(options.site), '--out-dir', outDir])
  return outDir
}

function run(command: string, args: readonly string[]): void {
  const {status} = spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']})
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}

function printDifference(difference: Difference): void {
  const {page, aspect, theirs: one, ours: other} = difference
  console.log(`${page} ${aspect}`)
  const [from, to] = aspect === 'code' ? aroundChange(one ?? '', other ?? '') : [one, other]
  console.log(`  docusaurus: ${from ?? '(nothing)'}\n  quire:      ${to ?? '(nothing)'}`)
  const known = findKnown(difference)
  if (known !== undefined) console.log(`  known:      ${known.reason}`)
}

/** The place where two long texts part, with a little of what is around it. */
function aroundChange(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const cut = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80))
  return [cut(one), cut(other)]
}

function printCounts({differences, pageCount, equalCounts}: Comparison): void {
  const routes = differences.filter(({aspect}) => aspect === 'route')
  const row = (cells: readonly (string | number)[]): string =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(12))).join('')
  console.log(row(['aspect', 'equal', 'different', 'only here', 'only there', 'known']))
  const only = (side: 'theirs' | 'ours'): number => routes.filter((one) => one[side] === undefined).length
  console.log(row(['route', pageCount, 0, only('theirs'), only('ours'), countKnown(routes)]))
  for (const aspect of ASPECTS) {
    const found = differences.filter((one) => one.aspect === aspect)
    const pages = pageCount - equalCounts[aspect]
    const lines = (side: 'theirs' | 'ours'): number => found.filter((one) => one[side] === undefined).length
    console.log(row([aspect, equalCounts[aspect], pages, lines('theirs'), lines('ours'), countKnown(found)]))
  }
}

function countKnown(differences: readonly Difference[]): number {
  return differences.filter((one) => findKnown(one) !== undefined).length
}
