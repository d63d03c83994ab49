// The file that an import probably means when there is none by its name.
import {readdirSync} from 'node:fs'
import {join, parse, resolve} from 'node:path'
import {closest} from '../../shared/closest.ts'

/**
 * @param specifier As it is written: `./price-tabel`, `@site/src/Price`.
 * @param fromDir Absolute folder of the file that imports.
 * @returns The specifier with its first wrong name corrected; undefined for a package, and when nothing is near.
 */
export function suggestImport(specifier: string, fromDir: string, siteDir: string): string | undefined {
  const start = /^(?:@site\/|(?:\.{1,2}\/)+)/.exec(specifier)?.[0]
  if (start === undefined) return undefined
  let dir = start === '@site/' ? siteDir : resolve(fromDir, start)
  const segments = specifier.slice(start.length).split('/')
  for (const [at, segment] of segments.entries()) {
    const names = namesIn(dir)
    const isLast = at === segments.length - 1
    if (!isLast && names.includes(segment)) {
      dir = join(dir, segment)
      continue
    }
    const hasExtension = isLast && parse(segment).ext !== ''
    const near = closest(
      segment,
      names.map((name) => (hasExtension ? name : parse(name).name)),
    )
    return near === undefined
      ? undefined
      : start + [...segments.slice(0, at), near, ...segments.slice(at + 1)].join('/')
  }
  return undefined
}

function namesIn(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
