// URLs in front matter that would run code: taken out before any plugin sees them.
import {isActiveUrl} from '../../shared/active-url.ts'
import type {DocumentFile, Report} from '../model.ts'

/** Fields whose value is a URL, by their name; a title may well begin with "JavaScript:". */
const URL_KEY = /(?:^|_)(?:url|href|link|image|src|to|permalink|canonical|redirect)$|U(?:RL|rl)$|^(?:socials|tags)$/

/** The documents without such URLs. Each is reported with its field. */
export function dropActiveFrontMatter(
  documents: ReadonlyMap<string, DocumentFile>,
  report: Report,
): Map<string, DocumentFile> {
  return new Map(
    [...documents].map(([path, document]) => {
      const found: string[] = []
      const frontMatter = withoutActive(document.frontMatter, false, found)
      if (found.length === 0) return [path, document]
      for (const key of Object.keys(document.frontMatter)) reportField(key, document, report)
      // An object in gives an object out.
      return [path, {...document, frontMatter: frontMatter as DocumentFile['frontMatter']}]
    }),
  )
}

function withoutActive(value: unknown, isUrl: boolean, found: string[]): unknown {
  if (typeof value === 'string') {
    if (!isUrl || !isActiveUrl(value)) return value
    found.push(value)
    return undefined
  }
  if (Array.isArray(value)) return value.map((one) => withoutActive(one, isUrl, found) ?? '')
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    withoutActive(inner, isUrl || URL_KEY.test(key), found),
  ])
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

function reportField(key: string, {frontMatter, sourcePath}: DocumentFile, report: Report): void {
  const found: string[] = []
  withoutActive({[key]: frontMatter[key]}, false, found)
  for (const url of found)
    report({
      level: 'warning',
      code: 'front-matter/active-url',
      message: `The URL "${url}" would run code in the reader's browser, so it is left out.`,
      location: {sourcePath, frontMatterKey: key},
      hint: 'Write the URL of a page or a file.',
    })
}
