// Grammars for the highlighter. Those that come with it are there from the start; others are loaded when a code block
// asks for them. A grammar is the same whatever was loaded before: what it needs or uses is loaded first, and nothing
// that changes grammars already there is ever loaded.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {compileFunction} from 'node:vm'
import type {Grammar} from 'prismjs'
import {slips} from '../../../shared/closest.ts'
import {type PrismComponents, readComponents, toList} from '../../program/prism-components.ts'
import {loadPrism} from './load-prism.ts'

/** Names that writers use and the highlighter does not know. */
const NAMES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  cc: 'cpp',
  h: 'c',
  hpp: 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  bat: 'batch',
  cmd: 'batch',
  cjs: 'javascript',
  mjs: 'javascript',
  node: 'javascript',
  cts: 'typescript',
  mts: 'typescript',
  console: 'shell-session',
  golang: 'go',
  htm: 'markup',
  jsonc: 'json5',
  logql: 'promql',
  patch: 'diff',
  ps1: 'powershell',
  pwsh: 'powershell',
  rs: 'rust',
  svelte: 'markup',
  terminal: 'shell-session',
  tf: 'hcl',
  terraform: 'hcl',
  vue: 'markup',
  zsh: 'bash',
}

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'raw'])

export interface FoundGrammar {
  readonly name: string
  readonly grammar: Grammar
}

/** Creates a finder of grammars by the name a writer gave; it gives undefined for plain text and for unknown names. */
export function createGrammarFinder(): (language: string) => FoundGrammar | undefined {
  return (language) => {
    if (PLAIN.has(language)) return undefined
    if (language === 'mdx') registerMdx()
    const known = registered(language)
    if (known !== undefined) return {name: language, grammar: known}
    const name = NAMES[language] ?? sharedCatalogue().aliases.get(language) ?? language
    loadComponent(name, sharedCatalogue().components)
    const grammar = registered(name)
    return grammar === undefined ? undefined : {name, grammar}
  }
}

/** Markdown with the imports, exports, tags and expressions of MDX, for which the highlighter has no grammar. */
function registerMdx(): void {
  // Parts of a grammar by name; the type knows none of them.
  const {languages} = loadPrism()
  const {markdown, tsx} = languages as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  if (registered('mdx') !== undefined || markdown === undefined || tsx === undefined) return
  languages.mdx = {
    'front-matter-block': markdown['front-matter-block'],
    // Up to the next blank line, as the parser reads them.
    esm: {pattern: /^(?:import|export)\b.*(?:\n(?!\n).+)*/m, inside: tsx},
    ...markdown,
    tag: tsx.tag,
    expression: {pattern: /\{[^{}\n]*\}/, inside: tsx},
  } as Grammar
}

/** Shorter names are too like each other. */
const SHORTEST_SIMILAR = 4

/** For a language that is not known, the one whose name is one slip away; undefined when there is none. */
export function findSimilarLanguage(language: string): string | undefined {
  if (language.length < SHORTEST_SIMILAR || isKnownLanguage(language)) return undefined
  const {names} = sharedCatalogue()
  return [...names].find((name) => name.length >= SHORTEST_SIMILAR && slips(language, name) === 1)
}

/** Whether code in this language gets colours, or is meant to have none. */
export function isKnownLanguage(language: string): boolean {
  return (
    language === 'mdx' ||
    PLAIN.has(language) ||
    registered(language) !== undefined ||
    sharedCatalogue().names.has(language)
  )
}

interface Catalogue {
  readonly components: PrismComponents
  readonly aliases: ReadonlyMap<string, string>
  /** All that a writer may name. */
  readonly names: ReadonlySet<string>
}

const requireFrom = createRequire(import.meta.url)

let catalogue: Catalogue | undefined

/** The list of grammars, read when it is first needed. It belongs to the package, so all compilers share it. */
function sharedCatalogue(): Catalogue {
  catalogue ??= readCatalogue()
  return catalogue
}

function readCatalogue(): Catalogue {
  const components = readComponents()
  const aliases = new Map(
    Object.entries(components).flatMap(([name, {alias}]) => toList(alias).map((other) => [other, name] as const)),
  )
  const names = new Set([...Object.keys(components), ...aliases.keys(), ...Object.keys(NAMES), ...PLAIN])
  return {components, aliases, names}
}

// The highlighter keeps its grammars in one table for the process; loading is idempotent, so sharing it is harmless.
function registered(name: string): Grammar | undefined {
  const {languages} = loadPrism()
  const grammar: unknown = Object.hasOwn(languages, name) ? languages[name] : undefined
  // The table also holds the functions that components use to extend each other.
  return typeof grammar === 'object' && grammar !== null ? (grammar as Grammar) : undefined
}

function loadComponent(name: string, components: Catalogue['components']): void {
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (component === undefined || component.modify !== undefined || registered(name) !== undefined) return
  for (const needed of [...toList(component.require), ...toList(component.optional)]) loadComponent(needed, components)
  const file = requireFrom.resolve(`prismjs/components/prism-${name}.js`)
  // Components expect the highlighter under a global name; given as a parameter it stays out of the global scope.
  compileFunction(readFileSync(file, 'utf8'), ['Prism'], {filename: file})(loadPrism())
}
