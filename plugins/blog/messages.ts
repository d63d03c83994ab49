// Texts of the options that a language has its own of: title and description of the blog, and the heading of its list.
import {
  type Messages,
  type PluginContext,
  readMessages,
  type SourceSet,
  type TranslationFile,
  translationsDir,
  translationsFolder,
} from 'quire-docs/plugin'
import type {BlogModel} from './model.ts'
import type {BlogOptions} from './options.ts'

type BlogContext = PluginContext<BlogOptions>

/** Name of the folder of the instance's translations, which has the id of an instance at its end. */
export const TRANSLATIONS = 'docusaurus-plugin-content-blog'

/** The file of messages in that folder. */
export const MESSAGES = 'options.json'

/** Options that are translated, by the ids of their messages. */
const KEYS = {title: 'blogTitle', description: 'blogDescription', 'sidebar.title': 'blogSidebarTitle'} as const
const DESCRIPTIONS: Readonly<Record<keyof typeof KEYS, string>> = {
  title: 'Title of the blog',
  description: 'Description of the blog, for search engines',
  'sidebar.title': 'Heading of the list of recent posts',
}

/** Texts of the options for translators. */
export function toTranslationFiles(_: BlogModel, {options, id}: BlogContext): readonly TranslationFile[] {
  const ids = ['title', 'description', 'sidebar.title'] as const
  const messages = ids.map((key) => [key, {message: options[KEYS[key]], description: DESCRIPTIONS[key]}] as const)
  return [{path: `${translationsFolder(TRANSLATIONS, id)}/${MESSAGES}`, messages: Object.fromEntries(messages)}]
}

/** Messages of the blog in the language that is built. */
export function loadTexts({data}: SourceSet, {config, id, report}: BlogContext): Messages {
  const dir = translationsDir(config, TRANSLATIONS, id)
  const file = data.find(({sourcePath}) => dir !== undefined && sourcePath === `${dir}/${MESSAGES}`)
  return file === undefined ? {} : readMessages(file, report)
}

/** The context with the options in the language that is built. */
export function withTexts<Context extends BlogContext>({texts}: Pick<BlogModel, 'texts'>, context: Context): Context {
  const translated = Object.entries(KEYS).map(([id, key]) => [key, texts[id] ?? context.options[key]] as const)
  return {...context, options: {...context.options, ...Object.fromEntries(translated)}}
}
