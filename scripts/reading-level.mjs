#!/usr/bin/env node
// npm run reading-level [-- FOLDER ...]: how hard the pages are to read (scripts/handbook/main.ts).
import {spawnSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {ensureInstalled} from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
ensureInstalled()
const {status} = spawnSync(
  join(root, 'node_modules/.bin/tsx'),
  [join(root, 'scripts/handbook/main.ts'), ...process.argv.slice(2)],
  {stdio: 'inherit'},
)
process.exit(status ?? 1)
