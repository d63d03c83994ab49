// The rules of each style sheet that a page needs before it can be painted, for pages that have them in their text. They depend on
// the sheets alone: the pages of a site share a few texts, whose hashes its policy can name.
import {posix} from 'node:path'
import {gzipSync} from 'node:zlib'
import {createRecentMap} from '../../shared/recent-map.ts'
import {keyOf} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import type {FirstStyles, SelectorNeeds} from '../model.ts'
import {ANY_PROPERTY} from '../text/page-names.ts'
import {areMet, readSelectorNeeds, splitSelectors} from '../text/selector-needs.ts'
import {splitDeclarations} from '../text/style-declarations.ts'
import {readStyleRules, type StyleRule, writeStyleRules} from '../text/style-rules.ts'
import {LEVELS, type Names} from './first-names.ts'

export interface SheetsInput {
  /** Text of each style sheet, by its path in the output. */
  readonly sheets: ReadonlyMap<string, string>
  readonly baseUrl: string
  readonly direction: 'ltr' | 'rtl'
  /** Of the program that chooses. */
  readonly fingerprint: string
}

type FirstLevel = FirstStyles[string][number]

/** A policy names each text: hosts take lines of 2,000 characters, and a hash has 53. */
const MAX_SHEETS = 24

/** @returns `undefined` where pages wait for their sheets: one asks for another, or there are too many. */
export function firstStyles(
  {sheets, baseUrl, direction, fingerprint}: SheetsInput,
  store: Store,
): FirstStyles | undefined {
  const key = keyOf('first-styles', fingerprint, baseUrl, direction, ...[...sheets].flat())
  const known = store.get<{readonly found: FirstStyles | null}>('data', key)
  if (known !== undefined) return known.found ?? undefined
  const found = chooseRules(sheets, {baseUrl, direction})
  store.put('data', key, {found: found ?? null})
  return found
}

type Place = Pick<SheetsInput, 'baseUrl' | 'direction'>

function chooseRules(sheets: SheetsInput['sheets'], {baseUrl, direction}: Place): FirstStyles | undefined {
  if (sheets.size > MAX_SHEETS) return undefined
  const key = keyOf(direction, ...[...sheets].flat())
  const known = recent.get(key)
  const chosen = known ?? chooseLevels(sheets, direction)
  if (chosen === undefined) return undefined
  if (known === undefined) recent.set(key, chosen)
  const toRules = (file: string, {text, left}: Level): FirstLevel => {
    const own = withUrls(text, baseUrl + file)
    return {text: own, sizeBytes: gzipSync(own).length, needs: left}
  }
  return Object.fromEntries(chosen.map(({file, levels}) => [file, levels.map((level) => toRules(file, level))]))
}

/** What pages of a level have of one sheet, with its URLs as they are in the sheet. */
interface Level {
  readonly text: string
  readonly left: Kept['left']
}

interface SheetLevels {
  readonly file: string
  readonly levels: readonly Level[]
}

/** Of the last sheets: the languages of a site share them, and so do sites with the theme as it is. */
const recent = createRecentMap<string, readonly SheetLevels[]>(2)

/** @returns `undefined` where a sheet asks for another. */
function chooseLevels(
  sheets: SheetsInput['sheets'],
  direction: Place['direction'],
): readonly SheetLevels[] | undefined {
  const parsed = [...sheets].map(([file, text]) => ({file, rules: readStyleRules(text)}))
  if (parsed.some(({rules}) => rules.some(({prelude}) => /^@import\b/i.test(prelude)))) return undefined
  const ownDirection = `dir=${direction}`
  const levels = [
    ...LEVELS.map((level): Names => ({has: (name) => name === ownDirection || level.has(name)})),
    undefined,
  ]
  const chosen = levels.map((names) => {
    const kept = parsed.map(({file, rules}) => ({file, ...keepRules(rules, names)}))
    const trimmed = names === undefined ? kept : dropUnused(kept)
    return trimmed.map(({rules, left}): Level => ({text: writeStyleRules(rules), left}))
  })
  return parsed.map(({file}, at) => ({file, levels: chosen.flatMap((level) => level[at] ?? [])}))
}

interface Kept {
  readonly rules: readonly StyleRule[]
  /** Of the selectors that are left out and might match in another page. */
  readonly left: readonly SelectorNeeds[]
}

/** A layer without rules still has its place among the others. */
const isEmptied = (prelude: string, inner: readonly StyleRule[]): boolean =>
  inner.length === 0 && !/^@layer\b/i.test(prelude)

/** @param names What the page has at most; anything when it is `undefined`. */
function keepRules(rules: readonly StyleRule[], names: Names | undefined): Kept {
  const left: SelectorNeeds[] = []
  const isKept = (selector: string): boolean => {
    const needs = readSelectorNeeds(selector)
    if (needs === undefined) return false
    const isCommon = names === undefined || areMet(needs, (name) => names.has(name))
    if (!isCommon) left.push(needs)
    return isCommon
  }
  const keep = (rule: StyleRule): readonly StyleRule[] => {
    const {prelude} = rule
    if (/^@(?:media\s+print\s*$|charset\b)/i.test(prelude)) return []
    if (rule.rules !== undefined) {
      const inner = rule.rules.flatMap(keep)
      return isEmptied(prelude, inner) ? [] : [{...rule, rules: inner}]
    }
    if (rule.body === undefined || prelude.startsWith('@')) return [rule]
    const selectors = splitSelectors(prelude).filter(isKept)
    // One that a browser does not know makes it pass over all of them.
    const isWhole = /:-(?:webkit|moz|ms)-/.test(prelude)
    return selectors.length === 0 ? [] : [{...rule, prelude: isWhole ? prelude : selectors.join(',')}]
  }
  return {rules: rules.flatMap(keep), left}
}

interface KeptOfFile extends Kept {
  readonly file: string
}

/** Without what is not seen, and without custom properties, fonts and animations that no rule in any of the sheets uses. A page that uses any has the last level. */
function dropUnused(files: readonly KeptOfFile[]): readonly KeptOfFile[] {
  let kept = files
  for (let before = -1, length = textOf(kept).length; length !== before; ) {
    const isUsed = createUsage(textOf(kept))
    kept = kept.map((one) => ({...one, rules: one.rules.flatMap((rule) => withoutUnused(rule, isUsed))}))
    before = length
    length = textOf(kept).length
  }
  return kept.map((one) => ({...one, left: [...one.left, {names: [ANY_PROPERTY], oneOf: []}]}))
}

const textOf = (files: readonly KeptOfFile[]): string => files.map(({rules}) => writeStyleRules(rules)).join('')

/** Whether rules name a custom property by `var()`, a font or an animation by its name. */
function createUsage(text: string): (name: string) => boolean {
  const properties = new Set(Array.from(text.matchAll(/(?:var|style)\(\s*(--[^\s,:)]+)/g), ([, name = '']) => name))
  const declarations = text.replace(/@(?:font-face\s*\{[^}@]*\}|keyframes[^{@]*\{)/gi, '')
  return (name) => (name.startsWith('--') ? properties.has(name) : declarations.includes(name))
}

/** What they say is about later. */
const UNSEEN = /^(?:-webkit-)?(?:transition|cursor|touch-action|tap-highlight-color|scroll-behavior)\b/

function withoutUnused(rule: StyleRule, isUsed: (name: string) => boolean): readonly StyleRule[] {
  const {prelude, rules, body} = rule
  if (rules !== undefined) {
    const inner = rules.flatMap((one) => withoutUnused(one, isUsed))
    return isEmptied(prelude, inner) ? [] : [{...rule, rules: inner}]
  }
  const named = /^@(?:-webkit-)?keyframes\s+["']?([^\s"']+)/i.exec(prelude)?.[1] ?? fontOf(rule)
  if (named !== undefined) return isUsed(named) ? [rule] : []
  // Nested rules are left as they are.
  if (body === undefined || body.includes('{')) return [rule]
  const declarations = splitDeclarations(body).filter((one) => {
    const property = /^\s*([\w-]+)\s*:/.exec(one)?.[1]
    if (property === undefined) return one.trim() !== ''
    return property.startsWith('--') ? isUsed(property) : !UNSEEN.test(property)
  })
  return declarations.length === 0 ? [] : [{prelude, body: declarations.join(';')}]
}

function fontOf({prelude, body = ''}: StyleRule): string | undefined {
  if (!/^@font-face\b/i.test(prelude)) return undefined
  return /font-family\s*:\s*(?:"([^"]*)"|'([^']*)'|([^;]*))/i
    .exec(body)
    ?.slice(1)
    .find((one) => one !== undefined)
}

/** A sheet's URLs are relative to the sheet, those of a page to the page. */
function withUrls(css: string, sheetUrl: string): string {
  return css.replace(/url\((["']?)(?![a-z][a-z\d+.-]*:|[/#"'])([^"'()]+)\1\)/gi, (_, quote: string, url: string) => {
    return `url(${quote}${posix.join(posix.dirname(sheetUrl), url)}${quote})`
  })
}
