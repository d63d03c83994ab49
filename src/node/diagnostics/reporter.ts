// Collects the findings of a run: each once, in the order of the files for whoever prints them.
import {DIAGNOSTIC_CODES, type DiagnosticCodes} from '../../shared/diagnostic-codes.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

export interface DiagnosticCounts {
  readonly errors: number
  readonly warnings: number
}

export interface Reporter {
  /** Records a finding; an equal one is recorded once. */
  readonly report: (diagnostic: Diagnostic) => void
  /** All findings so far, sorted by place; those without a place come last. */
  readonly diagnostics: () => readonly Diagnostic[]
  /** The same, as they were reported: those of one cause are not gathered. */
  readonly each: () => readonly Diagnostic[]
  readonly counts: () => DiagnosticCounts
  /** Tells what further codes mean, once the plugins are known: findings after that get their advice. */
  readonly setCodes: (codes: DiagnosticCodes) => void
}

/** An empty reporter. */
export function createReporter(): Reporter {
  const found = new Map<string, Diagnostic>()
  const counts = {errors: 0, warnings: 0}
  let codes = DIAGNOSTIC_CODES
  const gathered = new Set<string>()
  return {
    report: (diagnostic) => {
      const key = identityOf(diagnostic)
      if (found.has(key)) return
      found.set(key, withHint(diagnostic, codes))
      const cause = causeOf(diagnostic, codes)
      if (cause !== undefined && gathered.has(cause)) return
      if (cause !== undefined) gathered.add(cause)
      if (diagnostic.level === 'error') counts.errors += 1
      if (diagnostic.level === 'warning') counts.warnings += 1
    },
    diagnostics: () => gather(sortByPlace([...found.values()]), codes),
    each: () => [...found.values()],
    counts: () => ({...counts}),
    setCodes: (all) => {
      codes = all
    },
  }
}

/** A finding that does not say what to do gets the advice of its code. */
function withHint(diagnostic: Diagnostic, codes: DiagnosticCodes): Diagnostic {
  const hint = diagnostic.hint ?? codes[diagnostic.code]?.hint
  return hint === undefined ? diagnostic : {...diagnostic, hint}
}

/** What findings that are shown as one have in common; undefined where each is shown. */
function causeOf({code, message}: Diagnostic, codes: DiagnosticCodes): string | undefined {
  const summary = codes[code]?.gathered
  return summary?.includes('{message}') === true ? `${code} ${message}` : summary && code
}

/** Findings of one cause as one: at the first place, with the other files below. */
function gather(sorted: readonly Diagnostic[], codes: DiagnosticCodes): readonly Diagnostic[] {
  const seen = new Set<string>()
  return sorted.flatMap((diagnostic, at) => {
    const summary = codes[diagnostic.code]?.gathered
    const cause = causeOf(diagnostic, codes)
    if (summary === undefined || cause === undefined) return [diagnostic]
    if (seen.has(cause)) return []
    seen.add(cause)
    const others = sorted.slice(at + 1).filter((one) => causeOf(one, codes) === cause)
    if (others.length === 0) return [diagnostic]
    const message = summary.replace('{count}', String(others.length + 1)).replace('{message}', () => diagnostic.message)
    return [{...diagnostic, message, notes: others.map(({location}) => location?.sourcePath ?? '')}]
  })
}

/** Sorted by file, line and column, then by code and message, so that the order does not depend on who was first. */
export function sortByPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(comparePlaces)
}

function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  if ((a.location === undefined) !== (b.location === undefined)) return a.location === undefined ? 1 : -1
  return (
    compareText(a.location?.sourcePath ?? '', b.location?.sourcePath ?? '') ||
    (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
    (a.location?.column ?? 0) - (b.location?.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  )
}

// By code unit: the order must not depend on the machine's language.
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function identityOf({level, code, message, location}: Diagnostic): string {
  return JSON.stringify([level, code, message, location?.sourcePath, location?.line, location?.column])
}
