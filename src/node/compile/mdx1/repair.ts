// Rewrites MDX 1 for MDX 3, step by step: the compiler says what stops it, the place is changed, and it is asked again. A
// change that does not move it on is taken back, so that nothing is changed for nothing.
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {findEdits} from './find-edits.ts'
import {applyEdits, type TextEdit} from './text-edit.ts'

/** Each step compiles the page once; a page with more faults than this is not a page of MDX 1. */
const MAX_STEPS = 500

/** What stops the compiler in a text; nothing when it compiles. */
export type LookFor = (body: string) => Promise<readonly FileMessage[]>

export interface Repaired {
  readonly body: string
  /** What is left to the writer. */
  readonly messages: readonly FileMessage[]
  /** How many changes were made. */
  readonly count: number
  /** The changes, in the order in which they were made. */
  readonly steps: readonly (readonly TextEdit[])[]
}

const CODES = ['mdx/syntax', 'mdx/unknown-name', 'mdx/read-as-markdown']

/** Whether a change of the text may answer it. */
export function isMdxFault({code}: Pick<FileMessage, 'code'>): boolean {
  return CODES.includes(code)
}

/** @param messages What stops the compiler in the text as it is. */
export async function repairMdx1(text: string, messages: readonly FileMessage[], look: LookFor): Promise<Repaired> {
  let step: Repaired = {body: text, messages, count: 0, steps: []}
  while (step.count < MAX_STEPS) {
    const next = await nextStep(step, look)
    if (next === undefined) break
    step = next
  }
  return step
}

/** The page after the first change that helps. */
async function nextStep({body, messages, count, steps}: Repaired, look: LookFor): Promise<Repaired | undefined> {
  for (const fault of messages.filter(isMdxFault)) {
    const edits = findEdits(body, fault)
    if (edits.length === 0) continue
    const changed = applyEdits(body, edits)
    const left = await look(changed)
    if (!isStill(fault, edits, left)) return {body: changed, messages: left, count: count + 1, steps: [...steps, edits]}
  }
  return undefined
}

/** The page still has the fault, a few characters further to the right. */
function isStill(
  {line, column = 1, message}: FileMessage,
  edits: readonly TextEdit[],
  left: readonly FileMessage[],
): boolean {
  const added = edits.reduce((sum, {start, end, text}) => sum + text.length - (end - start), 0)
  return left.some(
    (one) => one.message === message && one.line === line && [column, column + added].includes(one.column ?? 1),
  )
}
