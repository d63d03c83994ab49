// Notes where content depends on other files, and says where in the source that stands.

import type {Position} from 'unist'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {hasProtocol} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {writtenSpecifier} from '../files/deferred-imports.ts'
import type {Placeholder, Reference} from '../model.ts'
import type {PageState} from './page-state.ts'
import {pointAt} from './parse/line-starts.ts'
import {placeholderMark} from './placeholders.ts'

/** True for a URL that is not the site's own to resolve: one with a scheme or a host. `pathname:` is the site's. */
export function isExternal(url: string): boolean {
  return hasProtocol(url) && !url.startsWith('pathname://')
}

/** True for a URL that may be a file of the site rather than a page, as far as its name tells. */
export function mayBeFile(url: string): boolean {
  const path = url.replace(/[?#].*$/s, '')
  return path.startsWith('@site/') || /\.(?!(?:mdx?|html?)$)[a-z\d]+$/i.test(path)
}

export interface NewReference {
  readonly kind: Reference['kind']
  readonly target: string
  /** Where the node that holds the target stands. */
  readonly position?: Position | undefined
  readonly isUnchecked?: boolean
  readonly isTag?: boolean
  readonly isGiven?: boolean
  readonly isNested?: boolean
  readonly isCode?: boolean
  readonly isElement?: boolean
  readonly alt?: string | undefined
  readonly title?: string | undefined
}

/**
 * Adds a reference to the page.
 * @returns The mark of one of its placeholders, by field.
 */
export function addReference(
  page: PageState,
  {kind, target, position, isUnchecked, isTag, isGiven, isNested, isCode, isElement, alt, title}: NewReference,
): (field: Placeholder['field']) => string {
  const index = page.references.length
  const marks = withoutUndefined({
    isUnchecked: isUnchecked || undefined,
    isTag: isTag || undefined,
    isGiven: isGiven || undefined,
    isNested: isNested || undefined,
    isCode: isCode || undefined,
    isElement: isElement || undefined,
    alt,
    title,
  })
  page.references.push({index, kind, target, ...locate(page, writtenSpecifier(target), position), ...marks})
  return (field) => placeholderMark(index, field)
}

/** Adds a finding about a text inside a node, at that text where it can be found, else where the node begins. */
export function addMessageAt(
  page: PageState,
  {text, position}: {readonly text: string; readonly position: Position | undefined},
  message: FileMessage,
): void {
  page.messages.push({...message, ...locate(page, text, position)})
}

interface ReferencePosition {
  readonly line?: number
  readonly column?: number
  readonly length?: number
}

/** The target itself where it can be found inside its node, else the node's start. */
function locate({source}: PageState, target: string, position: Position | undefined): ReferencePosition {
  // Of HTML that goes on past the end of its block, only the start is known, whatever the types say.
  const {start, end}: Partial<Position> = position ?? {}
  if (start === undefined) return {}
  const from = start.offset
  const to = end?.offset
  const at =
    from === undefined || to === undefined || target === '' ? -1 : source.text.slice(from, to).lastIndexOf(target)
  if (from === undefined || at < 0) return {line: start.line, column: start.column}
  return {...pointAt(source.lineStarts, from + at), length: target.length}
}
