// A version of docs as the route around its pages has it in Docusaurus: for plugins that look for the last version, or walk through
// the sidebars of all.
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {recordsIn} from './records-in.ts'

type Data = Readonly<Record<string, unknown>>

/** @param version As the docs plugin has loaded it. */
export function toVersionProp(version: Data, pluginId: string): object {
  const {versionName, label, banner, badge, noIndex, className, isLast, sidebars} = version
  const docs = recordsIn(version.docs)
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return {
    pluginId,
    version: versionName,
    ...{label, banner, badge, noIndex, className, isLast},
    docsSidebars: Object.fromEntries(
      Object.entries(isPlainRecord(sidebars) ? sidebars : {}).map(([name, items]) => [name, toItems(items, byId)]),
    ),
    docs: Object.fromEntries(docs.map(({id, title, description, sidebar}) => [id, {id, title, description, sidebar}])),
  }
}

type DocsById = ReadonlyMap<unknown, Data>

function toItems(items: unknown, docs: DocsById): readonly object[] {
  return recordsIn(items).map((item) => {
    if (item.type === 'doc' || item.type === 'ref') return toLink(item, docs)
    if (item.type !== 'category') return item
    const {link, items: inner, ...category} = item
    return {...category, ...hrefOf(link, docs), items: toItems(inner, docs)}
  })
}

function toLink({id, label, className, customProps}: Data, docs: DocsById): object {
  const {title, permalink, unlisted, frontMatter} = docs.get(id) ?? {}
  const {sidebar_label: short, sidebar_custom_props: custom} = isPlainRecord(frontMatter) ? frontMatter : {}
  return {
    type: 'link',
    label: short ?? label ?? title,
    href: permalink,
    docId: id,
    ...withoutUndefined({className, customProps: customProps ?? custom, unlisted}),
  }
}

function hrefOf(link: unknown, docs: DocsById): object {
  if (!isPlainRecord(link)) return {}
  if (link.type === 'generated-index') return {href: link.permalink}
  return {href: docs.get(link.id)?.permalink, linkUnlisted: docs.get(link.id)?.unlisted}
}
