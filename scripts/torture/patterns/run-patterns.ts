// Every regular expression of the program on texts that were made to stop it: one whose time grows faster than a text's length
// lets a page of some kilobytes hang a build.
import {fileURLToPath} from 'node:url'
import type {TrialOptions} from '../trials.ts'
import {findGrowth, type Growth} from './growth.ts'
import type {Thoroughness} from './hostile-texts.ts'
import {loadMadePatterns} from './made-patterns.ts'
import {loadRegexLiterals, type RegexLiteral} from './regex-literals.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export async function runPatterns({only}: Pick<TrialOptions, 'only'>): Promise<number> {
  const literals = [...(await loadRegexLiterals(root)), ...(await loadMadePatterns(root))]
  const chosen = only === undefined ? literals : literals.slice(only, only + 1)
  const failures = findSlowPatterns(chosen, 'full')
  for (const failure of failures) console.log(`\nFAILED: ${failure}`)
  console.log(`patterns: ${chosen.length} regular expressions, ${failures.length} failed`)
  return failures.length
}

/** Says of each literal that is slow where it is, and for which text. */
export function findSlowPatterns(literals: readonly RegexLiteral[], thoroughness: Thoroughness): readonly string[] {
  const seen = new Map<string, Growth | undefined>()
  return literals.flatMap((literal) => {
    const key = `${literal.isRepeated} ${literal.pattern}`
    if (!seen.has(key)) seen.set(key, findGrowth(literal, thoroughness))
    const growth = seen.get(key)
    return growth === undefined ? [] : [`${literal.file}:${literal.line} ${literal.pattern}\n${describe(growth)}`]
  })
}

function describe({text: {start, unit, end}, sizes, times}: Growth): string {
  const [shown, again, last] = [start, unit, end].map((part) => JSON.stringify(part))
  return `${shown} + ${again} again and again + ${last}: ${sizes.map((size, at) => `${size} characters take ${times[at]?.toFixed(1)} ms`).join(', ')}`
}
