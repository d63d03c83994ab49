// The google-gtag plugin: page views for Google Analytics 4, by its script `gtag.js`.
import {definePlugin} from 'quire-docs/plugin'
import {type GivenGoogleGtagOptions, type GoogleGtagOptions, googleGtagOptions} from './options.ts'

export type {GoogleGtagOptions} from './options.ts'

/** Counts page views with Google Analytics 4 in the published site; while one writes, nothing is loaded. */
export const googleGtag = definePlugin<GoogleGtagOptions, null, GivenGoogleGtagOptions>({
  name: 'google-gtag',
  options: googleGtagOptions,
  loadContent: () => null,
  // Code of sites for Docusaurus asks what is loaded.
  createRoutes: (_model, {options, isProduction, id}) => ({
    routes: [],
    ...(isProduction ? {globalData: {...options, trackingID: [options.trackingID].flat(), id}} : {}),
  }),
  clientModules: ({isProduction}) => (isProduction ? ['quire-docs/theme/trackers/google-gtag'] : []),
  clientEnv: (_model, {options}) => ({QUIRE_GOOGLE_GTAG: JSON.stringify(options)}),
  // As Google lists them for Analytics 4: regional hosts are below these names.
  policySources: () => ({
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  }),
  textChanges: () => ({}),
})

export default googleGtag
