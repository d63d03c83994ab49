// Work on the text of one page, done in a worker and kept: its documents with the counts of their terms.
import {createRequire} from 'node:module'
import type {Json, PageSection, TaskPage} from 'quire-docs/plugin'
import {
  type AnalysisSettings,
  type Analyzer,
  countTerms,
  createAnalyzer,
  type LanguageModule,
  SEARCH_GROUPS,
  type SearchType,
  type TermCounts,
} from 'quire-docs/plugin/search'

/** A document before it has an id and an address. */
export interface PageEntry {
  readonly group: SearchType
  /** The text that is searched. */
  readonly text: string
  /** Anchor with its `#`, or `''`. */
  readonly hash: string
  /** Title of the section, or of the page. */
  readonly section: string
  readonly stats: TermCounts
}

/** What is kept of a page. */
export interface PageEntries {
  readonly entries: readonly PageEntry[]
  readonly identifiers: readonly string[]
}

/** Settings of this task: how to read texts, and whether the page is one of docs and posts, whose keywords are spaced. */
export interface TaskOptions {
  readonly analysis: AnalysisSettings
}

let loaded: {readonly key: string; readonly analyzer: Promise<Analyzer>} | undefined

/** The entry of the worker. */
export async function run(page: TaskPage, options: Json): Promise<Json> {
  // The options are those that the plugin itself gave.
  const {analysis} = options as unknown as TaskOptions
  const key = JSON.stringify(analysis)
  // Kept for the life of the thread: making one loads the modules of its languages.
  if (loaded?.key !== key) loaded = {key, analyzer: createAnalyzer(analysis, loadLanguage)}
  return toEntries(page, await loaded.analyzer) as unknown as Json
}

const require = createRequire(import.meta.url)

/** A module of lunr-languages; they are CommonJS. */
export async function loadLanguage(name: string): Promise<LanguageModule> {
  // Each of them exports one function that adds the language to lunr.
  return require(languageFile(name)) as LanguageModule
}

export function languageFile(name: string): string {
  return name === 'tinyseg' ? 'lunr-languages/tinyseg.js' : `lunr-languages/lunr.${name}.js`
}

/** Documents of a page in the order of their ids: title, then each section's heading and text. */
export function toEntries(page: TaskPage, analyzer: Analyzer): PageEntries {
  const {sections, description, keywords} = page
  // A further `h1` below other headings is a section of a page that has its title above its text.
  const own = sections.find(({level, title}) => level > 0 && title !== '')
  const title = own?.level === 1 && own.id === '' ? own.title : page.title
  const entry = (group: SearchType, text: string, about: {hash?: string; section?: string} = {}): PageEntry => ({
    group,
    text,
    hash: about.hash ?? '',
    section: about.section ?? title,
    stats: countTerms(text, analyzer),
  })
  const optional = (group: SearchType, text: string): PageEntry[] => (text === '' ? [] : [entry(group, text)])
  return {
    entries: [
      entry(SEARCH_GROUPS.title, title),
      ...optional(SEARCH_GROUPS.description, description),
      ...optional(SEARCH_GROUPS.keywords, keywords.join(', ')),
      ...sections.flatMap((section) => sectionEntries(section, title, entry)),
    ],
    identifiers: [...new Set(sections.flatMap(({identifiers = []}) => identifiers))].sort(),
  }
}

type MakeEntry = (group: SearchType, text: string, about: {hash?: string; section?: string}) => PageEntry

function sectionEntries(section: PageSection, title: string, entry: MakeEntry): readonly PageEntry[] {
  const name = section.level === 0 || section.title === '' ? title : section.title
  const about = {hash: section.id === '' ? '' : `#${section.id}`, section: name}
  return [
    ...(name === title ? [] : [entry(SEARCH_GROUPS.heading, name, about)]),
    ...(section.text === '' ? [] : [entry(SEARCH_GROUPS.content, section.text, about)]),
  ]
}
