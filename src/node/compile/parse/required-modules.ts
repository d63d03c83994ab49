// What a document takes by `require` that is no file to link to: data, code, other documents.
import {isAsset, isMedia} from '../../files/file-kinds.ts'
import {splitImport} from '../../files/import-paths.ts'
import {maskCode} from './mask-code.ts'

/** In an expression: prose that tells of `require` has a word before it. */
const REQUIRED = /[{}=([:;,?&|!>]\s{0,100}require\(\s{0,100}(["'])([^"'\n]{1,1000})\1\s{0,100}\)/g

/** Whether it is a module of the site: a path, by whatever loaders. A package that a document tells of is none. */
export function isRequiredModule(specifier: string): boolean {
  const {loaders, path, query} = splitImport(specifier)
  if (!/^(?:\.{0,2}\/|@site\/)/.test(path)) return false
  if (loaders !== '' || /^\?(?:raw|url)\b/.test(query)) return true
  if (isAsset(path) || isMedia(path)) return false
  return /\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(path) || !/\.[a-z\d]+$/i.test(path)
}

/** Specifiers, outside of code. */
export function findRequiredModules(content: string): readonly string[] {
  if (!content.includes('require(')) return []
  return [...maskCode(content).text.matchAll(REQUIRED)].flatMap(([, , specifier = '']) =>
    isRequiredModule(specifier) ? [specifier] : [],
  )
}
