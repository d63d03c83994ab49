// Broken inputs, as people write them: each has its code, its line and column, and what to do. The inputs of a site are told of
// in one run. `tests/fixtures/broken-inputs` holds the files of each site, and next to them what is said.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {projectRoot} from '../support/program.ts'
import {buildSite, type FileMap} from '../support/site.ts'

const FOLDER = join(projectRoot, 'tests/fixtures/broken-inputs')
/** Whether the mistakes of a site show without a build. */
const SITES = {documents: true, settings: true, files: true, bundling: false, loading: false, rendering: false} as const
type Site = keyof typeof SITES
const NAMES = Object.keys(SITES) as Site[]

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

/** A file follows each line `=== path`. */
function filesOf(site: string): FileMap {
  const parts = read(`${site}.txt`).split(/^=== (.+)\n/m)
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 1 ? [[part, parts[at + 1] ?? '']] : [])))
}

/** What a person sees of each finding, but for its notes. */
async function findingsOf(site: Site): Promise<string> {
  const {report} = await buildSite(filesOf(site), {checkOnly: SITES[site]})
  return report.diagnostics
    .map(({level, code, location, message, hint}) => {
      const {sourcePath, line, column} = location ?? {}
      const place = [sourcePath, line, column].filter((part) => part !== undefined).join(':')
      return `${level} ${code} ${place}\n  ${message}\n  hint: ${hint ?? ''}\n`
    })
    .join('')
}

describe('what is said of', () => {
  test.each(NAMES)('%s', async (site) => {
    expect(await findingsOf(site)).toBe(read(`${site}.findings.txt`))
  })
})

test('120 inputs and more have a place, a line where there is one, and a hint; none shows a stack', () => {
  const findings = NAMES.flatMap((site) => read(`${site}.findings.txt`).split(/^(?=error|warning)/m))
  expect(findings.length).toBeGreaterThan(120)
  expect(findings.filter((one) => !/^\w+ \S+ \S+\n {2}\S.*\n {2}hint: \S.*\n$/.test(one))).toEqual([])
  expect(findings.filter((one) => /^\s+at /m.test(one) || one.includes('node_modules'))).toEqual([])
  // What concerns a file as a whole has no line.
  const whole = /no default export|blog\/(?:file-date|no-date)|docs\/(?:empty-folder|no-docs|tags-file|version-file)/
  expect(findings.filter((one) => !/^\w+ \S+ \S+:\d+:\d+\n/.test(one) && !whole.test(one))).toEqual([])
})
