// The one script that is written into pages, as a policy allows it.
import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {projectRoot} from './program.ts'

const text = readFileSync(join(projectRoot, 'dist/page/late-styles.js'), 'utf8').trim()

/** Source of `script-src`. */
export const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** All inline scripts of an HTML document but structured data, which no policy concerns. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  )
}

/** What a page may have of them. */
export const OWN_SCRIPTS: readonly string[] = [text]
