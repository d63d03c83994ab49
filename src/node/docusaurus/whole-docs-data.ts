// The global data of docs as the last step of plugins reads it: with all docs, of which pages have but the few that they need.
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {recordsIn} from './records-in.ts'

/**
 * @param data Of an instance of the docs plugin, or of another plugin, which stays as it is.
 * @param content Of the same instance.
 */
export function withAllDocs(data: unknown, content: unknown): unknown {
  if (!isPlainRecord(data) || !isPlainRecord(content)) return data
  const loaded = new Map(recordsIn(content.loadedVersions).map((version) => [version.versionName, version]))
  if (loaded.size === 0 || !Array.isArray(data.versions)) return data
  const versions = recordsIn(data.versions).map((version) => {
    const of = loaded.get(version.name)
    return of === undefined
      ? version
      : {...version, docs: listDocs(of), draftIds: recordsIn(of.drafts).map(({id}) => id)}
  })
  return {...data, versions}
}

function listDocs({docs, sidebars}: Readonly<Record<string, unknown>>): readonly object[] {
  const pages = Object.entries(isPlainRecord(sidebars) ? sidebars : {}).flatMap(([sidebar, items]) =>
    generatedPagesIn(items).map(({slug, permalink}) => ({id: slug, path: permalink, sidebar})),
  )
  return [
    ...recordsIn(docs).map(({id, permalink, unlisted, sidebar}) => ({
      ...{id, path: permalink, sidebar},
      ...(unlisted === true ? {unlisted} : {}),
    })),
    ...pages,
  ]
}

function generatedPagesIn(items: unknown): readonly Readonly<Record<string, unknown>>[] {
  return recordsIn(items).flatMap(({link, items: inner}) => {
    const own = isPlainRecord(link) && link.type === 'generated-index' ? [link] : []
    return [...own, ...generatedPagesIn(inner)]
  })
}
