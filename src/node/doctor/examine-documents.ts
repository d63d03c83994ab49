// What the text of documents shows line by line: headings out of order, and images without words for those who cannot see them.
import {readFileSync} from 'node:fs'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {DocumentFile} from '../model.ts'
import {proseLines} from './prose-lines.ts'

/** Findings of each file once, also where several pages are made from it. */
export function examineDocuments(documents: readonly DocumentFile[]): readonly Diagnostic[] {
  return documents.flatMap(({filePath, sourcePath}) => {
    const lines = proseLines(readFileSync(filePath, 'utf8'))
    return [...findHeadingFaults(lines), ...findMissingTexts(lines)].map(({line, column, length, ...finding}) => ({
      ...finding,
      location: {sourcePath, line, column, length},
    }))
  })
}

type Line = ReturnType<typeof proseLines>[number]
type Found = Omit<Diagnostic, 'location'> & {readonly line: number; readonly column: number; readonly length: number}

function findHeadingFaults(lines: readonly Line[]): readonly Found[] {
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

function findMissingTexts(lines: readonly Line[]): readonly Found[] {
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
