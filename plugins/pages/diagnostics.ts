// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const pagesDiagnostics: DiagnosticCodes = {
  'pages/front-matter': {
    level: 'error',
    meaning: 'The front matter of a page has a value of the wrong type.',
    hint: 'Correct the value, or remove the key.',
  },
}
