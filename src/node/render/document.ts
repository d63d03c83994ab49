// The HTML document around a rendered page. One inline script, the same in all pages, and a few inline styles that the pages of a
// site share: a strict content policy can name them.
import {
  type HeadTag,
  LAYOUT_PREFIX,
  MDX_COMPONENTS,
  PAGE_DATA_ELEMENT_ID,
  type PageData,
  type RenderOutput,
  ROOT_ELEMENT_ID,
  SITE_DATA_ID,
} from '../../shared/contract.ts'
import {FIRST_STYLES, HELP_FILE, LATE_STYLES, START_FILE} from '../../shared/first-styles.ts'
import {holdsMdx} from '../../shared/holds-mdx.ts'
import {kindOf, mergeHead} from '../../shared/merge-head.ts'
import {RECOVERY_FILE, sharedDataFile} from '../../shared/permalink.ts'
import type {DocumentSettings, FirstLevel} from '../model.ts'
import {attributesHtml, tagHtml, tagsHtml} from '../text/head-html.ts'
import {ADDED_NAMES} from '../text/page-names.ts'
import {areMet} from '../text/selector-needs.ts'
import {type EncodedHtml, type HtmlPart, joinHtml, toHtmlPart} from './html-part.ts'
import {type MarkupPart, readMarkup, toPart} from './markup-parts.ts'

export interface DocumentInput {
  readonly page: PageData
  readonly output: RenderOutput
  readonly settings: DocumentSettings
  /** Path of the HTML file in the output folder. */
  readonly htmlFile: string
  readonly moduleFile: string
}

export interface Document extends EncodedHtml {
  /** The head asks robots not to index the page. */
  readonly noIndex: boolean
  /** As {@link findPageLinks} has them. */
  readonly links: readonly string[]
}

/** Marks the tags that a client navigation replaces. */
const PAGE_TAG = {'data-quire-head': true} as const

/** Unless the site has one of its own. */
const VIEWPORT: HeadTag = {tag: 'meta', attributes: {name: 'viewport', content: 'width=device-width, initial-scale=1'}}

export function toDocument(input: DocumentInput): Document {
  const {page, output, settings, htmlFile} = input
  const own = mergeHead([[{tag: 'title', text: page.head.title}, ...page.head.tags], output.head])
  const noIndex = own.some(
    ({tag, attributes}) =>
      tag === 'meta' && attributes?.name === 'robots' && String(attributes.content).includes('noindex'),
  )
  const open = `<html${attributesHtml(htmlAttributes(input))}>`
  const body = `<body${attributesHtml(withTemplate(settings.templateAttributes.body, output.bodyAttributes))}>
${tagsHtml(settings.preBody)}<div id="${ROOT_ELEMENT_ID}">`
  const markup = output.html.flatMap(readMarkup)
  const postBody = tagsHtml(settings.postBody)
  const parts = [toPart(open), toPart(body), ...markup, toPart(postBody)]
  const sheets = toSheets(input, parts)
  const tags = own.map((tag) => (tag.tag === 'title' ? tag : {...tag, attributes: {...tag.attributes, ...PAGE_TAG}}))
  const head: readonly (string | HeadTag | HtmlPart)[] = [
    {tag: 'meta', attributes: {charset: 'utf-8'}},
    // Behind a style sheet it would wait for that.
    ...inlineScript(settings, htmlFile),
    ...(own.some((tag) => kindOf(tag) === kindOf(VIEWPORT)) ? [] : [VIEWPORT]),
    {tag: 'meta', attributes: {name: 'generator', content: `Quire v${settings.version}`}},
    ...tags.filter(({tag}) => tag !== 'style'),
    ...[...settings.icons, ...settings.head].map((one) => `${tagsHtml([one])}\n`),
    // Where nothing waits for the sheets, the scripts are asked for before the rules, which are most of the head, have come.
    ...(isLate(sheets) ? [...runtimeTags(input), ...sheets] : [...sheets, ...runtimeTags(input)]),
    // They overrule the site's, also where they are added in the browser.
    ...tags.filter(({tag}) => tag === 'style'),
  ]
  const end = `</div>
<template id="${PAGE_DATA_ELEMENT_ID}" data-base-url="${settings.baseUrl}">${pageDataText(page, settings)}</template>
${postBody}</body>
</html>
`
  return {
    ...joinHtml(toParts([`<!DOCTYPE html>\n${open}\n<head>\n`, ...head, `</head>\n${body}`, ...markup, end])),
    noIndex,
    links: [...new Set(parts.flatMap(({links}) => links))],
  }
}

/** Tags stand in lines of their own. */
function toParts(pieces: readonly (string | HeadTag | HtmlPart)[]): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  let html = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') html += piece
    else if ('tag' in piece) html += `${tagHtml(piece)}\n`
    else {
      if (html !== '') parts.push(toHtmlPart(html))
      parts.push(piece)
      html = ''
    }
  }
  return [...parts, toHtmlPart(html)]
}

function htmlAttributes({page, output, settings}: DocumentInput): Record<string, string> {
  const {class: added = '', ...others} = output.htmlAttributes
  const {defaultMode, templateAttributes} = settings
  return withTemplate(templateAttributes.html, {
    lang: settings.lang,
    dir: settings.direction,
    class: joinClasses(page.htmlClass, added),
    'data-theme': defaultMode,
    'data-has-hydrated': 'false',
    ...others,
  })
}

/** What a page says itself counts, and classes are those of both. */
function withTemplate(ofSite: Readonly<Record<string, string>>, ofPage: Readonly<Record<string, string>>) {
  const classes = joinClasses(ofPage.class ?? '', ofSite.class ?? '')
  const others = Object.fromEntries(Object.entries(ofSite).filter(([name]) => !(name in ofPage)))
  return {...ofPage, ...others, ...(classes === '' ? {} : {class: classes})}
}

function joinClasses(...lists: readonly string[]): string {
  return [...new Set(lists.join(' ').split(/\s+/))].filter((name) => name !== '').join(' ')
}

function inlineScript(settings: DocumentSettings, htmlFile: string): readonly HeadTag[] {
  const {inlineScript: text, hasInlineStart, startSettings, baseUrl, bundle} = settings
  if (text === '') return []
  const start = hasInlineStart ? {[START_FILE]: baseUrl + scriptFile(bundle, 'start'), ...startSettings} : {}
  const help = baseUrlSettings(settings, htmlFile)
  const file = help === undefined ? {} : {[HELP_FILE]: scriptFile(bundle, 'base-url'), ...help}
  return [{tag: 'script', text, attributes: {...start, ...file}}]
}

/** Of rules in a page's text, compressed: from there on, the sheets are sooner read from a cache than sent with each page. */
const MAX_FIRST_BYTES = 15_000

/**
 * Where the page has the rules of its first paint, it waits for no sheet: each is one for print before its rules, until a script has
 * all of them take the place of the rules. Without scripts the sheets follow.
 * @param parts All that selectors may find: the tag of the root, and the body.
 */
function toSheets({page, settings}: DocumentInput, parts: readonly MarkupPart[]): readonly (HeadTag | HtmlPart)[] {
  const {baseUrl, bundle, firstStyles} = settings
  const ofChunks = chunkFilesOf(page, bundle).filter((file) => file.endsWith('.css'))
  const files = [...new Set([...bundle.styles, ...settings.styles, ...ofChunks])]
  const links = files.map((file): HeadTag => ({tag: 'link', attributes: {rel: 'stylesheet', href: baseUrl + file}}))
  // Sheets and rules after the head: those that come later would win over them.
  if (firstStyles === undefined || parts.some(({hasStyles}) => hasStyles)) return links
  const names = new Set([...new Set([ADDED_NAMES, ...parts.map((part) => part.names)])].flat())
  const has = (name: string): boolean => names.has(name)
  const texts = files.map((file) => firstStyles[file]?.find(({needs}) => !needs.some((one) => areMet(one, has))))
  const sizeBytes = texts.reduce((sum, level) => sum + (level?.sizeBytes ?? 0), 0)
  if (sizeBytes > MAX_FIRST_BYTES) return links
  const late = links.flatMap((link, at): readonly (HeadTag | HtmlPart)[] => {
    const level = texts[at]
    const sheet = {...link, attributes: {...link.attributes, media: 'print', [LATE_STYLES]: true as const}}
    return level === undefined || level.text === '' ? [sheet] : [sheet, toRulesPart(level)]
  })
  return [...late, {tag: 'noscript', text: links.map(tagHtml).join('')}]
}

function isLate(sheets: readonly (HeadTag | HtmlPart)[]): boolean {
  return sheets.some((one) => 'tag' in one && one.attributes?.[LATE_STYLES] !== undefined)
}

const rulesParts = new WeakMap<FirstLevel, HtmlPart>()

function toRulesPart(rules: FirstLevel): HtmlPart {
  const known = rulesParts.get(rules)
  if (known !== undefined) return known
  const part = toHtmlPart(`${tagHtml({tag: 'style', attributes: {[FIRST_STYLES]: true}, text: rules.text})}\n`)
  rulesParts.set(rules, part)
  return part
}

function chunkFilesOf(page: PageData, {chunks, entry}: DocumentSettings['bundle']): readonly string[] {
  const needed = [
    ...page.layout.map((name) => LAYOUT_PREFIX + name),
    ...page.imports,
    ...(holdsMdx(page) ? [MDX_COMPONENTS] : []),
  ]
  return [...new Set(needed.flatMap((name) => chunks[name] ?? []))].filter((file) => file !== entry)
}

/**
 * What the browser loads besides style sheets. Nothing blocks the parser: a file that does not come must not keep the text
 * away. Where the start script is a file, the style sheet hides the page for a moment while it is on its way.
 */
function runtimeTags({page, settings, htmlFile, moduleFile}: DocumentInput): HeadTag[] {
  const {baseUrl, bundle} = settings
  const modules = chunkFilesOf(page, bundle).filter((file) => file.endsWith('.js'))
  if (page.content.kind === 'module') modules.push(moduleFile)
  const preload = (id: string): HeadTag => ({
    tag: 'link',
    attributes: {rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: baseUrl + sharedDataFile(id)},
  })
  return [
    ...startScript(settings),
    {tag: 'script', attributes: {src: baseUrl + RECOVERY_FILE, async: true}},
    ...[...new Set([SITE_DATA_ID, ...page.shared])].map(preload),
    ...modules.map(
      (file): HeadTag => ({tag: 'link', attributes: {rel: 'modulepreload', href: baseUrl + encodeURI(file)}}),
    ),
    {tag: 'script', attributes: {type: 'module', src: baseUrl + bundle.entry}},
    ...baseUrlScript(settings, htmlFile),
  ]
}

/** Where it is not in the page's text. */
function startScript({startSettings, hasInlineStart, ...settings}: DocumentSettings): readonly HeadTag[] {
  if (hasInlineStart) return []
  const src = settings.baseUrl + scriptFile(settings.bundle, 'start')
  return [{tag: 'script', attributes: {src, async: true, fetchpriority: 'high', ...startSettings}}]
}

/** For pages without a script in their text, which asks for this file only where it is needed. */
function baseUrlScript(settings: DocumentSettings, htmlFile: string): HeadTag[] {
  const help = settings.inlineScript === '' ? baseUrlSettings(settings, htmlFile) : undefined
  if (help === undefined) return []
  // Relative to the page, as it is for the case that the configured base URL is wrong.
  const src = '../'.repeat(Number(help['data-depth'])) + scriptFile(settings.bundle, 'base-url')
  return [{tag: 'script', attributes: {src, defer: true, ...help}}]
}

/** Of the script that says which base URL would be right. */
function baseUrlSettings({showsBaseUrlBanner, baseUrl}: DocumentSettings, htmlFile: string) {
  // That one is at any address.
  if (!showsBaseUrlBanner || htmlFile === '404.html') return undefined
  return {'data-depth': String(htmlFile.split('/').length - 1), 'data-base-url': baseUrl}
}

function scriptFile({files}: DocumentSettings['bundle'], name: string): string {
  return files.find((file) => file.startsWith(`assets/${name}.`)) ?? ''
}

/** Everything that hydration needs and the page does not show: the head's tags stand in the head already. */
function pageDataText(page: PageData, {bundle}: DocumentSettings): string {
  const data = {runtime: bundle.hash, page: {...page, head: {title: page.head.title, tags: []}}}
  return JSON.stringify(data).replace(/</g, '\\u003c').replace(/&/g, '\\u0026')
}
