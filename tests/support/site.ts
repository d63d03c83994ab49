// A site made from a map of files, built through the public door: make, build, look, change, build again.
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll} from 'vitest'
import type {BuildOptions, BuildReport} from '../../src/node/api-types.ts'
import {program} from './program.ts'

export type FileMap = Readonly<Record<string, string | Uint8Array>>

/** A site folder of its own, removed when the test file is done; in a folder that is given, it is left to its owner. */
export class TestSite {
  readonly dir: string

  constructor(files: FileMap, parent?: string) {
    this.dir = mkdtempSync(join(parent ?? tmpdir(), 'quire-site-'))
    if (parent === undefined) folders.push(this.dir)
    for (const [path, content] of Object.entries(files)) this.write(path, content)
  }

  write(path: string, content: string | Uint8Array): this {
    const file = join(this.dir, path)
    mkdirSync(dirname(file), {recursive: true})
    writeFileSync(file, content)
    return this
  }

  remove(path: string): this {
    rmSync(join(this.dir, path), {recursive: true, force: true})
    return this
  }

  async build(options: BuildOptions = {}): Promise<BuiltSite> {
    const {build} = await program()
    return new BuiltSite(await build({siteDir: this.dir, ...options}))
  }
}

/** The result of one build. Paths are relative to the output folder. */
export class BuiltSite {
  readonly report: BuildReport

  constructor(report: BuildReport) {
    this.report = report
  }

  /** All that the build found, but for the home page that few of the tests' sites have: that has a test of its own. */
  get diagnostics(): BuildReport['diagnostics'] {
    return this.report.diagnostics.filter(({code}) => code !== 'routes/no-home')
  }

  /** `error code file:line:column` of each finding, as one sees them in the terminal. */
  get findings(): string[] {
    return this.diagnostics.map(({level, code, location}) => {
      const place =
        location === undefined
          ? ''
          : ` ${[location.sourcePath, location.line, location.column].filter((part) => part !== undefined).join(':')}`
      return `${level} ${code}${place}`
    })
  }

  get errors(): string[] {
    return this.findings.filter((finding) => finding.startsWith('error'))
  }

  exists(path: string): boolean {
    return existsSync(join(this.report.outDir, path))
  }

  read(path: string): string {
    return readFileSync(join(this.report.outDir, path), 'utf8')
  }

  /** HTML of a page by its URL. */
  html(path: string): string {
    const bare = path.replace(/^\//, '').replace(/\/$/, '')
    const candidates = [bare === '' ? 'index.html' : `${bare}/index.html`, `${bare}.html`]
    const file = candidates.find((one) => this.exists(one))
    if (file === undefined)
      throw new Error(
        `No page at ${path}; the output has: ${this.files()
          .filter((one) => one.endsWith('.html'))
          .join(', ')}`,
      )
    return this.read(file)
  }

  /** The content of a page: what the document gives, without the shell. */
  content(path: string): string {
    const html = this.html(path)
    const start = html.indexOf('<div class="theme-doc-markdown markdown"')
    if (start < 0) throw new Error(`The page ${path} has no content element.`)
    return html.slice(html.indexOf('>', start) + 1, endOfElement(html, start))
  }

  /** All files of the output, sorted. */
  files(): string[] {
    return listFiles(this.report.outDir).sort()
  }

  /** Every file with its bytes, to compare two outputs. */
  bytes(): Map<string, string> {
    return new Map(this.files().map((file) => [file, readFileSync(join(this.report.outDir, file)).toString('base64')]))
  }
}

export function createSite(files: FileMap): TestSite {
  return new TestSite(files)
}

/** The build of a site that is only looked at: tests of a file that give the same input share one. */
export function buildSite(files: FileMap, options: BuildOptions = {}): Promise<BuiltSite> {
  const key = siteKey(files, options)
  const built = builtSites.get(key) ?? createSite(files).build(options)
  builtSites.set(key, built)
  return built
}

/** What tells the input of one build from that of another. */
export function siteKey(files: FileMap, options: BuildOptions = {}): string {
  const texts = Object.entries(files).map(([path, content]) => [path, Buffer.from(content).toString('base64')])
  return JSON.stringify([texts, options])
}

/** A configuration file with the given fields over a small base. */
export function configFile(fields = '', plugins = 'docs()'): string {
  return `import {docs} from 'quire-docs/plugins/docs'
import {pages} from 'quire-docs/plugins/pages'
import {sitemap} from 'quire-docs/plugins/sitemap'
import {env} from 'quire-docs/plugins/env'
export default {title: 'Test', url: 'https://test.example', baseUrl: '/', plugins: [${plugins}], ${fields}}
export const unused = [docs, pages, sitemap, env]
`
}

const builtSites = new Map<string, Promise<BuiltSite>>()
const folders: string[] = []
afterAll(() => {
  // A process that a test has killed may have left one that still writes.
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true, maxRetries: 20})
})

function listFiles(dir: string, prefix = ''): string[] {
  return readdirSync(join(dir, prefix), {withFileTypes: true}).flatMap((entry) => {
    const path = join(prefix, entry.name)
    return entry.isDirectory() ? listFiles(dir, path) : [path]
  })
}

/** Index of the end tag of the `div` that opens at `start`. */
function endOfElement(html: string, start: number): number {
  let depth = 0
  for (const match of html.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return start + match.index
  }
  return html.length
}
