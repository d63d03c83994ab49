// The labels of versions and sidebars as messages: what translate-version.ts puts in their places, by the same ids.
import {type DescribedMessage, type PluginContext, type TranslationFile, translationsFolder} from 'quire-docs/plugin'
import type {DocsModel, ResolvedCategory, ResolvedItem, VersionModel} from './model.ts'
import {CURRENT, TRANSLATIONS} from './version-folders.ts'

/** A file for each version. */
export function toTranslationFiles(
  {versions}: DocsModel,
  {id}: Pick<PluginContext<unknown>, 'id'>,
): readonly TranslationFile[] {
  return versions.map((one) => {
    const {name} = one.version
    const file = name === CURRENT ? name : `version-${name}`
    return {path: `${translationsFolder(TRANSLATIONS, id)}/${file}.json`, messages: messagesOf(one)}
  })
}

function messagesOf({version, sidebars}: VersionModel): TranslationFile['messages'] {
  return Object.fromEntries([
    ['version.label', {message: version.label, description: `Label of the version ${version.name}`}] as const,
    ...sidebars.flatMap(({name, items}) => items.flatMap((item) => itemMessages(item, name))),
  ])
}

type Entry = readonly [string, DescribedMessage]

const KINDS: Readonly<Record<string, readonly [kind: string, what: string]>> = {
  link: ['link', 'Link'],
  heading: ['heading', 'Heading'],
}

function itemMessages(item: ResolvedItem, sidebar: string): readonly Entry[] {
  if (item.type === 'html') return []
  if (item.type === 'category') return categoryMessages(item, sidebar)
  const {label, key = label} = item
  const [kind, what] = KINDS[item.type] ?? ['doc', 'Document']
  if (label === undefined) return []
  return [[`sidebar.${sidebar}.${kind}.${key}`, {message: label, description: `${what} in the sidebar "${sidebar}"`}]]
}

function categoryMessages({label, key = label, link, items}: ResolvedCategory, sidebar: string): readonly Entry[] {
  const id = `sidebar.${sidebar}.category.${key}`
  const own: Entry = [id, {message: label, description: `Category in the sidebar "${sidebar}"`}]
  const {title = label, description = ''} = link?.type === 'generated-index' ? link : {}
  const ofIndex = (part: string, message: string): Entry => [
    `${id}.link.generated-index.${part}`,
    {message, description: `The ${part} of the page of the category "${label}" in the sidebar "${sidebar}"`},
  ]
  return [
    own,
    // The page has the name of the category unless it says otherwise.
    ...(title === label ? [] : [ofIndex('title', title)]),
    ...(description === '' ? [] : [ofIndex('description', description)]),
    ...items.flatMap((item) => itemMessages(item, sidebar)),
  ]
}
