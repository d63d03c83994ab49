// Texts and values that programs stumble over: names that lead elsewhere, characters that are none, values without JSON.
import type {Dice} from '../dice.ts'

/** Names of files, folders and keys. */
export const HOSTILE_NAMES: readonly string[] = [
  ...[
    '.',
    '..',
    '...',
    '.git',
    '.env',
    '_',
    'index',
    'index.html',
    '404',
    '404.html',
    'README',
    'con',
    'nul.txt',
    'a.',
  ],
  ...['%', '%2e%2e', '%2E', '%2f', '%5c', '%00', '%zz', '%25', '%252e', '%c3%a9', '%ff', '%F0%9F%98%80', 'a%20b'],
  ...['a b', ' ', 'a ', ' a', '\t', 'a\tb', '\n', '\0', '\x7f', '\x1f', '\u2028', '\u00A0', '\u200B', '\uFEFF'],
  ...[
    '\uD800',
    '\uDC00',
    'a\uD83D',
    '\uFDD2',
    '\uFFFF',
    '😀',
    '👨‍👩‍👧',
    'é',
    'e\u0301',
    'ﬁ',
    'İ',
    'ı',
    'ß',
    'ẞ',
    '\u202Eabc',
    'שלום',
    '中文',
  ],
  ...[
    '#',
    '?',
    '&',
    '=',
    '+',
    '@',
    ';',
    ',',
    ':',
    '"',
    "'",
    '`',
    '<',
    '>',
    '|',
    '*',
    '\\',
    '^',
    '~',
    '$',
    '!',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    'length',
    'undefined',
    'null',
    'NaN',
    '-1',
    '0',
    '1e309',
  ],
  ...[
    'javascript:alert(1)',
    'java\tscript:x',
    'data:text/html,x',
    'http://x.y',
    '//x.y',
    'mailto:a@b',
    'file:///etc/passwd',
    'C:\\a',
    'C:',
  ],
  ...[
    '<script>',
    '</script>',
    '<!--',
    ['$', '{a}'].join(''),
    '$&',
    '$1',
    '{{a}}',
    'a/b',
    '/a',
    'a/',
    '/',
    '//',
    'a//b',
    '@site/a',
    './a',
    '../a',
    '~/a',
  ],
  ...[
    '01-a',
    '1. a',
    '2024-01-01-a',
    '7.0-a',
    '0'.repeat(20),
    'a'.repeat(250),
    'a'.repeat(300),
    'é'.repeat(130),
    'a/'.repeat(200),
  ],
]

/** A name, or some of them with something between. */
export function makeName(dice: Dice, others: readonly string[] = ['a', 'b', 'guide', 'setup']): string {
  const one = (): string => (dice.chance(50) ? dice.pick(others) : dice.pick(HOSTILE_NAMES))
  return Array.from({length: 1 + dice.below(dice.chance(70) ? 1 : 4)}, one).join(
    dice.pick(['/', '/', '', '-', '.', ' ']),
  )
}

/** Makes the text of a value or key. */
export type MakeText = (dice: Dice) => string

/** Any value that JavaScript has, some levels deep. @param depth Levels that lists and objects may still have. */
export function makeValue(dice: Dice, depth: number, makeText: MakeText): unknown {
  if (depth > 0 && dice.chance(45)) return makeCollection(dice, depth, makeText)
  switch (dice.below(14)) {
    case 0:
      return dice.chance(50) ? null : undefined
    case 1:
      return dice.chance(50)
    case 2:
      return dice.pick([0, 1, -1, 2, 100, 1.5, Number.NaN, Infinity, -0, 2 ** 53, 1e308])
    case 3:
      return dice.chance(30) ? makeOddity(dice) : 'a'
    default:
      return makeText(dice)
  }
}

function makeCollection(dice: Dice, depth: number, makeText: MakeText): unknown {
  const length = dice.below(4)
  const inner = (): unknown => makeValue(dice, depth - 1, makeText)
  if (dice.chance(50)) return Array.from({length}, inner)
  return Object.fromEntries(Array.from({length}, () => [makeText(dice), inner()]))
}

/** What JSON has no form for. */
function makeOddity(dice: Dice): unknown {
  const loop: Record<string, unknown> = {type: 'category', label: 'loop'}
  loop.items = [loop]
  let deep: unknown = 'x'
  for (let level = 0; level < 3000; level += 1) deep = [deep]
  return dice.pick<unknown>([
    10n,
    Symbol('a'),
    () => 'a',
    async () => 'a',
    class A {},
    new Date(0),
    new Date(Number.NaN),
    /a/g,
    new Map([['a', 1]]),
    new Set(['a']),
    new Error('a'),
    new URL('http://x.y'),
    Promise.resolve('a'),
    Object.create(null),
    new Uint8Array(3),
    loop,
    deep,
    Array(2),
  ])
}

/** A copy of a value with some changes: parts that are left out, doubled, renamed or replaced. Functions and the like stay. */
export function mutateValue(value: unknown, dice: Dice, makeText: MakeText): unknown {
  let changed = value
  for (let count = 1 + dice.below(4); count > 0; count -= 1) changed = changeOne(changed, dice, makeText)
  return changed
}

function changeOne(value: unknown, dice: Dice, makeText: MakeText): unknown {
  const isList = Array.isArray(value)
  if (!isList && !isPlain(value)) return makeValue(dice, 2, makeText)
  const entries = Object.entries(value)
  if (entries.length === 0 || dice.chance(8)) return makeValue(dice, 3, makeText)
  const at = dice.below(entries.length)
  const [key = '', inner] = entries[at] ?? []
  // Most changes are deep inside.
  if (typeof inner === 'object' && inner !== null && dice.chance(75))
    entries[at] = [key, changeOne(inner, dice, makeText)]
  else if (dice.chance(20)) entries.splice(at, 1)
  else if (dice.chance(25)) entries.splice(dice.below(entries.length), 0, [isList ? key : misspell(key, dice), inner])
  else if (!isList && dice.chance(30)) entries[at] = [dice.chance(50) ? misspell(key, dice) : makeText(dice), inner]
  else entries[at] = [key, makeValue(dice, 3, makeText)]
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function misspell(key: string, dice: Dice): string {
  const at = dice.below(key.length + 1)
  return key.slice(0, at) + dice.pick(['', 'x', '_', 's']) + key.slice(at + dice.below(2))
}
