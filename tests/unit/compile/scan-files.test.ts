// What is kept of a document's text between builds.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {openStore} from '../../../src/node/cache/store.ts'
import {scanText} from '../../../src/node/compile/create-scanner.ts'
import {scanFiles} from '../../../src/node/content/scan-files.ts'
import {createWorkerTools} from '../../../src/node/workers/worker-tools.ts'

test('what another version of the scanners found is found again', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-scan-'))
  const filePath = join(dir, 'a.md')
  writeFileSync(filePath, '# A')
  const store = openStore(join(dir, 'cache'))
  let count = 0
  const scanner = {
    scan: (text: string) => {
      count++
      return scanText(text)
    },
  }
  const jobs = [{filePath, sourcePath: 'a.md'}]
  for (const fingerprint of ['1', '1', '2']) {
    await scanFiles(
      {jobs, spec: {fingerprint, siteDir: '/', findsPaths: false}},
      {...createWorkerTools(store), begin: () => {}},
      scanner,
    )
    await store.flush()
  }
  await store.close()
  rmSync(dir, {recursive: true})
  expect(count).toBe(2)
})
