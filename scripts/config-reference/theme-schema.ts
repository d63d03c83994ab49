// themeConfig as a site has it that lists all plugins: the theme's keys, then those of each plugin.
import {z} from 'zod'
import {blogThemeConfig} from '../../plugins/blog/theme-config.ts'
import {docsNavbarItems, docsThemeConfig} from '../../plugins/docs/theme-config.ts'
import {zoomThemeConfig} from '../../plugins/image-zoom/theme-config.ts'
import {liveCodeThemeConfig} from '../../plugins/live-code/theme-config.ts'
import {algoliaThemeConfig} from '../../plugins/search-algolia/theme-config.ts'
import {withPluginSchemas} from '../../src/config/schema.ts'

export const pluginThemeSchema = z.object({
  ...docsThemeConfig,
  ...blogThemeConfig,
  ...zoomThemeConfig,
  ...liveCodeThemeConfig,
  ...algoliaThemeConfig,
})

export const wholeSchema = withPluginSchemas({themeConfig: pluginThemeSchema.shape, navbarItems: docsNavbarItems})
