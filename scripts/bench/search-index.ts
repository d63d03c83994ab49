// tsx scripts/bench/search-index.ts: size of the search index of made-up sites, and the time to assemble it from pages worked on before.
import {gzipSync} from 'node:zlib'
import {buildIndex, type IndexedPage} from '../../plugins/search/build-index.ts'
import {loadLanguage, toEntries} from '../../plugins/search/page-task.ts'
import {createAnalyzer} from '../../src/shared/search/analyzer.ts'

const COUNTS = [200, 1_000, 10_000]
const CUT_ABOVE = 4_000_000
const PART_SIZE = 900_000
const SECTIONS = 6
const WORDS_PER_SECTION = 110

/** Words of unequal frequency from a small generator, the same on every run. */
function createWriter(): (count: number) => string {
  let state = 7
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return (count) => Array.from({length: count}, () => `w${Math.floor(20_000 * next() ** 3).toString(36)}ing`).join(' ')
}

const analyzer = await createAnalyzer({languages: ['en'], keptStopWords: [], isUnstemmed: false}, loadLanguage)
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

for (const count of COUNTS) {
  const write = createWriter()
  const pages = Array.from({length: count}, (_, at): IndexedPage => {
    const sections = Array.from({length: SECTIONS}, (_section, number) => ({
      id: `s${number}`,
      level: 2,
      title: write(3),
      text: write(WORDS_PER_SECTION),
    }))
    const entries = toEntries({title: write(3), description: write(15), keywords: [], sections}, analyzer)
    // As the store gives them back: a value of its own for every reading.
    const stored = JSON.stringify(entries)
    return {
      url: `/docs/area-${at % 40}/page-${at}`,
      breadcrumbs: ['Docs', `Area ${at % 40}`],
      read: () => JSON.parse(stored),
    }
  })
  const start = performance.now()
  const parts = buildIndex(pages, {
    pipeline: ['stemmer'],
    withIdentifiers: true,
    cutAbove: CUT_ABOVE,
    partSize: PART_SIZE,
  })
  const ms = Math.round(performance.now() - start)
  const raw = parts.reduce((sum, part) => sum + part.length, 0)
  const zipped = parts.map((part) => gzipSync(part).length)
  const total = zipped.reduce((sum, one) => sum + one, 0)
  console.log(
    `${count} pages: ${kilobytes(raw)} raw, ${kilobytes(total)} gzip in ${parts.length} parts; first ${kilobytes(zipped[0] ?? 0)} gzip; assembled in ${ms} ms`,
  )
}
