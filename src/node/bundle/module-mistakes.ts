// Mistakes in the site's own modules that no bundler reads, whatever plugins change of it.
import {existsSync, readFileSync} from 'node:fs'
import {extname, join} from 'node:path'
import {type Loader, transformSync} from 'esbuild'
import type {Diagnostic} from '../../shared/diagnostics.ts'

/** Languages of which a module may be one. Types of Flow in JavaScript, which a plugin may take out, are read as those of TypeScript. */
const LANGUAGES: Readonly<Record<string, readonly Loader[]>> = {
  ...Object.fromEntries(['.js', '.jsx', '.mjs', '.cjs'].map((one) => [one, ['jsx', 'tsx']])),
  ...{'.ts': ['ts'], '.mts': ['ts'], '.cts': ['ts'], '.tsx': ['tsx'], '.json': ['json']},
}

/** True when a failure of the bundler comes from the text of a file of the site, and from nothing else. */
export function isMistakeInModule({code, location}: Diagnostic, siteDir: string): boolean {
  if (code !== 'bundle/failed' || location === undefined) return false
  const {sourcePath, line} = location
  if (/(?:^|\/)node_modules\//.test(sourcePath)) return false
  // Only Sass itself knows the line there.
  if (/\.s[ac]ss$/.test(sourcePath)) return line !== undefined
  const file = join(siteDir, sourcePath)
  const languages = LANGUAGES[extname(file)] ?? []
  if (languages.length === 0 || !existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return languages.every((loader) => !isReadable(text, loader))
}

function isReadable(text: string, loader: Loader): boolean {
  try {
    transformSync(text, {loader, jsx: 'preserve', logLevel: 'silent'})
    return true
  } catch {
    return false
  }
}
