// What the text of documents shows line by line: headings out of order, images without words for those who cannot see
// them, and code in languages that nothing knows.
import {readFileSync} from 'node:fs'
import {splitLanguage} from '../../shared/code-block/code-meta.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {isKnownLanguage} from '../compile/highlight/prism-languages.ts'
import type {DocumentFile} from '../model.ts'
import {type DocumentLine, readLines} from './document-lines.ts'

/**
 * Findings of each file once, also where several pages are made from it.
 * @param hasOwnLanguages The site teaches the highlighter languages, which are not known here.
 */
export function examineDocuments(
  documents: readonly DocumentFile[],
  {hasOwnLanguages}: {readonly hasOwnLanguages: boolean},
): readonly Diagnostic[] {
  const unknown = new Map<string, UnknownLanguage>()
  const found = documents.flatMap(({filePath, sourcePath}) => {
    const {prose, fences} = readLines(readFileSync(filePath, 'utf8'))
    if (!hasOwnLanguages) collectLanguages(fences, sourcePath, unknown)
    return [...findHeadingFaults(prose), ...findMissingTexts(prose)].map(({line, column, length, ...finding}) => ({
      ...finding,
      location: {sourcePath, line, column, length},
    }))
  })
  return [...found, ...[...unknown].map(toUnknownLanguage)]
}

interface UnknownLanguage {
  /** Blocks of code in it. */
  readonly count: number
  /** The first of them. */
  readonly location: NonNullable<Diagnostic['location']>
}

/** What marks diagrams is no language of code, and the build tells where these are switched off. */
const DIAGRAMS = 'mermaid'

function collectLanguages(
  fences: readonly DocumentLine[],
  sourcePath: string,
  unknown: Map<string, UnknownLanguage>,
): void {
  for (const {line, text} of fences) {
    const [, before = '', written = ''] = /^(\s*(?:`{3,}|~{3,})\s*)(\S*)/.exec(text) ?? []
    const {language} = splitLanguage(written, '')
    if (language === DIAGRAMS || isKnownLanguage(language)) continue
    const place = {sourcePath, line, column: before.length + 1, length: written.length}
    const {count, location} = unknown.get(language) ?? {count: 0, location: place}
    unknown.set(language, {count: count + 1, location})
  }
}

/** Once for each language, however often it is used. */
function toUnknownLanguage([language, {count, location}]: readonly [string, UnknownLanguage]): Diagnostic {
  return {
    level: 'warning',
    code: 'doctor/unknown-language',
    message: `The language "${language}" is not known, so ${count === 1 ? 'a block of code has' : `${count} blocks of code have`} no colours.`,
    hint: 'Write the name of a language that Prism knows (https://prismjs.com/#supported-languages), or "text" where none fits.',
    location,
  }
}

type Found = Omit<Diagnostic, 'location'> & {readonly line: number; readonly column: number; readonly length: number}

function findHeadingFaults(lines: readonly DocumentLine[]): readonly Found[] {
  const found: Found[] = []
  let previous: number | undefined
  let hasTitle = false
  for (const {line, text} of lines) {
    const level = /^ {0,3}(#{1,6})(?=\s|$)/.exec(text)?.[1]?.length
    if (level === undefined) continue
    const place = {line, column: 1, length: text.trimEnd().length}
    if (level === 1 && hasTitle) found.push({...place, ...SECOND_TITLE})
    else if (previous !== undefined && level > previous + 1) found.push({...place, ...toSkipped(previous, level)})
    hasTitle ||= level === 1
    previous = level
  }
  return found
}

const SECOND_TITLE = {
  level: 'warning',
  code: 'doctor/heading-order',
  message: 'The page has a second title.',
  hint: 'Begin the heading with "##": a page has one title, and readers with a screen reader find their way by levels.',
} as const

function toSkipped(before: number, level: number): Omit<Diagnostic, 'location'> {
  return {
    level: 'warning',
    code: 'doctor/heading-order',
    message: `A heading of level ${level} follows one of level ${before}.`,
    hint: `Begin it with "${'#'.repeat(before + 1)}": readers with a screen reader take a missing level for missing text.`,
  }
}

/** An image in Markdown without a text, and a tag without the attribute: `alt=""` says that the image says nothing. */
const IMAGE = /!\[\s*\](?=[([])|<img\b[^<>]*>/g

const imagesWithoutText = (line: string): readonly RegExpExecArray[] => {
  const prose = line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  return [...prose.matchAll(IMAGE)].filter(([image]) => image.startsWith('!') || !/\balt\b/.test(image))
}

function findMissingTexts(lines: readonly DocumentLine[]): readonly Found[] {
  return lines.flatMap(({line, text}) =>
    imagesWithoutText(text).map((match) => ({
      level: 'warning' as const,
      code: 'doctor/missing-alt',
      message: 'An image has no alternative text.',
      hint: 'Say what it shows: "![The dialog after the start](start.png)". An image that only decorates is <img alt="" />.',
      line,
      column: match.index + 1,
      length: match[0].length,
    })),
  )
}
