// What a build leaves for the next one, so that this one need not look at all pages again to find that few have changed.
import type {BuiltPage} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {BuildCounts, WatchedInput} from '../api-types.ts'
import type {BundleRecall} from '../bundle/recall-bundle.ts'
import type {Store} from '../cache/store.ts'
import type {ScanJob} from '../content/scan-files.ts'
import type {ContentTexts, DocumentFile, DocumentSettings, LinkedPage, LinkedSite} from '../model.ts'
import type {FileState} from './site-inputs.ts'

/** A page whose text may change without anything else. In the store by a key that names all of it. */
export interface KeptPage {
  readonly page: Omit<LinkedPage, 'text'>
  /** JSON of the page's parts. */
  readonly text: string
  /** Of the compiled text. */
  readonly key: string
  readonly built: BuiltPage
  readonly document: DocumentFile
  readonly job: ScanJob
}

/** What such pages are rendered with. */
export interface KeptSite {
  readonly document: Omit<DocumentSettings, 'firstStyles'>
  /** Rules of the style sheets are in pages. They are found again by the sheets. */
  readonly hasFirstStyles: boolean
  /** Style sheets of the settings. */
  readonly styles: LinkedSite['texts']
  readonly settingsKey: string
  readonly contentTexts?: ContentTexts
  /** Hash of each piece of shared data. */
  readonly shared: Readonly<Record<string, string>>
}

/** Files that a plugin has made of texts, and what it wants to know when some have changed. */
export interface KeptAssets {
  /** The plugin and its instance. */
  readonly owner: string
  readonly paths: readonly string[]
  /** Those with a hash in their names. */
  readonly hashed: readonly string[]
  readonly note: Json
}

export interface KeptBuild {
  /** When the last build that looked at all pages began, in seconds since 1970. */
  readonly time: number
  /** Of all that decides the build besides files. */
  readonly key: string
  /** Of the commits that documents have their dates from; absent when they have none. */
  readonly history?: string
  readonly inputs: readonly FileState[]
  readonly watched: readonly WatchedInput[]
  readonly bundle: BundleRecall
  /** Key of the {@link KeptSite}. */
  readonly site: string
  /** Keys of the pages that may be amended, by the path of their document's file. */
  readonly pages: readonly (readonly [filePath: string, key: string])[]
  readonly assets: readonly KeptAssets[]
  /** Files with a hash in their names that no plugin makes again. */
  readonly hashed: readonly string[]
  readonly counts: Pick<BuildCounts, 'pages'> & {readonly documents: number}
  /** What was said of the site. */
  readonly findings: readonly Diagnostic[]
}

/** There is one for each output: what is in it was made by one build. */
const stateKey = (outDir: string): string => `amend:${outDir}`

export function readKeptBuild(store: Store, outDir: string): KeptBuild | undefined {
  return store.get<KeptBuild | null>('state', stateKey(outDir)) ?? undefined
}

/** To be called before the output changes. */
export function forgetBuild(store: Store, outDir: string): void {
  store.put('state', stateKey(outDir), null)
}

export function keepBuild(store: Store, outDir: string, build: KeptBuild): void {
  store.put('state', stateKey(outDir), build)
}
