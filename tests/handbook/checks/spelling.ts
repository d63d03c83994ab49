// British spelling of the prose, by a dictionary and a list of our own words.
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import type {HandbookDocument} from '../../../scripts/handbook/documents.ts'
import {findProse, type Piece, toText} from '../../../scripts/handbook/prose.ts'
import type {Finding} from './finding.ts'

export interface Spelling {
  readonly findings: readonly Finding[]
  /** Words of the list that no document uses. */
  readonly unusedWords: readonly string[]
  /** Words of the list that the dictionary has, or that are American spellings; those in names are names. */
  readonly needlessWords: readonly string[]
}

interface Word {
  readonly text: string
  readonly path: string
  readonly line: number
}

/** Where the dictionary is too kind: it has these for another meaning, or as a variant. */
const AMERICAN: Readonly<Record<string, string>> = {
  analog: 'analogue',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  gotten: 'got',
  math: 'maths',
}
const AMERICAN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(e[sdr]?|ers|ing|ations?)$/, 'is$1'],
  [/yz(e[sdr]?|ers|ing)$/, 'ys$1'],
  [/or(s|ed|ing|ful|ite|al|able|less)?$/, 'our$1'],
  [/er(s|ed)?$/, 're$1'],
  [/el(ed|ing|er|ers)$/, 'ell$1'],
  [/ense(s?)$/, 'ence$1'],
]
/** Headings of Troubleshooting. */
const MESSAGE_CODE = /^[a-z-]+\/[a-z-]+$/
const speller = nspell(dictionary)
/** With its possessive and what a sentence puts around it taken off. URLs and names of files are one token. */
const TOKEN = /[\p{L}\p{N}_@#$][\p{L}\p{M}\p{N}_@#$.'’:/\\=?&%+~-]*/gu

/** @param ownWords The list: lower-case words match capitals as well, others only themselves. */
export function checkSpelling(documents: readonly HandbookDocument[], ownWords: readonly string[]): Spelling {
  const own = new Set(ownWords)
  const used = new Set<string>()
  const verdicts = new Map<string, boolean>()
  const isRight = (word: string): boolean => {
    const entry = [word, word.toLowerCase()].find((form) => own.has(form))
    if (entry !== undefined) used.add(entry)
    return entry !== undefined || (!Object.hasOwn(AMERICAN, word.toLowerCase()) && speller.correct(word))
  }
  const wrong = documents.flatMap(findWords).filter(({text}) => {
    const known = verdicts.get(text) ?? isRight(text)
    verdicts.set(text, known)
    return !known
  })
  return {
    findings: wrong.map(({text, path, line}) => ({path, line, text, advice: adviceFor(text)})),
    unusedWords: ownWords.filter((word) => !used.has(word)),
    needlessWords: ownWords.filter((word) => speller.correct(word) || (isLower(word) && toBritish(word) !== undefined)),
  }
}

function adviceFor(word: string): string {
  const british = toBritish(word)
  if (british !== undefined) return `American spelling. Write "${british}".`
  return 'the dictionary does not have it. Mend it, put code into backticks, or add a name to tests/handbook/words.txt.'
}

function toBritish(word: string): string | undefined {
  const lower = word.toLowerCase()
  const forms = AMERICAN_ENDINGS.filter(([ending]) => ending.test(lower)).map(([ending, to]) =>
    lower.replace(ending, to),
  )
  return AMERICAN[lower] ?? forms.find((form) => speller.correct(form))
}

function isLower(word: string): boolean {
  return word === word.toLowerCase()
}

function findWords(document: HandbookDocument): Word[] {
  return findProse(document)
    .filter((block) => block.kind !== 'heading' || !MESSAGE_CODE.test(toText(block)))
    .flatMap(({pieces}) => pieces.filter(({isCode}) => !isCode).flatMap((piece) => wordsOf(piece, document.path)))
}

function wordsOf({text, line}: Piece, path: string): Word[] {
  return [...text.matchAll(TOKEN)].flatMap(({0: token, index}) => {
    const at = line + text.slice(0, index).split('\n').length - 1
    return splitToken(token).map((word) => ({text: word, path, line: at}))
  })
}

/** Words of a token; none of what is a URL, a file, a number, or an abbreviation in capitals. */
function splitToken(token: string): string[] {
  const bare = token.replace(/[.:'’/-]+$/, '')
  if (/[@_#$\\=?&%+~]|:\/\/|\.\p{Ll}|^\/|^[a-z-]+-\d+$|^(?:\p{Lu}\.)+\p{Lu}?$/u.test(bare)) return []
  return bare
    .split(/[-/.:]/)
    .map((part) => part.replace(/[’]/g, "'").replace(/'s?$/, ''))
    .filter((part) => /^[\p{L}\p{M}']{2,}$/u.test(part) && !/^\p{Lu}+s?$/u.test(part))
}
