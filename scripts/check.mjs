#!/usr/bin/env node
// Everything that can be said about the sources without running them: format, lint, types, import rules, sizes of files.
import {spawnSync} from 'node:child_process'
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

/** Runs the checks, printing the output of those that fail. */
export function runChecks() {
  ensureInstalled()
  const failed = []
  for (const [name, command, args] of CHECKS) {
    const {status, stdout, stderr} = spawnSync(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      encoding: 'utf8',
    })
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
    if (status === 0) continue
    failed.push(name)
    console.log(`${stdout}${stderr}`)
  }
  return {passed: CHECKS.length - failed.length, failed: failed.length}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(runChecks().failed === 0 ? 0 : 1)
