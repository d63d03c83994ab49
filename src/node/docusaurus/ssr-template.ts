// `ssrTemplate` of Docusaurus: what a site has put around its pages becomes tags of each page. What the template prints of Docusaurus'
// own, such as its scripts, is the program's here.
import type {PluginEntry} from '../../plugin/types.ts'
import {readTag} from '../text/read-tag.ts'

export interface TemplateSite {
  readonly baseUrl: string
  readonly noIndex: boolean
}

export interface TemplateTags {
  readonly head: string
  readonly preBody: string
  readonly postBody: string
  /** Attributes of its `<html>`, but for those that each page has of the program. */
  readonly html: Attributes
  readonly body: Attributes
}

type Attributes = Readonly<Record<string, string>>

/** What prints these is replaced; everything else of the template is the site's. */
const APP = '\uFDD4app\uFDD5'

/** @throws Error when the template is not valid, or has no place for the page. */
export function readTemplate(template: string, site: TemplateSite): TemplateTags {
  const html = printTemplate(template, {
    ...site,
    appHtml: APP,
    version: '',
    ...{htmlAttributes: '', bodyAttributes: '', headTags: '', preBodyTags: '', postBodyTags: ''},
    ...{metaAttributes: [], scripts: [], stylesheets: []},
  })
  const [before, after, ...rest] = html.split(APP)
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error('it has to print it.appHtml once.')
  const headStart = endOfTag(before, 'head')
  const headEnd = before.indexOf('</head>')
  const bodyStart = endOfTag(before, 'body')
  const bodyEnd = after.lastIndexOf('</body>')
  if (headStart < 0 || headEnd < headStart || bodyStart < headEnd || bodyEnd < 0)
    throw new Error('it has to have a <head> and a <body>.')
  const root = /<div\b[^<>]*\bid=["']?__docusaurus["']?[^<>]*>$/.exec(before.slice(bodyStart).trimEnd())
  const preBody = before.slice(bodyStart).trimEnd()
  return {
    head: withoutOwn(before.slice(headStart, headEnd)),
    preBody: (root === null ? preBody : preBody.slice(0, root.index)).trim(),
    postBody: after.slice(root === null ? 0 : after.indexOf('</div>') + '</div>'.length, bodyEnd).trim(),
    html: attributesOf(before, 'html'),
    body: attributesOf(before, 'body'),
  }
}

/** The tags as a plugin that the site lists. */
export function toTemplatePlugin({
  head,
  preBody,
  postBody,
}: Pick<TemplateTags, 'head' | 'preBody' | 'postBody'>): PluginEntry {
  const toRaw = (html: string): readonly {readonly html: string}[] => (html === '' ? [] : [{html}])
  const tags = {head: toRaw(head), preBody: toRaw(preBody), postBody: toRaw(postBody)}
  return {definition: {name: 'ssr-template', htmlTags: () => tags}, options: {}, id: 'default'}
}

function endOfTag(html: string, name: string): number {
  const start = startOfTag(html, name)
  return start < 0 ? -1 : readTag(html, start).end
}

function startOfTag(html: string, name: string): number {
  return html.search(new RegExp(`<${name}[\\s>]`, 'i'))
}

/** Docusaurus says the language and the direction by itself, and so does the program. */
function attributesOf(html: string, name: string): Attributes {
  const start = startOfTag(html, name)
  if (start < 0) return {}
  const {lang: _, dir: __, ...own} = Object.fromEntries(readTag(html, start).attributes)
  return own
}

/** Each page has these of the program. */
function withoutOwn(head: string): string {
  return head
    .replace(/<meta\b[^<>]*\b(?:charset|name=["']?(?:generator|viewport)\b)[^<>]*>/gi, '')
    .replace(/\n\s*(?=\n)/g, '')
    .trim()
}

/** Eta's language: `<% code %>`, `<%= text %>`, `<%~ html %>`. The template is code of the configuration, and runs as such. */
function printTemplate(template: string, it: Readonly<Record<string, unknown>>): string {
  const [first = '', ...parts] = template.split('<%')
  const lines = [`let printed = ${JSON.stringify(first)}`]
  for (const part of parts) {
    const end = part.indexOf('%>')
    if (end < 0) throw new Error('a "<%" has no "%>".')
    // Marks that drop spaces around a tag: those of a page mean nothing.
    const code = part.slice(0, end).replace(/^[-_]/, '').replace(/[-_]$/, '').trim()
    const given = code.slice(1).trim()
    if (code.startsWith('=')) lines.push(`printed += escapeText(${given})`)
    else if (code.startsWith('~')) lines.push(`printed += (${given})`)
    else lines.push(code)
    lines.push(`printed += ${JSON.stringify(part.slice(end + 2))}`)
  }
  lines.push('return printed')
  const run = new Function('it', 'escapeText', lines.join('\n'))
  return String(run(it, escapeText))
}

function escapeText(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
