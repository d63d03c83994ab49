// The version in the package.json of a site.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Undefined where there is none. */
export function siteVersionOf(siteDir: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8'))
    const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest && manifest.version
    return typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}
