// What remains of a page when its transforms have run: the record that is stored, and the messages of transforms.
import type {VFile} from 'vfile'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {noteOfThrow} from '../diagnostics/place-of-throw.ts'
import type {CompiledPage, CompileResult} from '../model.ts'
import {findVariables} from '../program/environment.ts'
import {writeAlternate} from './alternate/write-alternate.ts'
import type {TransformError} from './load-transforms.ts'
import type {PageState} from './page-state.ts'
import {splitAtPlaceholders} from './placeholders.ts'

/** What a page has become when its transforms have all run: `text` has placeholder marks. */
export function toResult(
  kind: CompiledPage['kind'],
  page: PageState,
  {file, text}: {readonly file: VFile; readonly text: string},
): CompileResult {
  const {sections} = page
  const alternate = writeAlternate(page)
  const environment = kind === 'module' ? findVariables(text) : []
  const record = {...toRecord(kind, page, file), ...(environment.length === 0 ? {} : {environment})}
  return {record, text: splitAtPlaceholders(text), ...withoutUndefined({sections, alternate})}
}

function toRecord(kind: CompiledPage['kind'], page: PageState, file: VFile): CompiledPage {
  return {
    kind,
    hasContentTitle: page.hasContentTitle,
    toc: page.toc,
    anchors: [...page.anchors],
    references: page.references,
    imports: [...page.imports],
    messages: [...page.messages, ...file.messages.map(toTransformWarning)],
    ...(Object.keys(page.fieldReads).length === 0 ? {} : {fieldReads: page.fieldReads}),
    ...(page.makesOnlyElements ? {makesOnlyElements: true} : {}),
  }
}

/** Codes of what a transform threw, of one that cannot be loaded, and of what teaches the highlighter languages. */
export const TRANSFORM_FAILED = 'markdown/transform-failed'
export const TRANSFORM_MISSING = 'markdown/transform-missing'
export const LANGUAGES_FAILED = 'markdown/languages-failed'

/** Message for a transform of the site's own that threw: it is about the document, and names the place in the site's code. */
export function toTransformMessage({module, message, cause}: TransformError, siteDir: string): FileMessage {
  const place = toPlace(cause)
  const note = noteOfThrow(cause, siteDir)
  return {
    level: 'error',
    code: TRANSFORM_FAILED,
    message: `The transform "${module}" failed: ${message}`,
    ...place,
    ...(note === undefined ? {} : {notes: [note]}),
  }
}

function toTransformWarning(message: VFile['messages'][number]): FileMessage {
  return {level: 'warning', code: 'markdown/transform-warning', message: message.reason, ...toPlace(message)}
}

function toPlace(error: unknown): {line?: number; column?: number} {
  if (typeof error !== 'object' || error === null || !('line' in error) || typeof error.line !== 'number') return {}
  return {line: error.line, ...('column' in error && typeof error.column === 'number' ? {column: error.column} : {})}
}

export function withWarning(result: CompileResult, warning: FileMessage | undefined): CompileResult {
  if (warning === undefined) return result
  return {...result, record: {...result.record, messages: [...result.record.messages, warning]}}
}
