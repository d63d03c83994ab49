// The docs plugin: a folder of documents becomes pages with sidebars, an order of reading, and generated category pages.
import {
  type DataFile,
  definePlugin,
  type PluginContext,
  type SourceSpec,
  translationFolders,
  translationsDir,
  withoutUndefined,
} from 'quire-docs/plugin'
import {tagsFile, toMarkdown} from 'quire-docs/plugin/content'
import {CATEGORY_FILES} from './category-files.ts'
import {describeContent} from './described-content.ts'
import {docsDiagnostics} from './diagnostics.ts'
import {addVersionCommand} from './freeze-version.ts'
import {loadDocs} from './load-docs.ts'
import type {DocsModel} from './model.ts'
import {type DocsOptions, docsOptions, type GivenDocsOptions, trimSlashes} from './options.ts'
import {reviseContent} from './revised-content.ts'
import {createDocsRoutes} from './routes.ts'
import {docsNavbarItems, docsThemeConfig} from './theme-config.ts'
import {comparedVersions, showsChanges, toChangesFile} from './version-changes.ts'
import {
  CURRENT,
  folderOf,
  readVersionNames,
  TRANSLATIONS,
  translationsFolderOf,
  translationsOf,
  type VersionFolder,
  versionedSidebarsDir,
  versionsFile,
} from './version-folders.ts'
import {toTranslationFiles} from './version-messages.ts'
import {chooseVersions, hasCurrent} from './version-plan.ts'

export type {NumberPrefixParser, PrefixedName} from './number-prefix.ts'
export type {DocsOptions, EditUrlFunction, EditUrlInput} from './options.ts'
export type {GeneratorArguments, SidebarItemsGenerator} from './sidebar-generator.ts'

/** Below the path of the docs. */
const CHANGES_FILE = 'changes.json'

/** Documents in folders, with sidebars, tags and generated pages of categories. */
export const docs = definePlugin<DocsOptions, DocsModel, GivenDocsOptions>({
  name: 'docs',
  options: docsOptions,
  themeConfig: docsThemeConfig,
  navbarItems: docsNavbarItems,
  diagnostics: docsDiagnostics,
  wantsGitHistory: ({options}) => options.showLastUpdateTime || options.showLastUpdateAuthor,
  sourceLists: ({options, id}) => (options.disableVersioning ? [] : [versionsFile(id)]),
  sources: toSources,
  modules: ({options}) => {
    const {sidebarPath} = options
    return typeof sidebarPath === 'string' && hasCurrent(options) ? [{path: sidebarPath, purpose: 'sidebars file'}] : []
  },
  loadContent: loadDocs,
  translationFiles: toTranslationFiles,
  describeContent,
  reviseContent,
  createRoutes: (model, {options, config, id, report}) => createDocsRoutes({model, options, config, id, report}),
  emitAssets: ({versions}, {options}) => {
    if (!versions.some(({version}) => showsChanges(version.name, options))) return []
    const base = trimSlashes(options.routeBasePath)
    return [{path: base === '' ? CHANGES_FILE : `${base}/${CHANGES_FILE}`, content: toChangesFile(versions, options)}]
  },
  markdown: ({options}) => toMarkdown(options),
  // What is said of changes between versions is found by the bytes of documents.
  textChanges: ({options: {showChanges, versions}}) =>
    showChanges || Object.values(versions).some((one) => one.showChanges === true) ? undefined : {},
  extendCli: addVersionCommand,
})

export default docs

type SourcesContext = Pick<PluginContext<DocsOptions>, 'options' | 'siteDir' | 'id' | 'config'>

function toSources(context: SourcesContext, lists: readonly DataFile[]): readonly SourceSpec[] {
  const {options, id} = context
  // What is wrong with the versions is told when the content is loaded, once.
  const ignore = (): void => {}
  const names = chooseVersions(readVersionNames(lists, id, ignore), options, ignore)
  const folders = names.map((name) => ({name, ...folderOf(name, context), isFrozen: name !== CURRENT}))
  const compared = comparedVersions(names, options)
  const frozen: SourceSpec = {
    kind: 'data',
    dir: versionedSidebarsDir(id),
    include: ['version-*-sidebars.json'],
    optional: true,
  }
  const dir = translationsDir(context.config, TRANSLATIONS, id)
  const messages: readonly SourceSpec[] =
    dir === undefined ? [] : [{kind: 'data', dir, include: ['current.json', 'version-*.json'], optional: true}]
  return [
    ...folders.flatMap((folder) =>
      sourcesOf({...folder, keepsText: compared.has(folder.name)}, options, {
        translations: translationsOf(folder.name, context),
        translationFolders: translationFolders(context.config, {
          name: TRANSLATIONS,
          id,
          path: translationsFolderOf(folder.name),
        }),
      }),
    ),
    ...(folders.some(({isFrozen}) => isFrozen) ? [frozen] : []),
    {kind: 'data', dir: '.', include: [versionsFile(id)], optional: true},
    ...messages,
  ]
}

function sourcesOf(
  {dir, isFrozen, keepsText}: VersionFolder & {readonly isFrozen: boolean; readonly keepsText: boolean},
  {include, exclude, tags}: DocsOptions,
  translated: Pick<SourceSpec, 'translations' | 'translationFolders'>,
): readonly SourceSpec[] {
  const {translations} = translated
  const tagsPath = tagsFile(tags)
  return [
    // The plugin says better than the build what a version without its folder needs.
    {
      kind: 'document',
      dir,
      include,
      exclude,
      ...withoutUndefined({...translated, optional: isFrozen || undefined, keepsText: keepsText || undefined}),
    },
    {kind: 'data', dir, include: CATEGORY_FILES, optional: true},
    ...(tagsPath === undefined
      ? []
      : [{kind: 'data' as const, dir, include: [tagsPath], optional: true, ...withoutUndefined({translations})}]),
  ]
}
