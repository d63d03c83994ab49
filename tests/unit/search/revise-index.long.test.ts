// An index that was revised after changes is the one that is made of all pages.
import {beforeAll, expect, test} from 'vitest'
import {assembleIndex, type BuildOptions, type IndexedPage} from '../../../plugins/search/build-index.ts'
import {loadLanguage, type PageEntries, toEntries} from '../../../plugins/search/page-task.ts'
import {type LastIndex, reviseIndex} from '../../../plugins/search/revise-index.ts'
import {createDice} from '../../../scripts/torture/dice.ts'
import {type Analyzer, createAnalyzer} from '../../../src/shared/search/analyzer.ts'

let analyzer: Analyzer
beforeAll(async () => {
  analyzer = await createAnalyzer({languages: ['en', 'zh'], keptStopWords: [], isUnstemmed: false}, loadLanguage)
})

interface Page {
  readonly title: string
  readonly description: string
  readonly sections: readonly {readonly title: string; readonly text: string}[]
}

/** A number from 0 up to, and without, another. */
type Pick = (limit: number) => number

/** Some words are everywhere, most are rare, some are ideographs. */
function wordOf(pick: Pick): string {
  const kind = pick(10)
  if (kind < 4) return `common${pick(30)}`
  if (kind < 9) return `word${pick(4000)}`
  return String.fromCharCode(0x4e00 + pick(300), 0x4e00 + pick(300))
}

function textOf(pick: Pick, length: number): string {
  return Array.from({length}, () => (pick(20) === 0 ? `some.name${pick(200)}` : wordOf(pick))).join(' ')
}

function pageOf(pick: Pick): Page {
  const sections = Array.from({length: 1 + pick(5)}, () => ({
    title: textOf(pick, 3),
    text: textOf(pick, 20 + pick(400)),
  }))
  return {title: textOf(pick, 4), description: pick(2) === 0 ? '' : textOf(pick, 8), sections}
}

function edit(page: Page, pick: Pick): Page {
  const at = pick(page.sections.length)
  const sections = page.sections.map((section, place) => {
    if (place !== at) return section
    const words = section.text.split(' ')
    switch (pick(5)) {
      case 0:
        return {...section, title: textOf(pick, 3)}
      case 1:
        return {...section, text: [...words, textOf(pick, 200)].join(' ')}
      case 2:
        return {...section, text: words.slice(0, 3).join(' ')}
      default:
        return {...section, text: words.toSpliced(pick(words.length), 1, wordOf(pick)).join(' ')}
    }
  })
  const description = page.description === '' ? '' : textOf(pick, 8)
  return pick(6) === 0 ? {...page, title: textOf(pick, 4), description} : {...page, sections}
}

function toIndexed({title, description, sections}: Page, at: number): IndexedPage & {readonly entries: PageEntries} {
  const own = sections.map((section, place) => ({
    id: `s${place}`,
    level: 2,
    ...section,
    identifiers: section.text.match(/\w+\.\w+/g) ?? [],
  }))
  const entries = toEntries({title, description, keywords: ['key', `k${at}`], sections: own}, analyzer)
  return {url: `/docs/${at}`, breadcrumbs: [`Part ${at % 7}`], read: () => entries, entries}
}

function assemble(pages: readonly Page[], options: BuildOptions) {
  const shards = new Map<string, string>()
  const steps = assembleIndex(pages.map(toIndexed), options)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) shards.set(step.value.name, step.value.text)
  return {...step.value, shards}
}

test.each([
  ['titles that come with the directory', {}],
  ['titles in shards', {encloseBelow: 0}],
  ['places in lists', {encloseBelow: 0, listAbove: 300}],
])('%s: after each of many edits, the same shards as of all pages', (_, form) => {
  const pick = createDice(7, 0).below
  let pages = Array.from({length: 60}, () => pageOf(pick))
  const options: BuildOptions = {
    analyzer,
    withIdentifiers: true,
    shardAbove: 0,
    ...form,
  }
  let {text, totals, shards} = assemble(pages, options)
  let readCount = 0
  for (let round = 0; round < 15; round += 1) {
    const places = [...new Set(Array.from({length: 1 + pick(3)}, () => pick(pages.length)))]
    const edited = pages.map((page, at) => (places.includes(at) ? edit(page, pick) : page))
    const changed = places.map((at) => ({
      at,
      page: toIndexed(edited[at] as Page, at),
      before: toIndexed(pages[at] as Page, at).entries,
    }))
    const read = (name: string): string => {
      readCount += 1
      return shards.get(name) ?? expect.fail(`no shard ${name}`)
    }
    const revised = reviseIndex(changed, {text, totals, read} as LastIndex, options)
    if (revised === undefined) expect.fail('not revised')
    const now = new Map([
      ...revised.kept.map((name) => [name, shards.get(name) ?? ''] as const),
      ...revised.made.map((shard) => [shard.name, shard.text] as const),
    ])
    const all = assemble(edited, options)
    expect(revised.text).toBe(all.text)
    expect(revised.totals).toEqual(all.totals)
    expect(new Map([...now].sort())).toEqual(new Map([...all.shards].sort()))
    pages = edited
    ;({text, totals, shards} = {text: revised.text, totals: revised.totals, shards: now})
  }
  expect(readCount).toBeGreaterThan(15)
})

test('a page with one section more moves the numbers of all behind it, so that all is assembled', () => {
  const pick = createDice(3, 0).below
  const pages = Array.from({length: 30}, () => pageOf(pick))
  const options: BuildOptions = {analyzer, withIdentifiers: true, shardAbove: 0}
  const {text, totals, shards} = assemble(pages, options)
  const [first] = pages
  if (first === undefined) expect.fail()
  const longer = {...first, sections: [...first.sections, {title: 'More', text: 'More text'}]}
  const changed = [{at: 0, page: toIndexed(longer, 0), before: toIndexed(first, 0).entries}]
  const last = {text, totals, read: (name: string) => shards.get(name) ?? ''} as LastIndex
  expect(reviseIndex(changed, last, options)).toBe(undefined)
})
