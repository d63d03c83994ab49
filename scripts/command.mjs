// Commands of packages as the files that Node runs: what lies in node_modules/.bin is a script of the shell on Windows.
import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Path of the script behind a command.
 * @param {string} name Of the package.
 * @param {string} command The package's own name by default.
 */
export function commandFile(name, command = name.replace(/^@[^/]+\//, '')) {
  const folder = join(root, 'node_modules', name)
  const {bin} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
