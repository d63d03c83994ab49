// The import table: every specifier that content may look up, from the program's own parts and from the content found.
import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {type Severity, withSeverity} from '../../shared/diagnostics.ts'
import {readDeferred, writtenSpecifier} from '../files/deferred-imports.ts'
import {canonicalSpecifier, splitImport} from '../files/import-paths.ts'
import {notPublished, type PublishRule, type Refusal} from '../files/publish-rule.ts'
import {toFilePath} from '../files/source-path.ts'
import type {DocumentFile, Report} from '../model.ts'
import {explainOldName, newNameOf} from '../program/old-names.ts'
import {OLD_NAMES_FOLDER, OLD_PART_NAMES} from '../program/old-part-names.ts'
import {programRequire} from '../program/program-info.ts'
import {adviseOnPart} from '../program/suggest-part.ts'
import type {TaughtNames} from './extensions/find-names.ts'

/**
 * Specifiers that every runtime bundle answers, so that content which uses only these needs no bundler: what the pages of
 * such sites commonly import. Any other part of the theme can be imported too; the site is then bundled once.
 */
export const BUILT_IN_SPECIFIERS: readonly string[] = [
  ...[
    'Admonition',
    'CodeBlock',
    'Details',
    'DocCard',
    'DocCardList',
    'Heading',
    'IdealImage',
    'MDXComponents',
    'Mermaid',
    'TOCInline',
    'TabItem',
    'Tabs',
    'ThemedImage',
  ].map((name) => `@theme/${name}`),
  ...['BrowserOnly', 'Head', 'Link', 'Translate', 'useBaseUrl', 'useDocusaurusContext', 'useIsBrowser'].map(
    (name) => `@docusaurus/${name}`,
  ),
]

export interface ImportCheck {
  /** Files of `@theme/X` that are not the program's own: the site's, and those that plugins add. */
  readonly aliases: Readonly<Record<string, string>>
  readonly siteDir: string
  readonly programRoot: string
  /** Absolute folder behind `@generated`. */
  readonly generatedDir: string
  readonly publishRule: PublishRule
  readonly severity: Severity
  readonly report: Report
  /** What plugins of the site teach the bundler; asked where a name is not known otherwise. */
  readonly taught: () => TaughtNames | undefined
}

export interface CollectedImports {
  /** Canonical specifiers beyond the built-in ones, sorted. */
  readonly found: readonly string[]
  /** Those that resolve to nothing; reported. */
  readonly missing: ReadonlySet<string>
}

/** What documents import. @param added What plugins add to them; of what has no document, nothing is said. */
export function collectImports(
  documents: Iterable<DocumentFile>,
  added: ReadonlyMap<string, DocumentFile | undefined>,
  check: ImportCheck,
): CollectedImports {
  const found = new Set<string>()
  const missing = new Set<string>()
  for (const document of documents)
    for (const specifier of document.importSpecifiers) {
      const name = canonicalSpecifier(specifier, document.sourcePath, check.siteDir)
      if (name === undefined || BUILT_IN_SPECIFIERS.includes(name) || found.has(name)) continue
      // A `require` may be an example inside of a text: link tells of those that are code.
      const isTold = (): boolean =>
        readDeferred(specifier) === undefined && findImport(document, specifier).line !== undefined
      const kept = isAnswered({name, specifier, document, isTold}, check) ? found : missing
      kept.add(name)
    }
  for (const [name, document] of added) {
    const kept = isAnswered({name, specifier: name, document, isTold: () => true}, check) ? found : missing
    kept.add(name)
  }
  return {found: [...found].sort(), missing}
}

interface FoundImport {
  readonly name: string
  readonly specifier: string
  readonly document: DocumentFile | undefined
  /** Whether it is said that nothing is there. */
  readonly isTold: () => boolean
}

function isAnswered({name, specifier, document, isTold}: FoundImport, check: ImportCheck): boolean {
  const refused = refusedFile(name, check)
  if (refused === undefined && resolves(name, check)) return true
  if (document === undefined) return false
  if (refused !== undefined) reportRefused(specifier, document, {...check, ...refused})
  else if (isTold()) reportMissing(specifier, document, check)
  return false
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

function resolves(name: string, check: ImportCheck): boolean {
  if (newNameOf(writtenSpecifier(name)) !== undefined) return false
  const {path} = splitImport(name)
  if (path.startsWith('@site/') || path.startsWith('/'))
    return isModuleFile(toFilePath(path.replace(/^@site\//, ''), check.siteDir))
  if (path.startsWith('@generated/')) return isModuleFile(join(check.generatedDir, path.slice('@generated/'.length)))
  if (/^@(?:theme|theme-original|theme-init|docusaurus)\//.test(path)) {
    if (aliasedFiles(path, check).some(isModuleFile)) return true
    // Of other packages of Docusaurus the site has its own.
    if (!path.startsWith('@docusaurus/')) return false
  }
  if ([check.siteDir, check.programRoot].some((root) => canRequire(path, root))) return true
  const taught = check.taught()
  return taught !== undefined && (taught.isAlias(path) || taught.filesFor(path).some(isModuleFile))
}

interface RefusedFile {
  readonly path: string
  readonly refusal: Refusal
}

/** What a path leads to, where readers may not see it. */
function refusedFile(name: string, {siteDir, publishRule}: ImportCheck): RefusedFile | undefined {
  const {path} = splitImport(name)
  if (!path.startsWith('@site/') && !path.startsWith('/')) return undefined
  const base = toFilePath(path.replace(/^@site\//, ''), siteDir)
  for (const ending of CODE_ENDINGS) {
    const refusal = publishRule.refusalOf(base + ending, 'import')
    if (refusal !== undefined && isModuleFile(base + ending)) return {path: base + ending, refusal}
  }
  return undefined
}

/** Where an alias leads: parts of the site and of plugins before the program's. */
function aliasedFiles(name: string, {aliases, programRoot}: ImportCheck): string[] {
  const [scope = '', ...rest] = name.split('/')
  const client = rest[0] === 'theme-common' ? 'theme/docusaurus' : 'src/client/docusaurus'
  const dir = scope === '@docusaurus' ? client : 'theme'
  const current = OLD_PART_NAMES[rest.join('/')]
  const folders = dir === 'theme' ? [dir, join(dir, OLD_NAMES_FOLDER)] : [dir]
  return [
    ...(Object.hasOwn(aliases, name) ? [aliases[name] ?? ''] : []),
    ...folders.map((folder) => join(programRoot, folder, ...(current?.split('/') ?? rest))),
  ]
}

function isModuleFile(file: string): boolean {
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

function reportMissing(
  name: string,
  document: DocumentFile,
  {aliases, programRoot, report, severity}: ImportCheck,
): void {
  const specifier = writtenSpecifier(name)
  const place = findImport(document, specifier)
  const renamed = explainOldName(specifier)
  const near = closest(specifier, [...BUILT_IN_SPECIFIERS, ...Object.keys(aliases)])
  const hint =
    renamed?.hint ??
    adviseOnPart(specifier, {programRoot, aliases}) ??
    (near !== undefined
      ? `Did you mean "${near}"?`
      : specifier.startsWith('.') || specifier.startsWith('@site/')
        ? 'Check the path and the name of the file.'
        : 'Install the package, or correct its name.')
  const finding = withSeverity(severity, {
    code: 'mdx/unresolved-import',
    message: renamed?.message ?? `The import "${specifier}" does not resolve.`,
    location: {sourcePath: document.sourcePath, ...place, length: specifier.length},
    hint,
  })
  if (finding !== undefined) report(finding)
}

function reportRefused(name: string, document: DocumentFile, found: ImportCheck & RefusedFile): void {
  const specifier = writtenSpecifier(name)
  const finding = withSeverity(found.severity, {
    ...notPublished(`The import "${specifier}"`, found.path, found),
    location: {sourcePath: document.sourcePath, ...findImport(document, specifier), length: specifier.length},
  })
  if (finding !== undefined) found.report(finding)
}

function findImport({filePath}: DocumentFile, specifier: string): {line?: number; column?: number} {
  const lines = readFileSync(filePath, 'utf8').split('\n')
  const at = lines.findIndex((line) => /\b(?:import|from)\b/.test(line) && line.includes(specifier))
  return at < 0 ? {} : {line: at + 1, column: (lines[at]?.indexOf(specifier) ?? 0) + 1}
}
