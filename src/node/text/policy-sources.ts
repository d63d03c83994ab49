// What a finished page needs beyond files of its own site, as a content security policy has to name it. Read from the HTML
// itself, so that nothing which put it there (content, theme, plugins, configuration) has to say so.
import {createHash} from 'node:crypto'
import type {PolicySources} from '../model.ts'
import {readTag, type Tag} from './read-tag.ts'

const UNSAFE_INLINE = "'unsafe-inline'"

/** Which directive decides about the URLs in an attribute of a tag. */
const URL_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: {src: 'script-src'},
  img: {src: 'img-src', srcset: 'img-src'},
  image: {href: 'img-src', 'xlink:href': 'img-src'},
  input: {src: 'img-src', formaction: 'form-action'},
  button: {formaction: 'form-action'},
  source: {src: 'media-src', srcset: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  track: {src: 'media-src'},
  iframe: {src: 'frame-src'},
  object: {data: 'object-src'},
  embed: {src: 'object-src'},
  form: {action: 'form-action'},
  link: {href: ''},
}

/** The same for `<link>`, by its `rel`. What is only connected to needs no leave. */
const LINKS: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  'mask-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
}
const PRELOADS: Readonly<Record<string, string>> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  fetch: 'connect-src',
}

/** Types of a script that runs, or that a policy treats as one. */
const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])

/** Reads a page that this program has written, or whole tags of it. */
export function findPolicySources(html: string): PolicySources {
  const {add, sources} = createSources()
  // Most pages have neither, and most of their tags need no look then.
  const opening = html.includes('style=') || html.includes('live-code') ? ANY_TAG : TAG_OF_INTEREST
  for (let start = findFrom(html, opening, 0); start >= 0; ) {
    const tag = readTag(html, start)
    let end = tag.end
    if (tag.name !== '!--') addTag(tag, add)
    if (tag.name === 'script' || tag.name === 'style') {
      const close = html.indexOf(`</${tag.name}`, end)
      const textEnd = close < 0 ? html.length : close
      addInline(tag, html.slice(end, textEnd), add)
      end = textEnd
    }
    start = findFrom(html, opening, end)
  }
  return sources()
}

/** What a page needs whose parts need these. */
export function joinPolicySources(parts: readonly PolicySources[]): PolicySources {
  const {add, sources} = createSources()
  for (const part of new Set(parts))
    for (const [directive, list] of Object.entries(part)) for (const source of list) add(directive, source)
  return sources()
}

/** One object for all, so that pages of many parts need not look at each. */
const NOTHING: PolicySources = {}

type Add = (directive: string, source: string) => void

function createSources(): {readonly add: Add; readonly sources: () => PolicySources} {
  const needs = new Map<string, Set<string>>()
  return {
    add: (directive, source) => void needs.set(directive, (needs.get(directive) ?? new Set()).add(source)),
    sources: () =>
      needs.size === 0
        ? NOTHING
        : Object.fromEntries([...needs].map(([directive, list]) => [directive, [...list].sort()])),
  }
}

const ANY_TAG = /<(?:!--|[a-z])/gi
const TAG_OF_INTEREST = new RegExp(`<(?:!--|(?:style|${Object.keys(URL_ATTRIBUTES).join('|')})[\\s/>])`, 'gi')

function findFrom(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? -1
}

function addTag({name, attributes}: Tag, add: Add): void {
  if (attributes.has('style')) add('style-src-attr', UNSAFE_INLINE)
  // Marks code that readers edit and run; see code-block.ts.
  if (attributes.get('class')?.split(/\s/).includes('live-code')) add('script-src', "'unsafe-eval'")
  for (const [attribute, usual] of Object.entries(URL_ATTRIBUTES[name] ?? {})) {
    const value = attributes.get(attribute)
    const directive = name === 'link' ? linkDirective(attributes) : usual
    if (value === undefined || directive === undefined) continue
    const urls = attribute === 'srcset' ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [value]
    for (const url of urls) {
      const source = sourceOf(url)
      if (source !== undefined) add(directive, source)
      // A file of the site's own: other directives allow those from the start.
      else if (directive === 'object-src' && url !== '') add(directive, "'self'")
    }
  }
}

function linkDirective(attributes: ReadonlyMap<string, string>): string | undefined {
  const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  if (rels.includes('preload')) return PRELOADS[attributes.get('as') ?? '']
  return rels.map((rel) => LINKS[rel]).find((directive) => directive !== undefined)
}

function addInline({name, attributes}: Tag, text: string, add: Add): void {
  const isScript = name === 'script'
  if (isScript && (attributes.has('src') || !SCRIPT_TYPES.has((attributes.get('type') ?? '').toLowerCase()))) return
  add(isScript ? 'script-src' : 'style-src', `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** The origin or scheme of a URL elsewhere; `undefined` for one of the site. */
function sourceOf(url: string): string | undefined {
  const [, scheme, host] = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#\s;,]+))?/i.exec(url.trim()) ?? []
  if (host !== undefined) return scheme === undefined ? host : `${scheme.toLowerCase()}://${host}`
  return scheme === undefined || /^(?:about|javascript|mailto|tel)$/i.test(scheme)
    ? undefined
    : `${scheme.toLowerCase()}:`
}
