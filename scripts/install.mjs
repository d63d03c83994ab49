// Installs the dependencies when they are missing or are not those of the lock file.
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Holds the hash of the lock file that was installed. */
const marker = join(root, 'node_modules/.installed-lock')

export function ensureInstalled() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) return
  console.log('Installing dependencies …')
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(marker, lockHash())
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}
