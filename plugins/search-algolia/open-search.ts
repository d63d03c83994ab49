// The description of the site's search for browsers, which then offer it in their own box.
import {joinPath, type SiteConfig} from 'quire-docs/plugin'

/** The file in the output. */
export const OPEN_SEARCH_FILE = 'opensearch.xml'

/** @param searchPage Path of the page with all results, below the base URL. */
export function toOpenSearch({title, url, baseUrl, favicon}: SiteConfig, searchPage: string): string {
  const site = url + baseUrl
  const icon = typeof favicon === 'string' && !/^[a-z]+:/i.test(favicon) ? url + joinPath(baseUrl, favicon) : favicon
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon ? `  <Image width="16" height="16">${escapeXml(icon)}</Image>\n` : ''}  <Url type="text/html" method="get" template="${escapeXml(url + joinPath(baseUrl, searchPage))}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site + OPEN_SEARCH_FILE)}"/>
</OpenSearchDescription>
`
}

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
