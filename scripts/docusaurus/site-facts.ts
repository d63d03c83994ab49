// The facts of every page in an output folder, by address.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type PageFacts, readPageFacts} from './page-facts.ts'

export type SiteFacts = ReadonlyMap<string, PageFacts>

export function readSiteFacts(outDir: string): SiteFacts {
  return new Map(
    htmlFiles(outDir)
      .map((file): [string, PageFacts] => [toPath(file), readPageFacts(file, readFileSync(join(outDir, file), 'utf8'))])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Address without a trailing slash, so that both forms of a file are one page. */
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
