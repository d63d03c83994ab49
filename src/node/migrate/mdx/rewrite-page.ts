// Rewrites a page for MDX 3.
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {Compiler} from '../../compile/compile-page.ts'
import {isMdxFault, repairMdx1} from '../../compile/mdx1/repair.ts'
import {applyEdits} from '../../compile/mdx1/text-edit.ts'
import {loadParsers} from '../../compile/parse/parse-markdown.ts'
import {blankFrontMatter, normaliseText, prepareSource} from '../../compile/parse/prepare-source.ts'
import type {CompilerSpec} from '../../model.ts'
import {findParsedEdits} from './parsed-edits.ts'

export interface PageToRewrite {
  /** The whole file. */
  readonly body: string
  readonly extension: '.md' | '.mdx'
  readonly filePath: string
  readonly formatOverride?: 'md' | 'mdx'
}

export interface RewrittenPage {
  readonly body: string
  /** What is left to the writer. */
  readonly messages: readonly FileMessage[]
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Rewrites pages with the settings of one site. */
export async function createRewriter(spec: CompilerSpec, compiler: Compiler) {
  const {choose} = await loadParsers('reference', {extensions: undefined, directives: false})
  return async (page: PageToRewrite): Promise<RewrittenPage> => {
    const mark = page.body.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
    const {body, messages} = await repair({...page, body: page.body.slice(mark.length)}, compiler)
    if (page.extension !== '.mdx' || page.formatOverride === 'md' || messages.some(isMdxFault))
      return {body: mark + body, messages}
    const {text} = prepareSource(blankFrontMatter(normaliseText(body)), true, {
      keywords: spec.admonitionKeywords,
      directives: false,
      bareTitles: spec.bareTitles,
    })
    const edits = findParsedEdits(body, (await choose(text, true))(text, true))
    return {body: mark + applyEdits(body, edits), messages}
  }
}

async function repair(page: PageToRewrite, compiler: Compiler): Promise<RewrittenPage> {
  const look = async (body: string): Promise<readonly FileMessage[]> => {
    const {record} = await compiler.compile({...page, body})
    return record.messages.filter((message) => message.level === 'error' || isMdxFault(message))
  }
  return repairMdx1(page.body, await look(page.body), look)
}
