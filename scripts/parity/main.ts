// Builds sites by Docusaurus itself and by Quire and compares them: npm run parity -- --help
// Kept out of `npm test`: it installs packages from the registry and takes a minute or more for each site.
import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readdirSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {Command} from 'commander'
import {PARITY_SITES, type ParitySite} from './sites.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const quire = join(root, 'dist/bin.js')
const OLD_BUILD = '.docusaurus-build'

interface Options {
  readonly site?: readonly string[]
  readonly folder: string
  readonly all?: boolean
}

const options = new Command('parity')
  .description('Builds sites by Docusaurus and by Quire, and prints what differs.')
  .option('--site <names...>', `sites to build: ${PARITY_SITES.map(({name}) => name).join(', ')}`)
  .option('--all', 'print all differences of each site')
  .requiredOption(
    '--folder <folder>',
    'where sites are made and kept, with what Docusaurus built; outside of the checkout',
  )
  .parse()
  .opts<Options>()

const wanted = PARITY_SITES.filter(({name}) => options.site === undefined || options.site.includes(name))
const outcomes = wanted.map((site): readonly [string, string] => [site.name, compare(site)])
for (const [name, outcome] of outcomes) console.log(`${name.padEnd(24)} ${outcome}`)
process.exitCode = outcomes.every(([, outcome]) => outcome === 'equal') ? 0 : 1

/** One build by Docusaurus at a time: it takes the machine for itself. */
function compare(site: ParitySite): string {
  const copy = join(resolve(options.folder), site.name)
  const siteDir = join(copy, site.siteDir ?? '.')
  console.log(`\n# ${site.name}`)
  if (!make(site, copy)) return 'could not be made'
  if (!existsSync(join(siteDir, 'node_modules')) && !run('npm', ['install', '--no-audit', '--no-fund'], siteDir))
    return 'packages could not be installed'
  const oldBuild = join(siteDir, OLD_BUILD)
  if (!existsSync(join(oldBuild, '404.html')) && !run('npx', ['docusaurus', 'build', '--out-dir', OLD_BUILD], siteDir))
    return 'Docusaurus does not build it'
  const all = options.all === true ? ['--all'] : []
  return run(process.execPath, [quire, 'migrate', '--compare', oldBuild, ...all], siteDir)
    ? 'equal'
    : 'differs, or does not build'
}

/** What is there already is used again. */
function make({name, from}: ParitySite, copy: string): boolean {
  if (existsSync(copy) && readdirSync(copy).length > 0) return true
  mkdirSync(dirname(copy), {recursive: true})
  if ('template' in from)
    return run(
      'npx',
      ['--yes', 'create-docusaurus@3', name, from.template, ...from.options, '--skip-install'],
      dirname(copy),
    )
  const source = resolve(root, from.folder)
  if (!existsSync(source)) return false
  cpSync(source, copy, {recursive: true})
  return true
}

function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, {cwd, stdio: 'inherit'}).status === 0
}
