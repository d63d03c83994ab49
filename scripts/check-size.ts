// Sizes of files and functions against the ceilings of CONTRIBUTING.md; `--report` prints the distribution.
import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const MAX_FILE_LINES = 300
const MAX_FUNCTION_LINES = 60

interface Sized {
  readonly name: string
  readonly lines: number
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/**
 * A function that is declared, given to a name, or a member of an object or a class; its opening may end on a later line. What
 * is passed on without a name, such as the body of a test, counts with the function around it.
 */
const OPENED =
  /^( *)(?:(?:export )?(?:default )?(?:async )?function\*? ?(\w*)[(<]|(?:export )?const (\w+)(?:: [^=]*)? = (?:async )?(?:function\b|<?.*\).*=> \{$)|(\w+): (?:async )?\([^)]*\).*=> \{$)/

/** Functions of a file at any depth, by the formatter's indentation: a line that opens one to the line that closes it. */
function functionsOf(name: string, lines: readonly string[]): Sized[] {
  const found: Sized[] = []
  for (const [at, line] of lines.entries()) {
    const [, indent = '', declared, assigned, member] = OPENED.exec(line) ?? []
    if (declared === undefined && assigned === undefined && member === undefined) continue
    const length =
      lines.slice(at).findIndex((other) => other.startsWith(`${indent}}`) && !other.startsWith(`${indent}}:`)) + 1
    if (length > 1) found.push({name: `${name} ${declared || assigned || member}`, lines: length})
  }
  return found
}

function quantile(sizes: readonly Sized[], q: number): number {
  const sorted = sizes.map(({lines}) => lines).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}

const files = ['src', 'theme', 'plugins', 'scripts'].flatMap((dir) => listFiles(join(root, dir)))
const texts = files.map((file) => ({name: relative(root, file), lines: readFileSync(file, 'utf8').split('\n')}))
const fileSizes = texts.map(({name, lines}): Sized => ({name, lines: lines.length}))
const functionSizes = texts.flatMap(({name, lines}) => functionsOf(name, lines))
const tooLong = [
  ...fileSizes.filter(({lines}) => lines > MAX_FILE_LINES),
  ...functionSizes.filter(({lines}) => lines > MAX_FUNCTION_LINES),
]

if (process.argv.includes('--report'))
  for (const [what, sizes] of [
    ['files', fileSizes],
    ['functions', functionSizes],
  ] as const)
    console.log(
      `${what}: ${sizes.length}, median ${quantile(sizes, 0.5)}, p90 ${quantile(sizes, 0.9)}, longest ${quantile(sizes, 1)} lines`,
    )
for (const {name, lines} of tooLong) console.log(`${name} has ${lines} lines`)
process.exit(tooLong.length === 0 ? 0 : 1)
