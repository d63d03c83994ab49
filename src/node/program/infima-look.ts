// The look that sites for Docusaurus have until they name another: Infima's own, in a sheet beside the theme's. The bundle of many
// such a site has nothing else besides what is shipped.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** In the folder of the theme's styles, and ready to be published in that of the compiled program. */
export const LOOK_FILE = 'infima-look.css'

/** Components of Infima that the theme has no use for, in the folder of the compiled program. */
export const UNUSED_FILE = 'infima-unused.css'

/** As a style sheet of the bundle. */
export const INFIMA_LOOK = `quire-docs/theme/styles/${LOOK_FILE}`

/** Its text, to be published. */
export function readInfimaLook(programRoot: string): string {
  return readFileSync(join(programRoot, 'dist', LOOK_FILE), 'utf8')
}
