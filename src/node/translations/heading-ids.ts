// The ids of a document's headings, written into its text: those that the headings have on the page already.
import GithubSlugger from 'github-slugger'
import {stripMarks} from '../compile/strip-marks.ts'

export interface HeadingIdOptions {
  /** Capital letters of the heading stay. */
  readonly maintainCase: boolean
  /** Ids that are written already are made again. */
  readonly overwrite: boolean
}

interface Heading {
  readonly line: number
  readonly marks: string
  readonly text: string
  readonly id: string | undefined
}

/** The text with an id at the end of each heading below the first level. */
export function writeIds(text: string, {maintainCase, overwrite}: HeadingIdOptions): string {
  const lines = text.split('\n')
  const headings = findHeadings(lines)
  const slugger = new GithubSlugger()
  // An id that is written is taken, also for headings above it.
  if (!overwrite) for (const {id} of headings) if (id !== undefined) slugger.slug(id, true)
  for (const {line, marks, text: words, id} of headings) {
    if (id !== undefined && !overwrite) continue
    const made = slugger.slug(stripMarks(words), maintainCase)
    // The title has an id of its own on the page, which is not written.
    if (marks.length > 1 && made !== '') lines[line] = `${marks} ${words} {#${made}}${endOf(lines[line])}`
  }
  return lines.join('\n')
}

function endOf(line: string | undefined): string {
  return line?.endsWith('\r') === true ? '\r' : ''
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t\r]*$/
const WRITTEN_ID = /\{#([^{}]+)\}$|\{\/\*([^*]*)\*\/\}$/

/** Headings with number signs, outside of the header, of code and of comments. */
function findHeadings(lines: readonly string[]): readonly Heading[] {
  const headings: Heading[] = []
  let isClosed: ((text: string) => boolean) | undefined
  for (let line = endOfHeader(lines); line < lines.length; line += 1) {
    const text = lines[line] ?? ''
    if (isClosed !== undefined) isClosed = isClosed(text) ? undefined : isClosed
    else {
      isClosed = findBlock(text)
      if (isClosed === undefined) headings.push(...readHeading(text, line))
    }
  }
  return headings
}

const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)$/

/** What ends the code or the comment that begins with a line; undefined where none does. */
function findBlock(text: string): ((line: string) => boolean) | undefined {
  const [, fence, info = ''] = FENCE.exec(text) ?? []
  if (fence !== undefined && !(fence.startsWith('`') && info.includes('`')))
    return (line) => {
      const [, end, rest = ''] = FENCE.exec(line) ?? []
      return end?.startsWith(fence) === true && rest.trim() === ''
    }
  if (text.lastIndexOf('<!--') > text.lastIndexOf('-->')) return (line) => line.includes('-->')
  return /^\s*\{\/\*(?!.*\*\/)/.test(text) ? (line) => line.includes('*/') : undefined
}

function readHeading(text: string, line: number): readonly Heading[] {
  const [, marks, rest = ''] = HEADING.exec(text) ?? []
  if (marks === undefined || rest === '') return []
  const written = WRITTEN_ID.exec(rest)
  const [, braced, comment = ''] = written ?? []
  const id = braced ?? (/^#[^*]/.test(comment.trim()) ? comment.trim().slice(1) : undefined)
  return [{line, marks, text: id === undefined ? rest : rest.slice(0, written?.index).trimEnd(), id}]
}

/** Number of lines of the front matter. */
function endOfHeader(lines: readonly string[]): number {
  if (lines[0]?.replace(/^\uFEFF/, '').trimEnd() !== '---') return 0
  return lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---') + 1
}
