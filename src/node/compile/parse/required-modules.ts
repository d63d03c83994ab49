// What a document takes by `require` or `import()` that is no file to link to: data, code, packages, other documents.
import {isBuiltin} from 'node:module'
import {deferredSpecifier} from '../../files/deferred-imports.ts'
import {isAsset, isMedia} from '../../files/file-kinds.ts'
import {splitImport} from '../../files/import-paths.ts'
import {maskCode} from './mask-code.ts'

/** What is taken, spread or not, and what tells whether it stands in code: braces, and where blocks of imports and exports begin and end. */
const PARTS =
  /[{}]|\n[ \t]*\n|^(?:im|ex)port\b|(?<![\w$]|(?<!\.\.)\.)(require|import)\(\s{0,100}(?:\/\*[^*]{0,500}\*\/\s{0,100})?(["'])([^"'\n]{1,1000})\2\s{0,100}\)/gm

/** Whether it is a module, by whatever loaders. Nothing that runs in Node alone is one. */
export function isRequiredModule(specifier: string): boolean {
  const {loaders, path, query} = splitImport(specifier)
  if (!/^(?:\.{0,2}\/|@site\/)/.test(path)) return path !== '' && !isBuiltin(path)
  if (loaders !== '' || /^\?(?:raw|url)\b/.test(query)) return true
  if (isAsset(path) || isMedia(path)) return false
  return /\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(path) || !/\.[a-z\d]+$/i.test(path)
}

/** Specifiers outside of prose and examples; of what is taken while code runs, the names that `canonicalSpecifier` knows. */
export function findRequiredModules(content: string): readonly string[] {
  if (!/\b(?:require|import)\(/.test(content)) return []
  const found = new Set<string>()
  let depth = 0
  let isEsm = false
  for (const [part, kind, , specifier = ''] of maskCode(content).text.matchAll(PARTS)) {
    if (part === '{') depth++
    else if (part === '}') depth = Math.max(0, depth - 1)
    else if (part.startsWith('\n')) isEsm &&= depth > 0
    else if (kind === undefined) isEsm ||= depth === 0
    else if (depth > 0 || isEsm) for (const name of toNames(kind, specifier)) found.add(name)
  }
  return [...found]
}

function toNames(kind: string, specifier: string): readonly string[] {
  if (kind === 'import') return [deferredSpecifier('import', specifier)]
  if (!isRequiredModule(specifier)) return []
  return [/\.mdx?$/.test(specifier) ? specifier : deferredSpecifier('require', specifier)]
}
