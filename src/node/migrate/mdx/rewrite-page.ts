// Rewrites a page for MDX 3, step by step: the compiler says what stops it, the place is changed, and it is asked again.
// A change that does not move it on is taken back, so that nothing is changed for nothing.
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {Compiler} from '../../compile/compile-page.ts'
import {loadParsers} from '../../compile/parse/parse-markdown.ts'
import {blankFrontMatter, normaliseText, prepareSource} from '../../compile/parse/prepare-source.ts'
import type {CompilerSpec} from '../../model.ts'
import {findEdits} from './find-edits.ts'
import {findParsedEdits} from './parsed-edits.ts'
import {applyEdits, type TextEdit} from './text-edit.ts'

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

/** Each step compiles the page once; a page with more faults than this is not a page of MDX 1. */
const MAX_STEPS = 500
const BYTE_ORDER_MARK = '\uFEFF'

/** Rewrites pages with the settings of one site. */
export async function createRewriter(spec: CompilerSpec, compiler: Compiler) {
  const {choose} = await loadParsers('reference', undefined)
  return async (page: PageToRewrite): Promise<RewrittenPage> => {
    const mark = page.body.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
    const {body, messages} = await repair({...page, body: page.body.slice(mark.length)}, compiler)
    if (page.extension !== '.mdx' || page.formatOverride === 'md' || messages.some(isFault))
      return {body: mark + body, messages}
    const {text} = prepareSource(blankFrontMatter(normaliseText(body)), true, spec.admonitionKeywords)
    const edits = findParsedEdits(body, (await choose(text, true))(text, true))
    return {body: mark + applyEdits(body, edits), messages}
  }
}

const CODES = ['mdx/syntax', 'mdx/unknown-name', 'mdx/read-as-markdown']

function isFault({code}: FileMessage): boolean {
  return CODES.includes(code)
}

interface Step {
  readonly body: string
  readonly faults: readonly FileMessage[]
  readonly messages: readonly FileMessage[]
}

async function repair(page: PageToRewrite, compiler: Compiler): Promise<RewrittenPage> {
  const look = async (body: string): Promise<Step> => {
    const {record} = await compiler.compile({...page, body})
    const messages = record.messages.filter(({level, code}) => level === 'error' || isFault({level, code, message: ''}))
    return {body, messages, faults: messages.filter(isFault)}
  }
  let step = await look(page.body)
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const next = await nextStep(step, look)
    if (next === undefined) break
    step = next
  }
  return step
}

/** The page after the first change that helps. */
async function nextStep(step: Step, look: (body: string) => Promise<Step>): Promise<Step | undefined> {
  for (const fault of step.faults) {
    const edits = findEdits(step.body, fault)
    if (edits.length === 0) continue
    const next = await look(applyEdits(step.body, edits))
    if (!isStill(fault, edits, next)) return next
  }
  return undefined
}

/** The page still has the fault, a few characters further to the right. */
function isStill({line, column = 1, message}: FileMessage, edits: readonly TextEdit[], {faults}: Step): boolean {
  const added = edits.reduce((sum, {start, end, text}) => sum + text.length - (end - start), 0)
  return faults.some(
    (one) => one.message === message && one.line === line && [column, column + added].includes(one.column ?? 1),
  )
}
