// `quire swizzle`, also `eject`: lists the parts of the themes, copies one into the site, or wraps it.
import {relative, resolve} from 'node:path'
import type {EjectOptions, ThemePart} from '../node/api-types.ts'
import type {CommandTools} from './commands.ts'
import {EXIT} from './io.ts'

export interface SwizzleFlags {
  readonly config?: string
  readonly wrap?: boolean
  readonly eject?: boolean
  readonly list?: boolean
  readonly typescript?: boolean
  readonly javascript?: boolean
  readonly danger?: boolean
}

export interface SwizzleCall {
  /** Theme, component and folder of the site, as far as they were given; the theme may be left out. */
  readonly words: readonly string[]
  readonly flags: SwizzleFlags
}

const MAX_WORDS = 3

/** Runs `quire swizzle`; gives the exit code. */
export async function runSwizzle({words, flags}: SwizzleCall, {io, api}: CommandTools): Promise<number> {
  const wrong = findContradiction(words, flags)
  if (wrong !== undefined) {
    io.err(`error: ${wrong}\n`)
    return EXIT.usage
  }
  const {theme, component, siteDir} = sortWords(words)
  const where = {
    siteDir: resolve(io.cwd, siteDir),
    ...(theme === undefined ? {} : {theme}),
    ...(flags.config === undefined ? {} : {config: flags.config}),
  }
  if (flags.list === true || component === undefined) {
    io.out(toTables(await api.listThemeParts(where)))
    return flags.list === true ? EXIT.ok : EXIT.usage
  }
  const {file, safety} = await api.eject({...where, component, ...toOptions(flags)})
  io.out(`Wrote ${relative(io.cwd, file)}\n`)
  if (safety === 'unsafe') io.out('Compare it with the original after each update of the program.\n')
  return EXIT.ok
}

function toOptions({wrap = false, danger = false, javascript}: SwizzleFlags): Omit<EjectOptions, 'component'> {
  return {wrap, danger, ...(javascript === true ? {language: 'javascript'} : {})}
}

function findContradiction(words: readonly string[], flags: SwizzleFlags): string | undefined {
  if (flags.wrap === true && flags.eject === true) return 'Give either --wrap or --eject: a part is wrapped or copied.'
  if (flags.typescript === true && flags.javascript === true) return 'Give either --typescript or --javascript.'
  const {component} = sortWords(words)
  const most = component === words[0] && component !== undefined ? MAX_WORDS - 1 : MAX_WORDS
  return words.length > most ? `"${words[most]}" is too much: give a theme, a component and a folder.` : undefined
}

/** A component begins with a capital, or with a name that does; a theme is a package, or the short name of one. */
function sortWords(words: readonly string[]): {theme?: string; component?: string; siteDir: string} {
  const [first, ...rest] = words
  const isTheme = first !== undefined && isThemeName(first)
  const [component, siteDir = '.'] = isTheme ? rest : words
  return {...(isTheme ? {theme: first} : {}), ...(component === undefined ? {} : {component}), siteDir}
}

const SHORT_NAMES = ['classic', 'mermaid', 'live-codeblock', 'search', 'search-algolia']

function isThemeName(word: string): boolean {
  return /^@|^[^A-Z/.][^/]*theme/.test(word) || word.startsWith('theme-') || SHORT_NAMES.includes(word)
}

function toTables(parts: readonly ThemePart[]): string {
  const width = Math.max('component'.length, ...parts.map(({name}) => name.length))
  const line = (name: string, copy: string, around: string): string =>
    `${name.padEnd(width)}  ${copy.padEnd(6)}  ${around}\n`
  const themes = [...new Set(parts.map(({theme}) => theme))]
  return themes
    .map((theme) => {
      const rows = parts.filter((part) => part.theme === theme)
      return `${theme}\n${line('component', 'eject', '--wrap')}${rows.map(({name, eject, wrap}) => line(name, eject, wrap ?? '-')).join('')}`
    })
    .join('\n')
}
