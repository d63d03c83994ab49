// Number prefixes of file and folder names, which order documents on disk: `02-setup.md`, `3. Deploy`.

/** A file name as `numberPrefixParser` takes it apart. */
export interface PrefixedName {
  /** The name without its prefix. */
  readonly filename: string
  readonly numberPrefix?: number
}

/** Splits the prefix from a name that has no extension. */
export type NumberPrefixParser = (filename: string) => PrefixedName

const PREFIX = /^(\d+)\s*(?:[-_.]\s*)+([^-_.\s].*)$/
// Dates and version numbers start with digits too, and are names: `2021-11-foo`, `7.0-upgrade`.
const DATE_OR_VERSION = /^\d+[-_.]\d/

export const parseNumberPrefix: NumberPrefixParser = (filename) => {
  if (DATE_OR_VERSION.test(filename)) return {filename}
  const [, digits, rest] = PREFIX.exec(filename) ?? []
  return digits === undefined || rest === undefined ? {filename} : {filename: rest, numberPrefix: Number(digits)}
}

/** For sites whose names have no prefixes. */
export const keepNumberPrefix: NumberPrefixParser = (filename) => ({filename})

/** Takes the prefix off each folder of a path. `.` stays. */
export function stripNumberPrefixes(dir: string, parse: NumberPrefixParser): string {
  if (dir === '.') return dir
  return dir
    .split('/')
    .map((name) => parse(name).filename)
    .join('/')
}
