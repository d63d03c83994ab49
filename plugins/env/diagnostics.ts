// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const envDiagnostics: DiagnosticCodes = {
  'env/missing-file': {
    level: 'error',
    meaning: 'An environment file that is named does not exist.',
  },
  'env/missing-variable': {
    level: 'error',
    meaning: 'A variable that client code may read has no value.',
  },
}
