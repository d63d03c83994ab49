// The content security policy of a site: strict, and wider only by what its pages need and its configuration allows.
import type {PolicySources} from '../model.ts'

/** Directives of the configuration: sources that are added to the site's. */
export type PolicyAdditions = Readonly<Record<string, readonly string[]>>

/** What pages need that have nothing of other sites in them, and nothing that is written into a page. */
const BASE: PolicyAdditions = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** Where any host will do: what is shown from there can do nothing. It also keeps the header short. */
const SHOWN: ReadonlySet<string> = new Set(['img-src', 'media-src'])

/** The value of the header. The same pages give the same text, in whatever order they come. */
export function contentPolicy(pages: Iterable<PolicySources>, additions: PolicyAdditions): string {
  const directives = new Map(Object.entries(BASE).map(([name, sources]) => [name, new Set(sources)]))
  const add = (name: string, source: string): void => {
    // A directive of its own no longer takes what the default allows.
    const sources = directives.get(name) ?? new Set(name.startsWith('style-src-') ? [] : ["'self'"])
    sources.delete("'none'")
    directives.set(name, sources.add(source))
  }
  const wanted = new Map<string, Set<string>>()
  for (const needs of pages)
    for (const [name, sources] of Object.entries(needs))
      for (const source of sources) wanted.set(name, (wanted.get(name) ?? new Set()).add(toGeneral(name, source)))
  for (const [name, sources] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const source of [...sources].sort()) {
      add(name, source)
      // A script of another host talks to that host.
      if (name === 'script-src' && source.includes('.')) add('connect-src', source)
    }
  for (const [name, sources] of Object.entries(additions)) for (const source of sources) add(name, source)
  return [...directives].map(([name, sources]) => `${name} ${[...sources].join(' ')}`).join('; ')
}

function toGeneral(name: string, source: string): string {
  return SHOWN.has(name) && source.startsWith('https://') ? 'https:' : source
}
