#!/usr/bin/env node
// npm run bench: compiles the program, then measures it (scripts/bench/main.ts).
import {spawnSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {ensureInstalled} from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
ensureInstalled()
const {ensureProgram} = await import('./program.mjs')
await ensureProgram()
const {status} = spawnSync(
  join(root, 'node_modules/.bin/tsx'),
  [join(root, 'scripts/bench/main.ts'), ...process.argv.slice(2)],
  {cwd: root, stdio: 'inherit'},
)
process.exit(status ?? 1)
