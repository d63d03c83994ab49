#!/usr/bin/env node
// Compiles the program to dist/ when its sources changed: the node half, the plugins, the page scripts, then the bundle
// of an untouched theme, which every plain site uses. Plain JavaScript: it runs before anything is compiled.
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {isBuiltin} from 'node:module'
import {dirname, join, relative} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {commandFile} from './command.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const stampFile = join(dist, 'stamp.json')

/** Folders whose files decide what the program does. */
const SOURCES = [
  'src/shared',
  'src/plugin',
  'src/config',
  'src/node',
  'src/client',
  'src/cli',
  'src/book',
  'src/create',
  'src/mcp',
  'plugins',
  'theme',
]
/**
 * The modules that make what is kept, by the stage in whose keys they count. What a fingerprint covers is what esbuild found
 * them to import, and theirs, and so on: nobody has to remember a list of files.
 */
const STAGES = {
  scan: ['src/node/content/scan-files.ts', 'src/node/compile/create-scanner.ts'],
  compile: ['src/node/compile/compile-files.ts'],
  pageTask: ['src/node/assets/task-batch.ts'],
  // What plugins of the program make with `keepFiles`.
  keptFiles: ['src/node/assets/keep-files.ts', 'plugins/search/emit-index.ts'],
  render: ['src/node/render/render-routes.ts', 'src/node/link/first-styles.ts'],
  image: ['src/node/link/measure-image.ts'],
  state: ['src/node/cache/snapshots.ts', 'src/node/content/git-history.ts'],
  bundle: [
    'src/node/bundle/bundle-process.ts',
    'src/node/bundle/minify-thread.ts',
    'src/client/start-script.ts',
    'src/client/base-url/base-url-script.ts',
  ],
}
const LOADERS = {
  ...Object.fromEntries(
    [
      'css-url',
      'file',
      'ideal-image',
      'no-style',
      'older-react',
      'prism',
      'pure-router',
      'raw',
      'refresh',
      'required-file',
      'script',
      'svg',
      'url',
    ].map((name) => [`${name}-loader`, `src/node/bundle/${name}-loader.ts`]),
  ),
  'postcss-loader': 'src/node/docusaurus/postcss-loader.ts',
  'document-loader': 'src/node/document-module/document-loader.ts',
}
/** Imports the worker's half of each stage when it is first needed. */
const TASKS = 'src/node/worker-thread/tasks.ts'

/** Compiles when needed. Returns the folder of the compiled program. */
export async function ensureProgram({force = false} = {}) {
  const files = SOURCES.flatMap(listFiles).concat(['package.json', 'scripts/program.mjs'])
  const stamp = files.map((file) => statLine(file)).join('\n')
  const kept = readJson(stampFile)
  if (!force && kept?.stamp === stamp && existsSync(join(dist, 'seed/seed.json'))) return dist
  // Times differ in a new checkout and after a rebase; contents decide.
  const contents = hashFiles(files)
  if (!force && kept?.contents === contents && existsSync(join(dist, 'seed/seed.json'))) {
    writeFileSync(stampFile, JSON.stringify({stamp, contents}))
    return dist
  }
  await compile()
  writeFileSync(stampFile, JSON.stringify({stamp, contents}))
  return dist
}

async function compile() {
  const {build} = await import('esbuild')
  rmSync(stampFile, {force: true})
  for (const name of existsSync(dist) ? readdirSync(dist) : [])
    if (!['seed', 'types'].includes(name)) rmSync(join(dist, name), {recursive: true, force: true})
  mkdirSync(dist, {recursive: true})
  const plugins = readdirSync(join(root, 'plugins')).filter((name) =>
    existsSync(join(root, 'plugins', name, 'index.ts')),
  )
  const tasks = plugins.filter((name) => existsSync(join(root, 'plugins', name, 'page-task.ts')))
  const node = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: {
      bin: 'src/cli/bin.ts',
      index: 'src/node/index.ts',
      config: 'src/config/index.ts',
      plugin: 'src/plugin/index.ts',
      worker: 'src/node/worker-thread/worker.ts',
      'bundle-process': 'src/node/bundle/bundle-process.ts',
      'minify-thread': 'src/node/bundle/minify-thread.ts',
      'build-process': 'src/node/demand/build-process.ts',
      'watch-thread': 'src/node/serve/watch-thread.ts',
      seed: 'src/node/bundle/seed.ts',
      ...LOADERS,
      'plugin/content': 'src/plugin/content.ts',
      'plugin/search': 'src/plugin/search.ts',
      ...Object.fromEntries(plugins.map((name) => [`plugins/${name}`, `plugins/${name}/index.ts`])),
      ...Object.fromEntries(tasks.map((name) => [`plugins/${name}/page-task`, `plugins/${name}/page-task.ts`])),
    },
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      'quire-docs/plugin/content': join(root, 'src/plugin/content.ts'),
      'quire-docs/plugin/search': join(root, 'src/plugin/search.ts'),
      'quire-docs/plugin': join(root, 'src/plugin/index.ts'),
      'quire-docs/config': join(root, 'src/config/index.ts'),
    },
    sourcemap: false,
    // The package has a limit. Names and lines stay, for what errors tell.
    minifySyntax: true,
    logLevel: 'error',
  })
  const page = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: {
      start: 'src/client/start-script.ts',
      recovery: 'src/client/recovery-script.ts',
      offline: 'src/client/offline/offline-script.ts',
      'late-styles': 'src/client/late-styles-script.ts',
      first: 'src/client/first-script.ts',
      'base-url': 'src/client/base-url/base-url-script.ts',
      'live-reload': 'src/client/live-reload/live-reload-script.ts',
      'live-reload-overlay': 'src/client/live-reload/live-reload.css',
    },
    outdir: join(dist, 'page'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // "use strict" in each would change nothing.
    tsconfigRaw: '{}',
    logLevel: 'error',
  })
  await compileCreate(build)
  const {version} = readJson(join(root, 'package.json'))
  const stages = toStages({...node.metafile.inputs, ...page.metafile.inputs})
  writeFileSync(join(dist, 'program.json'), JSON.stringify({version, stages}))
  const {writeSeed} = await import(`${pathToFileURL(join(dist, 'seed.js')).href}?${stages.bundle.hash}`)
  await writeSeed()
}

/** The package create-quire-docs, ready to be packed, and what the settings of TypeScript in a new site build on. */
async function compileCreate(build) {
  const from = join(root, 'src/create')
  const folder = join(dist, 'create')
  await build({
    absWorkingDir: root,
    entryPoints: {bin: 'src/create/bin.ts'},
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  cpSync(join(from, 'templates'), join(folder, 'templates'), {recursive: true})
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  copyFileSync(join(from, 'README.md'), join(folder, 'README.md'))
  const {version, license, repository, homepage, bugs, engines, publishConfig, dependencies} = readJson(
    join(root, 'package.json'),
  )
  const manifest = {
    name: 'create-quire-docs',
    version,
    description: 'Begins a documentation site with Quire',
    license,
    repository,
    homepage,
    bugs,
    keywords: ['documentation', 'docs', 'create', 'quire-docs'],
    type: 'module',
    engines,
    bin: {'create-quire-docs': './bin.js'},
    files: ['bin.js', 'templates'],
    publishConfig,
    dependencies: Object.fromEntries(['@clack/prompts', 'yaml'].map((name) => [name, dependencies[name]])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  copyFileSync(join(from, 'tsconfig.site.json'), join(dist, 'tsconfig.json'))
  copyFileSync(join(from, 'site-types.d.ts'), join(dist, 'site-types.d.ts'))
}

/** Of each stage the hash of the sources that it runs, and the packages that these import. */
function toStages(inputs) {
  const plugins = Object.keys(inputs).filter((path) => /^plugins\/[^/]+\/index\.ts$/.test(path))
  // What is kept of a whole site follows from everything.
  const site = ['src/node/build-site.ts', ...plugins.sort()]
  const stages = {...STAGES, bundle: [...STAGES.bundle, ...Object.values(LOADERS)], site}
  const named = new Set(Object.values(stages).flat())
  const forgotten = inputs[TASKS].imports.filter(({kind, path}) => kind === 'dynamic-import' && !named.has(path))
  if (forgotten.length > 0)
    throw new Error(`${TASKS} imports ${forgotten.map(({path}) => path).join(', ')}, which no stage here names.`)
  return Object.fromEntries(Object.entries(stages).map(([name, entries]) => [name, traceStage(entries, inputs)]))
}

function traceStage(entries, inputs) {
  const files = new Set(entries)
  const packages = new Set()
  for (const file of files) {
    if (inputs[file] === undefined) throw new Error(`"${file}" is no part of the program.`)
    for (const {path, external} of inputs[file].imports)
      if (!external) files.add(path)
      else if (!isBuiltin(path)) packages.add(path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
  }
  return {hash: hashFiles([...files].sort()), packages: [...packages].sort()}
}

function listFiles(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, {withFileTypes: true})
    .flatMap((entry) => listFiles(join(path, entry.name)))
    .sort()
}

function statLine(file) {
  const {size, mtimeMs} = statSync(join(root, file))
  return `${file} ${size} ${mtimeMs}`
}

function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative('.', file)}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 22)
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Declarations for the package's own users; the checkout has the sources. */
function writeTypes() {
  const types = join(dist, 'types')
  const args = [
    '-p',
    'tsconfig.json',
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--rootDir',
    '.',
    '--outDir',
    types,
  ]
  const {status} = spawnSync(process.execPath, [commandFile('typescript', 'tsc'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  const wanted = reachableTypes()
  for (const file of declarationsIn(types)) if (!wanted.has(file)) rmSync(file)
}

function declarationsIn(folder) {
  return readdirSync(folder, {recursive: true})
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
}

/** The declarations of what the package exports, and all that they import. */
function reachableTypes() {
  const {exports} = readJson(join(root, 'package.json'))
  const entries = Object.values(exports)
    .map((target) => target.types ?? target)
    .filter((target) => typeof target === 'string' && target.endsWith('.d.ts'))
    .flatMap(expand)
  // A site's tsconfig.json finds `@theme/…` and `@docusaurus/…` in these.
  const named = ['theme', 'src/client/docusaurus'].flatMap((folder) => declarationsIn(join(dist, 'types', folder)))
  const reached = new Set([...entries, ...named])
  // Files that are found are visited, too.
  for (const file of reached)
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import|path=|module)\s*\(?\s*['"](\.[^'"]+)['"]/g,
    )) {
      const target = join(dirname(file), specifier.replace(/(?:\.d)?\.tsx?$/, '.d.ts'))
      if (existsSync(target)) reached.add(target)
    }
  return reached
}

/** Files of a target of `exports`, in which a star stands for the name of a folder. */
function expand(target) {
  const [before, after] = join(root, target).split('*')
  if (after === undefined) return [before]
  return readdirSync(before).flatMap((name) => (existsSync(before + name + after) ? [before + name + after] : []))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureProgram({force: process.argv.includes('--force')})
  if (process.argv.includes('--types')) writeTypes()
}
