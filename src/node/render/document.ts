// The HTML document around a rendered page. One inline script, the same in all pages, and no inline style: a strict content
// policy holds.
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
import {holdsMdx} from '../../shared/holds-mdx.ts'
import {kindOf, mergeHead} from '../../shared/merge-head.ts'
import {RECOVERY_FILE, sharedDataFile} from '../../shared/permalink.ts'
import type {DocumentSettings} from '../model.ts'
import {attributesHtml, tagHtml} from './head-html.ts'
import {toPlainMarkup} from './plain-markup.ts'

export interface DocumentInput {
  readonly page: PageData
  readonly output: RenderOutput
  readonly settings: DocumentSettings
  /** Path of the HTML file in the output folder. */
  readonly htmlFile: string
  readonly moduleFile: string
}

export interface Document {
  readonly html: string
  /** The head asks robots not to index the page. */
  readonly noIndex: boolean
}

/** Marks the tags that a client navigation replaces. */
const PAGE_TAG = {'data-quire-head': true} as const

/** Unless the site has one of its own. */
const VIEWPORT: HeadTag = {tag: 'meta', attributes: {name: 'viewport', content: 'width=device-width, initial-scale=1'}}

export function toDocument(input: DocumentInput): Document {
  const {page, output, settings} = input
  const own = mergeHead([[{tag: 'title', text: page.head.title}, ...page.head.tags], output.head])
  const noIndex = own.some(
    ({tag, attributes}) =>
      tag === 'meta' && attributes?.name === 'robots' && String(attributes.content).includes('noindex'),
  )
  const head = [
    {tag: 'meta', attributes: {charset: 'utf-8'}},
    // Behind a style sheet it would wait for that.
    ...(settings.inlineScript === '' ? [] : [{tag: 'script', text: settings.inlineScript}]),
    ...(own.some((tag) => kindOf(tag) === kindOf(VIEWPORT)) ? [] : [VIEWPORT]),
    {tag: 'meta', attributes: {name: 'generator', content: `Quire v${settings.version}`}},
    ...own.map((tag) => (tag.tag === 'title' ? tag : {...tag, attributes: {...tag.attributes, ...PAGE_TAG}})),
    ...settings.head,
    ...runtimeTags(input),
  ]
  const html = `<!DOCTYPE html>
<html${attributesHtml(htmlAttributes(input))}>
<head>
${head.map(tagHtml).join('\n')}
</head>
<body${attributesHtml(output.bodyAttributes)}>
${settings.preBody.map(tagHtml).join('')}<div id="${ROOT_ELEMENT_ID}">${toPlainMarkup(output.html)}</div>
<template id="${PAGE_DATA_ELEMENT_ID}" data-base-url="${settings.baseUrl}">${pageDataText(page, settings)}</template>
${settings.postBody.map(tagHtml).join('')}</body>
</html>
`
  return {html, noIndex}
}

function htmlAttributes({page, output, settings}: DocumentInput): Record<string, string> {
  const {class: added = '', ...others} = output.htmlAttributes
  const names = [...new Set(`${page.htmlClass} ${added}`.split(' ').filter((name) => name !== ''))].join(' ')
  const {defaultMode} = settings
  return {
    lang: settings.lang,
    dir: settings.direction,
    class: names,
    'data-theme': defaultMode,
    'data-has-hydrated': 'false',
    ...others,
  }
}

/**
 * What the browser loads. Only styles block the first paint. Nothing blocks the parser: a file that does not come must not
 * keep the text away. The style sheet hides the page for a moment while the start script is on its way.
 */
function runtimeTags({page, settings, htmlFile, moduleFile}: DocumentInput): HeadTag[] {
  const {baseUrl, bundle, startSettings} = settings
  const script = (name: string): string => bundle.files.find((file) => file.startsWith(`assets/${name}.`)) ?? ''
  const needed = [
    ...page.layout.map((name) => LAYOUT_PREFIX + name),
    ...page.imports,
    ...(holdsMdx(page) ? [MDX_COMPONENTS] : []),
  ]
  const chunkFiles = [...new Set(needed.flatMap((name) => bundle.chunks[name] ?? []))].filter(
    (file) => file !== bundle.entry,
  )
  const modules = chunkFiles.filter((file) => file.endsWith('.js'))
  const styles = [
    ...new Set([...bundle.styles, ...settings.styles, ...chunkFiles.filter((file) => file.endsWith('.css'))]),
  ]
  if (page.content.kind === 'module') modules.push(moduleFile)
  const preload = (id: string): HeadTag => ({
    tag: 'link',
    attributes: {rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: baseUrl + sharedDataFile(id)},
  })
  return [
    ...styles.map((file): HeadTag => ({tag: 'link', attributes: {rel: 'stylesheet', href: baseUrl + file}})),
    {tag: 'script', attributes: {src: baseUrl + script('start'), async: true, fetchpriority: 'high', ...startSettings}},
    {tag: 'script', attributes: {src: baseUrl + RECOVERY_FILE, async: true}},
    ...[...new Set([SITE_DATA_ID, ...page.shared])].map(preload),
    ...modules.map(
      (file): HeadTag => ({tag: 'link', attributes: {rel: 'modulepreload', href: baseUrl + encodeURI(file)}}),
    ),
    {tag: 'script', attributes: {type: 'module', src: baseUrl + bundle.entry}},
    ...baseUrlScript(settings, htmlFile, script('base-url')),
  ]
}

/** Reached by a path relative to the page, so that it loads exactly when the configured base URL is wrong. */
function baseUrlScript({showsBaseUrlBanner, baseUrl}: DocumentSettings, htmlFile: string, file: string): HeadTag[] {
  if (!showsBaseUrlBanner || htmlFile === '404.html') return []
  const depth = htmlFile.split('/').length - 1
  const data = {'data-depth': String(depth), 'data-base-url': baseUrl}
  return [{tag: 'script', attributes: {src: '../'.repeat(depth) + file, defer: true, ...data}}]
}

/** Everything that hydration needs and the page does not show: the head's tags stand in the head already. */
function pageDataText(page: PageData, {bundle}: DocumentSettings): string {
  const data = {runtime: bundle.hash, page: {...page, head: {title: page.head.title, tags: []}}}
  return JSON.stringify(data).replace(/</g, '\\u003c').replace(/&/g, '\\u0026')
}
