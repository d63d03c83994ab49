// What a plugin may change of the bundler's work on the site's own code.

/** A configuration of webpack or Rspack. Its shape is theirs, and differs between their versions. */
export type BundlerConfiguration = Readonly<Record<string, unknown>>

/** An entry of `use` in a rule of the bundler. */
export interface BundlerLoader {
  readonly loader: string
  readonly options?: Readonly<Record<string, unknown>>
}

/** One of the two bundles of a site, for which `configure` is called: code for the browser, and code that renders pages. */
export interface BundlerRun {
  readonly isServer: boolean
  readonly bundler: 'webpack' | 'rspack'
  /** The bundler's own module, for the plugins in it. Loaded when it is called. */
  readonly load: () => unknown
  /** Compiles TypeScript and JSX. */
  readonly scriptLoader: BundlerLoader
  /** First entry of `use` in a rule whose loaders make CSS: the bundler takes over from there. */
  readonly styleLoader: BundlerLoader
}

/** Changes to the configuration of the bundler. */
export interface BundlerExtension {
  /**
   * Gives the configuration to go on with: what it was given, changed, or another one. What the program relies on stays as it
   * was, such as the entries and the names of files, with a warning.
   */
  readonly configure: (config: BundlerConfiguration, run: BundlerRun) => BundlerConfiguration
  /** Absolute paths of the modules that hold this code: when they change, the site's code is bundled again. */
  readonly modules: readonly string[]
}
