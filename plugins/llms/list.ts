// `llms.txt`: the pages by section with what each is about; in a large site the sections, each with a list of its own.
import type {BuiltPage, EmittedAsset} from 'quire-docs/plugin'
import {kebabCase} from 'quire-docs/plugin/content'
import {escapeLabel, type LlmsContext, titleOf, toHeader} from './header.ts'
import type {Section} from './sections.ts'

const FILE = 'llms.txt'

export function toLists(sections: readonly Section[], context: LlmsContext): readonly EmittedAsset[] {
  const {splitListAbove} = context.options
  const header = toHeader(context)
  const whole = header + sections.map((section) => toSection(section, context)).join('')
  // One section alone would be one file that leads to another.
  if (splitListAbove === false || whole.length <= splitListAbove || sections.length < 2)
    return [{path: FILE, content: whole}]
  const files = nameFiles(sections)
  const {url, baseUrl} = context.config
  const items = files.map(({path, section: {title, pages}}) => {
    const about = pages.length === 1 ? '1 page' : `${pages.length} pages`
    return `- [${escapeLabel(title)}](${url}${baseUrl}${path}): ${about}\n`
  })
  return [
    {path: FILE, content: `${header}\n## Sections\n\n${items.join('')}`},
    ...files.map(({path, section}) => ({path, content: header + toSection(section, context)})),
  ]
}

function toSection({title, pages}: Section, context: LlmsContext): string {
  return `\n## ${title}\n\n${pages.map((page) => `${toItem(page, context)}\n`).join('')}`
}

function toItem(page: BuiltPage, context: LlmsContext): string {
  const {description = ''} = page.metadata
  const url = context.config.url + (page.alternate?.path ?? page.path)
  const about = description.replace(/\s+/g, ' ').trim()
  return `- [${escapeLabel(titleOf(page, context))}](${url})${about === '' ? '' : `: ${about}`}`
}

interface SectionFile {
  readonly path: string
  readonly section: Section
}

/** Sections may share a title, and a title may have no letters that a URL can show. */
function nameFiles(sections: readonly Section[]): readonly SectionFile[] {
  const taken = new Map<string, number>()
  return sections.map((section, at) => {
    const words = kebabCase(section.title.normalize('NFKD').replace(/\p{M}/gu, ''))
    const name = /^[a-z\d-]+$/.test(words) ? words : `section-${at + 1}`
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return {path: `llms/${name}${before === 0 ? '' : `--${before + 1}`}.txt`, section}
  })
}
