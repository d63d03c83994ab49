import {expect, test} from 'vitest'
import {createRecentMap} from '../../../src/shared/recent-map.ts'

test('what is asked for stays, and what is not goes', () => {
  const map = createRecentMap<string, number>(10)
  map.set('asked', 1)
  map.set('left', 2)
  for (let at = 0; at < 100; at += 1) {
    map.set(`other ${at}`, at)
    expect(map.get('asked')).toBe(1)
  }
  expect(map.get('left')).toBeUndefined()
  expect(map.get('other 99')).toBe(99)
})

test('large values take the place of many', () => {
  const map = createRecentMap<string, number>(10)
  map.set('small', 1)
  map.set('large', 2, 10)
  map.set('larger', 3, 10)
  map.set('next', 4)
  expect(map.get('small')).toBeUndefined()
  expect(map.get('larger')).toBe(3)
})

test('a value set again is the new one', () => {
  const map = createRecentMap<object, number>(2)
  const key = {}
  map.set(key, 1)
  map.set({}, 2)
  map.set(key, 3)
  expect(map.get(key)).toBe(3)
})
