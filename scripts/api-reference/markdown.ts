// Exports as Markdown: a section for each, with its doc comment and its declaration.
import {toLabels} from '../config-reference/markdown.ts'
import type {DocTag, Export} from './read-exports.ts'

export interface Section {
  readonly heading: string
  readonly about: string
  readonly exports: readonly Export[]
}

export interface ApiPage {
  readonly title: string
  readonly description: string
  readonly position: number
  /** Markdown below the title. */
  readonly opening: string
  readonly sections: readonly Section[]
}

const NOTE = '<!-- Made from the sources by `npm run reference`. Edit the doc comments there. -->'

export function toPage({title, description, position, opening, sections}: ApiPage): string {
  return [
    toHead({title, description, position}),
    opening,
    ...sections.flatMap(({heading, about, exports}) => [`## ${heading}`, about, ...exports.map(toSection)]),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Front matter, the note for those who edit, and the title. */
export function toHead(page: {
  readonly title: string
  readonly description: string
  readonly position: number
}): string {
  return [
    `---\ndescription: ${page.description}\n${toLabels(page.title)}sidebar_position: ${page.position}\n---`,
    NOTE,
    `# ${page.title}`,
  ].join('\n\n')
}

function toSection({name, text, tags, declaration}: Export): string {
  return [
    `### \`${name}\` {#${anchorOf(name)}}`,
    toProse(text),
    `\`\`\`ts\n${declaration}\n\`\`\``,
    tags.filter(isShown).map(toItem).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Names of types and functions may differ in their first letter alone. */
export function anchorOf(name: string): string {
  return /^[A-Z]/.test(name) ? `type-${name.toLowerCase()}` : name.toLowerCase()
}

function isShown({name, text}: DocTag): boolean {
  return ['param', 'returns', 'throws', 'remarks', 'example'].includes(name) && text !== ''
}

function toItem({name, text}: DocTag): string {
  if (name === 'example') return `- Example: ${text.includes('`') ? text : `\`${text.replace(/\s+/g, ' ')}\``}`
  if (name === 'param') {
    const [parameter = '', ...rest] = text.split(/\s+/)
    return `- \`${parameter}\`: ${toProse(rest.join(' ').replace(/^- /, ''))}`
  }
  const label = {returns: 'Returns', throws: 'Throws', remarks: 'Remarks'}[name] ?? name
  return `- ${label}: ${toProse(text)}`
}

/** Names of programs that look like names in programs. */
const BRANDS: readonly string[] = ['GitHub', 'JavaScript', 'LinkedIn', 'TypeScript', 'DocSearch', 'YouTube']

/** Code, which stays as it is; `<`, which is text outside of it; and identifiers that a comment does not mark. */
const NOT_PROSE = /(`[^`]*`)|(<)|(?<![\w@/.-])([a-z]+(?:[A-Z][a-z]+)+|(?:[A-Z][a-z]+){2,})(?![\w/-])/g

/** Prose of a doc comment, whose lists keep their lines. */
export function toProse(text: string): string {
  return text
    .split(/\n(?=- )/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .join('\n')
    .replace(NOT_PROSE, (whole: string, code?: string, angle?: string) =>
      angle === undefined ? (code ?? (BRANDS.includes(whole) ? whole : `\`${whole}\``)) : '&lt;',
    )
    .replace(/^([^\n-][^\n]*)\n- /, '$1\n\n- ')
}
