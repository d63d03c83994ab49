// npm run reference: writes the pages of the manual that list every key of the configuration.
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {referencePages} from './pages.ts'

const manual = new URL('../../docs/documentation/', import.meta.url)
for (const [name, text] of Object.entries(referencePages())) writeFileSync(fileURLToPath(new URL(name, manual)), text)
