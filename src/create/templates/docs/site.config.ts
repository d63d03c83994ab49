import {defineConfig} from 'quire-docs/config'
import {docs} from 'quire-docs/plugins/docs'
import {search} from 'quire-docs/plugins/search'

// Whoever publishes the site says where it will be.
const site = new URL(process.env.SITE_URL ?? 'https://docs.example.com')

export default defineConfig({
  title: '__TITLE__',
  url: site.origin,
  baseUrl: `${site.pathname.replace(/\/$/, '')}/`,
  plugins: [docs({routeBasePath: '/'}), search({docsRouteBasePath: '/'})],
})
