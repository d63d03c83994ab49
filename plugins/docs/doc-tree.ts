// Docs by folder, so that a sidebar of any part of the content is made in time that grows with that part alone.
import {dirOf} from './content-dir.ts'
import type {DocFrontMatter} from './front-matter.ts'

/** A doc as sidebar generators see it. */
export interface GeneratorDoc {
  readonly id: string
  readonly title: string
  /** All keys, known or not. */
  readonly frontMatter: DocFrontMatter
  /** `@site/docs/guide/a.md` in sites for Docusaurus, the path inside the content folder in others; as on disk. */
  readonly source: string
  /** Folder inside the content folder, as on disk; `.` is the content folder itself. */
  readonly sourceDirName: string
  readonly sidebarPosition?: number
}

export interface Folder {
  /** Path inside the content folder; `.` for the content folder. */
  readonly dir: string
  readonly docs: readonly GeneratorDoc[]
  readonly folders: readonly Folder[]
}

interface OpenFolder extends Folder {
  readonly docs: GeneratorDoc[]
  readonly folders: OpenFolder[]
}

export interface DocTree {
  /** Folders that have docs in them or below them, by path. */
  readonly folders: ReadonlyMap<string, Folder>
  readonly byId: ReadonlyMap<string, GeneratorDoc>
}

export function toDocTree(docs: readonly GeneratorDoc[]): DocTree {
  const folders = new Map<string, OpenFolder>()
  const open = (dir: string): OpenFolder => {
    const known = folders.get(dir)
    if (known !== undefined) return known
    const folder: OpenFolder = {dir, docs: [], folders: []}
    folders.set(dir, folder)
    if (dir !== '.') open(dirOf(dir)).folders.push(folder)
    return folder
  }
  for (const doc of docs) open(doc.sourceDirName).docs.push(doc)
  return {folders, byId: new Map(docs.map((doc) => [doc.id, doc]))}
}
