// The pages of the API reference: which names are under which heading, and what is said before them.
import {commandLinePage} from './command-line.ts'
import {type ApiPage, anchorOf, toPage} from './markdown.ts'
import {CLIENT, NODE, type PageOutline, PLUGIN} from './outlines.ts'
import {type Export, readEntries} from './read-exports.ts'
import {themePartsPage} from './theme-parts.ts'

/** Pages of the manual by file name. */
export function apiReferencePages(): Readonly<Record<string, string>> {
  const outlines = [CLIENT, NODE, PLUGIN]
  const entries = readEntries(outlines.flatMap(({modules}) => modules.map(({entry}) => entry)))
  /** Where a declaration is described, by its place: entries share types. */
  const described = new Map<string, string>()
  const pages = outlines.map((outline) => [outline.file, toPage(fill(outline, entries, described))] as const)
  return {
    ...Object.fromEntries(pages),
    'api-theme.md': themePartsPage(described),
    'command-line.md': commandLinePage(),
  }
}

function fill(
  outline: PageOutline,
  entries: ReadonlyMap<string, readonly Export[]>,
  described: Map<string, string>,
): ApiPage {
  const sections = outline.modules.flatMap(({entry, sections, elsewhere = 'Described before:'}) => {
    const all = entries.get(entry) ?? []
    const fresh = all.filter((one) => !one.isFromPackage && !described.has(keyOf(one)))
    const known = all.filter((one) => described.has(keyOf(one)))
    const lost = fresh.filter((one) => !sections.some(({files}) => files.test(one.origin)))
    if (lost.length > 0)
      throw new Error(`No section of ${outline.file} takes ${lost.map(({name, origin}) => `${name} (${origin})`)}.`)
    const filled = sections.map(({heading, about}, at) => {
      const own = fresh.filter((one) => sections.findIndex((section) => section.files.test(one.origin)) === at)
      const inOrder = own.toSorted((a, b) => Number(a.isType) - Number(b.isType) || a.name.localeCompare(b.name, 'en'))
      if (own.length === 0) throw new Error(`${outline.file}: nothing is under "${heading}".`)
      const more = at === 0 && known.length > 0 ? `\n\n${elsewhere} ${linksTo(known, described)}.` : ''
      return {heading, about: `${about}${more}`, exports: inOrder}
    })
    for (const one of fresh) described.set(keyOf(one), `${outline.file}#${anchorOf(one.name)}`)
    return filled
  })
  return {...outline, sections}
}

function keyOf({origin, name}: Export): string {
  return `${origin} ${name}`
}

function linksTo(exports: readonly Export[], described: ReadonlyMap<string, string>): string {
  return exports.map((one) => `[\`${one.name}\`](${described.get(keyOf(one))})`).join(', ')
}
