// What is found, and in which order, beyond words as they are written.
import {describe, expect, test} from 'vitest'
import {openCorpus} from '../../../scripts/search-vectors/check-queries.ts'
import type {SearchDocument} from '../../../src/shared/search/search-data.ts'

/** Page title to its sections: heading, or `''` for the text before any, to text. */
type Pages = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Site {
  readonly pages: Pages
  readonly options?: Readonly<Record<string, unknown>>
  readonly identifiers?: readonly string[]
}

/** Texts of the hits, in their order. */
async function find(
  {pages, options = {}, identifiers = []}: Site,
  query: string,
  limit = 8,
): Promise<readonly string[]> {
  const groups: SearchDocument[][] = [[], [], [], [], []]
  let i = 0
  for (const [title, sections] of Object.entries(pages)) {
    i += 1
    const p = i
    const u = `/docs/${p}`
    groups[0]?.push({i, t: title, u})
    for (const [heading, text] of Object.entries(sections)) {
      const h = heading === '' ? '' : `#${i}`
      if (heading !== '') groups[1]?.push({i: ++i, t: heading, u, h, p})
      if (text !== '') groups[4]?.push({i: ++i, t: text, s: heading === '' ? title : heading, u, h, p})
    }
  }
  const {engine} = await openCorpus({id: 'own', options, documents: groups, indexTerms: [], identifiers})
  return engine.search(query, {limit, contextLength: 50}).hits.map(({document}) => document.t)
}

const titles = (...names: readonly string[]): Pages => Object.fromEntries(names.map((name) => [name, {}]))

describe('a wrong letter', () => {
  test.each([
    [
      'is not looked for where the word is found',
      'cache',
      ['Cache', 'Caches', 'Cachet'],
      ['Cache', 'Caches', 'Cachet'],
    ],
    ['is not looked for where the word is found', 'form', ['Form', 'From', 'Farm'], ['Form']],
    ['left out', 'cofiguration', ['Configuration'], ['Configuration']],
    ['added', 'serrvice', ['Service'], ['Service']],
    ['changed', 'plagin', ['Plugin'], ['Plugin']],
    ['swapped', 'serach', ['Search'], ['Search']],
    ['in a word that is not finished', 'confgu', ['Configuration'], ['Configuration']],
    ['after the stem', 'installaton', ['Installation'], ['Installation']],
    ['is sooner in a later place than the first', 'mache', ['Cache', 'Macho'], ['Macho']],
    ['may be the first where nothing else is near', 'gache', ['Cache'], ['Cache']],
    ['is not looked for in three letters', 'car', ['Cat', 'Bar'], []],
    ['but one only', 'plagni', ['Plugin'], []],
    ['prefers what is frequent', 'slat', ['Slot one', 'Slab one', 'Slab two'], ['Slab one', 'Slab two', 'Slot one']],
    ['beside a word that is right', 'purge cach', ['Purge the cache', 'Purge each page'], ['Purge the cache']],
    ['in the stem of a longer word', 'secruity', ['Security'], ['Security']],
    ['where the stem ends otherwise', 'glossray', ['Glossary'], ['Glossary']],
    ['twice in a long word', 'desktpcaptuer', ['DesktopCapturer'], ['DesktopCapturer']],
    [
      'beside a stop word',
      'confgiuring your',
      ['Configuring your store', 'Configuring four'],
      ['Configuring your store', 'Configuring four'],
    ],
    ['in one of three words', 'write the plagin', ['Write a plugin', 'Write a page'], ['Write a plugin']],
  ])('%s: %s', async (_, query, names, expected) => {
    expect(await find({pages: titles(...names)}, query)).toEqual(expected)
  })

  test('is not forgiven where fuzzyMatchingDistance is 0', async () => {
    const site = {pages: titles('Search'), options: {fuzzyMatchingDistance: 0, tolerant: false}}
    expect(await find(site, 'serach')).toEqual([])
  })
})

test('a word longer than its stem is found while it is typed, and only where it stands', async () => {
  const pages = titles('Accessibility', 'Access rights')
  for (const query of ['accessib', 'accessibil', 'accessibilit', 'accessibility'])
    expect((await find({pages}, query))[0], query).toBe('Accessibility')
  expect(await find({pages}, 'accessibil')).toEqual(['Accessibility'])
})

describe('words that stand together', () => {
  const pages: Pages = {
    One: {'': 'The request of a client comes first; there may be a timeout.'},
    Two: {'': 'When a request timeout is too short for a slow client, set it higher.'},
  }

  test('come before the same words apart', async () => {
    expect((await find({pages}, 'request timeout'))[0]).toMatch(/^When/)
  })

  test('do not where phraseBonus is off', async () => {
    expect((await find({pages, options: {phraseBonus: false}}, 'request timeout'))[0]).toMatch(/^The request/)
  })

  test('in ideographs too', async () => {
    const chinese = {One: {'': '文件 搜索 配置'}, Two: {'': '搜索配置文件'}}
    const site = {pages: chinese, options: {language: ['zh']}}
    expect((await find(site, '配置 文件'))[0]).toMatch(/^搜索配置/)
  })
})

describe('a word in several sections of a page', () => {
  const pages: Pages = {
    Types: {'': 'A union has a state and a token.'},
    Tokens: {
      '': 'Each request of the shop has one token, and it ends after an hour, as the gateway has it.',
      Renewal: 'The client asks for another token when the one that it has is about to end, and waits for the answer.',
      Errors: 'A token that has ended is refused with 401; the client renews it once, and then gives up for good.',
    },
  }
  const options = {removeDefaultStemmer: true}

  test('raises them above a short text that mentions it', async () => {
    const site = {pages: {Types: pages.Types ?? {}, Sessions: pages.Tokens ?? {}}, options}
    expect((await find(site, 'token'))[0]).not.toMatch(/^A union/)
    expect((await find({...site, options: {...options, phraseBonus: false}}, 'token'))[0]).toMatch(/^A union/)
  })

  test('counts in one section as before', async () => {
    const one = {'': 'Each request of the shop has one token, and it ends after an hour, as the gateway has it.'}
    expect((await find({pages: {Types: pages.Types ?? {}, Sessions: one}, options}, 'token'))[0]).toMatch(/^A union/)
  })
})

describe('names of program text', () => {
  const site: Site = {
    pages: {
      Security: {'Do not use shell.openExternal': 'Calls of shell.openExternal can harm.'},
      shell: {'shell.openExternal(url)': 'Opens the address.', 'shell.beep()': 'Plays a sound.'},
      Window: {Methods: 'win.setTitle(title) changes the title.'},
      Menu: {Methods: 'menu.setTitle(title) does too, see Window.setTitle for more.'},
      MenuItem: {'': 'An item.'},
      'Items of a menu': {'A menu item': 'Each menu item has a label.'},
    },
    identifiers: ['menu.setTitle(title', 'shell.openExternal', 'win.setTitle(title', 'shell.beep', 'MenuItem'],
  }

  test.each([
    ['the place that explains it comes first', 'shell.openExternal', 'shell.openExternal(url)'],
    ['whatever the case', 'SHELL.OPENEXTERNAL', 'shell.openExternal(url)'],
    ['as it stands in a call', 'shell.openExternal(', 'shell.openExternal(url)'],
    ['its last part will do', 'openExternal', 'shell.openExternal(url)'],
    ['a hump of it too', 'external', 'Do not use shell.openExternal'],
    ['a member is found on the page of its owner', 'Window.setTitle', 'win.setTitle(title) changes the title.'],
    ['a page with a name of two words', 'menu item', 'MenuItem'],
  ])('%s: %s', async (_, query, expected) => {
    expect((await find(site, query))[0]).toBe(expected)
  })

  test('are whole words only where identifiers is off', async () => {
    const plain = {...site, options: {identifiers: false, tolerant: false}}
    expect(await find(plain, 'openExternal')).toEqual([])
    expect((await find(plain, 'shell.openExternal'))[0]).toBe('Do not use shell.openExternal')
  })
})

test('where much is found, sections about the words come before texts that mention them', async () => {
  const mention = 'Here serialization is done over ipc, among other things.'
  const many = Object.fromEntries(Array.from({length: 9}, (_, at) => [`Note ${at}`, {'': mention}]))
  const pages: Pages = {...many, 'IPC channels': {Serialization: 'Objects are copied.'}}
  expect((await find({pages}, 'ipc serialization'))[0]).toBe('Serialization')
  expect(await find({pages: {...pages, Other: {}}}, 'ipc serialization')).toHaveLength(8)
})

describe('what a page or section is about comes before what it mentions', () => {
  const mention = (text: string): Pages => ({Notes: {'': text}})
  test.each<[what: string, query: string, pages: Pages, first: string]>([
    [
      'words above a text raise it',
      'label paper',
      {...mention('The label paper is on rolls.'), 'Each label': {Store: 'The label paper is on rolls here.'}},
      'The label paper is on rolls here.',
    ],
    [
      'the title has the words that matter, though not all',
      'publish and update the app',
      {...mention('Publish the app and update the app.'), 'Publishing and updating': {}, 'App one': {}, 'App two': {}},
      'Publishing and updating',
    ],
    [
      'few texts are no reason not to look above them',
      'closed card refund',
      {...mention('The card is closed, and no refund is made.'), Refunds: {'Closed cards': 'Ask for another.'}},
      'Closed cards',
    ],
    [
      'a heading that is the query',
      'when should I use labels',
      {'Labels and their use': {}, General: {'When should I use labels?': 'Seldom.'}},
      'When should I use labels?',
    ],
    [
      'the page of a function before a section of its name',
      'combineParts',
      {Tutorial: {combineParts: 'Here combineParts is called.'}, 'combineParts(...parts)': {'': 'Combines.'}},
      'combineParts(...parts)',
    ],
    [
      'a title that is not finished before a text with its beginning as a word',
      'reconcil',
      {...mention('We reconcile them.'), Reconciliation: {}},
      'Reconciliation',
    ],
  ])('%s', async (_, query, pages, first) => {
    expect((await find({pages, identifiers: ['combineParts(...parts']}, query))[0]).toBe(first)
  })
})

describe('the part of a text that is shown', () => {
  const filler = 'Nothing of interest stands here, nor anywhere near it, for a good while.'
  test.each([
    [
      'has the words together',
      `A proxy. ${filler} Set the proxy timeout.`,
      'proxy timeout',
      'Set the [proxy] [timeout].',
    ],
    [
      'has a name whole',
      `${filler} Call shell.openExternal(url) then.`,
      'shell.openExternal(url)',
      '[shell.openExternal(url)]',
    ],
    ['marks ideographs', '使用搜索插件，然后配置文件', '配置', '[配置]'],
    ['keeps what looks like markup', `${filler} Use a <b>&amp;cache</b> tag.`, 'cache tag', '&amp;[cache]'],
    ['has a long word', `${filler} ${'x'.repeat(70)}`, 'x'.repeat(70), `[${'x'.repeat(70)}]`],
  ])('%s', async (_, text, query, expected) => {
    const shown = await snippetOf(text, query)
    expect(shown).toContain(expected)
  })

  async function snippetOf(text: string, query: string): Promise<string> {
    const documents: SearchDocument[][] = [
      [{i: 1, t: 'Zzz', u: '/a'}],
      [],
      [],
      [],
      [{i: 2, t: text, s: 'Zzz', u: '/a', p: 1}],
    ]
    const options = {language: /\p{Unified_Ideograph}/u.test(text) ? ['zh', 'en'] : ['en']}
    const {engine} = await openCorpus({id: 'own', options, documents, indexTerms: []})
    const [hit] = engine.search(query, {limit: 8, contextLength: 50}).hits
    return (hit?.snippet ?? []).map(({text: piece, mark}) => (mark ? `[${piece}]` : piece)).join('')
  }
})

describe('of three words, texts that lack one', () => {
  const whole = Array.from({length: 10}, (_, at) => [`Whole ${at}`, {'': `cold orchard gate ${at}`}] as const)
  const pages: Pages = {...Object.fromEntries(whole), Lacking: {'': 'cold orchard'}, Other: {'': 'cold'}}

  test('follow those that have all, where the list has room', async () => {
    const found = await find({pages}, 'cold orchard gate', 100)
    expect(found).toHaveLength(11)
    expect(found.at(-1)).toBe('cold orchard')
  })

  test('are left out of a list that the others fill', async () => {
    const found = await find({pages}, 'cold orchard gate')
    expect(found).toHaveLength(8)
    expect(found).not.toContain('cold orchard')
  })
})
