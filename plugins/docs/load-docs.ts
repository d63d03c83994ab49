// Files to the plugin's model: docs, category files, tags and sidebars brought together.
import {resolve} from 'node:path'
import type {DataFile, Diagnostic, PluginContext, SourceFile, SourceSet} from 'quire-docs/plugin'
import {originalPath, withoutUndefined} from 'quire-docs/plugin'
import {datedFrontMatter, readTagsFile, sourceForPages} from 'quire-docs/plugin/content'
import {type FoundCategoryFiles, readCategoryFiles, withoutStyle} from './category-files.ts'
import type {GeneratorDoc} from './doc-tree.ts'
import {type PlannedDocs, toDocs} from './docs.ts'
import type {DocFrontMatter} from './front-matter.ts'
import type {Doc, DocsModel, Sidebar, Version, VersionModel} from './model.ts'
import {keepNumberPrefix, type NumberPrefixParser, parseNumberPrefix} from './number-prefix.ts'
import type {DocsOptions} from './options.ts'
import {findSidebars} from './sidebar-files.ts'
import {resolveSidebars} from './sidebar-resolve.ts'
import {messagesOf, translateSidebar, translateVersion} from './translate-version.ts'
import {toPermalink} from './version.ts'
import {addChanges, comparedVersions} from './version-changes.ts'
import {CURRENT, folderOf, readVersionNames, type VersionFolder, versionsFile} from './version-folders.ts'
import {chooseVersions, toVersions} from './version-plan.ts'

type DocsContext = PluginContext<DocsOptions>

export async function loadDocs(sources: SourceSet, context: DocsContext): Promise<DocsModel> {
  const {options, id, report} = context
  const frozen = options.disableVersioning ? versionsIn(sources, id) : readVersionNames(sources.data, id, report)
  const versions = toVersions(chooseVersions(frozen, options, report), options, context)
  const folders = versions.map(({name}) => folderOf(name, context))
  const documents = shareOut(sources.documents, folders)
  const data = shareOut(sources.data, folders)
  const folding = foldingOf(options, report)
  const loaded: VersionModel[] = []
  // One after the other, so that findings keep the order of the versions.
  for (const [at, version] of versions.entries()) {
    const folder = folders[at]
    if (folder === undefined) continue
    const input = {version, folder, folding, sources, documents: documents[at] ?? [], data: data[at] ?? []}
    loaded.push(await loadVersion(input, context))
  }
  const isCompared =
    comparedVersions(
      versions.map(({name}) => name),
      options,
    ).size > 0
  return {versions: isCompared ? await addChanges(loaded, {files: sources.documents, options}) : loaded}
}

/** A list that is not used may be wrong; whether it is there counts. */
function versionsIn({data}: SourceSet, id: string): readonly string[] | undefined {
  return data.some(({sourcePath}) => sourcePath === versionsFile(id)) ? [] : undefined
}

/** Files by the folder that they are in; those in a folder within another belong to the inner one alone. */
function shareOut<File extends {readonly sourcePath: string; readonly translates?: string}>(
  files: readonly File[],
  folders: readonly VersionFolder[],
): readonly (readonly File[])[] {
  const inner = folders.map(({contentDir}, at) => ({contentDir, at}))
  inner.sort((one, other) => other.contentDir.length - one.contentDir.length)
  const shares: File[][] = folders.map(() => [])
  for (const file of files) {
    const path = originalPath(file)
    const owner = inner.find(({contentDir}) => contentDir === '' || path.startsWith(`${contentDir}/`))
    if (owner !== undefined) shares[owner.at]?.push(file)
  }
  return shares
}

interface VersionInput {
  readonly version: Version
  readonly folder: VersionFolder
  readonly folding: Folding
  /** All files of the instance. */
  readonly sources: SourceSet
  /** Those of the version. */
  readonly documents: readonly SourceFile[]
  readonly data: readonly DataFile[]
}

async function loadVersion(input: VersionInput, context: DocsContext): Promise<VersionModel> {
  const {options, config, report} = context
  const {version, documents, data} = input
  const {contentDir, contentPath} = input.folder
  const {contentPath: currentPath} = folderOf(CURRENT, context)
  const planned = toDocs({
    ...context,
    files: documents,
    version,
    contentDir,
    contentPath,
    editPath: options.editCurrentVersion ? currentPath : contentPath,
    parseName: parserOf(options),
    tags: readTagsFile({
      option: options.tags,
      data,
      toSourcePath: (path) => inContent(contentDir, path),
      code: 'docs/tags-file',
      report,
    }),
  })
  const read = readCategoryFiles(data, contentDir, report)
  const categoryFiles = config.content === 'untrusted' ? withoutStyle(read) : read
  if (planned.docs.length === 0 && planned.drafts.length === 0) report(noDocs(version, input.folder))
  const sidebars = await loadSidebars({...input, planned, categoryFiles}, context)
  const messages = messagesOf(version.name, input.sources.data, context)
  return {
    version: translateVersion(version, messages),
    ...planned,
    sidebars: sidebars.map((sidebar) => translateSidebar(sidebar, messages)),
  }
}

interface SidebarsInput extends VersionInput {
  readonly planned: PlannedDocs
  readonly categoryFiles: FoundCategoryFiles
}

async function loadSidebars(input: SidebarsInput, context: DocsContext): Promise<readonly Sidebar[]> {
  const {planned, categoryFiles, version, folding} = input
  const {options, config, report} = context
  const found = findSidebars(version.name, input.sources, context)
  return resolveSidebars(found.sidebars, {
    docs: planned.docs.map((doc) => toGeneratorDoc(doc, config)),
    draftIds: planned.drafts.map(({id}) => id),
    categoryFiles: categoryFiles.files,
    categoryFilePaths: categoryFiles.sourcePaths,
    parseName: parserOf(options),
    generator: options.sidebarItemsGenerator,
    version: {versionName: version.name, contentPath: toContentPath(input.folder, context)},
    ...folding,
    toPermalink: (slug) => toPermalink(version, slug),
    sourcePath: found.sourcePath,
    report,
  })
}

interface Folding {
  readonly collapsible: boolean
  readonly collapsed: boolean
}

/** Categories that do not fold cannot start folded. */
function foldingOf({sidebarCollapsible, sidebarCollapsed}: DocsOptions, report: DocsContext['report']): Folding {
  if (!sidebarCollapsible && sidebarCollapsed === true) {
    report({
      level: 'warning',
      code: 'docs/contradictory-options',
      message: 'The docs option "sidebarCollapsed" is true although "sidebarCollapsible" is false; it is ignored.',
      hint: 'Remove "sidebarCollapsed".',
    })
  }
  return {collapsible: sidebarCollapsible, collapsed: sidebarCollapsible && (sidebarCollapsed ?? true)}
}

/** Absolute in sites for Docusaurus, as their generators know it. */
function toContentPath({contentDir}: VersionFolder, {config, siteDir}: DocsContext): string {
  return config.compatibility === 'docusaurus' ? resolve(siteDir, contentDir) : contentDir
}

function toGeneratorDoc(doc: Doc, config: DocsContext['config']): GeneratorDoc {
  const {id, title, rawFrontMatter, dates, path, sourcePath, dir, position} = doc
  const fields = {frontMatter: rawFrontMatter, ...withoutUndefined({dates})}
  const {source = path} = sourceForPages(sourcePath, config)
  // The fields that the plugin knows are those that it has checked.
  const frontMatter = datedFrontMatter(fields, config, doc.frontMatter) as DocFrontMatter
  return {id, title, frontMatter, source, sourceDirName: dir, ...withoutUndefined({sidebarPosition: position})}
}

function parserOf({numberPrefixParser}: DocsOptions): NumberPrefixParser {
  if (typeof numberPrefixParser === 'function') return numberPrefixParser
  return numberPrefixParser ? parseNumberPrefix : keepNumberPrefix
}

/** Source path of a file of the content folder. */
export function inContent(contentDir: string, path: string): string {
  return contentDir === '' ? path : `${contentDir}/${path}`
}

function noDocs({name}: Version, {dir}: VersionFolder): Diagnostic {
  const ofCurrent =
    'Begin a site by "quire init", add a file such as "index.md", or correct the options "path", "include" and "exclude" of the docs plugin.'
  const hint = name === CURRENT ? ofCurrent : `Put the folder back, or remove "${name}" from the list of versions.`
  return {
    level: 'error',
    code: 'docs/no-docs',
    message: `The docs plugin's folder "${dir}" has no documents.`,
    location: {sourcePath: dir},
    hint,
  }
}
