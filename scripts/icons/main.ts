// npm run icons: writes the icons of the theme, of headings in sidebars and of the Handbook's landing page, which are taken from Lucide. To be run when
// that package is updated.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {makeHandbookIcons, makeIcons, makeSidebarIcons} from './make-icons.ts'

const folder = join(import.meta.dirname, '../../theme/icons')
rmSync(folder, {recursive: true, force: true})
mkdirSync(folder)
for (const [name, text] of Object.entries(await makeIcons())) writeFileSync(join(folder, name), text)
writeFileSync(join(import.meta.dirname, '../../plugins/docs/heading-icons.ts'), await makeSidebarIcons())
writeFileSync(join(import.meta.dirname, '../../src/pages/_landing-icons.ts'), await makeHandbookIcons())
