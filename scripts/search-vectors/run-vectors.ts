// Runs all vectors of a file.
import {snippet} from '../../src/client/search/engine/highlight.ts'
import {checkExtraction} from './check-extraction.ts'
import {checkQuery, type OpenCorpus, openCorpus, toMarkedHtml} from './check-queries.ts'
import {checkRoutes} from './check-routes.ts'
import {compare, type Problems, type SnippetVector, type VectorFile} from './vector-file.ts'

export interface VectorOutcome {
  readonly id: string
  readonly problems: Problems
}

export async function runVectors(file: VectorFile): Promise<readonly VectorOutcome[]> {
  const corpora = new Map<string, OpenCorpus>()
  for (const corpus of file.corpora ?? []) corpora.set(corpus.id, await openCorpus(corpus))
  const outcomes: VectorOutcome[] = []
  const check = async (id: string, run: () => Problems | Promise<Problems>): Promise<void> => {
    try {
      outcomes.push({id, problems: await run()})
    } catch (error) {
      outcomes.push({id, problems: [error instanceof Error ? error.message : String(error)]})
    }
  }
  for (const vector of file.vectors ?? [])
    await check(vector.id, () => {
      const corpus = corpora.get(vector.corpus)
      return corpus === undefined ? [`There is no corpus "${vector.corpus}".`] : checkQuery(vector, corpus)
    })
  for (const vector of file.extraction ?? []) await check(vector.id, () => checkExtraction(vector))
  for (const vector of file.snippets ?? []) await check(vector.id, () => checkSnippet(vector))
  for (const vector of file.routes ?? []) await check(vector.id, () => checkRoutes(vector))
  return outcomes
}

function checkSnippet({content, positions, tokens, maxLength, html}: SnippetVector): Problems {
  return compare('html', toMarkedHtml(snippet(content, positions, {tokens, limit: maxLength})), html)
}
