// What changed between a version of a doc and the one before: blocks of text that were added, and those that are gone.
import type {SourceFile} from 'quire-docs/plugin'
import type {DocChanges} from 'quire-docs/plugin/content'
import type {DocText} from './compare-texts.ts'
import type {Doc, VersionModel} from './model.ts'
import type {DocsOptions} from './options.ts'

/** Files of documents by source path. */
type Files = ReadonlyMap<string, SourceFile>

type ChangesOptions = Pick<DocsOptions, 'showChanges' | 'versions'>

/** Whether the docs of a version show what changed: the version's own option, or that of all. */
export function showsChanges(name: string, {showChanges, versions}: ChangesOptions): boolean {
  return versions[name]?.showChanges ?? showChanges
}

/** Names of the versions whose texts are compared. @param names Newest first. */
export function comparedVersions(names: readonly string[], options: ChangesOptions): ReadonlySet<string> {
  return new Set(
    names.flatMap((name, at) => (at + 1 < names.length && showsChanges(name, options) ? names.slice(at, at + 2) : [])),
  )
}

/**
 * The versions, with the changes of each doc that the version before has under the same id.
 * @param versions Newest first. The last has nothing before it.
 * @param files Documents with their texts.
 */
export async function addChanges(
  versions: readonly VersionModel[],
  {files, options}: {readonly files: readonly SourceFile[]; readonly options: ChangesOptions},
): Promise<readonly VersionModel[]> {
  // The parser is loaded by sites that compare versions, and by no others.
  const {compareTexts} = await import('./compare-texts.ts')
  const bySource: Files = new Map(files.map((file) => [file.sourcePath, file]))
  return versions.map((model, at) => {
    const before = versions[at + 1]
    if (before === undefined || !showsChanges(model.version.name, options)) return model
    const earlier = new Map(before.docs.map((doc) => [doc.id, doc]))
    const withChanges = (doc: Doc): Doc => {
      const [newer, older] = filesOf(doc, earlier.get(doc.id), bySource)
      // Most docs of most versions: the same bytes.
      if (newer === undefined || older === undefined || newer.hash === older.hash) return doc
      const {added, removed} = compareTexts(toText(older), toText(newer))
      if (added.length === 0 && removed.length === 0) return doc
      const changes: DocChanges = {since: before.version.label, added, removed}
      return {...doc, changes}
    }
    return {...model, docs: model.docs.map(withChanges)}
  })
}

function filesOf(doc: Doc, earlier: Doc | undefined, files: Files): readonly (SourceFile | undefined)[] {
  return [doc, earlier].map((one) => files.get(one?.sourcePath ?? ''))
}

/** A `.md` file may hold MDX, too: what begins lines with imports or components. */
function toText({sourcePath, text = ''}: SourceFile): DocText {
  return {text, isMdx: sourcePath.endsWith('.mdx') || /^(?:import\s|export\s|<[A-Z])/m.test(text)}
}

interface ListedDoc {
  readonly id: string
  readonly title: string
  readonly permalink: string
}

/** The text of `changes.json`: versions that show changes and have one before them, newest first. Unlisted docs are left out. */
export function toChangesFile(versions: readonly VersionModel[], options: ChangesOptions): string {
  const listed = versions.map(({version, docs}) => ({version, docs: docs.filter(({isHidden}) => !isHidden)}))
  const changes = listed.flatMap(({version, docs}, at) => {
    const before = listed[at + 1]
    if (before === undefined || !showsChanges(version.name, options)) return []
    const pages = docs.flatMap(({changes: own, ...doc}) =>
      own === undefined ? [] : [{...toListed(doc), added: own.added, removed: own.removed}],
    )
    return [
      {
        version: version.name,
        previousVersion: before.version.name,
        newPages: missingFrom(before.docs, docs),
        removedPages: missingFrom(docs, before.docs),
        changedPages: pages,
      },
    ]
  })
  return `${JSON.stringify({versions: changes}, undefined, 2)}\n`
}

/** Those of `docs` whose ids the others do not have. */
function missingFrom(others: readonly Doc[], docs: readonly Doc[]): readonly ListedDoc[] {
  const ids = new Set(others.map(({id}) => id))
  return docs.filter(({id}) => !ids.has(id)).map(toListed)
}

function toListed({id, title, permalink}: ListedDoc): ListedDoc {
  return {id, title, permalink}
}
