// The look that sites for Docusaurus have until they name another: Infima's own, in a sheet beside the theme's. The bundle of many
// such a site has nothing else besides what is shipped.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** In the folder of the theme's styles, and ready to be published in that of the compiled program. */
export const LOOK_FILE = 'infima-look.css'

/** Rules of Docusaurus' parts, which come after a site's own there. */
export const PARTS_FILE = 'infima-parts.css'

/** Components of Infima that the theme has no use for, in the folder of the compiled program. */
export const UNUSED_FILE = 'infima-unused.css'

/** As a style sheet of the bundle. */
export const INFIMA_LOOK = `quire-docs/theme/styles/${LOOK_FILE}`

/** What comes after the site's own style sheets. */
export const INFIMA_PARTS = `quire-docs/theme/styles/${PARTS_FILE}`

/** The text of both, to be published. */
export function readInfimaLook(programRoot: string): string {
  return readFileSync(join(programRoot, 'dist', LOOK_FILE), 'utf8')
}
