// What can be judged of a site in which something is wrong. A run reports all that it can know, and nothing that may only
// follow from what it has reported already.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {Doubt} from '../config/doubts.ts'

export interface Judgement {
  /** How documents are read is known: they can be compiled. */
  readonly knowsText: boolean
  /** All components and client modules are known: they can be bundled. */
  readonly knowsParts: boolean
  /** All pages and their addresses are known: a link can be said to lead nowhere. */
  readonly knowsPages: boolean
}

export interface Known {
  readonly doubts: readonly Doubt[]
  /** Every plugin gave its pages. */
  readonly isWhole: boolean
  /** What was found before the documents are compiled. */
  readonly findings: readonly Diagnostic[]
}

export function toJudgement({doubts, isWhole, findings}: Known): Judgement {
  const knowsPlugins = isWhole && !doubts.includes('plugins')
  const knowsText = !doubts.includes('text')
  return {
    knowsText,
    knowsParts: knowsPlugins,
    knowsPages: knowsPlugins && knowsText && !doubts.includes('addresses') && findings.every(leavesAddresses),
  }
}

// Doubts say what mistakes of the configuration mean for addresses.
const HARMLESS = /^(?:config\/|docs\/(?:sidebar-item|unknown-(?:doc|sidebar|instance|version))$|blog\/unknown-author$)/
const IN_ADDRESSES: readonly unknown[] = ['id', 'slug', 'date', 'tags', 'authors', 'draft', 'unlisted']

function leavesAddresses({level, code, location}: Diagnostic): boolean {
  if (level !== 'error' || HARMLESS.test(code)) return true
  const key = location?.frontMatterKey
  return key !== undefined && !IN_ADDRESSES.includes(key)
}
