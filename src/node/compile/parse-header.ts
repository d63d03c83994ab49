// The header of a document, by the program's own parser of front matter or by the function that the configuration has for it.
import type {FileMessage} from '../../shared/diagnostics.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {nestsDeeper} from '../../shared/nests-deeper.ts'
import type {ConfigFunction} from '../compiled-model.ts'
import {loadConfigFunction} from '../program/config-functions.ts'
import {readFrontMatter} from './front-matter.ts'
import {TransformError} from './load-transforms.ts'
import {blankFrontMatter, normaliseText} from './parse/prepare-source.ts'

export interface DocumentHeader {
  /** `{}` when it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly error?: FileMessage
  /** The normalised text below the header, without empty lines before it. */
  readonly content: string
}

/** The header of a document by the function of the configuration. */
export type ParseHeader = (fileContent: string, filePath: string) => Promise<DocumentHeader>

/** The YAML that a document begins with. */
export function parseHeader(fileContent: string, dates: 'text' | 'object' = 'text'): DocumentHeader {
  const text = normaliseText(fileContent)
  const {frontMatter, error} = readFrontMatter(text, dates)
  return {frontMatter, content: trimStart(blankFrontMatter(text)), ...(error === undefined ? {} : {error})}
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

async function defaultParseFrontMatter({
  fileContent,
}: {
  readonly fileContent: string
}): Promise<Pick<DocumentHeader, 'frontMatter' | 'content'>> {
  const {frontMatter, content, error} = parseHeader(fileContent)
  if (error !== undefined) throw new HeaderError(error, content)
  return {frontMatter, content: content.trimEnd()}
}

function checkHeader(given: unknown): DocumentHeader {
  if (!isPlainRecord(given) || !isPlainRecord(given.frontMatter) || typeof given.content !== 'string')
    throw new Error('it must return {frontMatter, content}: an object and a text.')
  return {frontMatter: toPlainData(given.frontMatter), content: trimStart(normaliseText(given.content))}
}

/** As it is kept: dates become text. */
function toPlainData(frontMatter: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (nestsDeeper(frontMatter)) throw new Error('its front matter nests more than 200 levels, or is part of itself.')
  // An object in gives an object out.
  return JSON.parse(JSON.stringify(frontMatter)) as Record<string, unknown>
}

function trimStart(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '')
}
