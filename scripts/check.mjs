#!/usr/bin/env node
// Everything that can be said about the sources without running them: format, lint, types, import rules, sizes of files.
import {spawn} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {ensureInstalled} from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const CHECKS = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types of the whole', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the node half (no DOM)', 'tsc', ['-p', 'src/node/tsconfig.json']],
  ['types of the client half (no node)', 'tsc', ['-p', 'src/client/tsconfig.json']],
  ['imports', 'tsx', ['scripts/check-imports.ts']],
  ['sizes of files and functions', 'tsx', ['scripts/check-size.ts']],
]

/** Runs the checks, two at a time, as most of them use one core. Prints the output of those that fail. */
export async function runChecks() {
  ensureInstalled()
  const waiting = [...CHECKS]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, command, args] = check
      const {status, output} = await run(command, args)
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}${status === 0 ? '' : `\n${output}`}`)
      if (status !== 0) failed += 1
    }
  }
  await Promise.all([work(), work()])
  return {passed: CHECKS.length - failed, failed}
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']})
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => resolve({status, output: Buffer.concat(chunks).toString()}))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await runChecks()).failed === 0 ? 0 : 1)
