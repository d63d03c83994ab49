// Imports that name their loaders, `!!some-loader!./mark.gif`: what those make of a file is a script, whatever the file's name is.
import {isAsset, STYLE_SHEET} from '../files/file-kinds.ts'
import {splitImport} from '../files/import-paths.ts'

/** Marks that leave out the loaders of rules. Without one those run too, and the file is what they make it. */
export const WITHOUT_RULES = /^-?!/

/** Rules give a file its kind even where their loaders are left out, so it gets the name of a script for them. */
export function nameAsScript(resource: {request: string}): void {
  const {path} = splitImport(resource.request)
  if (resource.request.includes('!=!') || !(isAsset(path) || STYLE_SHEET.test(path))) return
  resource.request = `${path}.js!=!${resource.request}`
}
