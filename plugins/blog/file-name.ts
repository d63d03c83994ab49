// What the name and the place of a post's file say: its date and its URL.

export interface FileNameParts {
  /** Path below the blog, `/2024/03/05/hello`, not yet encoded. */
  readonly slug: string
  /** The name without folder and date; the title of a post that has no other. */
  readonly text: string
  /** Year, month and day as digits, when the name has a date. */
  readonly date?: readonly [year: number, month: number, day: number]
}

// Folders before the date, the date with hyphens or as folders, one separator, the rest; a folder's index goes by the
// folder's name.
const DATED = /^(.*)(\d{4})([-/])(\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/

/** @param path Path inside the content folder, posix slashes. */
export function readFileName(path: string): FileNameParts {
  const [, folder = '', year = '', , month = '', day = '', text = ''] = DATED.exec(path.replace(/\.mdx?$/, '')) ?? []
  if (year === '') {
    const text = path.replace(/(?<=.)(?:\/index)?\.mdx?$/, '')
    return {slug: `/${text}`, text}
  }
  return {
    slug: `/${year}/${month}/${day}/${folder}${text}`,
    text,
    date: [Number(year), Number(month), Number(day)],
  }
}
