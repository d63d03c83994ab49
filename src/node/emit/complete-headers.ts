// Hosts read the `_headers` at the root of the output, and of a page's language they know nothing: its policy has to allow what
// the pages of all languages need.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {hashOf} from '../cache/hash.ts'
import type {FileKey, PolicySources} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'
import {contentPolicy} from './content-policy.ts'
import type {EmitReport} from './emit-site.ts'
import {HEADERS_FILE} from './headers.ts'

/** A locale whose files have been written, unless they stood in the output. */
type EmittedLocale = Pick<EmitReport, 'files' | 'staged' | 'headers'> & {
  /** Folder inside the output, with a slash at its end; `''` for the output itself. */
  readonly prefix: string
}

export interface HeadersPlace {
  readonly outDir: string
  readonly stagingDir: string
  /** Folders of locales that stay in the output as they are. */
  readonly keptFolders: readonly string[]
}

/** The same locales, with a `_headers` for all of them at the root. */
export function completeHeaders<L extends EmittedLocale>(built: readonly L[], place: HeadersPlace): readonly L[] {
  const inFolders = built.flatMap(({prefix, headers}) => (prefix === '' || headers === undefined ? [] : [headers]))
  const kept = place.keptFolders
    .map((folder) => join(place.outDir, folder, HEADERS_FILE))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
  return built.map((locale) => {
    if (locale.headers === undefined) return locale
    const others = locale.prefix === '' ? [...inFolders, ...kept] : []
    return withHeaders(locale, joinHeaders(locale.headers, others), join(place.stagingDir, locale.prefix))
  })
}

function withHeaders<L extends EmittedLocale>(locale: L, text: string, stagingDir: string): L {
  const known = locale.files.get(HEADERS_FILE)
  const hash = hashOf(text)
  if (known === undefined || known.hash === hash) return locale
  createOutputWriter(stagingDir).write(HEADERS_FILE, text)
  return {
    ...locale,
    files: new Map<string, FileKey>([...locale.files, [HEADERS_FILE, {...known, hash}]]),
    staged: new Set([...locale.staged, HEADERS_FILE]),
  }
}

const POLICY = /^( +Content-Security-Policy: )(.*)$/m

/** The text of one locale, with a policy that allows what those of the others do, too. */
export function joinHeaders(own: string, others: readonly string[]): string {
  const needs = [own, ...others].map(readPolicy)
  return others.length === 0 ? own : own.replace(POLICY, (_, start: string) => start + contentPolicy(needs, {}))
}

function readPolicy(headers: string): PolicySources {
  const directives = POLICY.exec(headers)?.[2]?.split('; ') ?? []
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
