// The text of a page for the work of plugins, such as search.
import type {Root} from 'hast'
import type {Plugin} from 'unified'
import {createMatcher} from '../../text/match-selector.ts'
import {sectionsOf} from '../../text/sections.ts'
import {pageOf} from '../page-state.ts'
import {importedDocuments} from './default-imports.ts'

/** Gathers the sections of pages whose settings want them. Runs before code is highlighted and headings get links. */
export const extractSections: Plugin<[], Root> = () => (tree, file) => {
  const page = pageOf(file)
  const {text, magicComments} = page.spec
  if (text === null) return
  page.sections = sectionsOf(tree, {
    isIgnored: createMatcher(text.ignoredElements),
    magicComments,
    documents: page.isMdx ? importedDocuments(tree) : new Map(),
  })
}
