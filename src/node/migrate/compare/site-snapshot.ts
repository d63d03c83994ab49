// The snapshot of every page in an output folder, by URL.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type PageSnapshot, readPageSnapshot} from './page-snapshot.ts'

export type SiteSnapshot = ReadonlyMap<string, PageSnapshot>

export function readSiteSnapshot(outDir: string): SiteSnapshot {
  return new Map(
    htmlFiles(outDir)
      .map((file): [string, PageSnapshot] => [
        toPath(file),
        readPageSnapshot(file, readFileSync(join(outDir, file), 'utf8')),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Of the Docusaurus that has built a site, as its pages name it, such as `2.4.3`. */
export function readVersion(outDir: string): string | undefined {
  const [page] = htmlFiles(outDir)
  if (page === undefined) return undefined
  return / content="?Docusaurus v([\d.]+)/.exec(readFileSync(join(outDir, page), 'utf8'))?.[1]
}

/** URL without a trailing slash, so that both forms of a file are one page. */
function toPath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

function htmlFiles(dir: string, prefix = ''): string[] {
  return readdirSync(join(dir, prefix), {withFileTypes: true}).flatMap((entry) => {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'assets' || entry.name === '_routes' ? [] : htmlFiles(dir, path)
    return entry.name.endsWith('.html') ? [path] : []
  })
}
