// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const searchAlgoliaDiagnostics: DiagnosticCodes = {
  'search-algolia/missing-package': {
    level: 'warning',
    meaning: 'The search by Algolia needs a package that the site has not installed; pages have no search box.',
  },
  'search-algolia/no-settings': {
    level: 'warning',
    meaning: 'The search by Algolia is listed, and nothing says which index it searches; pages have no search box.',
    hint: 'Give "appId", "apiKey" and "indexName" in "themeConfig.algolia".',
  },
}
