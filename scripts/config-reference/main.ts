// npm run reference: writes the pages of the manual that are made from the sources: configuration, APIs and command line.
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {apiReferencePages} from '../api-reference/pages.ts'
import {referencePages} from './pages.ts'

const manual = new URL('../../docs/documentation/', import.meta.url)
for (const [name, text] of Object.entries({...referencePages(), ...apiReferencePages()}))
  writeFileSync(fileURLToPath(new URL(name, manual)), text)
