// Headings of documents that only the bundler finds, as those behind an alias of a plugin: pages that show one list them. The loader
// of documents hands them on as files, which are taken out before anything is written.
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack'
import type {TocItem} from '../../shared/contract.ts'
import {splitImport} from '../files/import-paths.ts'
import {TOC_FOLDER} from '../files/toc-folder.ts'

/** By the specifier of the document, as the import table has it. */
export type DocumentTocs = Readonly<Record<string, readonly TocItem[]>>

/** What the loader says of one document. */
export interface EmittedToc {
  /** Absolute path of the document, with the query that it was asked for by. */
  readonly file: string
  /** Headings, and the paths of documents that are shown between them. */
  readonly toc: readonly (TocItem | {readonly file: string})[]
}

interface TocOptions {
  readonly siteDir: string
  readonly imports: readonly string[]
}

const tocsOfCompilers = new WeakMap<object, DocumentTocs>()

/** What the last compilation has found. */
export function documentTocsOf({compiler}: Pick<Compilation, 'compiler'>): DocumentTocs {
  return tocsOfCompilers.get(compiler) ?? {}
}

/** For webpack and Rspack. */
export function createTocPlugin({siteDir, imports}: TocOptions): WebpackPluginInstance {
  const specifiers = imports.filter((name) => /\.mdx?$/.test(name) && splitImport(name).loaders === '')
  return {
    apply: (compiler: Compiler) => {
      compiler.hooks.thisCompilation.tap('quire-document-tocs', (compilation) => {
        // Before names are made of what assets hold.
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
        compilation.hooks.processAssets.tapPromise({name: 'quire-document-tocs', stage}, async () => {
          const emitted = takeEmitted(compilation)
          const found = await Promise.all(
            (emitted.size === 0 ? [] : specifiers).map(async (name) => {
              const file = await resolveName(compiler, siteDir, name)
              return file === undefined || !emitted.has(file) ? [] : [[name, listToc(file, emitted)] as const]
            }),
          )
          tocsOfCompilers.set(compiler, Object.fromEntries(found.flat()))
        })
      })
    },
  }
}

function takeEmitted(compilation: Compilation): ReadonlyMap<string, EmittedToc> {
  const own = compilation.getAssets().filter(({name}) => name.startsWith(`${TOC_FOLDER}/`))
  const read = own.map(({source}) => JSON.parse(source.source().toString()) as EmittedToc)
  for (const {name} of own) compilation.deleteAsset(name)
  return new Map(read.map((one) => [one.file, one]))
}

function resolveName({resolverFactory}: Compiler, folder: string, name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    resolverFactory
      .get('normal', {dependencyType: 'esm'})
      .resolve({}, folder, name, {}, (_error, found) => resolve(typeof found === 'string' ? found : undefined))
  })
}

/** A document that is shown twice is listed once: both have the same ids. */
function listToc(file: string, emitted: ReadonlyMap<string, EmittedToc>, seen = new Set<string>()): TocItem[] {
  if (seen.has(file)) return []
  seen.add(file)
  return (emitted.get(file)?.toc ?? []).flatMap((entry) =>
    'file' in entry ? listToc(entry.file, emitted, seen) : [entry],
  )
}
