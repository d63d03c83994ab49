// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const sitemapDiagnostics: DiagnosticCodes = {
  'sitemap/no-url': {
    level: 'warning',
    meaning: 'No sitemap was written, because the site has no URL.',
  },
}
