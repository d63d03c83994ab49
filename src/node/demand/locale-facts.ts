// What open pages cannot exchange in place: where it is another than when they were loaded, they are loaded again.
import type {LiveFacts} from '../../shared/live-event.ts'
import {keyOf, stableJson} from '../cache/hash.ts'
import type {DocumentSettings, RuntimeBundle, SiteConfig} from '../model.ts'

interface FactsInput {
  readonly config: SiteConfig
  readonly document: DocumentSettings
  readonly bundle: RuntimeBundle
}

export function factsOf({config, document: settings, bundle}: FactsInput): LiveFacts {
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
