// The import table: every specifier that content may look up, from the program's own parts and from the content found.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join, posix} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {toFilePath} from '../files.ts'
import {canonicalSpecifier} from '../import-paths.ts'
import type {DocumentFile, Report} from '../model.ts'
import {programRequire} from '../program.ts'

/** Theme components that are loaded by content, not part of the first script. Folders and files of `theme/` by name. */
export function listThemeComponents(themeDir: string, prefix = ''): string[] {
  return readdirSync(join(themeDir, prefix), {withFileTypes: true}).flatMap((entry) => {
    const name = posix.join(prefix, entry.name)
    if (entry.isDirectory()) {
      if (!/^[A-Z]/.test(entry.name)) return []
      const nested = listThemeComponents(themeDir, name)
      return hasIndex(join(themeDir, name)) ? [name, ...nested] : nested
    }
    const component = /^([A-Z]\w*)\.[jt]sx?$/.exec(entry.name)?.[1]
    return component === undefined ? [] : [posix.join(prefix, component)]
  })
}

function hasIndex(dir: string): boolean {
  return ['tsx', 'ts', 'jsx', 'js'].some((extension) => existsSync(join(dir, `index.${extension}`)))
}

/** `@docusaurus/X` names that the program answers. */
export function listCompatModules(programRoot: string): string[] {
  return readdirSync(join(programRoot, 'src/client/docusaurus'), {withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `@docusaurus/${entry.name.replace(/\.tsx?$/, '')}`)
}

/** Specifiers that every runtime bundle answers, so that content which uses only these needs no bundler. */
export function builtInSpecifiers(programRoot: string): string[] {
  const theme = listThemeComponents(join(programRoot, 'theme')).map((name) => `@theme/${name}`)
  return [...theme, ...listCompatModules(programRoot), 'quire/client', 'react', 'clsx'].sort()
}

export interface ImportCheck {
  readonly siteDir: string
  readonly programRoot: string
  readonly builtIn: ReadonlySet<string>
  readonly report: Report
}

/** Specifiers that documents import beyond the built-in ones, sorted; one that does not resolve is reported and left out. */
export function collectImports(documents: Iterable<DocumentFile>, check: ImportCheck): string[] {
  const found = new Set<string>()
  for (const document of documents)
    for (const specifier of document.importSpecifiers) {
      const name = canonicalSpecifier(specifier, document.sourcePath, check.siteDir)
      if (name === undefined || check.builtIn.has(name) || found.has(name)) continue
      if (resolves(name, check)) found.add(name)
      else reportMissing(specifier, document, check)
    }
  return [...found].sort()
}

const CODE_ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]

function resolves(name: string, {siteDir, programRoot}: ImportCheck): boolean {
  const path = name.replace(/\?raw$/, '')
  if (path.startsWith('@site/') || path.startsWith('/')) {
    const file = toFilePath(path.replace(/^@site\//, ''), siteDir)
    return CODE_ENDINGS.some((ending) => statSync(file + ending, {throwIfNoEntry: false})?.isFile() === true)
  }
  if (path.startsWith('@theme/') || path.startsWith('@theme-original/') || path.startsWith('@docusaurus/'))
    return existsInSiteTheme(path, siteDir)
  return [siteDir, programRoot].some((root) => canRequire(path, root))
}

function existsInSiteTheme(path: string, siteDir: string): boolean {
  if (!path.startsWith('@theme/')) return false
  const file = join(siteDir, 'src/theme', path.slice('@theme/'.length))
  return CODE_ENDINGS.some((ending) => statSync(file + ending, {throwIfNoEntry: false})?.isFile() === true)
}

function canRequire(specifier: string, root: string): boolean {
  try {
    programRequire(root).resolve(specifier)
    return true
  } catch (error) {
    // A package that offers only ES modules cannot be required, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED'
  }
}

function reportMissing(specifier: string, document: DocumentFile, {builtIn, report}: ImportCheck): void {
  const place = findImport(document, specifier)
  const near = closest(specifier, builtIn)
  const hint =
    near !== undefined
      ? `Did you mean "${near}"?`
      : specifier.startsWith('.') || specifier.startsWith('@site/')
        ? 'Check the path and the name of the file.'
        : 'Install the package, or correct its name.'
  report({
    level: 'error',
    code: 'mdx/unresolved-import',
    message: `The import "${specifier}" does not resolve.`,
    location: {sourcePath: document.sourcePath, ...place, length: specifier.length},
    hint,
  })
}

function findImport({filePath}: DocumentFile, specifier: string): {line?: number; column?: number} {
  const lines = readFileSync(filePath, 'utf8').split('\n')
  const at = lines.findIndex((line) => /\b(?:import|from)\b/.test(line) && line.includes(specifier))
  return at < 0 ? {} : {line: at + 1, column: (lines[at]?.indexOf(specifier) ?? 0) + 1}
}
