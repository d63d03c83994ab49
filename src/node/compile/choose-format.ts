// Plain Markdown or MDX: decided from a file's extension, its header and the settings, and for `.md` by what it uses.
import type {CompilerSpec} from '../model.ts'
import {ANY_COMPONENT} from './compiler-spec.ts'
import {holdsMarkdownInHtml} from './html-with-markdown.ts'
import {mayHaveElement} from './own-elements.ts'
import {maskCode} from './parse/mask-code.ts'

export interface Format {
  readonly kind: 'md' | 'mdx'
  /** False where only tags spoke for MDX: a file that then does not parse as MDX is plain. */
  readonly isCertain: boolean
  /** What only MDX knows and a reader would see as text: a component at the start of a line, an attribute in braces. */
  readonly sign?: string
  /** Plain Markdown that parts of the site's own show. */
  readonly hasOwnParts?: boolean
}

export interface FormatQuestion {
  readonly extension: '.md' | '.mdx'
  readonly spec: CompilerSpec
  readonly override?: 'md' | 'mdx' | undefined
}

/** @param content Normalised text with blank front matter. */
export async function chooseFormat(content: string, {extension, spec, override}: FormatQuestion): Promise<Format> {
  if (spec.isUntrusted) return PLAIN
  const byExtension = extension === '.mdx' ? 'mdx' : 'md'
  if (override !== undefined) return asked(override, content, spec)
  if (spec.format === 'detect') return asked(byExtension, content, spec)
  if (spec.format !== 'auto') return asked(spec.format, content, spec)
  return byExtension === 'mdx' ? {kind: 'mdx', isCertain: true} : detectFormat(content, spec)
}

function asked(kind: Format['kind'], content: string, spec: CompilerSpec): Format {
  return {kind, isCertain: true, ...(kind === 'md' && spec.expectsMdx && {hasOwnParts: needsOwnParts(content, spec)})}
}

/** Whether a document may have what the site has a part of its own for. */
function needsOwnParts(content: string, spec: CompilerSpec): boolean {
  const {hasOwnAdmonition, hasOwnCodeBlock, hasOwnDiagram, ownElements} = spec
  const hasOwnBlocks =
    (hasOwnAdmonition && content.includes(':::')) ||
    (hasOwnCodeBlock && FENCE.test(content)) ||
    (hasOwnDiagram && FENCE.test(content) && content.includes('mermaid'))
  return hasOwnBlocks || mayHaveElement(content, ownElements)
}

const ESM_LINE = /^(?:import|export)\b/m
const COMPONENT_TAG = /(?<!\\)<([A-Z][\w$]*)(?:\.[\w$]+)*(?=[\s/>])/g
const FENCE = /```|~~~/
/** JSX to MDX 1, whatever its name. */
const ANY_TAG = /<(?:\/?[a-z]|>)/i
const HEAD_TAG = /^<head>/m
/** Not the identifier of a heading. */
const EXPRESSION = /\{(?!#)/
const EXPRESSION_ATTRIBUTE = /<([a-z][\w-]*)\s(?:[^<>]*\s)?([\w:-]+)=\{/i

async function detectFormat(content: string, spec: CompilerSpec): Promise<Format> {
  const {expectsMdx, hasMdx1} = spec
  const mayHaveEsm = ESM_LINE.test(content)
  const mayHaveTags = /<[A-Z]/.test(content) || /=\{|\{\/\*/.test(content) || HEAD_TAG.test(content)
  if (content.includes('mdx-code-block')) return {kind: 'mdx', isCertain: true}
  const fallback = needsOwnParts(content, spec) ? UNCERTAIN : PLAIN
  const mayDiffer = expectsMdx && /[{<]/.test(content)
  if (!mayHaveEsm && !mayHaveTags && !mayDiffer) return fallback
  const {text: masked} = maskCode(content)
  if (mayHaveEsm) {
    const {hasEsm} = await import('./mdx/find-esm.ts')
    if (hasEsm(content, masked)) return {kind: 'mdx', isCertain: true}
  }
  const byTags = mayHaveTags ? detectTags(masked, spec) : PLAIN
  if (byTags.kind === 'mdx') return byTags
  if (hasMdx1 && ANY_TAG.test(masked)) return UNCERTAIN
  return mayDiffer && (EXPRESSION.test(masked) || holdsMarkdownInHtml(content, masked)) ? UNCERTAIN : fallback
}

const PLAIN: Format = {kind: 'md', isCertain: true}
const UNCERTAIN: Format = {kind: 'mdx', isCertain: false}

function detectTags(masked: string, spec: CompilerSpec): Format {
  const known = new Set(spec.knownComponents)
  const tags = [...masked.matchAll(COMPONENT_TAG)].filter(({1: name = '', index}) => {
    if (known.has(ANY_COMPONENT) && spec.expectsMdx) return true
    // Types of code in prose, as in Map<String>, and HTML in capitals are no components.
    if (/\w/.test(masked.charAt(index - 1))) return false
    return known.has(name) || (known.has(ANY_COMPONENT) && /[a-z]/.test(name))
  })
  const atLineStart = tags.find(({index}) => /(?:^|\n)[ \t]*$/.test(masked.slice(Math.max(0, index - 80), index)))
  const attribute = EXPRESSION_ATTRIBUTE.exec(masked)
  if (tags.length === 0 && attribute === null && !HEAD_TAG.test(masked) && !hasComment(masked)) return PLAIN
  if (atLineStart !== undefined) return {kind: 'mdx', isCertain: false, sign: `<${atLineStart[1]}>`}
  if (attribute !== null) return {kind: 'mdx', isCertain: false, sign: `<${attribute[1]} ${attribute[2]}={…}>`}
  return {kind: 'mdx', isCertain: false}
}

/** Whether a comment of MDX is there, which plain Markdown would show to readers. */
function hasComment(masked: string): boolean {
  const start = masked.indexOf('{/*')
  return start >= 0 && masked.includes('*/}', start)
}

/** Front matter `mdx: {format}`; a wrong value is reported by the plugin that owns the document. */
export function readFormat({mdx}: Readonly<Record<string, unknown>>): 'md' | 'mdx' | undefined {
  if (typeof mdx !== 'object' || mdx === null || !('format' in mdx)) return undefined
  return mdx.format === 'md' || mdx.format === 'mdx' ? mdx.format : undefined
}
