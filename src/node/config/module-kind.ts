// Which of Node's two kinds a module is, and which packages only a loader such as that of Docusaurus takes.
import {readFileSync} from 'node:fs'
import {dirname, extname, join} from 'node:path'
import {resolveExport, resolveModule} from '../program/resolve-module.ts'

/** Whether Node reads a file as CommonJS. */
export function isCommonJs(path: string): boolean {
  const extension = extname(path)
  return extension === '.cjs' || (extension === '.js' && typeAround(path) !== 'module' && !isModule(readText(path)))
}

/** Whether a text is a module by its syntax, and uses what only CommonJS has. */
export function isMixed(text: string): boolean {
  return isModule(text) && /\brequire\b/.test(text)
}

const DEFAULT_EXPORT = /^[^\S\n]*export[^\S\n]+default\b|^[^\S\n]*export\b[^\n]*\bas[^\S\n]+default\b/m

/** Whether a file that is no package's is an ES module with a default export. */
export function hasDefault(path: string): boolean {
  const text = /\.[cm]?[jt]sx?$/.test(path) ? readText(path) : ''
  return DEFAULT_EXPORT.test(text) || assignsExports(text)
}

/** Whether what a file takes by `require` has its default in its place: where the loader of Docusaurus compiles the file. */
export function takesDefaults(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path) || (/\.jsx?$/.test(path) && isModule(readText(path)))
}

/** Code of a site may give a value of its own to a name that was added, and to one that an object has from such a one. */
const SETTER =
  'set(value) { Object.defineProperty(this, name, {configurable: true, enumerable: true, writable: true, value}) }'

/** Text of a module that stands for a file where it is taken by `require`: its default, if it has one. */
export function defaultedModule(path: string): string {
  return `const all = require(${JSON.stringify(path)})
const main = all?.default ?? all
if (main !== all && Object.isExtensible(main)) for (const name of Object.keys(all))
  if (!(name in main)) Object.defineProperty(main, name, {configurable: true, get: () => (name === 'default' ? main : all[name]), ${SETTER}})
module.exports = main
`
}

/** Whether a text imports as a module and exports as CommonJS, as TypeScript lets a file do and Node does not. */
export function assignsExports(text: string): boolean {
  return /^[^\S\n]*module\.exports[^\S\n]*=/m.test(text) && isModule(text) && !DEFAULT_EXPORT.test(text)
}

/**
 * A package whose entry is written as a module, though its description makes it CommonJS, or asks for its place as CommonJS
 * does: Node runs it as a module, in which `require` and `__dirname` are missing.
 * @returns Its name, to be taken into the bundle.
 */
export function loosePackage(specifier: string, siteDir: string): string | undefined {
  const path = findEntry(specifier, siteDir)
  if (path === undefined) return undefined
  const text = readText(path)
  const isNamedCommonJs = extname(path) === '.js' && typeAround(path) !== 'module'
  const isLoose = isModule(text) && (isNamedCommonJs || /\b__(?:dirname|filename)\b/.test(text))
  return isLoose ? packageOf(specifier) : undefined
}

/** The entry of a package that has one for `require` and another for `import`: Docusaurus takes what `require` finds. */
export function commonJsEntry(specifier: string, siteDir: string): string | undefined {
  const path = resolveExport(specifier, siteDir, 'require')
  return path !== undefined && isCommonJs(path) ? path : undefined
}

function findEntry(specifier: string, siteDir: string): string | undefined {
  try {
    return resolveModule(specifier, siteDir)
  } catch {
    return undefined
  }
}

export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Text of a module that stands for a CommonJS one, made from an ES module or not: its default import is what that had as default,
 * and each name can be imported.
 */
export function requiredModule(path: string): string {
  return `const all = require(${JSON.stringify(path)})
const main = all?.__esModule ? all.default : undefined
const call = function (...args) {
  return new.target ? Reflect.construct(main, args, new.target === call ? main : new.target) : main.apply(this, args)
}
if (typeof main === 'function') call.prototype = main.prototype
const owner = typeof main === 'function' ? Object.setPrototypeOf(call, main) : Object.create(Object(main))
if (main !== undefined && main !== null) Object.defineProperties(owner, Object.getOwnPropertyDescriptors({...all}))
module.exports = main === undefined || main === null ? all : owner
`
}

/**
 * Text of a module that stands for a CommonJS one where it is imported: its default, if it was an ES module once, has the other names
 * and itself as properties, as the loader of Docusaurus gives it.
 */
export function importedModule(path: string): string {
  return `const all = require(${JSON.stringify(path)})
const main = all?.__esModule ? all.default : undefined
if (main !== null && /^(?:object|function)$/.test(typeof main) && Object.isExtensible(main)) for (const name of Object.keys(all))
  if (!(name in main)) Object.defineProperty(main, name, {configurable: true, get: () => all[name], ${SETTER}})
module.exports = all
`
}

function isModule(text: string): boolean {
  return /^[^\S\n]*(?:import\b(?!\s*\()|export\b)/m.test(text)
}

/** What the nearest description says of files with the extension `.js`. */
function typeAround(path: string): unknown {
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) {
    const text = readText(join(dir, 'package.json'))
    if (text !== '') return (JSON.parse(text) as {readonly type?: unknown}).type
  }
  return undefined
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
