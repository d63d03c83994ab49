// `@theme/prism-include-languages`: a site's own function that teaches the highlighter languages. In Docusaurus it runs in
// each browser; here it runs where code is highlighted, once in each worker.
import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join, resolve} from 'node:path'
import {compileFunction} from 'node:vm'
import type {Plugin} from 'esbuild'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {CompilerSpec} from '../../model.ts'
import {noteForeignCode} from '../../program/foreign-code.ts'
import {LANGUAGES_FAILED} from '../page-record.ts'
import {type Highlighter, loadPrism} from './load-prism.ts'

type Include = (prism: Highlighter) => unknown

/** By the file: some functions add hooks to the highlighter, which would then run twice. */
const included = new Map<string, Promise<void>>()

/**
 * Resolves when the highlighter knows the site's languages.
 * @returns What the site's function threw, for every document: code is highlighted without its languages.
 */
export async function includeOwnLanguages({ownLanguages, siteDir}: CompilerSpec): Promise<FileMessage | undefined> {
  if (ownLanguages === undefined) return undefined
  noteForeignCode()
  const {path, prism} = ownLanguages
  const file = resolve(siteDir, path)
  const including = included.get(file) ?? include(file, {prism, siteDir})
  included.set(file, including)
  try {
    await including
    return undefined
  } catch (error) {
    return {
      level: 'warning',
      code: LANGUAGES_FAILED,
      message: `"${path}" failed, so code has no languages from it: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'It runs here when code is highlighted, in Node and without a page around it.',
    }
  }
}

/** What the site's function may ask for. */
interface Surroundings {
  /** The key of the theme's configuration. */
  readonly prism: unknown
  readonly siteDir: string
}

async function include(file: string, surroundings: Surroundings): Promise<void> {
  const run = await loadInclude(file, surroundings)
  // Grammars of Prism expect it under this name, and so do the functions that sites have.
  const prism = loadPrism()
  withGlobal('Prism', prism, () => run(prism))
}

const NO_CODE = Object.fromEntries(
  ['.css', '.scss', '.sass', '.less', '.svg', '.png', '.jpg', '.gif', '.webp', '.woff2'].map(
    (ending) => [ending, 'empty'] as const,
  ),
)

async function loadInclude(file: string, surroundings: Surroundings): Promise<Include> {
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // Style sheets are part of the client's bundle; other files mean nothing here.
    loader: {'.js': 'jsx', ...NO_CODE},
    jsx: 'automatic',
    tsconfigRaw: '{}',
    define: {window: 'globalThis'},
    logLevel: 'silent',
    plugins: [provideModules(surroundings)],
  })
  const module = {exports: {} as {default?: unknown}}
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require'], {filename: file})
  withGlobal('Prism', loadPrism(), () => {
    run(module, module.exports, createSiteRequire(file))
  })
  const found = module.exports.default ?? module.exports
  if (typeof found !== 'function') throw new Error('The module has no default export that is a function.')
  return found as Include
}

/** Modules that are made for a bundle and that such a function asks for. */
function provideModules({prism, siteDir}: Surroundings): Plugin {
  const environment = {
    canUseDOM: true,
    canUseEventListeners: false,
    canUseIntersectionObserver: false,
    canUseViewport: false,
  }
  const texts: Readonly<Record<string, string>> = {
    '@generated/docusaurus.config': `export default ${JSON.stringify({themeConfig: {prism}})}`,
    '@docusaurus/ExecutionEnvironment': `export default ${JSON.stringify(environment)}`,
    '@theme-original/prism-include-languages': 'export default () => {}',
    '@theme-init/prism-include-languages': 'export default () => {}',
  }
  return {
    name: 'provide-modules',
    setup: (build) => {
      build.onResolve({filter: /^@(?:generated|docusaurus|theme-original|theme-init)\//}, ({path}) =>
        path in texts ? {path, namespace: 'provided'} : undefined,
      )
      build.onResolve({filter: /^@site\//}, ({path, kind}) =>
        build.resolve(`.${path.slice('@site'.length)}`, {kind, resolveDir: siteDir}),
      )
      // What is named by an expression is found when the function runs; the rest is found in the same way.
      build.onResolve({filter: /^prismjs(?:\/|$)/}, ({path}) => ({path, external: true}))
      build.onLoad({filter: /.*/, namespace: 'provided'}, ({path}) => ({contents: texts[path] ?? ''}))
    },
  }
}

/** Finds packages as the site's file does, and Prism's grammars also where the program has them. */
function createSiteRequire(file: string): (name: string) => unknown {
  const own = createRequire(import.meta.url)
  const site = createRequire(existsSync(file) ? file : join(file, 'index.js'))
  return (name) => {
    const isGrammar = name.startsWith('prismjs/components/')
    return (isGrammar ? own : site)(name)
  }
}

function withGlobal(name: string, value: unknown, run: () => void): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true})
  try {
    run()
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, name)
    else Object.defineProperty(globalThis, name, before)
  }
}
