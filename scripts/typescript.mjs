#!/usr/bin/env node
// node scripts/typescript.mjs [--compile] FILE …: runs a script in TypeScript, with the arguments behind it. Installs the
// dependencies when they are missing; --compile first compiles the program, for scripts that use it.
import {spawnSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {commandFile} from './command.mjs'
import {ensureInstalled} from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const compiles = args[0] === '--compile'
const [file = '', ...rest] = compiles ? args.slice(1) : args

ensureInstalled()
if (compiles) {
  const {ensureProgram} = await import('./program.mjs')
  await ensureProgram()
}
const {status} = spawnSync(process.execPath, [commandFile('tsx'), join(root, file), ...rest], {stdio: 'inherit'})
process.exit(status ?? 1)
