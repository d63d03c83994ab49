// The pages plugin: React components and Markdown files of one folder, each a page at its own path.
import {
  definePlugin,
  type PluginContext,
  type SourceSpec,
  translationFolders,
  translationsDir,
  withoutUndefined,
} from 'quire-docs/plugin'
import {toMarkdown} from 'quire-docs/plugin/content'
import {describeContent} from './described-content.ts'
import {pagesDiagnostics} from './diagnostics.ts'
import {type GivenPagesOptions, type PagesOptions, pagesOptions} from './options.ts'
import {createPageRoutes, type PagesModel, toModel} from './routes.ts'

export type {EditUrlFunction, EditUrlInput, PagesOptions} from './options.ts'

const DOCUMENTS = '**/*.{md,mdx}'
const COMPONENTS = '**/*.{js,jsx,ts,tsx}'

/** Pages of their own: Markdown, MDX and React files in a folder, each at the path of its file. */
export const pages = definePlugin<PagesOptions, PagesModel, GivenPagesOptions>({
  name: 'pages',
  options: pagesOptions,
  diagnostics: pagesDiagnostics,
  wantsGitHistory: ({options}) => options.showLastUpdateTime || options.showLastUpdateAuthor,
  sources: toSources,
  loadContent: (sources, context) => toModel(sources, context),
  createRoutes: createPageRoutes,
  describeContent,
  markdown: ({options}) => toMarkdown(options),
  textChanges: () => ({}),
})

export default pages

/** The same globs twice, each time without the files of the other kind. */
function toSources({options, config, id}: PluginContext<PagesOptions>): readonly SourceSpec[] {
  const {path, include, exclude} = options
  const translations = translationsDir(config, 'docusaurus-plugin-content-pages', id)
  const folders = translationFolders(config, {name: 'docusaurus-plugin-content-pages', id})
  const common = {dir: path, include, optional: true, ...withoutUndefined({translations, translationFolders: folders})}
  return [
    {...common, kind: 'document', exclude: [...exclude, COMPONENTS]},
    {...common, kind: 'component', exclude: [...exclude, DOCUMENTS]},
  ]
}
