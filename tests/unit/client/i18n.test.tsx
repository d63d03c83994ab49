// Texts: placeholders, translations, plural forms.
import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {Interpolate, interpolate} from '../../../src/client/i18n/interpolate.tsx'
import {pluralCategories, selectPlural} from '../../../src/client/i18n/plural-form.ts'
import {setTranslations, Translate, translate} from '../../../src/client/i18n/translate.tsx'

afterEach(() => {
  setTranslations({})
  vi.restoreAllMocks()
})

describe('interpolate', () => {
  test('fills placeholders and leaves unknown ones', () => {
    expect(interpolate('{a} of {b}, {c}', {a: 1, b: 'two'})).toBe('1 of two, {c}')
    expect(interpolate('plain {a}')).toBe('plain {a}')
  })

  test('does not take names of the object prototype for values', () => {
    expect(interpolate('{toString}', {})).toBe('{toString}')
  })

  test('takes elements', () => {
    const html = renderToStaticMarkup(
      <Interpolate values={{link: <a href="/x">the guide</a>}}>{'Read {link}.'}</Interpolate>,
    )
    expect(html).toBe('Read <a href="/x">the guide</a>.')
  })
})

describe('translate', () => {
  test('looks up the id, then falls back to the message', () => {
    setTranslations({'theme.x': 'Bonjour {name}', Hello: 'Salut'})
    expect(translate({id: 'theme.x', message: 'Hello {name}'}, {name: 'Ann'})).toBe('Bonjour Ann')
    expect(translate({message: 'Hello'})).toBe('Salut')
    expect(translate({id: 'other', message: 'Other'})).toBe('Other')
  })

  test('an empty translation counts', () => {
    setTranslations({gone: ''})
    expect(translate({id: 'gone', message: 'Here'})).toBe('')
  })

  test('a declaration without id and message is an error', () => {
    expect(() => translate({})).toThrow('must declare')
    expect(() => renderToStaticMarkup(<Translate />)).toThrow('must declare')
  })

  test('<Translate> joins the lines of its text, which is also its id', () => {
    setTranslations({'two lines': 'zwei Zeilen'})
    expect(renderToStaticMarkup(<Translate>{'  two\n   lines '}</Translate>)).toBe('zwei Zeilen')
  })

  test('<Translate> keeps the spaces around a text of one line, and finds it without them', () => {
    setTranslations({Alone: 'Allein'})
    const date = <b>today</b>
    expect(
      renderToStaticMarkup(
        <Translate id="on" values={{date}}>
          {' on {date}'}
        </Translate>,
      ),
    ).toBe(' on <b>today</b>')
    expect(renderToStaticMarkup(<Translate> Alone </Translate>)).toBe('Allein')
    expect(renderToStaticMarkup(<Translate> None </Translate>)).toBe(' None ')
  })
})

describe('plural forms', () => {
  test('follow the order zero, one, two, few, many, other', () => {
    expect(pluralCategories('en')).toEqual(['one', 'other'])
    expect(pluralCategories('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
    expect(pluralCategories('ja')).toEqual(['other'])
  })

  test('suit the count', () => {
    expect([0, 1, 2].map((count) => selectPlural(count, 'one item|many items', 'en'))).toEqual([
      'many items',
      'one item',
      'many items',
    ])
  })

  test('too few forms: the last stands in; too many: one error on the console', () => {
    expect(selectPlural(5, 'only', 'en')).toBe('only')
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(selectPlural(5, 'a|b|c', 'en')).toBe('b')
    expect(error).toHaveBeenCalledWith(expect.stringContaining('one|other'))
    // Once for each message, whatever the count that stands in its text.
    selectPlural(7, 'x|7 items|b', 'en')
    selectPlural(8, 'x|8 items|b', 'en')
    expect(error).toHaveBeenCalledTimes(2)
  })
})
