// The files that a page is written to.
import type {LinkedPage} from '../model.ts'

/** Paths in the output folder, in the order in which they are rendered. */
export function filesOf({htmlFile, moduleFile, alternate}: Omit<LinkedPage, 'text'>): readonly string[] {
  return alternate === undefined ? [htmlFile, moduleFile] : [htmlFile, moduleFile, alternate.file]
}
