// The heads of the built pages in the form of react-helmet, as plugins of Docusaurus read them in their last step.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {BuiltPage} from '../../plugin/types.ts'
import {escapeAttribute} from '../../shared/escape-html.ts'
import {htmlFileOf} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {decodeReferences, readTag} from '../text/read-tag.ts'

export interface HeadsInput {
  /** Holds a copy of the pages. */
  readonly outDir: string
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
}

/** By permalink. A page is read when its head is asked for: most plugins ask for few, or for none. */
export function toHeads(pages: readonly BuiltPage[], input: HeadsInput): object {
  const heads = {}
  for (const {path} of pages) {
    let head: object | undefined
    const get = (): object =>
      (head ??= readHead(join(input.outDir, htmlFileOf(path, input.baseUrl, input.trailingSlash))))
    Object.defineProperty(heads, path, {enumerable: true, configurable: true, get})
  }
  return heads
}

interface HeadTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

const NAMES = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'title'] as const

function readHead(file: string): object {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const tags = readTags(html).filter(isOfPage)
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, toDatum(tags.filter((tag) => tag.name === name))])),
    htmlAttributes: toAttributes(html, '<html'),
    bodyAttributes: toAttributes(html, '<body'),
  }
}

function readTags(html: string): readonly HeadTag[] {
  const end = html.indexOf('</head>')
  const tags: HeadTag[] = []
  let at = html.indexOf('<', html.indexOf('<head') + 1)
  while (at >= 0 && at < end) {
    const {name, attributes, end: after} = readTag(html, at)
    const close = NO_CONTENT.has(name) ? -1 : html.indexOf(`</${name}>`, after)
    const text = close < 0 ? undefined : html.slice(after, close)
    tags.push({name, attributes: Object.fromEntries(attributes), ...withoutUndefined({text})})
    at = html.indexOf('<', Math.max(after, close + 1))
  }
  return tags
}

const NO_CONTENT: ReadonlySet<string> = new Set(['', '!--', 'base', 'link', 'meta'])

/** Marks the tags that the browser exchanges with the page. */
const OWN_TAG = 'data-quire-head'

/** What the document itself says: no files of the program, and no data for its scripts. */
function isOfPage({name, attributes}: HeadTag): boolean {
  if (name === 'script') return attributes.type === 'application/ld+json'
  if (name === 'link') return OWN_TAG in attributes || attributes.rel === 'icon'
  if (name === 'meta') return attributes.charset === undefined && attributes.name !== 'generator'
  return name === 'title' || name === 'base'
}

function toDatum(tags: readonly HeadTag[]): object {
  return {
    toComponent: () =>
      tags.map(({name, attributes, text}, key) => ({
        type: name,
        key: String(key),
        props: {
          ...toProps(attributes),
          ...withoutUndefined({
            children: text === undefined ? undefined : name === 'title' ? decodeReferences(text) : text,
          }),
        },
      })),
    toString: () =>
      tags
        .map(({name, attributes, text}) => {
          const written = shownIn(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
          const open = `<${name} data-rh="true"${written.join('')}`
          return text === undefined ? `${open}/>` : `${open}>${text}</${name}>`
        })
        .join(''),
  }
}

/** As React has them. */
const PROPS: Readonly<Record<string, string>> = {
  class: 'className',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  'http-equiv': 'httpEquiv',
  itemprop: 'itemProp',
  referrerpolicy: 'referrerPolicy',
}

function toProps(attributes: Readonly<Record<string, string>>): object {
  return Object.fromEntries([
    ['data-rh', true],
    ...shownIn(attributes).map(([name, value]) => [PROPS[name] ?? name, value]),
  ])
}

function shownIn(attributes: HeadTag['attributes']): readonly (readonly [string, string])[] {
  return Object.entries(attributes).filter(([name]) => name !== OWN_TAG)
}

function toAttributes(html: string, open: string): object {
  const at = html.indexOf(open)
  const attributes = at < 0 ? {} : Object.fromEntries(readTag(html, at).attributes)
  return {
    toComponent: () =>
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [PROPS[name] ?? name, value])),
    toString: () =>
      Object.entries(attributes)
        .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
        .join(' '),
  }
}
