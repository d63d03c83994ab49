// A site of Docusaurus that uses what few sites use: pages as Docusaurus makes them, and the same from a configuration of ours.
import {cpSync, existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {restoreSnapshot} from '../../scripts/docusaurus/stored-snapshot.ts'
import {compareSites, type Difference} from '../../src/node/migrate/compare/differences.ts'
import {findMeant} from '../../src/node/migrate/compare/known-differences.ts'
import {readSiteSnapshot} from '../../src/node/migrate/compare/site-snapshot.ts'
import {runCli} from '../support/cli.ts'
import {projectRoot} from '../support/program.ts'
import {createSite} from '../support/site.ts'

const fixtures = join(projectRoot, 'tests/fixtures/docusaurus')

/** Several instances, two languages, plugins as functions and classes, a preset in a file, habits of MDX 1. */
test('an async function of CommonJS builds as in Docusaurus, and the same when it has been rewritten', async () => {
  const site = createSite({})
  cpSync(join(fixtures, 'unusual'), site.dir, {recursive: true})
  const before = await site.build({bundler: 'rspack'})
  expect(before.errors).toEqual([])
  const stored = JSON.parse(readFileSync(join(fixtures, 'unusual.json'), 'utf8'))
  const {differences} = compareSites(restoreSnapshot(stored), readSiteSnapshot(before.report.outDir))
  const isUnknown = (difference: Difference): boolean => findMeant(difference) === undefined
  expect(differences.filter(isUnknown)).toEqual([])
  const old = before.bytes()

  const {code, stdout, stderr} = await runCli(['migrate', '--config', '--write'], {cwd: site.dir})
  expect([code, stdout]).toEqual([0, 'Wrote site.config.ts\n'])
  expect(stderr).not.toContain('add that')
  site.remove('docusaurus.config.js')
  const after = await site.build({bundler: 'rspack'})
  expect(after.findings).toEqual(before.findings.map((one) => one.replace('docusaurus.config.js', 'site.config.ts')))
  expect(after.bytes()).toEqual(old)
  expect(existsSync(join(site.dir, 'docusaurus.config.js'))).toBe(false)
})
