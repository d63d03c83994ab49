// What a module exports, for a hint: bundlers leave out of their lists what they have not looked at, such as names behind `export *`.
import {dirname} from 'node:path'
import {buildSync} from 'esbuild'
import type {BundledSite} from './bundle-finding.ts'
import {programAliases} from './program-aliases.ts'

/** Modules of other kinds export no names that are asked for. */
const CODE = {'.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx'} as const

/**
 * Names but for `default`; undefined where the module cannot be read.
 * @param issuer Absolute file that imports it.
 */
export function readExportedNames(
  specifier: string,
  issuer: string,
  {programRoot, siteDir, aliases}: Pick<BundledSite, 'programRoot' | 'siteDir' | 'aliases'>,
): readonly string[] | undefined {
  const ofProgram = Object.entries(programAliases(programRoot, [])).flatMap(([name, files]) => {
    const [file, ...others] = typeof files === 'string' ? [files] : files
    return file !== undefined && others.length === 0 && !name.endsWith('$') ? [[name, file]] : []
  })
  try {
    const {metafile} = buildSync({
      stdin: {contents: `export * from ${JSON.stringify(specifier)}`, resolveDir: dirname(issuer)},
      alias: {...Object.fromEntries(ofProgram), ...aliases, '@site': siteDir},
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      loader: CODE,
      external: ['*.css', '*.svg', '*.png'],
      tsconfigRaw: {},
      logLevel: 'silent',
    })
    return Object.values(metafile.outputs).flatMap((output) => output.exports)
  } catch {
    return undefined
  }
}
