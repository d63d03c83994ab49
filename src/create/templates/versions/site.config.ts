import {defineConfig} from 'quire-docs/config'
import {docs} from 'quire-docs/plugins/docs'
import {search} from 'quire-docs/plugins/search'

// Whoever publishes the site says where it will be.
const site = new URL(process.env.SITE_URL ?? 'https://docs.example.com')

export default defineConfig({
  title: '__TITLE__',
  url: site.origin,
  baseUrl: `${site.pathname.replace(/\/$/, '')}/`,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {en: {label: 'English'}, fr: {label: 'Français'}},
  },
  plugins: [
    docs({routeBasePath: '/', versions: {current: {label: 'Next'}}}),
    search({docsRouteBasePath: '/', language: ['en', 'fr']}),
  ],
  themeConfig: {
    navbar: {
      title: '__TITLE__',
      items: [
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
})
