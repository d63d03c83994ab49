// The vercel-analytics plugin: page views by the script that Vercel serves with a site.
import {definePlugin} from 'quire-docs/plugin'
import {type GivenVercelAnalyticsOptions, type VercelAnalyticsOptions, vercelAnalyticsOptions} from './options.ts'

export type {VercelAnalyticsOptions} from './options.ts'

/** Counts page views with Vercel Web Analytics in the published site; while one writes, nothing is loaded. */
export const vercelAnalytics = definePlugin<VercelAnalyticsOptions, null, GivenVercelAnalyticsOptions>({
  name: 'vercel-analytics',
  options: vercelAnalyticsOptions,
  loadContent: () => null,
  clientModules: ({isProduction}) => (isProduction ? ['quire-docs/theme/trackers/vercel-analytics'] : []),
  clientEnv: (_model, {options}) => ({QUIRE_VERCEL_ANALYTICS: JSON.stringify(options)}),
  // Otherwise the script is a file of the site's own host.
  policySources: ({options: {mode}}) =>
    mode === 'development' ? {'script-src': ['https://va.vercel-scripts.com']} : {},
  textChanges: () => ({}),
})

export default vercelAnalytics
