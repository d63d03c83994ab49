// Who may import whom (CONTRIBUTING.md has the table in words), and no cycles. `import type` counts.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join, posix, relative} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The stages of the build: none imports another. `config` and `diagnostics` are read by all, as `cache` is. */
const STAGES = ['plugins', 'content', 'routes', 'compile', 'bundle', 'link', 'render', 'assets', 'emit']
interface Rule {
  readonly from: RegExp
  /** What the files may import of this repository. Packages are free but for `packages`. */
  readonly allowed: readonly RegExp[]
  readonly forbiddenPackages?: RegExp
  readonly why: string
}

const NODE_SHARED = [
  /^src\/shared\//,
  /^src\/config\//,
  /^src\/plugin\//,
  /^src\/node\/(?:cache|diagnostics|files|output|program|text)\//,
  /^src\/node\/(?:built-model|compiled-model|known|model|tools|api-types|build-types|migrate-types)\.ts$/,
]

const RULES: readonly Rule[] = [
  {
    from: /^src\/shared\//,
    allowed: [/^src\/shared\//],
    forbiddenPackages: /^(?:node:|react)/,
    why: 'shared code is pure: no I/O, no DOM, no React',
  },
  {
    from: /^src\/(?:config|plugin)\//,
    allowed: [/^src\/(?:shared|config|plugin)\//],
    forbiddenPackages: /^(?:node:|react)/,
    why: 'the public API depends on shared code only',
  },
  {
    from: /^src\/node\/worker-thread\//,
    allowed: [/^src\/(?:node|shared)\//],
    why: "tasks compose the stages' worker halves",
  },
  {from: /^src\/node\/workers\//, allowed: [...NODE_SHARED, /^src\/node\/workers\//], why: 'the pool knows no stage'},
  ...STAGES.map(
    (stage): Rule => ({
      from: new RegExp(`^src/node/${stage}/`),
      allowed: [
        ...NODE_SHARED,
        /^src\/node\/workers\/(?:batches|remote-action|run-batch|run-in-turn|worker-task|worker-tools)\.ts$/,
        /^src\/node\/plugins\/(?:describe-contents|run-hook)\.ts$/,
        new RegExp(`^src/node/${stage}/`),
      ],
      why: 'stages never import one another',
    }),
  ),
  {
    from: /^src\/node\/remote-cache\//,
    allowed: [...NODE_SHARED, /^src\/node\/remote-cache\//],
    why: 'the shared cache knows no stage',
  },
  {
    from: /^src\/node\/queue\//,
    allowed: [...NODE_SHARED, /^src\/node\/(?:queue|remote-cache|workers)\//],
    why: 'the queue knows no stage',
  },
  {
    from: /^src\/node\/(?:cache|diagnostics|files|output|program|text)\//,
    allowed: [...NODE_SHARED],
    why: 'every stage reads these; they read no stage',
  },
  {
    from: /^src\/node\/config\//,
    // The catalog is a list of names: which plugin a name means is known before any is loaded.
    allowed: [...NODE_SHARED, /^src\/node\/(?:config|docusaurus)\//, /^plugins\/catalog\.ts$/],
    why: 'stages never import one another',
  },
  {
    from: /^src\/node\/docusaurus\//,
    allowed: [...NODE_SHARED, /^src\/node\/docusaurus\//],
    why: 'plugins of others become plugins of ours there, and nothing else does',
  },
  {
    from: /^src\/node\/serve\//,
    allowed: [...NODE_SHARED, /^src\/node\/(?:serve|config|demand)\//, /^src\/node\/build\.ts$/],
    why: 'the server knows no stage but the configuration: pages are made in `demand`',
  },
  {
    from: /^src\/node\//,
    allowed: [/^src\/(?:node|shared|config|plugin)\//],
    why: 'the build never imports the client or the theme: it reaches them as built files',
  },
  {
    from: /^src\/client\//,
    allowed: [/^src\/(?:client|shared)\//],
    forbiddenPackages: /^node:/,
    why: 'the client runs in the browser',
  },
  {
    from: /^src\/cli\//,
    allowed: [
      /^src\/cli\//,
      /^src\/create\/(?:main|options)\.ts$/,
      /^src\/(?:book|mcp)\/main\.ts$/,
      /^src\/node\/(?:index|api-types|migrate-types)\.ts$/,
      /^src\/shared\//,
      /^src\/node\/(?:diagnostics|config|serve|dev)\//,
    ],
    why: 'the command line is a user of the node API',
  },
  {
    from: /^src\/book\//,
    allowed: [/^src\/(?:book|shared)\//, /^src\/node\/program\/(?:optional-packages|program-info)\.ts$/],
    why: 'it reads a built site, whoever has built it',
  },
  {
    from: /^src\/mcp\//,
    allowed: [
      /^src\/(?:mcp|shared)\//,
      /^src\/client\/search\//,
      /^src\/node\/program\/(?:optional-packages|program-info)\.ts$/,
    ],
    why: 'it reads a built site as its readers do, search included',
  },
  {
    from: /^src\/create\//,
    allowed: [/^src\/create\//],
    why: 'it is a package of its own, installed before the program is',
  },
  {
    from: /^theme\//,
    allowed: [/^theme\//],
    forbiddenPackages: /^(?:node:|quire-docs\/(?!client))/,
    why: 'the theme lives under the terms of third-party themes: quire-docs/client only',
  },
  {
    from: /^plugins\/[^/]+\/client\//,
    allowed: [/^plugins\/[^/]+\/client\//],
    forbiddenPackages: /^(?:node:|quire-docs\/(?!client))/,
    why: "a plugin's client half imports quire-docs/client only",
  },
  {
    from: /^plugins\//,
    allowed: [/^plugins\//],
    forbiddenPackages: /^quire-docs\/(?!plugin)/,
    why: 'plugins live under the terms of third-party plugins: quire-docs/plugin only',
  },
]

export interface ImportProblem {
  readonly file: string
  readonly message: string
}

export function findImportProblems(): ImportProblem[] {
  const files = ['src', 'theme', 'plugins']
    .flatMap((dir) => listFiles(join(root, dir)))
    .map((file) => relative(root, file))
  const known = new Set(files)
  const written = new Map(files.map((file) => [file, importsOf(file)]))
  const graph: Graph = new Map(
    files.map((file) => [
      file,
      new Set((written.get(file) ?? []).flatMap((name) => findTarget(file, name, known) ?? [])),
    ]),
  )
  const problems = files.flatMap((file) => checkFile(file, written.get(file) ?? []))
  return [...problems, ...circlesOf(graph, 'files'), ...circlesOf(foldersOf(graph), 'folders')]
}

/** Files or folders, and what each imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Names under which files of this repository are imported, besides relative paths. */
const ENTRIES: Readonly<Record<string, string>> = {
  'quire-docs/client': 'src/client/index.ts',
  'quire-docs/config': 'src/config/index.ts',
  'quire-docs/plugin': 'src/plugin/index.ts',
  'quire-docs/plugin/content': 'src/plugin/content.ts',
  'quire-docs/plugin/search': 'src/plugin/search.ts',
}

/** The file behind a specifier: `./x.ts`, `@theme/Navbar`, `quire-docs/client`. */
function findTarget(file: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const path =
    localTarget(file, specifier) ?? ENTRIES[specifier] ?? specifier.replace(/^@theme(?:-original)?\//, 'theme/')
  return [path, `${path}.tsx`, `${path}.ts`, `${path}/index.tsx`, `${path}/index.ts`].find((one) => known.has(one))
}

/**
 * Parts of the theme that show one another: an item of the sidebar may be a list of items, an item of the navbar a menu of
 * them, and the page of an author a list of posts, each of which names its authors. A site may replace any of them, so they
 * are imported by name. In each such set everything may import everything; nothing else in the repository may.
 */
const RECURSIVE_PARTS: readonly RegExp[] = [
  /^theme\/DocSidebarItems?(?:\/|\.tsx|$)/,
  /^theme\/(?:NavbarItem(?:\/|$)|navbar-items\.tsx|Navbar$)/,
  /^theme\/(?:Blog|BlogPostItem|BlogPostItems\.tsx)$/,
  /^theme\/Admonition\//,
]

/** The folder whose parts belong together: a stage, a part of the theme. A file at the top of `src/node` is one by itself. */
function folderOf(file: string): string {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top !== 'src') return rest.length === 0 ? file : `${top}/${second}`
  if (rest.length > 1) return `src/${second}/${rest[0]}`
  return second === 'node' || second === 'client' ? file : `src/${second}`
}

function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const folder = folderOf(file)
    const found = folders.get(folder) ?? new Set()
    for (const target of targets) if (folderOf(target) !== folder) found.add(folderOf(target))
    folders.set(folder, found)
  }
  return folders
}

/** Sets in which each reaches each other, by Tarjan: a circle is reported once, however many ways lead around it. */
function circlesOf(graph: Graph, what: 'files' | 'folders'): ImportProblem[] {
  const order = new Map<string, number>()
  const open: string[] = []
  const problems: ImportProblem[] = []
  const visit = (name: string): number => {
    order.set(name, order.size)
    let low = order.size - 1
    open.push(name)
    for (const target of graph.get(name) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === order.get(name)) {
      const circle = open.splice(open.indexOf(name)).sort()
      const isAllowed = RECURSIVE_PARTS.some((parts) => circle.every((one) => parts.test(one)))
      if (circle.length > 1 && !isAllowed)
        problems.push({file: circle[0] ?? name, message: `is in a circle of ${what}: ${circle.join(', ')}`})
    }
    return low
  }
  for (const name of graph.keys()) if (!order.has(name)) visit(name)
  return problems
}

function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

function checkFile(file: string, imports: readonly string[]): ImportProblem[] {
  const rule = RULES.find(({from}) => from.test(file))
  if (rule === undefined) return []
  return imports.flatMap((specifier) => {
    const target = localTarget(file, specifier)
    if (target === undefined)
      return rule.forbiddenPackages?.test(specifier) === true
        ? [{file, message: `imports "${specifier}": ${rule.why}`}]
        : []
    if (isOtherPlugin(file, target)) return [{file, message: `imports "${target}": plugins cannot see one another`}]
    return rule.allowed.some((allowed) => allowed.test(target))
      ? []
      : [{file, message: `imports "${target}": ${rule.why}`}]
  })
}

function localTarget(file: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
}

function isOtherPlugin(file: string, target: string): boolean {
  const [, own] = /^plugins\/([^/]+)\//.exec(file) ?? []
  const [, other] = /^plugins\/([^/]+)\//.exec(target) ?? []
  return own !== undefined && other !== undefined && own !== other
}

if (
  process.argv[1] !== undefined &&
  statSync(process.argv[1]).isFile() &&
  process.argv[1].endsWith('check-imports.ts')
) {
  const problems = findImportProblems()
  for (const {file, message} of problems) console.log(`${file} ${message}`)
  process.exit(problems.length === 0 ? 0 : 1)
}
