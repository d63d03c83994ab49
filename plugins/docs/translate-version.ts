// A version in the language that is built: its label, and the labels of its sidebars, from the file of messages.
import {type DataFile, type PluginContext, readMessages} from 'quire-docs/plugin'
import type {ResolvedCategory, ResolvedItem, Sidebar, Version} from './model.ts'
import {translationsOf} from './version-folders.ts'

type Messages = ReturnType<typeof readMessages>

/** Messages of a version; none where the language has no file for it. */
export function messagesOf(
  name: string,
  data: readonly DataFile[],
  context: Pick<PluginContext<unknown>, 'config' | 'id' | 'report'>,
): Messages {
  const dir = translationsOf(name, context)
  const file = data.find(({sourcePath}) => dir !== undefined && sourcePath === `${dir}.json`)
  return file === undefined ? {} : readMessages(file, context.report)
}

export function translateVersion(version: Version, messages: Messages): Version {
  return {...version, label: messages['version.label'] ?? version.label}
}

export function translateSidebar({name, items}: Sidebar, messages: Messages): Sidebar {
  return {name, items: Object.keys(messages).length === 0 ? items : translateItems(items, `sidebar.${name}`, messages)}
}

function translateItems(items: readonly ResolvedItem[], prefix: string, messages: Messages): readonly ResolvedItem[] {
  const labelOf = (kind: string, {key, label}: {readonly key?: string; readonly label: string}): string =>
    messages[`${prefix}.${kind}.${key ?? label}`] ?? label
  return items.map((item) => {
    if (item.type === 'category') return translateCategory(item, prefix, messages)
    if (item.type === 'link' || item.type === 'heading') return {...item, label: labelOf(item.type, item)}
    // Where the item says nothing, the doc's own title is its label, in the language of the doc.
    if (item.type === 'html' || item.label === undefined) return item
    return {...item, label: labelOf('doc', {...item, label: item.label})}
  })
}

function translateCategory(item: ResolvedCategory, prefix: string, messages: Messages): ResolvedCategory {
  const own = `${prefix}.category.${item.key ?? item.label}`
  const label = messages[own] ?? item.label
  const {link} = item
  return {
    ...item,
    label,
    ...(link === undefined ? {} : {link: link?.type === 'generated-index' ? translateIndex(link) : link}),
    items: translateItems(item.items, prefix, messages),
  }

  function translateIndex<Index extends {readonly title: string; readonly description?: string}>(index: Index): Index {
    const {[`${own}.link.generated-index.description`]: text = index.description} = messages
    const title = index.title === item.label ? label : index.title
    return {
      ...index,
      title: messages[`${own}.link.generated-index.title`] ?? title,
      ...(text === undefined ? {} : {description: text}),
    }
  }
}
