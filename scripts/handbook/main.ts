// npm run reading-level [-- FOLDER ...]: how hard each page of the Handbook is to read, hardest first.
import {readDocuments} from './documents.ts'
import {formatReport, measurePages} from './reading-level.ts'

const folders = process.argv.slice(2)
const chosen = readDocuments().filter(
  ({path}) => folders.length === 0 || folders.some((folder) => path.startsWith(folder.replace(/^\.\//, ''))),
)
console.log(formatReport(measurePages(chosen)))
