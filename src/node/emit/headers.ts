// `_headers`: cache and security headers for the hosts that read such a file.

/** Assets never change under their name; pages, route modules and data are revalidated. */
export function headersText(baseUrl: string, hasTwins: boolean): string {
  const twins = hasTwins ? `${baseUrl}*.md\n  Content-Type: text/markdown; charset=utf-8\n` : ''
  return `${baseUrl}*
  Cache-Control: public, max-age=0, must-revalidate
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
${twins}`
}
