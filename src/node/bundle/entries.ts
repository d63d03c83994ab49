// The text of the two entries that the bundler starts from: made from the theme's layouts and the import table.

import {LAYOUT_PREFIX, MDX_COMPONENTS} from '../../shared/contract.ts'
import {readDeferred, TAKE, takeFunction} from '../files/deferred-imports.ts'
import {STYLE_SHEET} from '../files/file-kinds.ts'
import {layoutSpecifier} from '../program/layout-names.ts'
import {FIRST_LAYOUTS, LAZY_LAYOUTS, THEME_LAYOUTS} from '../program/theme-layouts.ts'
import {REFRESH_MODULE} from './development-config.ts'

export interface EntryOptions {
  /** Theme components that may stand in a layout. */
  readonly layouts: readonly string[]
  /** Specifiers of the import table, canonical: the site's own. */
  readonly imports: readonly string[]
  /** Specifiers that every bundle answers. */
  readonly builtIn: readonly string[]
  /** Modules that run on every page. */
  readonly clientModules: readonly string[]
  /** Style sheets after the theme's. */
  readonly styles: readonly string[]
  /** Files to import in place of specifiers: see wrap-loaders.ts. */
  readonly wrappers?: Readonly<Record<string, string>>
}

/** The modules to start from. */
export interface EntryTexts {
  readonly client: string
  readonly server: string
}

/** Theme components that the runtime itself places. */
const PARTS = ['Root', 'ThemeProvider', 'SiteMetadata', 'Error', 'Loading'] as const

const HEADER = '// Generated. Imports are names, never paths of this machine, so that equal sites have equal entries.\n'

/** The chunk of everything that content may import without being bundled: one file, so that the first script knows one name. */
export const CONTENT_CHUNK = 'content'

/** Chunk names of the site's own imports are positions, so that a specifier never shows in a file name. */
export function chunkNameOf(specifier: string, {imports, builtIn}: EntryOptions): string {
  return builtIn.includes(specifier) ? CONTENT_CHUNK : `c${imports.indexOf(specifier)}`
}

/** Chunk files of everything that pages may load next to the first script, by the names that pages use. */
export function chunkTable(
  options: EntryOptions,
  filesOf: (chunk: string) => readonly string[],
): Record<string, readonly string[]> {
  return Object.fromEntries([
    ...lazyLayouts(options).map((name) => [LAYOUT_PREFIX + name, filesOf(layoutChunk(name, options))]),
    ...allImports(options).map((specifier) => [specifier, filesOf(chunkNameOf(specifier, options))]),
  ])
}

/**
 * What the browser runs first: the site's styles, and the request for the site's texts. The rest is in the same file and runs when they
 * are there, as its modules may read them while they are evaluated. The table of what pages load is the site's own, and is
 * kept out of the module of the theme, so that this module is the same for sites that replace nothing of the theme.
 */
function clientEntry(options: EntryOptions): string {
  const table = [
    ...lazyLayouts(options).map((name) =>
      lazyEntry(LAYOUT_PREFIX + name, layoutChunk(name, options), layoutSpecifier(name)),
    ),
    ...allImports(options).map((specifier) =>
      lazyEntry(specifier, chunkNameOf(specifier, options), importedFrom(specifier, options)),
    ),
  ]
  return `${HEADER}${options.styles.map((file) => `import ${quote(file)}\n`).join('')}import {startSite} from 'quire-docs/client/start-site'
startSite(() => ${eagerImport(toModuleUrl(themeModule(options)))}, {
  imports: {
${table.join('\n')}
  },
  clientModules: [${options.clientModules.map((file) => `() => ${eagerImport(file)}`).join(', ')}],
})
`
}

function themeModule(options: EntryOptions): string {
  const first = options.layouts.filter((name) => FIRST_LAYOUTS.includes(name))
  return `${HEADER}import {startClient} from 'quire-docs/client/entry-browser'
${themeImports(first)}
export const start = (site, first) => startClient({
${themeFields(first)}
  ...site,
}, first)
`
}

function eagerImport(specifier: string): string {
  return `import(/* webpackMode: "eager" */ ${quote(specifier)})`
}

/** Start of the URL of a generated module. */
export const MODULE_URL = 'data:text/javascript'

/**
 * A generated module lies in no folder: bundlers put modules into an order by their URLs, and the same site must give the
 * same bytes wherever its cache is.
 */
export function toModuleUrl(text: string): string {
  return `${MODULE_URL};base64,${Buffer.from(text).toString('base64')}`
}

function serverEntry(options: EntryOptions): string {
  const {layouts, imports, builtIn} = options
  const early = layouts.filter((name) => THEME_LAYOUTS.includes(name))
  const late = layouts.filter((name) => !early.includes(name))
  const lines = builtIn.map(
    (specifier, at) => `import * as import${at} from ${quote(importedFrom(specifier, options))}`,
  )
  return `${HEADER}import 'quire-docs/client/i18n/built-texts-script'
import {createServerEntry} from 'quire-docs/client/entry-server'
import {provideHighlighter} from 'quire-docs/theme/CodeBlock/highlighter'
${themeImports(early)}
import MDXComponents from ${quote(MDX_COMPONENTS)}
${lines.join('\n')}
provideHighlighter(() => ${lateDefault('quire-docs/theme/CodeBlock/highlight')})
export const {renderPage, layouts} = createServerEntry({
${themeFields(early, late.map(lateLayout))}
  mdxComponents: MDXComponents,
  imports: {
${[...builtIn.map((specifier, at) => `  ${quote(specifier)}: import${at},`), ...imports.map((one) => lateImport(one, options))].join('\n')}
  },
})
`
}

/**
 * Modules of sites and plugins run when the first page asks for them: one that fails, as it is made for browsers alone, is
 * the fault of the pages that show it.
 */
function lateImport(specifier: string, options: EntryOptions): string {
  // A style sheet has no exports: the browser loads it, and here nothing stands for it.
  if (isStyleSheet(specifier)) return `  ${quote(specifier)}: {},`
  // By an import: `require()` gives what is no module of ECMAScript, such as JSON, in another form.
  const module = toModuleUrl(`import * as module from ${quote(importedFrom(specifier, options))}\nexport {module}\n`)
  return `  get ${quote(specifier)}() { return require(${quote(module)}).module },`
}

function lateLayout(name: string): string {
  return `get ${quote(name)}() { return ${lateDefault(layoutSpecifier(name))} }`
}

function lateDefault(specifier: string): string {
  const module = toModuleUrl(`export {default} from ${quote(specifier)}\n`)
  return `require(${quote(module)}).default`
}

/** Texts of both. @param isDevelopment Modules can be exchanged in open pages. */
export function toEntryTexts(options: EntryOptions, isDevelopment: boolean): EntryTexts {
  const client = clientEntry(options)
  return {client: isDevelopment ? `import ${quote(REFRESH_MODULE)}\n${client}` : client, server: serverEntry(options)}
}

/** With loaders before it, it is a module of what those make. */
function isStyleSheet(specifier: string): boolean {
  if (readDeferred(specifier) !== undefined || specifier.includes('!')) return false
  return STYLE_SHEET.test(specifier) && !/\.module\.[^.]+$/.test(specifier)
}

function allImports({imports, builtIn}: EntryOptions): string[] {
  return [...builtIn, ...imports]
}

function importedFrom(specifier: string, options: EntryOptions): string {
  const deferred = readDeferred(specifier)
  if (deferred !== undefined) {
    const taken = takeFunction(deferred.kind, importedFrom(deferred.specifier, options))
    return toModuleUrl(`export const ${TAKE} = ${taken}\n`)
  }
  const {wrappers} = options
  return wrappers?.[specifier] ?? specifier
}

function lazyLayouts({layouts}: EntryOptions): string[] {
  return layouts.filter((name) => !FIRST_LAYOUTS.includes(name))
}

/** Layouts of plugins and sites have a chunk each. */
function layoutChunk(name: string, {layouts}: EntryOptions): string {
  return LAZY_LAYOUTS[name] ?? `l${layouts.indexOf(name)}`
}

function lazyEntry(key: string, chunk: string, specifier: string): string {
  return `  ${quote(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${quote(specifier)}),`
}

function themeImports(layouts: readonly string[]): string {
  const names = [...layouts, ...PARTS]
  return `${names.map((name) => `import ${identifier(name)} from ${quote(`@theme/${name}`)}`).join('\n')}`
}

/** @param late Further layouts, as fields of an object. */
function themeFields(layouts: readonly string[], late: readonly string[] = []): string {
  const fields = [...layouts.map((name) => `${quote(name)}: ${identifier(name)}`), ...late]
  return `  layouts: {${fields.join(', ')}},
  parts: {${PARTS.join(', ')}},`
}

function identifier(name: string): string {
  return name.replaceAll('/', '_')
}

function quote(text: string): string {
  return JSON.stringify(text)
}
