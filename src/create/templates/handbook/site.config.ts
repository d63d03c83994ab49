import {defineConfig} from 'quire-docs/config'
import {blog} from 'quire-docs/plugins/blog'
import {docs} from 'quire-docs/plugins/docs'
import {pages} from 'quire-docs/plugins/pages'
import {search} from 'quire-docs/plugins/search'

// Whoever publishes the site says where it will be.
const site = new URL(process.env.SITE_URL ?? 'https://docs.example.com')

export default defineConfig({
  title: '__TITLE__',
  url: site.origin,
  baseUrl: `${site.pathname.replace(/\/$/, '')}/`,
  plugins: [
    docs(),
    pages(),
    blog({path: 'notes', routeBasePath: 'notes', blogTitle: 'Notes', blogDescription: 'What happened, by date.'}),
    search({blogRouteBasePath: 'notes'}),
  ],
  themeConfig: {
    navbar: {
      title: '__TITLE__',
      items: [
        {to: '/docs', label: 'Handbook'},
        {to: '/notes', label: 'Notes'},
      ],
    },
  },
})
