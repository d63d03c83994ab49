// Files that the client reads, as scripts: from a disk a browser loads nothing else.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SearchManifest} from '../../shared/search/search-data.ts'
import {SEARCH_MANIFEST} from '../../shared/search/search-manifest.ts'

/** Whether a file of the output is one that the client reads. */
export type DataTest = (file: string) => boolean

/**
 * @param dir The output as a server has it.
 * @param prefixes Folders of its languages, each with a slash at its end; `''` for the folder itself.
 */
export function findDataFiles(dir: string, prefixes: readonly string[]): DataTest {
  const named = new Set(prefixes.flatMap((prefix) => searchFiles(dir, prefix)))
  const isData = (file: string): boolean =>
    /^_routes\/.*\.(?:js|json)$|^assets\/search\/[^/]*\/[^/]*\.json$/s.test(file)
  return (file) =>
    named.has(file) || prefixes.some((prefix) => file.startsWith(prefix) && isData(file.slice(prefix.length)))
}

function searchFiles(dir: string, prefix: string): readonly string[] {
  const path = join(dir, prefix + SEARCH_MANIFEST)
  if (!existsSync(path)) return []
  // Written by the build in this shape.
  const {indexes, languageModules} = JSON.parse(readFileSync(path, 'utf8')) as SearchManifest
  return [SEARCH_MANIFEST, ...indexes.map(({file}) => file), ...languageModules].map((file) => prefix + file)
}

/** Name of the script in the place of a file. */
export function scriptNameOf(file: string): string {
  return file.endsWith('.js') ? file : `${file}.js`
}

/**
 * Hands over the text of a file. A module becomes the body of a function that fills its `exports`.
 * @param file Relative to the folder of the site.
 */
export async function dataScript(file: string, text: string): Promise<string> {
  const handed = file.endsWith('.js') ? await toFunctionBody(text) : text
  return `quireOffline.add(${JSON.stringify(file)},${JSON.stringify(handed)})\n`
}

async function toFunctionBody(module: string): Promise<string> {
  const {transform} = await import('esbuild')
  // `module` is what the format fills; the caller has the exports alone.
  const {code} = await transform(module, {format: 'cjs', charset: 'utf8', target: 'es2022', logLevel: 'silent'})
  return `const module={};\n${code}\nObject.defineProperties(exports,Object.getOwnPropertyDescriptors(module.exports))`
}
