// `_headers`: cache and security headers for the hosts that read such a file.

export const HEADERS_FILE = '_headers'

export interface HeadersInput {
  readonly baseUrl: string
  readonly hasAlternates: boolean
  /** Value of the policy's header; none without it. */
  readonly policy: string | undefined
}

/**
 * Assets never change under their name. That all else is revalidated is what such hosts do by themselves; a second rule
 * for one header would not replace the first but be joined to it, with a comma, and the assets would be asked for again.
 */
export function headersText({baseUrl, hasAlternates, policy}: HeadersInput): string {
  const alternates = hasAlternates ? `${baseUrl}*.md\n  Content-Type: text/markdown; charset=utf-8\n` : ''
  const security = policy === undefined ? '' : `  Content-Security-Policy: ${policy}\n`
  return `${baseUrl}*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${security}${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
${alternates}`
}
