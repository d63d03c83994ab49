// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const llmsDiagnostics: DiagnosticCodes = {
  'llms/no-alternates': {
    level: 'warning',
    meaning: 'The full text for language models is asked for, but the pages have no Markdown alternates.',
  },
  'llms/no-url': {
    level: 'warning',
    meaning: 'The list for language models is asked for, but the site has no URL.',
  },
}
