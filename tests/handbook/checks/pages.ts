// The built pages, read from their HTML alone: nothing of the generator's own idea of a page or a link is used here.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Element, Nodes} from 'hast'
import {attribute, findFirst, parseHtml, withClass} from '../../../src/node/migrate/compare/html-tree.ts'

export interface BuiltPage {
  /** Relative to the output. */
  readonly file: string
  /** URL without the trailing slash; `/` for the home page. */
  readonly path: string
  readonly tree: Nodes
  /** What the document gives, without the shell. Absent on lists, the search page and the like. */
  readonly content?: Element
  /** From the link "Edit this page"; absent on pages that no document gives. */
  readonly sourcePath?: string
}

export interface Output {
  readonly files: ReadonlySet<string>
  readonly pages: readonly BuiltPage[]
  readonly read: (file: string) => string
}

export function readOutput(outDir: string): Output {
  const read = (file: string): string => readFileSync(join(outDir, file), 'utf8')
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1))
    .sort()
  return {files: new Set(files), read, pages: files.filter(isHtml).map((file) => readPage(file, read(file)))}
}

export function readPage(file: string, html: string): BuiltPage {
  const tree = parseHtml(html)
  const content = findFirst(tree, withClass('theme-doc-markdown', 'markdown'))
  const edit = attribute(findFirst(tree, withClass('theme-edit-this-page')), 'href')
  const sourcePath = /\/edit\/[^/]+\/(.+)$/.exec(edit)?.[1]
  return {
    file,
    path: toPath(file),
    tree,
    ...(content === undefined ? {} : {content}),
    ...(sourcePath === undefined ? {} : {sourcePath}),
  }
}

function isHtml(file: string): boolean {
  return file.endsWith('.html')
}

function toPath(file: string): string {
  const path = `/${file}`.replace(/(?:\/index)?\.html$/, '')
  return path === '' ? '/' : path
}
