// Modules around imports with loaders, `!!some-loader!@site/file`: Rspack finds no loader from a module that is a data: URL, as
// the entries are, so that such an import gets a file of its own to be in.
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {writtenSpecifier} from '../files/deferred-imports.ts'
import {splitImport} from '../files/import-paths.ts'

/** @returns The file of each import that has loaders; they lie in the folder, which holds nothing else. */
export function writeLoaderWrappers(imports: readonly string[], folder: string): Record<string, string> {
  const wrapped = imports.map(writtenSpecifier).filter((specifier) => splitImport(specifier).loaders !== '')
  if (wrapped.length > 0) mkdirSync(folder, {recursive: true})
  return Object.fromEntries(
    wrapped.map((specifier, at) => {
      const file = join(folder, `import-${at}.cjs`)
      // CommonJS has all names of the module, also a default that `export *` leaves out.
      writeFileSync(file, `module.exports = require(${JSON.stringify(specifier)})\n`)
      return [specifier, file]
    }),
  )
}
