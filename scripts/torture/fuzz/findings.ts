// What every finding of the program must be like: a code that the manual explains, words, and a place that can be shown.
import {formatDiagnostic} from '../../../src/node/diagnostics/format-diagnostic.ts'
import {type Diagnostic, SiteError} from '../../../src/shared/diagnostics.ts'
import {ALL_CODES} from '../../../tests/support/diagnostic-codes.ts'
import {check} from './part.ts'

/** Codes that say that the program or a plugin of its own has failed: no input may lead there. */
const FAULTS: ReadonlySet<string> = new Set(['plugin/failed', 'cli/failed'])

/** @throws Error for a finding that is none that a writer can do anything with. */
export function checkFindings(findings: readonly Diagnostic[], source = 'a: b\n'): void {
  for (const finding of findings) {
    const {code, message} = finding
    check(Object.hasOwn(ALL_CODES, code), `The code "${code}" is not explained.`)
    check(!FAULTS.has(code), `A fault of the program: ${message}`)
    check(message.trim() !== '', `The finding "${code}" says nothing.`)
    check(
      !/\[object |\bundefined\b is not|Cannot read prop|is not a function/.test(message),
      `An error of JavaScript: ${message}`,
    )
    formatDiagnostic(finding, {colour: false, readSource: () => source})
  }
}

/** The findings of work that may stop at mistakes. @throws whatever else it throws. */
export async function findingsOf(work: () => unknown): Promise<readonly Diagnostic[]> {
  try {
    await work()
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
}
