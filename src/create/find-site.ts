// What is in a folder that is to become a site: nothing, Markdown, or a site of another generator.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {parseDocument} from 'yaml'

export interface FoundSite {
  readonly kind: 'empty' | 'files' | 'markdown' | 'quire' | 'docusaurus' | 'vitepress' | 'mkdocs'
  /** As the folder has it: from MkDocs' configuration, package.json, or the name of the folder. */
  readonly title: string
  /** Folder with the documents, relative to the site; `.` when they lie in the site itself. */
  readonly docsDir: string
  /** The file that tells what the folder is, relative to it. */
  readonly evidence?: string
  /** `nav` of MkDocs, as it stands in the file. */
  readonly nav?: unknown
}

const CONFIG_ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']
/** What a folder has before anything is made in it. */
const UNTOLD = /^(?:\.git|\.github|\.gitignore|\.DS_Store|LICENSE(?:\.\w+)?|node_modules)$/
/** Where people keep their documents, in the order in which they are looked for. */
const DOCS_FOLDERS = ['docs', 'doc', 'documentation', 'content']
/** How deep documents are looked for. */
const MAX_DEPTH = 4

/** @param dir Absolute path; need not exist. */
export function findSite(dir: string): FoundSite {
  const names = existsSync(dir) ? readdirSync(dir) : []
  const title = titleFrom(dir)
  const configOf = (stem: string): string | undefined =>
    CONFIG_ENDINGS.map((ending) => `${stem}.${ending}`).find((file) => existsSync(join(dir, file)))
  const own = configOf('site.config')
  if (own !== undefined) return {kind: 'quire', title, docsDir: 'docs', evidence: own}
  const docusaurus = configOf('docusaurus.config')
  if (docusaurus !== undefined) return {kind: 'docusaurus', title, docsDir: 'docs', evidence: docusaurus}
  const vitepress = ['.', ...DOCS_FOLDERS].find((folder) => existsSync(join(dir, folder, '.vitepress')))
  if (vitepress !== undefined)
    return {kind: 'vitepress', title, docsDir: vitepress, evidence: join(vitepress, '.vitepress')}
  const mkdocs = ['mkdocs.yml', 'mkdocs.yaml'].find((file) => names.includes(file))
  if (mkdocs !== undefined) return {title, ...readMkdocs(dir, mkdocs)}
  if (names.every((name) => UNTOLD.test(name))) return {kind: 'empty', title, docsDir: 'docs'}
  const docsDir = [...DOCS_FOLDERS, '.'].find((folder) => hasMarkdown(join(dir, folder), MAX_DEPTH))
  return docsDir === undefined ? {kind: 'files', title, docsDir: 'docs'} : {kind: 'markdown', title, docsDir}
}

/** @throws Error that names the file when it is no YAML. */
function readMkdocs(dir: string, file: string): Omit<FoundSite, 'title'> & {readonly title?: string} {
  // Tags such as !ENV and !!python/name are for its plugins: their values are not needed.
  const document = parseDocument(readFileSync(join(dir, file), 'utf8'), {logLevel: 'silent'})
  const [error] = document.errors
  if (error !== undefined) throw new Error(`${file} cannot be read: ${error.message}`)
  const config: unknown = document.toJS()
  const {site_name: title, docs_dir: docsDir, nav} = isObject(config) ? config : {}
  return {
    kind: 'mkdocs',
    ...(typeof title === 'string' ? {title} : {}),
    docsDir: typeof docsDir === 'string' ? docsDir : 'docs',
    evidence: file,
    nav,
  }
}

function titleFrom(dir: string): string {
  const file = join(dir, 'package.json')
  const packageName: unknown = existsSync(file) ? readJson(file).name : undefined
  const name = typeof packageName === 'string' && packageName !== '' ? packageName : basename(dir)
  const words = name
    .replace(/^@[^/]*\//, '')
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
  const [first = 'Documentation', ...others] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ')
}

/** @throws Error that names the file when it is no JSON object. */
export function readJson(file: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {cause: error})
  }
  if (!isObject(value)) throw new Error(`${file} must hold an object.`)
  return value
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasMarkdown(dir: string, depth: number): boolean {
  if (!existsSync(dir) || depth === 0) return false
  return readdirSync(dir, {withFileTypes: true}).some((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return false
    return entry.isDirectory() ? hasMarkdown(join(dir, entry.name), depth - 1) : /\.mdx?$/i.test(entry.name)
  })
}
