// What is written into pages, as a policy allows it: one script, and the rules of the first paint.
import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {projectRoot} from './program.ts'

const text = readFileSync(join(projectRoot, 'dist/page/first.js'), 'utf8').trim()
const STYLES = /<style data-quire-first>(.*?)<\/style>/gs

const toSource = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** Source of `script-src`. */
export const INLINE_SCRIPT = toSource(text)

/** All inline scripts of an HTML document but structured data, which no policy concerns. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  )
}

/** Texts of the rules that a page has for its first paint. */
export function firstRules(html: string): readonly string[] {
  return [...html.matchAll(STYLES)].map(([, rules = '']) => rules)
}

/** The policy, and in it the hashes of these rules. */
export function withFirstRules(policy: string, html: string): string {
  return policy.replace("style-src 'self'", ["style-src 'self'", ...firstRules(html).map(toSource)].join(' '))
}

/** What a page may have of them. */
export const OWN_SCRIPTS: readonly string[] = [text]
