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
  /^src\/node\/(?:built-model|compiled-model|known|model|tools|api-types)\.ts$/,
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
    from: /^src\/node\/workers\/(?:tasks|worker)\.ts$/,
    allowed: [/^src\/(?:node|shared)\//],
    why: "tasks compose the stages' worker halves",
  },
  {from: /^src\/node\/workers\//, allowed: [...NODE_SHARED, /^src\/node\/workers\//], why: 'the pool knows no stage'},
  ...STAGES.map(
    (stage): Rule => ({
      from: new RegExp(`^src/node/${stage}/`),
      allowed: [
        ...NODE_SHARED,
        /^src\/node\/workers\/(?:batches|run-batch|worker-tools)\.ts$/,
        /^src\/node\/plugins\/run-hook\.ts$/,
        new RegExp(`^src/node/${stage}/`),
      ],
      why: 'stages never import one another',
    }),
  ),
  {
    from: /^src\/node\/(?:cache|diagnostics|files|output|program|text)\//,
    allowed: [...NODE_SHARED],
    why: 'every stage reads these; they read no stage',
  },
  {
    from: /^src\/node\/config\//,
    allowed: [...NODE_SHARED, /^src\/node\/config\//],
    why: 'stages never import one another',
  },
  {
    from: /^src\/node\/serve\//,
    allowed: [...NODE_SHARED, /^src\/node\/(?:serve|config)\//, /^src\/node\/build\.ts$/],
    why: 'the server knows no stage but the configuration',
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
      /^src\/node\/(?:index|api-types)\.ts$/,
      /^src\/shared\//,
      /^src\/node\/(?:diagnostics|config|serve|dev)\//,
    ],
    why: 'the command line is a user of the node API',
  },
  {
    from: /^theme\//,
    allowed: [/^theme\//],
    forbiddenPackages: /^(?:node:|quire\/(?!client))/,
    why: 'the theme lives under the terms of third-party themes: quire/client only',
  },
  {
    from: /^plugins\/[^/]+\/client\//,
    allowed: [/^plugins\/[^/]+\/client\//],
    forbiddenPackages: /^(?:node:|quire\/(?!client))/,
    why: "a plugin's client half imports quire/client only",
  },
  {
    from: /^plugins\//,
    allowed: [/^plugins\//],
    forbiddenPackages: /^quire\/(?!plugin)/,
    why: 'plugins live under the terms of third-party plugins: quire/plugin only',
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
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  const problems = files.flatMap((file) => checkFile(file, graph.get(file) ?? []))
  return [...problems, ...findCycles(graph)]
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

function findCycles(graph: ReadonlyMap<string, readonly string[]>): ImportProblem[] {
  const problems: ImportProblem[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      problems.push({file, message: `is part of a cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`})
      return
    }
    state.set(file, 'open')
    for (const specifier of graph.get(file) ?? []) {
      const target = localTarget(file, specifier)
      if (target !== undefined && graph.has(target)) visit(target, [...trail, file])
    }
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return problems
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
