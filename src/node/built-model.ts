// What the stages after link hand on: rendered pages, files that plugins made, and what stands in the output folder. Deeply
// read-only, plain data.
import type {AssetPart} from '../plugin/types.ts'
import type {Json} from '../shared/contract.ts'

/**
 * What a page needs beyond files of its own site: sources by directive of a content security policy, such as `script-src`
 * to `'sha256-…'` and `https://cdn.example.com`.
 */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** What is known of a rendered page, kept in the store under its render key. */
export interface RenderMetadata {
  readonly noIndex: boolean
  /** URLs of the links in the page, as its components rendered them, without those of its content that lead nowhere. */
  readonly links: readonly string[]
  /** Those; absent where there are none. */
  readonly brokenLinks?: readonly string[]
  /** Those of the other links in its HTML that a browser would ask for a page with; absent where there are none. */
  readonly plainLinks?: readonly string[]
  /** Ids in the page's HTML where the compiled record cannot know them. */
  readonly anchors: readonly string[]
  /** Sentences about messages of the page; absent where there is nothing to say. */
  readonly textFaults?: readonly string[]
  readonly policy: PolicySources
  /** Length of the page's Markdown alternate, where it has one. */
  readonly alternateLength?: number
}

/** A file of the output: staged when new bytes were written to the staging folder. */
export interface RenderedFile {
  readonly hash: string
  readonly key: string
  readonly isStaged: boolean
}

export interface RenderedSite {
  /** By path in the output folder. */
  readonly files: ReadonlyMap<string, RenderedFile>
  /** Text of the module of each imported content file, by path in the output folder. */
  readonly partials: ReadonlyMap<string, string>
  /** By permalink. */
  readonly metadata: ReadonlyMap<string, RenderMetadata>
  readonly renderedCount: number
  /** No page failed; those that did are reported. */
  readonly isWhole: boolean
}

/** Where a file's bytes come from. */
export type OutputSource =
  /** In the output folder already, or in the staging folder: rendered pages, and what plugins made. */
  | {readonly kind: 'placed'; readonly hash: string; readonly key: string; readonly isStaged: boolean}
  | {readonly kind: 'copy'; readonly from: string; readonly key: string}
  | {
      readonly kind: 'text'
      readonly content: string
      /** More of it is known when all locales have been built: what stands in the output is left there until then. */
      readonly isOpen?: true
    }
  /** Texts and files of the output one after the other. */
  | {readonly kind: 'joined'; readonly parts: readonly AssetPart[]; readonly key: string}

/** A file that a plugin made. */
export interface StagedAsset {
  /** Path in the output folder. */
  readonly path: string
  /** The name changes with the content. */
  readonly isHashed: boolean
  /** Stands in for whatever else has its path, which it was made from. */
  readonly isFinal?: true
  readonly source: OutputSource
  /** What it needs of a content security policy, when it is a page. */
  readonly policy?: PolicySources
}

/** What a plugin has made, and what it wants to know of it in a build that changes texts alone. */
export interface OwnAssets {
  /** The plugin and its instance. */
  readonly owner: string
  readonly assets: readonly StagedAsset[]
  readonly note: Json
}

export interface CollectedAssets {
  readonly assets: readonly StagedAsset[]
  /** Of the plugins that can revise theirs. */
  readonly revisable: readonly OwnAssets[]
  /** Pages whose text plugins have asked for, and those of them that were new. */
  readonly count: number
  readonly runCount: number
}

export interface FileKey {
  /** Of the bytes; of a file that is copied as it is, its key. */
  readonly hash: string
  /** Render key of the page, or the hash of the file's source. */
  readonly key: string
}

/** What an output folder holds from the build before. */
export interface OutputManifest {
  /** Files that are on disk exactly as this program wrote them. */
  readonly present: ReadonlyMap<string, FileKey>
  /** None of them is lacking. */
  readonly isIntact: boolean
  /** Some were recognised by their bytes alone: the manifest is to be saved again. */
  readonly isMoved: boolean
}
