// The theme's own texts: what its code declares, and their translations.
import {readdirSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {loadOwnMessages, loadSourceMessages, pluralCategoriesOf} from '../../../src/node/config/own-messages.ts'

const ROOT = join(import.meta.dirname, '../../..')
const LANGUAGES = 'ar de es fa fr he hi it ja ko nl pl pt-BR ru tr uk zh-Hans zh-Hant'.split(' ')

const source = loadSourceMessages()
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

describe('the English texts', () => {
  test('are those that the code declares', () => {
    const declared = new Map(
      ['theme', 'src/client', 'plugins', 'src/node/text'].flatMap(listCode).flatMap(declaredMessages),
    )
    expect(declared.size).toBeGreaterThan(100)
    const listed = Object.entries(source).map(([id, {message}]) => [id, message] as const)
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries([...declared].sort()))
  })

  test('have a word for translators each', () => {
    expect(Object.values(source).filter(({description}) => description.length < 10)).toEqual([])
  })
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const messages = loadOwnMessages([language])
  const counted = (text: string): boolean => text.includes('|')

  test('are all of them, with the same placeholders', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(source).sort())
    for (const [id, {message}] of Object.entries(source))
      expect([id, placeholders(messages[id] ?? '')]).toEqual([id, placeholders(message)])
  })

  test('have as many plural forms as the language', () => {
    const categories = pluralCategoriesOf(language)
    for (const [id, {message}] of Object.entries(source)) {
      const forms = (messages[id] ?? '').split('|')
      expect([id, forms.length]).toEqual([id, counted(message) ? categories.length : 1])
      // A form of a category that holds several numbers has to say which of them it is.
      const many = forms.filter((_, at) => ['few', 'many', 'other'].includes(categories[at] ?? ''))
      if (counted(message)) expect(many.filter((form) => placeholders(form).length === 0)).toEqual([])
    }
  })

  test('are written', () => {
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([])
    const same = Object.keys(source).filter((id) => messages[id] === source[id]?.message)
    // Words that are the same in both, such as "info" in French.
    expect(same.length).toBeLessThan(12)
  })
})

test('a language is found by its name, its script, its region, and by what the site says of it', () => {
  const next = (...names: string[]): string | undefined => loadOwnMessages(names)['theme.docs.paginator.next']
  expect(next('fr-CA')).toBe('Suivant')
  expect(next('pt')).toBe(next('pt-BR'))
  expect(next('pt-PT')).toBe(next('pt-BR'))
  expect(next('zh')).toBe(next('zh-Hans'))
  expect(next('zh-CN')).toBe(next('zh-Hans'))
  expect(next('zh-TW')).toBe(next('zh-Hant'))
  expect(next('the_french_one', 'fr')).toBe('Suivant')
  expect(loadOwnMessages(['en-GB'])).toEqual({})
  expect(loadOwnMessages(['nobody_knows'])).toEqual({})
})

test('a language without texts counts in English, with its own number of forms', () => {
  expect(loadOwnMessages(['vi'])['theme.blog.post.plurals']).toBe('{count} posts')
  expect(loadOwnMessages(['cs'])['theme.blog.post.plurals']).toBe('One post|{count} posts|{count} posts|{count} posts')
  expect(loadOwnMessages(['vi'])['theme.docs.paginator.next']).toBeUndefined()
})

test('each language is a file', () => {
  const files = readdirSync(join(ROOT, 'theme/messages')).map((file) => basename(file, '.json'))
  expect(files.sort()).toEqual([...LANGUAGES, 'en'].sort())
})

function listCode(folder: string): readonly string[] {
  const names = readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(ROOT, folder, name))
}

/** `id` and text of each call of `translate` and each `<Translate>`, which are written out in full everywhere. */
function declaredMessages(file: string): readonly (readonly [string, string])[] {
  const code = readFileSync(file, 'utf8')
  const calls = [...code.matchAll(/\bid:\s*'(theme\.[^']+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g)]
  const tags = [...code.matchAll(/<Translate\s+id="(theme\.[^"]+)"[\s\S]*?>\s*([^<]*?)\s*<\/Translate>/g)]
  return [
    ...calls.map(([, id = '', single, double]) => [id, (single ?? double ?? '').replace(/\\'/g, "'")] as const),
    ...tags.map(([, id = '', text = '']) => [id, textOfTag(text)] as const),
  ]
}

function textOfTag(text: string): string {
  const literal = /\{'([^']*)'\}$/.exec(text)?.[1]
  return literal ?? text.replace(/\s+/g, ' ')
}
