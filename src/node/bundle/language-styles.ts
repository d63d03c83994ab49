// Style sheets that a site's `prism-include-languages` imports: the function runs while code is highlighted, and only its looks
// come to the browser.
import {existsSync, readFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import type {ThemeAliases} from '../model.ts'
import {LANGUAGES_PART} from '../program/theme-parts.ts'

const STYLE_IMPORT = /^[ \t]*import[ \t]+['"](\.[^'"\n]+\.(?:css|s[ac]ss))['"]/gm

/** Absolute paths. */
export function languageStyles(aliases: ThemeAliases): readonly string[] {
  const file = aliases[LANGUAGES_PART]
  if (file === undefined) return []
  const found = [...readFileSync(file, 'utf8').matchAll(STYLE_IMPORT)]
  return found.map(([, path = '']) => resolve(dirname(file), path)).filter((path) => existsSync(path))
}
