// The header of a document, by the program's own parser of front matter or by the function that the configuration has for it.
import type {FrontMatterDate} from '../../shared/contract.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {withDates} from '../../shared/front-matter-dates.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {nestsDeeper} from '../../shared/nests-deeper.ts'
import type {CompilerSpec, ConfigFunction} from '../compiled-model.ts'
import {loadConfigFunction} from '../program/config-functions.ts'
import {findDates} from './find-dates.ts'
import {readFrontMatter} from './front-matter.ts'
import {TransformError} from './load-transforms.ts'
import {blankFrontMatter, normaliseText} from './parse/prepare-source.ts'

export interface DocumentHeader {
  /** `{}` when it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Absent when it has none. */
  readonly dates?: readonly FrontMatterDate[]
  readonly error?: FileMessage
  /** The normalised text below the header, without empty lines before it. */
  readonly content: string
}

/** The header of a document by the function of the configuration. */
export type ParseHeader = (fileContent: string, filePath: string) => Promise<DocumentHeader>

/** The YAML that a document begins with. */
export function parseHeader(fileContent: string): DocumentHeader {
  const text = normaliseText(fileContent)
  const {lineCount: _, ...read} = readFrontMatter(text)
  return {...read, content: trimStart(blankFrontMatter(text))}
}

/** Dates are `Date` for code in documents of sites for Docusaurus, and text for that of others, which show them as they are. */
export function fieldsForCode(
  {frontMatter, dates}: Pick<DocumentHeader, 'frontMatter' | 'dates'>,
  {expectsMdx}: Pick<CompilerSpec, 'expectsMdx'>,
): DocumentHeader['frontMatter'] {
  return expectsMdx ? withDates(frontMatter, dates) : frontMatter
}

const NAME = 'markdown.parseFrontMatter'

/**
 * The configuration's `markdown.parseFrontMatter`.
 * @throws TransformError when the configuration has no such function in this thread; and from the function when it throws or
 *   answers with something but front matter and content.
 */
export async function loadParseHeader(given: ConfigFunction): Promise<ParseHeader> {
  const {fn} = await loadConfigFunction(given).catch((error: unknown) => {
    throw new TransformError(NAME, error)
  })
  return async (fileContent, filePath) => {
    try {
      return checkHeader(await fn({filePath, fileContent, defaultParseFrontMatter}))
    } catch (error) {
      if (error instanceof HeaderError) return {frontMatter: {}, content: error.content, error: error.finding}
      throw new TransformError(NAME, error)
    }
  }
}

/** What the program's own parser found wrong, on its way through the function. */
class HeaderError extends Error {
  readonly finding: FileMessage
  readonly content: string
  constructor(finding: FileMessage, content: string) {
    super(finding.message)
    this.finding = finding
    this.content = content
  }
}

/** Texts of dates that the program's own parser has read, for those that come back as they were. */
const textOfDate = new WeakMap<Date, string>()

async function defaultParseFrontMatter({
  fileContent,
}: {
  readonly fileContent: string
}): Promise<Pick<DocumentHeader, 'frontMatter' | 'content'>> {
  const {frontMatter, dates, content, error} = parseHeader(fileContent)
  if (error !== undefined) throw new HeaderError(error, content)
  const toDate = (iso: string, text: string): Date => {
    const date = new Date(iso)
    textOfDate.set(date, text)
    return date
  }
  return {frontMatter: withDates(frontMatter, dates, toDate), content: content.trimEnd()}
}

function checkHeader(given: unknown): DocumentHeader {
  if (!isPlainRecord(given) || !isPlainRecord(given.frontMatter) || typeof given.content !== 'string')
    throw new Error('it must return {frontMatter, content}: an object and a text.')
  return {...toPlainData(given.frontMatter), content: trimStart(normaliseText(given.content))}
}

/** As it is kept: dates are text, as written where that is known. */
function toPlainData(given: Readonly<Record<string, unknown>>): Pick<DocumentHeader, 'frontMatter' | 'dates'> {
  if (nestsDeeper(given)) throw new Error('its front matter nests more than 200 levels, or is part of itself.')
  const dates = findDates(given)
  // An object in gives an object out.
  const frontMatter = JSON.parse(JSON.stringify(given, writeDate)) as Record<string, unknown>
  return dates.length === 0 ? {frontMatter} : {frontMatter, dates}
}

/** `value` is what `toJSON` has made of a date. */
function writeDate(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const given = this[key]
  return (given instanceof Date ? textOfDate.get(given) : undefined) ?? value
}

function trimStart(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '')
}
