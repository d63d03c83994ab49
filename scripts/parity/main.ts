// Builds sites by Docusaurus itself and by Quire and compares them: npm run parity -- --help
// Kept out of `npm test`: it installs packages from the registry and takes a minute or more for each site.
import {join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {Command} from 'commander'
import {formatComparison} from '../../src/cli/comparison.ts'
import {formatTable} from '../../src/cli/text.ts'
import type {CompareReport} from '../../src/node/api-types.ts'
import {coversDifference} from '../../src/node/migrate/compare/known-differences.ts'
import {changesSite, tryParts} from './build-parts.ts'
import {buildPlugins} from './build-plugins.ts'
import {compareTypes} from './compare-types.ts'
import {buildByDocusaurus, installPackages, makeSite, type OldBuild} from './make-site.ts'
import {type PageLook, photographBoth} from './pictures.ts'
import {PARITY_SITES, type ParitySite} from './sites.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// The program as it is compiled has the types of its sources.
const {build, compareBuilds, formatDiagnostic} = (await import(
  pathToFileURL(join(root, 'dist/index.js')).href
)) as typeof import('../../src/node/index.ts')

interface Options {
  readonly site?: readonly string[]
  readonly folder: string
  readonly all?: boolean
  readonly pictures?: boolean
  readonly plugins?: boolean
  readonly types?: boolean
  readonly parts?: boolean
  readonly part?: readonly string[]
  readonly plugin?: readonly string[]
  readonly docusaurus?: boolean
}

const options = new Command('parity')
  .description('Builds sites by Docusaurus and by Quire, and prints what differs.')
  .option('--site <names...>', `sites to build: ${PARITY_SITES.map(({name}) => name).join(', ')}`)
  .option('--all', 'print all differences of each site')
  .option(
    '--pictures',
    'photograph ten pages of each site as both have built them, and print what is elsewhere, and errors of ours',
  )
  .option('--plugins', 'build a small site with each of some plugins of the registry instead, by Quire alone')
  .option('--types', 'compare the types of what components import with those of Docusaurus instead')
  .option('--parts', "put each part of Docusaurus' themes into src/theme instead, and print which pages change")
  .option('--part <names...>', 'of --parts, only these')
  .option('--plugin <names...>', 'of --plugins, only these')
  .option('--docusaurus', 'of --plugins, build by Docusaurus as well')
  .requiredOption(
    '--folder <folder>',
    'where sites are made and kept, with what Docusaurus built; outside of the checkout',
  )
  .parse()
  .opts<Options>()

interface Compared {
  readonly report: CompareReport
  readonly old: OldBuild
  readonly looks?: readonly PageLook[]
}

/** In words where there is nothing to compare. */
type Outcome = Compared | string

/** Folder of the site. */
const OUR_BUILD = '.quire-build'

if (options.plugins === true) {
  const outcomes = await buildPlugins(
    {folder: resolve(options.folder), names: options.plugin, withDocusaurus: options.docusaurus === true},
    build,
  )
  if (outcomes.length === 0 || outcomes.some(({result}) => !/^(?:works|passed over)/.test(result))) process.exitCode = 1
  console.log(
    formatTable([
      ['plugin', 'version', 'docusaurus', 'quire'],
      ...outcomes.map(({name, version, theirs, result}) => [name, version, theirs, result]),
    ]),
  )
  process.exit()
}

if (options.parts === true) {
  let [count, changing] = [0, 0]
  for await (const outcome of tryParts(
    {folder: resolve(options.folder), names: options.part},
    {build, compareBuilds},
  )) {
    const {names, said, differences} = outcome
    count += names.length
    if (changesSite(outcome)) changing += 1
    console.log(`${names.join(' ')}: ${differences.length} lines differ`)
    for (const line of said) console.log(`  ${line}`)
    for (const {page, aspect, theirs, ours} of differences)
      console.log(`  ${page} ${aspect}: ${JSON.stringify(theirs)} -> ${JSON.stringify(ours)}`)
  }
  console.log(`${count} parts, of which ${changing} change the site`)
  process.exit(count === 0 || changing > 0 ? 1 : 0)
}

if (options.types === true) {
  const differences = compareTypes(join(resolve(options.folder), 'types'), root) ?? []
  for (const {name, message, reason} of differences)
    console.log(reason === undefined ? `${name}\n${message}` : `${name}: ${reason}`)
  process.exit(differences.length === 0 || differences.some(({reason}) => reason === undefined) ? 1 : 0)
}

const rows: string[][] = [
  ['site', 'pages', 'routes differ', 'text differs', 'lines differ', 'docusaurus', 'quire', 'parts elsewhere'],
]
for (const site of PARITY_SITES.filter(({name}) => options.site?.includes(name) ?? true)) {
  console.log(`\n# ${site.name}`)
  const outcome = await compareSite(site)
  if (typeof outcome === 'string') process.exitCode = 1
  rows.push([site.name, ...(typeof outcome === 'string' ? [outcome] : toCells(outcome))])
}
console.log(formatTable(rows))

/** One build at a time: each takes the machine for itself. */
async function compareSite(site: ParitySite): Promise<Outcome> {
  const copy = join(resolve(options.folder), site.name)
  const siteDir = join(copy, site.siteDir ?? '.')
  if (!makeSite(site, copy, root)) return 'could not be made'
  if (!installPackages(site, siteDir)) return 'packages could not be installed'
  const old = buildByDocusaurus(siteDir)
  if (old === undefined) return 'Docusaurus does not build it'
  // Plugins look for files from where the program was started.
  process.chdir(siteDir)
  const quireDir = join(siteDir, OUR_BUILD)
  const {isWritten, diagnostics, ms} = await build({siteDir, outDir: quireDir})
  for (const finding of diagnostics)
    console.log(formatDiagnostic(finding, {colour: false, readSource: () => undefined}))
  if (!isWritten) return 'Quire does not build it'
  const report = {...(await compareBuilds({docusaurusDir: old.dir, quireDir})), ms}
  const explained = explain(report, site)
  console.log(formatComparison(explained, options.all === true))
  if (explained.differences.some(({reason}) => reason === undefined)) process.exitCode = 1
  return {report: explained, old, ...(options.pictures === true ? {looks: await photograph(siteDir, old.dir)} : {})}
}

/** Prints what is elsewhere, and where the images are. */
async function photograph(siteDir: string, docusaurusDir: string): Promise<readonly PageLook[]> {
  const outDir = join(siteDir, '.pictures')
  const looks = await photographBoth({docusaurusDir, quireDir: join(siteDir, OUR_BUILD), outDir})
  for (const {path, differences} of looks) for (const one of differences) console.log(`  ${path} ${one}`)
  console.log(`${looks.length} pages: ${join(outDir, 'index.html')}`)
  return looks
}

function explain(report: CompareReport, {explained = []}: ParitySite): CompareReport {
  const reasonOf = (difference: CompareReport['differences'][number]): string | undefined =>
    difference.reason ?? explained.find((known) => coversDifference(known, difference))?.reason
  return {
    ...report,
    differences: report.differences.map((difference) => {
      const reason = reasonOf(difference)
      return {...difference, ...(reason === undefined ? {} : {reason})}
    }),
  }
}

/** Differences that are meant to be are not counted. */
function toCells({report, old, looks}: Compared): string[] {
  const {differences, pageCount, ms = 0, theirs, ours} = report
  const unknown = differences.filter(({reason}) => reason === undefined)
  const count = (aspect: string): string => String(unknown.filter((one) => one.aspect === aspect).length)
  const megabytes = ({bytes}: {readonly bytes: number}): string => `${(bytes / 1e6).toFixed(1)} MB`
  const seconds = old.seconds === undefined ? '' : `${old.seconds} s, `
  return [
    String(pageCount),
    count('route'),
    count('text'),
    String(unknown.length),
    seconds + megabytes(theirs),
    `${Math.round(ms / 1000)} s, ${megabytes(ours)}`,
    looks === undefined ? '' : String(looks.reduce((sum, {differences: found}) => sum + found.length, 0)),
  ]
}
