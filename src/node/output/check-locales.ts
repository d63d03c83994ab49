// Finds files that two locales would both write: each would have the other's page in its place.
import {SiteError} from '../../shared/diagnostics.ts'
import type {LocaleOutput} from './locale-output.ts'

/** @throws SiteError that names the first of the files. */
export function checkSharedFiles(locales: readonly LocaleOutput[]): void {
  const all = locales.map(({prefix, files}) => ({prefix, files}))
  for (const [at, {prefix, files}] of all.entries())
    for (const other of all.slice(at + 1)) {
      const [outer, inner] = prefix.length <= other.prefix.length ? [{prefix, files}, other] : [other, {prefix, files}]
      if (!inner.prefix.startsWith(outer.prefix)) continue
      const below = inner.prefix.slice(outer.prefix.length)
      for (const file of inner.files.keys()) if (outer.files.has(below + file)) throw claimedTwice(inner.prefix + file)
    }
}

function claimedTwice(file: string): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'output/shared-file',
      message: `Two locales would both write the file "${file}".`,
      hint: 'Give one of them another "baseUrl" in "i18n.localeConfigs", build each alone with --locale and --out-dir, or give the page another "slug".',
    },
  ])
}
