// A plugin as a configuration lists it, seen without its type parameters: what the configuration may know of plugins.
import type {DiagnosticCodes} from './diagnostic-codes.ts'

/** A package; a file of the site's own package; or what is in none, such as a function of the configuration. */
export interface PluginVersion {
  readonly type: 'package' | 'project' | 'local'
  readonly name?: string
  readonly version?: string
}

export interface ListedPlugin {
  /** The plugin's own definition, opaque here. */
  readonly definition: {readonly name: string; readonly diagnostics?: DiagnosticCodes | undefined}
  /** As written by the user, not yet validated. */
  readonly options: unknown
  /** Name of the package that it was listed by, where that one has options which this plugin does not have. */
  readonly replaced?: string
  /** Where a plugin that was written for Docusaurus is from. */
  readonly version?: PluginVersion
  /** The plugin itself, where it was written for Docusaurus, with the options that it was given. */
  readonly original?: {readonly plugin: object; readonly options: object; readonly folder: string}
  /** Instance id, `default` unless the options say otherwise. */
  readonly id: string
}
