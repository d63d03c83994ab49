// Stores what Docusaurus makes of the documents that tests compare: npx tsx scripts/compare-docusaurus.ts --help
// `quire migrate --compare` prints what differs.
import {writeFileSync} from 'node:fs'
import {Command} from 'commander'
import {compareSites} from '../src/node/migrate/compare/differences.ts'
import {readSiteSnapshot} from '../src/node/migrate/compare/site-snapshot.ts'
import {printSnapshot, storeSnapshot} from './docusaurus/stored-snapshot.ts'

interface Options {
  readonly docusaurus: string
  readonly quire: string
  readonly store: string
  readonly digests?: boolean
}

const options = new Command('compare-docusaurus')
  .description('Stores what Docusaurus makes of a site, for the test that compares without it.')
  .requiredOption('--docusaurus <folder>', 'output of Docusaurus')
  .requiredOption('--quire <folder>', 'output of Quire')
  .requiredOption('--store <file>', 'file to write')
  .option('--digests', 'store only a digest of what is equal')
  .parse()
  .opts<Options>()

const theirs = readSiteSnapshot(options.docusaurus)
const {differences} = compareSites(theirs, readSiteSnapshot(options.quire))
const different = new Set(differences.map(({page, aspect}) => `${page} ${aspect}`))
const isEqual = (page: string, aspect: string): boolean => !different.has(`${page} ${aspect}`)
const stored = storeSnapshot(theirs, (page, aspect) => options.digests === true && isEqual(page, aspect))
writeFileSync(options.store, printSnapshot(stored))
