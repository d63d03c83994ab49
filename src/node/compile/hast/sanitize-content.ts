// HTML of writers who are not trusted: only what the dialect itself makes and plain text needs is kept.
import type {Element, Root} from 'hast'
import {defaultSchema, type Schema, sanitize} from 'hast-util-sanitize'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {isReservedId} from '../reserved-id.ts'
import {META_PROPERTY} from './rehype-handlers.ts'

/** Classes that admonitions, tabs, lists of tasks, footnotes, formulas and code blocks have when they come here. */
const OWN_CLASSES =
  /^(?:theme-admonition(?:-[\w-]+)?|alert(?:--[a-z]+)?|admonition(?:-[\w-]+)?|theme-tabs-container|tabs(?:-container|-static|__item(?:--active)?)?|tabItem|margin-top--md|contains-task-list|task-list-item|footnotes|sr-only|data-footnote-backref|math(?:-inline|-display)?|language-.+)$/

const own = defaultSchema.attributes ?? {}

const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...[
      'abbr',
      'audio',
      'caption',
      'cite',
      'dfn',
      'figcaption',
      'figure',
      'mark',
      'small',
      'time',
      'u',
      'video',
      'wbr',
    ],
  ],
  // What is inside of these is not text.
  strip: [
    'script',
    'style',
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'textarea',
  ],
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel', 'pathname'],
    src: ['http', 'https', 'pathname'],
    poster: ['http', 'https', 'pathname'],
  },
  attributes: {
    ...Object.fromEntries(
      // The lists of the default name classes, of which the first that fits decides: ours are for all elements.
      Object.entries(own).map(([tag, names]) => [
        tag,
        names.filter((name) => (Array.isArray(name) ? name[0] : name) !== 'className'),
      ]),
    ),
    '*': [
      ...(own['*'] ?? []),
      ['className', OWN_CLASSES],
      ['role', 'tab', 'tablist', 'tabpanel'],
      ['tabIndex', 0, -1],
      ...['ariaLabel', 'ariaSelected', 'ariaOrientation', 'ariaHidden', 'dataValue', 'dataGroupId', 'hidden'],
    ],
    code: [META_PROPERTY],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    video: ['src', 'controls', 'loop', 'muted', 'preload', 'poster', 'width', 'height', 'playsInline'],
    time: ['dateTime'],
  },
}

const PREFIX = 'user-content-'
const FOOTNOTE = /^user-content-(?=user-content-fn|footnote-label$)/

/** Keeps what is known to be harmless. Ids get a prefix, so that none takes a name that scripts of the page ask for. */
export const sanitizeContent: Plugin<[], Root> = () => (tree) => {
  // A document in, a document out.
  const clean = sanitize(tree, SCHEMA) as Root
  visit(clean, 'element', convertId)
  return clean
}

/** Footnotes have the prefix already, and a heading is what links lead to. */
function convertId(element: Element): void {
  const {properties, tagName} = element
  for (const name of ['id', 'ariaDescribedBy', 'ariaLabelledBy']) {
    const value = properties[name]
    if (typeof value === 'string') properties[name] = value.replace(FOOTNOTE, '')
    else if (Array.isArray(value)) properties[name] = value.map((one) => String(one).replace(FOOTNOTE, ''))
  }
  const {id} = properties
  if (/^h[1-6]$/.test(tagName) && typeof id === 'string' && id.startsWith(PREFIX)) {
    const chosen = id.slice(PREFIX.length)
    if (isReservedId(chosen) || chosen === '') delete properties.id
    else properties.id = chosen
  }
}
