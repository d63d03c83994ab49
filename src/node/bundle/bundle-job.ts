// What a bundler is asked for, and what it answers: plain data, which goes from one process to the other.
import type {InputPaths} from '../cache/input-states.ts'
import type {FieldReads} from '../model.ts'
import type {BundleFinding} from './bundle-finding.ts'
import type {BundlerOptions} from './bundler-config.ts'
import type {DocumentTocs} from './document-tocs.ts'
import type {EntryOptions} from './entries.ts'
import type {NamedExtension} from './extensions/extend-config.ts'
import type {RuleOrder} from './theme-layers.ts'

export interface BundleJob extends Omit<BundlerOptions, 'entryTexts'> {
  readonly entries: EntryOptions
  /** Where Rspack is installed, when it bundles. */
  readonly rspackFolder: string | undefined
  /** Scripts of the program that are copied next to the bundle. */
  readonly scripts: readonly string[]
  readonly ruleOrder: RuleOrder
  /** Puts what the modules are minified to beside the bundle, for the bundles of sites. */
  readonly keepsMinified: boolean
}

export interface BundleMetadata {
  readonly findings: readonly BundleFinding[]
  readonly entry: string
  readonly styles: readonly string[]
  /** Chunk files by position in the import table. */
  readonly chunkFiles: Readonly<Record<string, readonly string[]>>
  readonly files: readonly string[]
  /** What the bundle was made from. */
  readonly inputs: InputPaths
  readonly fieldReads: FieldReads
  readonly documentTocs: DocumentTocs
  /** Hash of the scripts, by which an open page tells whether it runs them; of a bundle whose modules can be exchanged. */
  readonly hot?: string
}

/** All but where to write. */
export type BundleOrder = Omit<BundleJob, 'outputDir'> & {
  /** What plugins change of the configuration. */
  readonly extensions: readonly NamedExtension[]
}

/** With the folder to write to. */
export type WholeOrder = BundleOrder & Pick<BundleJob, 'outputDir'>
