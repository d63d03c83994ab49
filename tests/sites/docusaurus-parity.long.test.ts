// Quire's pages next to what Docusaurus made of the same documents: URLs, titles, headings, sidebars, links, texts.
import {cpSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {findKnown, KNOWN_DIFFERENCES} from '../../scripts/docusaurus/known-differences.ts'
import {restoreSnapshot} from '../../scripts/docusaurus/stored-snapshot.ts'
import {compareSites, type Difference} from '../../src/node/migrate/compare/differences.ts'
import {SINCE_VERSION_2} from '../../src/node/migrate/compare/known-differences.ts'
import {readSiteSnapshot} from '../../src/node/migrate/compare/site-snapshot.ts'
import {builtCorpus, CORPORA, hasCorpora} from '../support/corpora.ts'
import {projectRoot} from '../support/program.ts'
import {type BuiltSite, createSite} from '../support/site.ts'

const fixtures = join(projectRoot, 'tests/fixtures/docusaurus')

function findDifferences(name: string, {report}: BuiltSite): readonly Difference[] {
  const stored = JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8'))
  return compareSites(restoreSnapshot(stored), readSiteSnapshot(report.outDir)).differences
}

const unknownAmong = (differences: readonly Difference[]): readonly Difference[] =>
  differences.filter((difference) => findKnown(difference) === undefined)

/** Whole sites, the first with components of its own for the bundler. */
const TIMEOUT_MS = 240_000

test(
  'a site of every form of document differs from what Docusaurus makes only where we say why',
  async () => {
    const site = createSite({})
    cpSync(join(fixtures, 'site'), site.dir, {recursive: true})
    expect(unknownAmong(findDifferences('parity', await site.build({bundler: 'rspack'})))).toEqual([])
  },
  TIMEOUT_MS,
)

describe.skipIf(!hasCorpora).each(CORPORA)('the documents of $name', (corpus) => {
  test(
    'differ from what Docusaurus makes only where we say why',
    async () => {
      expect(unknownAmong(findDifferences(corpus.name, (await builtCorpus(corpus)).cold))).toEqual([])
    },
    TIMEOUT_MS,
  )
})

test('each reason for a difference stands in the manual', () => {
  const manual = readFileSync(join(projectRoot, 'docs/documentation/differences-from-docusaurus.md'), 'utf8').replace(
    /\s+/g,
    ' ',
  )
  const reasons = [...KNOWN_DIFFERENCES, ...SINCE_VERSION_2].map(({reason}) => reason)
  expect(reasons.filter((reason) => !manual.includes(reason))).toEqual([])
})
