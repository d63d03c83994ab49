// For webpack: minifies the scripts of a bundle module by module, then what is around the modules with all names at once.
// A minimizer that takes whole files begins anew whenever a site adds a module; most of the time of a first bundle went
// there, for code that is the same for all sites.
import {transform} from 'esbuild'
import webpack, {type Compilation, type Compiler, type sources as Sources} from 'webpack'
import {createModuleMinifier, type ModuleMinifier, readMinified, writeMinified} from './minify-module.ts'
import type {ModuleKind} from './minify-text.ts'
import {type MinifyThreads, openMinifyThreads} from './minify-threads.ts'

const NAME = 'quire-module-minimizer'

// Around each module in a file that is not minified yet. webpack keeps such files in its cache, so the marks are in the text.
const MODULE = '/*quire:module{*/'
/** The module that a file starts with stands among its statements. */
const START = '/*quire:start{*/'
const END = '/*}quire*/'

/** Files of what modules are minified to: absolute paths. */
export interface MinifiedFiles {
  readonly known: string
  /** Written at the end, with the modules of this bundle. */
  readonly kept: string | undefined
}

export class ModuleMinimizer {
  readonly #minifier: ModuleMinifier
  readonly #threads: MinifyThreads
  readonly #kept: string | undefined

  constructor({known, kept}: MinifiedFiles, programRoot: string) {
    this.#threads = openMinifyThreads(programRoot)
    this.#minifier = createModuleMinifier(readMinified(known), this.#threads.minify)
    this.#kept = kept
  }

  apply(compiler: Compiler): void {
    const {
      javascript,
      sources,
      Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: stage},
    } = webpack
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      const mark = (begin: string, source: Sources.Source): Sources.Source =>
        new sources.ConcatSource(begin, source, END)
      hooks.renderModuleContainer.tap(NAME, (source) => mark(MODULE, source))
      hooks.renderModuleContent.tap(NAME, (source, _module, {factory}) => (factory ? source : mark(START, source)))
      compilation.hooks.processAssets.tapPromise({name: NAME, stage}, async (assets) => {
        const scripts = Object.keys(assets).filter((file) => /\.m?js$/.test(file))
        try {
          await Promise.all(scripts.map((name) => this.#minifyAsset(name, compilation)))
        } finally {
          await this.#threads.close()
        }
        if (this.#kept !== undefined) writeMinified(this.#kept, this.#minifier.used())
      })
    })
  }

  async #minifyAsset(name: string, compilation: Compilation): Promise<void> {
    const asset = compilation.getAsset(name)
    if (asset === undefined || asset.info.minimized === true) return
    const {sources} = webpack
    const cache = compilation.getCache(NAME)
    const kept = cache.getItemCache(name, cache.getLazyHashedEtag(asset.source))
    const found = await kept.getPromise<Minified>()
    const {code, notices} = found ?? (await minifyScript(String(asset.source.source()), this.#minifier))
    if (found === undefined) await kept.storePromise<Minified>({code, notices})
    const info = {...asset.info, minimized: true}
    if (notices.length === 0) return compilation.updateAsset(name, new sources.RawSource(code), info)
    const file = `${name}.LICENSE.txt`
    const head = `/*! For license information please see ${file.replace(/^.*\//, '')} */\n`
    compilation.updateAsset(name, new sources.RawSource(head + code), {...info, related: {license: file}})
    compilation.emitAsset(file, new sources.RawSource(`${notices.join('\n\n')}\n`), {extractedComments: true})
  }
}

interface Minified {
  readonly code: string
  readonly notices: readonly string[]
}

/** Stands for a module while the text around it is minified. */
const HOLDER = 'quire_module_'
const HELD = new RegExp(`\\(\\)\\{${HOLDER}(\\d+);?\\}|\\b${HOLDER}(\\d+)\\b`, 'g')

/** @param text A script as webpack writes it, its modules between marks. */
async function minifyScript(text: string, minifier: ModuleMinifier): Promise<Minified> {
  const parts = cut(text)
  if (parts.length === 1) return minifyForeign(text)
  const frame = parts.filter((part) => !isMarked(part)).join('')
  const notices = new Set<string>()
  const minified = await Promise.all(
    parts.map(async (part) => {
      if (!isMarked(part)) return {held: part, module: ''}
      const {kind, source, toHolder} = readMarked(part, frame)
      const {code, notices: found = []} = await minifier.minify(kind, source)
      for (const one of found) notices.add(one)
      return {held: toHolder, module: part.startsWith(START) ? `(${code})` : code}
    }),
  )
  const modules: string[] = []
  const held = minified.map(({held: text, module}) =>
    typeof text === 'string' ? text : text(`${HOLDER}${modules.push(module) - 1}`),
  )
  const options = {minify: true, treeShaking: true, format: 'esm', target: 'es2022', legalComments: 'external'} as const
  const {code, legalComments = ''} = await transform(held.join(''), options)
  if (legalComments !== '') notices.add(legalComments.trim())
  const insert = (_: string, method: string | undefined, other: string): string =>
    modules[Number(method ?? other)] ?? ''
  return {code: code.replace(HELD, insert), notices: [...notices].sort()}
}

/** A script that is published as a file: what nothing in it uses may be meant for others. One with mistakes stays. */
async function minifyForeign(text: string): Promise<Minified> {
  const code = await transform(text, {minify: true, target: 'es2022', legalComments: 'inline'}).then(
    (made) => made.code,
    () => text,
  )
  return {code, notices: []}
}

function isMarked(part: string): boolean {
  return part.startsWith(MODULE) || part.startsWith(START)
}

/** Modules, with their marks, and what is around them. */
function cut(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const {index} of text.matchAll(/\/\*quire:(?:module|start)\{\*\//g)) {
    const end = text.indexOf(END, index)
    // Inside of a module.
    if (index < from || end < 0) continue
    parts.push(text.slice(from, index), text.slice(index, end + END.length))
    from = end + END.length
  }
  return [...parts, text.slice(from)]
}

interface MarkedModule {
  readonly kind: ModuleKind
  readonly source: string
  /** What stands in the script instead of it. */
  readonly toHolder: (name: string) => string
}

/** @param frame The script without its modules. */
function readMarked(part: string, frame: string): MarkedModule {
  const isStart = part.startsWith(START)
  const source = part.slice((isStart ? START : MODULE).length, -END.length)
  if (isStart) {
    // What it takes from the script around it, whose names change.
    const names = [...new Set(source.match(/\b__webpack_\w+\b/g))].filter((name) => frame.includes(name)).join()
    return {kind: 'function', source: `(${names})=>{${source}\n}`, toHolder: (name) => `${name}(${names});`}
  }
  // In a list, or in an object as a method.
  return /^\/\*+\/ \(/.test(source)
    ? {kind: 'function', source, toHolder: (name) => name}
    : {kind: 'method', source, toHolder: (name) => `(){${name}}`}
}
