// Both corpora build whole, without an error; what is really broken in them is reported with its place.
import {describe, expect, test} from 'vitest'
import {builtCorpus, CORPORA, CORPUS_BUILD_MS, corpusFiles, hasCorpora, readCorpusFile} from '../support/corpora.ts'

describe.skipIf(!hasCorpora).each(CORPORA)('the corpus $name', (corpus) => {
  test('builds whole, and each broken link has its place', {timeout: CORPUS_BUILD_MS}, async () => {
    const {cold: site} = await builtCorpus(corpus)
    expect(site.errors).toEqual([])
    expect(site.report.counts.pages).toBeGreaterThanOrEqual(corpus.pageCount)
    const links = site.diagnostics.filter(({code}) => code.startsWith('link/'))
    expect(links.length).toBeGreaterThan(0)
    for (const {location, message, hint} of links) {
      expect(location?.line, message).toBeGreaterThan(0)
      expect(location?.column, message).toBeGreaterThan(0)
      expect(hint, message).toBeTruthy()
      const target = /"([^"]+)"/.exec(message)?.[1] ?? ''
      const line = readCorpusFile(corpus.name, location?.sourcePath ?? '').split('\n')[(location?.line ?? 1) - 1] ?? ''
      if (!message.includes('heading or element')) expect(line, message).toContain(target)
    }
    expect(corpusFiles(corpus.name).length).toBeGreaterThanOrEqual(corpus.pageCount)
  })

  test('is the same from a warm store', {timeout: CORPUS_BUILD_MS}, async () => {
    const {cold, warm} = await builtCorpus(corpus)
    expect(warm.report.counts).toMatchObject({compiled: 0, bundled: 0, rendered: 0, written: 0})
    expect(warm.diagnostics).toEqual(cold.diagnostics)
  })
})
