// The docs plugin: a folder of documents becomes pages with sidebars, an order of reading, and generated category pages.
import {definePlugin, type SourceSpec} from 'quire-docs/plugin'
import {tagsFile, toMarkdown} from 'quire-docs/plugin/content'
import {CATEGORY_FILES} from './category-files.ts'
import {docsDiagnostics} from './diagnostics.ts'
import {loadDocs} from './load-docs.ts'
import type {DocsModel} from './model.ts'
import {type DocsOptions, docsOptions} from './options.ts'
import {createDocsRoutes} from './routes.ts'
import {versionsFile} from './version.ts'

export type {NumberPrefixParser, PrefixedName} from './number-prefix.ts'
export type {DocsOptions, EditUrlFunction, EditUrlInput} from './options.ts'
export type {GeneratorArguments, SidebarItemsGenerator} from './sidebar-generator.ts'

/** Documents in folders, with sidebars, tags and generated pages of categories. */
export const docs = definePlugin<DocsOptions, DocsModel>({
  name: 'docs',
  options: docsOptions,
  diagnostics: docsDiagnostics,
  wantsGitHistory: ({options}) => options.showLastUpdateTime || options.showLastUpdateAuthor,
  sources: ({options, id}) => toSources(options, id),
  modules: ({options: {sidebarPath}}) =>
    typeof sidebarPath === 'string' ? [{path: sidebarPath, purpose: 'sidebars file'}] : [],
  loadContent: loadDocs,
  createRoutes: (model, {options, config, id, report}) => createDocsRoutes({model, options, config, id, report}),
  markdown: ({options}) => toMarkdown(options),
})

export default docs

function toSources({path, include, exclude, tags}: DocsOptions, id: string): readonly SourceSpec[] {
  const tagsPath = tagsFile(tags)
  return [
    {kind: 'document', dir: path, include, exclude},
    {kind: 'data', dir: path, include: CATEGORY_FILES, exclude, optional: true},
    ...(tagsPath === undefined ? [] : [{kind: 'data' as const, dir: path, include: [tagsPath], optional: true}]),
    {kind: 'data', dir: '.', include: [versionsFile(id)], optional: true},
  ]
}
