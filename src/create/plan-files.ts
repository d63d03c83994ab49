// Which files a new site gets, and what becomes of those that are there.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {basename, join, relative} from 'node:path'
import {type FoundSite, readJson} from './find-site.ts'
import {toSidebar} from './mkdocs-sidebar.ts'
import type {Host, Template} from './options.ts'
import {mergePackage} from './package-json.ts'

export interface PlannedFile {
  /** Relative to the site, with slashes. */
  readonly path: string
  readonly text: string
  /** `kept` is there already, and stays as it is. */
  readonly state: 'new' | 'changed' | 'kept'
}

export interface Plan {
  readonly files: readonly PlannedFile[]
  /** What the site's owner has to know. */
  readonly notes: readonly string[]
}

export interface PlanInput {
  /** Absolute. */
  readonly dir: string
  /** Absolute folder of the templates. */
  readonly templatesDir: string
  readonly found: FoundSite
  readonly template: Template
  readonly host: Host
  readonly title: string
  /** Of the program, which the site asks for. */
  readonly version: string
}

/** File in a template, by its path in the site. npm leaves `.gitignore` out of packages. */
const RENAMED: Readonly<Record<string, string>> = {gitignore: '.gitignore'}

export function planFiles(input: PlanInput): Plan {
  const {dir, found, template, host, templatesDir} = input
  const isNew = found.kind === 'empty' || found.kind === 'files'
  const texts = new Map<string, string>()
  // A site of Docusaurus has all that it needs, but for the program.
  const common = readTemplate(join(templatesDir, 'common'))
  const wanted = found.kind === 'docusaurus' ? ['package.json'] : Object.keys(common)
  for (const path of wanted) texts.set(path, common[path] ?? '')
  const {files, notes} = isNew
    ? {files: readTemplate(join(templatesDir, template)), notes: []}
    : adoptSite(input, readTemplate(join(templatesDir, 'docs'))['site.config.ts'] ?? '')
  for (const [path, text] of Object.entries(files)) texts.set(path, text)
  if (host !== 'none')
    for (const [path, text] of Object.entries(readTemplate(join(templatesDir, 'hosts', host)))) texts.set(path, text)
  return {
    files: [...texts].map(([path, text]) => planFile(dir, path, fill(text, path, input))),
    notes,
  }
}

/** What documents that are there already need, by the generator that they were written for. */
function adoptSite(
  {found, host}: PlanInput,
  config: string,
): {readonly files: Readonly<Record<string, string>>; readonly notes: readonly string[]} {
  const {kind, docsDir, evidence = '', nav} = found
  if (kind === 'docusaurus')
    return {
      files: {},
      notes: [
        `${evidence} is read as it is: "quire build" builds this site without another configuration.`,
        ...(host === 'none'
          ? []
          : ['The workflow gives the address of the site as SITE_URL, which your configuration may read.']),
      ],
    }
  const sidebar = kind === 'mkdocs' && nav !== undefined ? toSidebar(nav) : undefined
  const options = [
    `path: ${quote(docsDir)}`,
    "routeBasePath: '/'",
    ...(sidebar === undefined ? [] : ["sidebarPath: './sidebars.ts'"]),
  ]
  return {
    files: {
      'site.config.ts': config.replace("docs({routeBasePath: '/'})", `docs({${options.join(', ')}})`),
      ...(sidebar === undefined
        ? {}
        : {'sidebars.ts': `export default ${JSON.stringify({docs: sidebar.items}, undefined, 2)}\n`}),
    },
    notes: [
      ...(kind === 'vitepress'
        ? [`The sidebar and the theme in ${evidence} are not taken over: the sidebar is made from the folders.`]
        : []),
      ...(kind === 'mkdocs' ? [`Plugins, extensions and theme of ${evidence} are not taken over.`] : []),
      ...(sidebar?.dropped ?? []).map((entry) => `The entry ${entry} of "nav" is not taken over.`),
    ],
  }
}

function planFile(dir: string, path: string, text: string): PlannedFile {
  const file = join(dir, path)
  if (!existsSync(file)) return {path, text, state: 'new'}
  const old = readFileSync(file, 'utf8')
  const merged =
    path === 'package.json'
      ? mergePackage(readJson(file), JSON.parse(text) as Record<string, unknown>, old)
      : path === '.gitignore'
        ? addLines(old, text)
        : old
  return merged === old ? {path, text: old, state: 'kept'} : {path, text: merged, state: 'changed'}
}

function addLines(old: string, wanted: string): string {
  const there = new Set(old.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const missing = wanted.split('\n').filter((line) => line !== '' && !there.has(line))
  return missing.length === 0 ? old : `${old.trimEnd()}\n${missing.join('\n')}\n`
}

/** Every file of a template by its path in the site; none when the folder is missing. */
function readTemplate(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => {
        const path = relative(folder, file).replaceAll('\\', '/')
        return [RENAMED[path] ?? path, readFileSync(file, 'utf8')] as const
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function fill(text: string, path: string, {dir, title, version}: PlanInput): string {
  return text
    .replaceAll("'__TITLE__'", () => quote(title))
    .replaceAll('__TITLE__', () => title)
    .replaceAll('__VERSION__', version)
    .replaceAll('__NAME__', () => (path.endsWith('.json') ? JSON.stringify(toName(dir)).slice(1, -1) : toName(dir)))
}

/** A name that npm takes. */
function toName(dir: string): string {
  const name = basename(dir)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'documentation' : name
}

/** A string of TypeScript in single quotes. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
