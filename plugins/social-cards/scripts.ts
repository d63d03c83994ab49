// The names of scripts, for those who have to choose a font.

const NAMES = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
  'Mongolian',
  'Ethiopic',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
] as const

const SCRIPTS = NAMES.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)

/** The script that a character belongs to, such as `Arabic`. */
export function scriptOf(character: string): string {
  return SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'symbols'
}
