/** Key of a document among the compiled ones, or of its beginning up to the first match of `until`. */
export function documentKey(sourcePath: string, until?: string): string {
  return until === undefined ? sourcePath : `${sourcePath}\n${until}`
}
