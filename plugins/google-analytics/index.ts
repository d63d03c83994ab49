// The google-analytics plugin: page views by `analytics.js`, the script before `gtag.js`.
import {definePlugin} from 'quire-docs/plugin'
import {type GivenGoogleAnalyticsOptions, type GoogleAnalyticsOptions, googleAnalyticsOptions} from './options.ts'

export type {GoogleAnalyticsOptions} from './options.ts'

const HOST = 'https://www.google-analytics.com'

/** Counts page views with `analytics.js` in the published site; while one writes, nothing is loaded. */
export const googleAnalytics = definePlugin<GoogleAnalyticsOptions, null, GivenGoogleAnalyticsOptions>({
  name: 'google-analytics',
  options: googleAnalyticsOptions,
  loadContent: () => null,
  clientModules: ({isProduction}) => (isProduction ? ['quire-docs/theme/trackers/google-analytics'] : []),
  clientEnv: (_model, {options}) => ({QUIRE_GOOGLE_ANALYTICS: JSON.stringify(options)}),
  policySources: () => ({
    'script-src': [HOST],
    'img-src': [HOST],
    'connect-src': [HOST, 'https://stats.g.doubleclick.net'],
  }),
  textChanges: () => ({}),
})

export default googleAnalytics
