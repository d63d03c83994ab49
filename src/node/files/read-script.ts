// Scripts of a site that are looked at as text, before a bundler has asked for them.
import {readFileSync} from 'node:fs'

/** The text; `''` where it cannot be read. A script of the folder may be none of the site's, which the bundler never reads. */
export function readScript(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Gone since it was listed, or not for us to look at. The bundler says so of what it needs.
    return ''
  }
}
