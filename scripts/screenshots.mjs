#!/usr/bin/env node
// npm run screenshots: compiles the program, then photographs a site (scripts/screenshots.ts).
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
  [join(root, 'scripts/screenshots.ts'), ...process.argv.slice(2)],
  {stdio: 'inherit'},
)
process.exit(status ?? 1)
