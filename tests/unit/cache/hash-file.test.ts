import {createHash} from 'node:crypto'
import {createReadStream, rmSync, truncateSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {afterAll, expect, test} from 'vitest'
import {hashOf} from '../../../src/node/cache/hash.ts'
import {hashFile} from '../../../src/node/cache/hash-file.ts'

const file = join(tmpdir(), `quire-hash-file-${process.pid}`)
afterAll(() => rmSync(file, {force: true}))

test.each([0, 1, 1 << 20, 3_000_001])('%i bytes have the hash of the bytes', (length) => {
  const bytes = Buffer.from(Array.from({length}, (_, at) => at % 251))
  writeFileSync(file, bytes)
  expect(hashFile(file)).toBe(hashOf(bytes))
})

// Node does not read such a file at once.
test('a file of more than two gibibytes has a hash', async () => {
  writeFileSync(file, 'A film')
  truncateSync(file, 2 ** 31 + 1)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, {highWaterMark: 1 << 20}), hash)
  expect(hash.digest('base64url').startsWith(hashFile(file))).toBe(true)
}, 120_000)
