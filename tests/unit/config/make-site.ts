// A site folder made of the files that a test names, removed when the test ends.
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {onTestFinished} from 'vitest'

/** Absolute path of a new folder with these files. A path that ends in a slash makes an empty folder. */
export function makeSite(files: Readonly<Record<string, string>>): string {
  const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'quire-config-')))
  onTestFinished(() => rmSync(siteDir, {recursive: true, force: true}))
  for (const [name, text] of Object.entries(files)) writeSiteFile(siteDir, name, text)
  return siteDir
}

export function writeSiteFile(siteDir: string, name: string, text: string): void {
  const path = join(siteDir, name)
  mkdirSync(name.endsWith('/') ? path : dirname(path), {recursive: true})
  if (!name.endsWith('/')) writeFileSync(path, text)
}
