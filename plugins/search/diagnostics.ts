// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const searchDiagnostics: DiagnosticCodes = {
  'search/nothing-indexed': {
    level: 'warning',
    meaning: 'No page can be found by search.',
  },
  'search/unused-option': {
    level: 'warning',
    meaning: 'An option of the search has no effect.',
  },
}
