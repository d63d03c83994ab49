// npm run search-vectors -- FILE: prints every vector that fails, and at the end how many passed.
import {readFileSync} from 'node:fs'
import {runVectors} from './run-vectors.ts'
import type {VectorFile} from './vector-file.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npm run search-vectors -- FILE')
  process.exit(2)
}
// The file's own word for its shape; what does not have it fails vector by vector.
const outcomes = await runVectors(JSON.parse(readFileSync(path, 'utf8')) as VectorFile)
const failed = outcomes.filter(({problems}) => problems.length > 0)
for (const {id, problems} of failed) console.log([id, ...problems].join('\n  '))
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
