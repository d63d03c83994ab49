// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const clientRedirectsDiagnostics: DiagnosticCodes = {
  'client-redirects/bad-path': {
    level: 'error',
    meaning: 'A function of the configuration gave a redirect a path that it cannot have.',
    keepsPermalinks: true,
  },
  'client-redirects/duplicate': {
    level: 'configured',
    meaning: 'Two redirects have the same path.',
    keepsPermalinks: true,
  },
  'client-redirects/existing-page': {
    level: 'configured',
    meaning: 'A redirect has the path of a page, which is kept.',
    hint: 'Remove the redirect, or the page.',
    keepsPermalinks: true,
  },
  'client-redirects/file': {
    level: 'error',
    meaning: 'The file of redirects has a line that is no redirect.',
    hint: 'Write a line for each old address: "/old: /new".',
    keepsPermalinks: true,
  },
  'client-redirects/loop': {
    level: 'error',
    meaning: 'Redirects lead to each other, and to no page.',
    keepsPermalinks: true,
  },
  'client-redirects/missing-target': {
    level: 'error',
    meaning: 'A redirect leads to a page that does not exist.',
    keepsPermalinks: true,
  },
  'client-redirects/rules-of-locale': {
    level: 'warning',
    meaning: 'Rules for hosts were asked for on a site in several languages.',
    hint: 'Hosts read "_redirects" in the root folder only. Leave "hostRules" out to have pages that redirect in every language.',
  },
}
