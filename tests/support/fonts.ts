// The fonts that tests see: those of a package, whatever the machine has, so that every text is as wide everywhere.
import {writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** The font of texts without a font of their own. Few are wider: what has room in it has room in a reader's font. */
export const TEXT_FONT = {family: 'DejaVu Sans', file: join(folder, 'DejaVuSans.ttf')}

const FAMILIES = {'sans-serif': TEXT_FONT.family, serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono'}

/**
 * Environment in which a program sees these fonts only, where fonts are found by fontconfig: on Linux. Elsewhere it
 * changes nothing, and a test that measures text loads the font itself.
 * @param into Folder for the settings and the cache of fontconfig.
 */
export function fontEnvironment(into: string): Readonly<Record<string, string>> {
  const file = join(into, 'fonts.conf')
  const aliases = Object.entries(FAMILIES).map(
    ([generic, family]) => `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  )
  const parts = [`<dir>${folder}</dir>`, `<cachedir>${join(into, 'fonts')}</cachedir>`, ...aliases]
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${parts.join('\n')}\n</fontconfig>\n`)
  return {FONTCONFIG_FILE: file}
}
