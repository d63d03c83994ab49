// What open pages cannot exchange in place: where it is another than when they were loaded, they are loaded again.
import {keyOf, stableJson} from '../cache/hash.ts'
import type {DocumentSettings, RuntimeBundle, SiteConfig} from '../model.ts'

export interface LocaleFacts {
  readonly baseUrl: string
  /** Hash of the bundle. */
  readonly runtime: string
  /** Hash of its scripts alone. */
  readonly scripts: string
  /** Hash of what comes with a new document alone: languages, texts of the shell, what all documents have in common. */
  readonly document: string
  /** URLs of the style sheets of every page. */
  readonly styles: readonly string[]
  /** The bundler's hash of the scripts, where their modules can be exchanged. */
  readonly hot?: string
}

interface FactsInput {
  readonly config: SiteConfig
  readonly document: DocumentSettings
  readonly bundle: RuntimeBundle
}

export function factsOf({config, document: settings, bundle}: FactsInput): LocaleFacts {
  const {baseUrl, i18n, translations, storage} = config
  const {bundle: _, styles: ofSettings, ...document} = settings
  const styles = [...bundle.styles, ...ofSettings].map((file) => baseUrl + file)
  const scripts = keyOf(...bundle.files.filter((file) => !file.endsWith('.css')))
  const hot = bundle.hot === undefined ? {} : {hot: bundle.hot}
  return {
    ...{baseUrl, runtime: bundle.hash, scripts, styles},
    document: keyOf(stableJson({document, i18n, translations, storage, styleCount: styles.length})),
    ...hot,
  }
}
