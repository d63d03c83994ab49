// The file of an index, read while it arrives: each group is on its own line and can be searched once its line is complete.
import type {SearchGroup, ShardedIndex} from '../../shared/search/search-data.ts'

/** The directory of an index in shards, or the groups of an index of one file in the order of their types. */
export type IndexContent = ShardedIndex | AsyncIterator<SearchGroup, void>

/** Reads so far that it is known what comes. Groups fail to come where the file ends too early. */
export async function readIndex(chunks: AsyncIterable<string>): Promise<IndexContent> {
  const lines = linesOf(chunks)
  const {value: first = ''} = await lines.next()
  return first.trim() === '[' ? readLines(lines) : readWhole(first, lines)
}

/**
 * Which documents have a term, as it ends an entry of lunr's form. The vectors say the same, and to make objects of these
 * lists would take longer than all the rest. Quotes inside of texts have a backslash before them.
 */
const DOCUMENTS_OF_TERM = /"t":\{"[\d":{},]+\]/g

async function* readLines(lines: AsyncIterable<string>): AsyncGenerator<SearchGroup, void> {
  for await (const line of lines) {
    const text = line.trim()
    if (text === ']') return
    if (!line.endsWith('\n')) break
    // Written by the build in this shape.
    yield parse(text.replace(/,$/, '').replace(DOCUMENTS_OF_TERM, '"t":{}}]')) as SearchGroup
  }
  throw new Error('The search index has come only in part.')
}

/** A directory has one line, and so has a list of groups whose line breaks have been taken out on the way. */
async function readWhole(first: string, lines: AsyncIterable<string>): Promise<IndexContent> {
  const texts = [first]
  for await (const line of lines) texts.push(line)
  // Written by the build in one of these shapes.
  const content = parse(texts.join('')) as readonly SearchGroup[] | ShardedIndex
  return 'terms' in content ? content : oneByOne(content)
}

async function* oneByOne(groups: readonly SearchGroup[]): AsyncGenerator<SearchGroup, void> {
  yield* groups
}

/** Lines with their ends: the last has none. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let parts: string[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      parts.push(chunk.slice(start, end + 1))
      yield parts.join('')
      parts = []
      start = end + 1
    }
    parts.push(chunk.slice(start))
  }
  yield parts.join('')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('The search index cannot be read.', {cause: error})
  }
}
