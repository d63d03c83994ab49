// Finding elements in a parsed HTML page by class and tag, which is all that reading snapshot from it needs.
import type {Element, Nodes} from 'hast'
import {raw} from 'hast-util-raw'
import {EXIT, SKIP, visit} from 'unist-util-visit'

export type Test = (element: Element) => boolean

export function parseHtml(html: string): Nodes {
  return raw({
    type: 'root',
    children: [{type: 'doctype'}, {type: 'raw', value: html.replace(/^\s*<!doctype html>/i, '')}],
  })
}

export function withClass(...names: readonly string[]): Test {
  return ({properties}) => {
    const {className} = properties
    return Array.isArray(className) && names.some((name) => className.includes(name))
  }
}

export function withTag(...names: readonly string[]): Test {
  return ({tagName}) => names.includes(tagName)
}

/** Elements in document order. Those inside `without` are left out, and so is what lies in a `<template>`. */
export function findAll(tree: Nodes | undefined, test: Test, without: Test = () => false): Element[] {
  const found: Element[] = []
  if (tree === undefined) return found
  visit(tree, 'element', (element) => {
    if (element !== tree && without(element)) return SKIP
    if (element !== tree && test(element)) found.push(element)
    return undefined
  })
  return found
}

export function findFirst(tree: Nodes | undefined, test: Test): Element | undefined {
  let found: Element | undefined
  if (tree === undefined) return found
  visit(tree, 'element', (element) => {
    if (element === tree || !test(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

export function attribute(element: Element | undefined, name: string): string {
  const value = element?.properties[name]
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value)
}

const BLOCKS = new Set(
  'address article aside blockquote br dd details div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
)

/** Text as a reader sees it, white space collapsed. Elements that pass `without` are left out. */
export function visibleText(tree: Nodes | undefined, without: Test = () => false): string {
  return visibleLines(tree, without).join(' ')
}

/** The same, with a line for each block of text. */
export function visibleLines(tree: Nodes | undefined, without: Test = () => false): string[] {
  if (tree === undefined) return []
  return rawText(tree, without)
    .replace(/\u200B/g, '')
    .split(BREAK)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** Stands between blocks: a character that no page has. */
const BREAK = '\uFDD0'

function rawText(node: Nodes, without: Test): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const inner = node.children
    .map((child) => (child.type === 'element' && without(child) ? '' : rawText(child, without)))
    .join('')
  return node.type === 'element' && BLOCKS.has(node.tagName) ? BREAK + inner + BREAK : inner
}
