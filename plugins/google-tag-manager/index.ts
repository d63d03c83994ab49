// The google-tag-manager plugin: loads a container of Google Tag Manager, whose triggers decide what is sent.
import {definePlugin} from 'quire-docs/plugin'
import {type GivenGoogleTagManagerOptions, type GoogleTagManagerOptions, googleTagManagerOptions} from './options.ts'

export type {GoogleTagManagerOptions} from './options.ts'

const HOST = 'https://www.googletagmanager.com'

/** Loads a container of Google Tag Manager in the published site; while one writes, nothing is loaded. */
export const googleTagManager = definePlugin<GoogleTagManagerOptions, null, GivenGoogleTagManagerOptions>({
  name: 'google-tag-manager',
  options: googleTagManagerOptions,
  loadContent: () => null,
  // Code of sites for Docusaurus asks what is loaded.
  createRoutes: (_model, {options, isProduction, id}) => ({
    routes: [],
    ...(isProduction ? {globalData: {...options, id}} : {}),
  }),
  clientModules: ({isProduction}) => (isProduction ? ['quire-docs/theme/trackers/google-tag-manager'] : []),
  clientEnv: (_model, {options}) => ({QUIRE_GOOGLE_TAG_MANAGER: JSON.stringify(options)}),
  policySources: () => ({'script-src': [HOST], 'img-src': [HOST], 'connect-src': [HOST]}),
  // For readers without scripts. Hidden without a style, which a policy would have to allow.
  htmlTags: ({isProduction, options}) => {
    const src = `${HOST}/ns.html?id=${encodeURIComponent(options.containerId)}`
    const frame = `<iframe src="${src}" height="0" width="0" hidden></iframe>`
    return isProduction ? {preBody: [{tag: 'noscript', text: frame}]} : {}
  },
  textChanges: () => ({}),
})

export default googleTagManager
