// What the codes of a site's findings mean: those of the program, and those of its plugins.
import {DIAGNOSTIC_CODES, type DiagnosticCodes} from '../../shared/diagnostic-codes.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'

/** All codes that the plugins may report; the program's own win. */
export function codesOf(plugins: readonly ListedPlugin[]): DiagnosticCodes {
  return Object.assign({}, ...plugins.map(({definition}) => definition.diagnostics), DIAGNOSTIC_CODES)
}
