// The colours that sites of Docusaurus have where they name none: a sheet of one rule, which is the only thing that the bundle of
// many such a site would have besides what is shipped.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** In the folder of the theme's styles, and ready to be published in that of the compiled program. */
export const COLOURS_FILE = 'infima-colours.css'

/** As a style sheet of the bundle. */
export const INFIMA_COLOURS = `quire-docs/theme/styles/${COLOURS_FILE}`

/** Its text, to be published. */
export function readColours(programRoot: string): string {
  return readFileSync(join(programRoot, 'dist', COLOURS_FILE), 'utf8')
}
