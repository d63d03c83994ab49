// What a code of a diagnostic is, and the short ways to write one.

/** What a code of a diagnostic stands for. */
export interface DiagnosticCode {
  /** `configured`: the site decides, by a severity in its configuration. */
  readonly level: 'error' | 'warning' | 'configured'
  /** What it means, in one line. */
  readonly meaning: string
  /** What to do, where the finding itself does not say it better. */
  readonly hint?: string
  /**
   * Of one cause in many places: such findings are shown as one, at the first place. `{count}` is their number. With
   * `{message}` only those of one message are.
   */
  readonly gathered?: string
  /** Where it is found, all pages keep the permalinks that they would have without it: links to them can be judged. */
  readonly keepsPermalinks?: true
}

export const error = (meaning: string, hint?: string): DiagnosticCode => ({
  level: 'error',
  meaning,
  ...(hint === undefined ? {} : {hint}),
})
export const besidePermalinks = (code: DiagnosticCode): DiagnosticCode => ({...code, keepsPermalinks: true})
export const warning = (meaning: string): DiagnosticCode => ({level: 'warning', meaning})
export const configured = (meaning: string): DiagnosticCode => ({level: 'configured', meaning})

/** Codes by their names, `<area>/<what>`. */
export type DiagnosticCodes = Readonly<Record<string, DiagnosticCode>>
