// The frame of a code block: the name of its language, and the classes that say how the block looks.
import type {CodeMeta} from './code-meta.ts'

/** What a site says of the frames of its code blocks: `themeConfig.codeBlocks`. */
export interface CodeFrameSettings {
  /** Blocks with more lines than this are shown in part until the reader opens them; undefined for none. */
  readonly collapseAbove?: number | undefined
  /** Numbered lines have a URL each. */
  readonly lineLinks?: boolean | undefined
}

/** As their makers write them, where a capital at the beginning is not enough. */
const NAMES: Readonly<Record<string, string>> = {
  cpp: 'C++',
  csharp: 'C#',
  cs: 'C#',
  fsharp: 'F#',
  graphql: 'GraphQL',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  kt: 'Kotlin',
  markdown: 'Markdown',
  md: 'Markdown',
  objectivec: 'Objective-C',
  php: 'PHP',
  powershell: 'PowerShell',
  properties: 'Properties',
  py: 'Python',
  rb: 'Ruby',
  rs: 'Rust',
  sh: 'Shell',
  shellsession: 'Shell',
  'shell-session': 'Shell',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  yml: 'YAML',
}

const TERMINALS = new Set(
  'bash sh shell zsh fish console terminal shell-session shellsession powershell ps1 pwsh bat batch cmd'.split(' '),
)
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'raw'])

/** Longest name that is taken for an abbreviation. */
const LONGEST_ABBREVIATION = 4

/** `TypeScript` for `ts`, `SQL` for `sql`; `''` for plain text, which has no name to show. */
export function toLanguageLabel(language: string): string {
  if (PLAIN.has(language)) return ''
  if (Object.hasOwn(NAMES, language)) return NAMES[language] ?? ''
  if (TERMINALS.has(language) || language.length > LONGEST_ABBREVIATION)
    return language.charAt(0).toUpperCase() + language.slice(1)
  return language.toUpperCase()
}

/** Classes of the frame: commands for a terminal, what a program has answered, a block that is shown in part. */
export function toFrameClasses(
  {language, meta, lines}: {readonly language: string; readonly meta: CodeMeta; readonly lines: number},
  {collapseAbove = Number.POSITIVE_INFINITY}: CodeFrameSettings,
): readonly string[] {
  const isLong = meta.collapse ?? lines > collapseAbove
  return [
    ...(TERMINALS.has(language) ? ['code-block-terminal'] : []),
    ...(meta.isOutput === true ? ['code-block-output'] : []),
    ...(isLong ? ['code-block-long'] : []),
  ]
}
