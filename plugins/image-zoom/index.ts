// The image zoom plugin: images of the content open enlarged. It is told what to do by `themeConfig.zoom`; without that
// key it does nothing.
import {definePlugin} from 'quire-docs/plugin'
import {z} from 'zod'
import {zoomThemeConfig} from './theme-config.ts'

/** Images of the content open enlarged. `themeConfig.zoom` turns it on and says how. */
export const imageZoom = definePlugin<Record<string, never>, null>({
  name: 'image-zoom',
  options: z.strictObject({}),
  themeConfig: zoomThemeConfig,
  loadContent: () => null,
  clientModules: ({config}) => (config.themeConfig.zoom === undefined ? [] : ['quire-docs/theme/image-zoom']),
  clientEnv: (_model, {config}) => {
    const {zoom} = config.themeConfig
    return zoom === undefined ? {} : {QUIRE_IMAGE_ZOOM: JSON.stringify(zoom)}
  },
  textChanges: () => ({}),
})

export default imageZoom
