#!/usr/bin/env node
// Everything that can be said about the sources without running them: format, lint, types, import rules, sizes of files,
// documentation of what is exported, and the packages that are installed.
import {spawn} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {commandFile} from './command.mjs'
import {ensureInstalled} from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const BIOME = ['@biomejs/biome']
const TSC = ['typescript', 'tsc']
const TSX = ['tsx']

const CHECKS = [
  ['format and lint', BIOME, ['check', '--error-on-warnings', '.']],
  ['types of the whole', TSC, ['-p', 'tsconfig.json']],
  ['types of the node half (no DOM)', TSC, ['-p', 'src/node/tsconfig.json']],
  ['types of the client half (no node)', TSC, ['-p', 'src/client/tsconfig.json']],
  ['imports', TSX, ['scripts/check-imports.ts']],
  ['sizes of files and functions', TSX, ['scripts/check-size.ts']],
  ['documentation of what is exported', TSX, ['scripts/check-docs.ts']],
  ['packages: sources, systems, licences, install scripts, weight', TSX, ['scripts/check-packages.ts']],
]

/** Its answer is another tomorrow, and none without a network: no test may depend on it. */
const AUDIT = ['vulnerabilities known to the registry', TSX, ['scripts/check-audit.ts']]

/** Runs checks, two at a time, as most of them use one core. Prints the output of those that fail or are skipped. */
export async function runChecks(checks = CHECKS) {
  ensureInstalled()
  const waiting = [...checks]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, command, args] = check
      const {status, output} = await run(command, args)
      const isSkipped = status === 0 && output.startsWith('skipped')
      const mark = isSkipped ? 'skip' : status === 0 ? 'ok  ' : 'FAIL'
      console.log(`${mark} ${name}${mark === 'ok  ' ? '' : `\n${output.trimEnd()}`}`)
      if (status !== 0) failed += 1
    }
  }
  await Promise.all([work(), work()])
  return {passed: checks.length - failed, failed}
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandFile(...command), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => resolve({status, output: Buffer.concat(chunks).toString()}))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {failed} = await runChecks([AUDIT, ...CHECKS])
  process.exit(failed === 0 ? 0 : 1)
}
