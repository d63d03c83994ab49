// The page at an old URL. It works without scripts; with them, the query and the anchor of the old URL are kept.

export interface RedirectPage {
  /** URL of the new page, base URL included, or a complete one. */
  readonly to: string
  /** The URL for search engines. */
  readonly canonical: string
  readonly title: string
  readonly lang: string
  readonly noIndex: boolean
}

/** The same on all pages, so that a content security policy needs one hash. What the target says itself wins. */
const SCRIPT = `const url = new URL(document.currentScript.dataset.to, location.href)
url.search ||= location.search
url.hash ||= location.hash
location.replace(url)`

/** The script comes first: a browser follows the first of both that it meets. */
export function toRedirectHtml({to, canonical, title, lang, noIndex}: RedirectPage): string {
  const url = escapeHtml(to)
  const robots = noIndex ? '<meta name="robots" content="noindex">\n' : ''
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<script data-to="${url}">${SCRIPT}</script>
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${escapeHtml(canonical)}">
<meta name="viewport" content="width=device-width">
${robots}</head>
<body><p><a href="${url}">${url}</a></p></body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
