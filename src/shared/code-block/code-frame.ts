// The frame of a code block: the name of its language, and the classes that say how the block looks.
import type {CodeMeta} from './code-meta.ts'

/** What a site says of the frames of its code blocks: `themeConfig.codeBlocks`. */
export interface CodeFrameSettings {
  /** Blocks with more lines than this are shown in part until the reader opens them; undefined for none. */
  readonly collapseAbove?: number | undefined
  /** Numbered lines have a URL each. */
  readonly lineLinks?: boolean | undefined
}

/** As their makers write them, where that is the name in another case than the usual one. */
const WRITTEN = namesById(
  'ActionScript AppleScript AsciiDoc AutoHotkey BASIC CMake COBOL CoffeeScript EditorConfig GDScript GraphQL HTML ' +
    'JavaScript JSDoc JSON5 JSONC LaTeX LiveScript MATLAB MongoDB nginx OCaml PlantUML PowerShell PromQL PureScript ' +
    'ReScript SPARQL TeX TypeScript',
)
/** Short names that are words. */
const WORDS = namesById(
  'Ada Agda Apex Coq Dart Diff Elm Flow Git Go Haml Haxe Hoon Io Java Less Lisp Log Lua Moon Nim Nix Odin Perl Pug Rego ' +
    'Ruby Rust Sass Stan Tcl Twig Vala Vim Vue Zig',
)
const OTHERS: Readonly<Record<string, string>> = {
  cpp: 'C++',
  csharp: 'C#',
  cs: 'C#',
  docker: 'Dockerfile',
  fsharp: 'F#',
  hbs: 'Handlebars',
  hs: 'Haskell',
  js: 'JavaScript',
  kt: 'Kotlin',
  kts: 'Kotlin',
  md: 'Markdown',
  objc: 'Objective-C',
  objectivec: 'Objective-C',
  protobuf: 'Protocol Buffers',
  py: 'Python',
  rb: 'Ruby',
  rs: 'Rust',
  sh: 'Shell',
  shellsession: 'Shell',
  'shell-session': 'Shell',
  ts: 'TypeScript',
  wasm: 'WebAssembly',
  yml: 'YAML',
}
const NAMES = {...WRITTEN, ...WORDS, ...OTHERS}

const TERMINALS = new Set(
  'bash sh shell zsh fish console terminal shell-session shellsession powershell ps1 pwsh bat batch cmd'.split(' '),
)
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'raw'])

/** Longest name that is taken for an abbreviation. */
const LONGEST_ABBREVIATION = 4

function namesById(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name.toLowerCase(), name]))
}

/** `TypeScript` for `ts`, `SQL` for `sql`, `Rust` for `rust`; `''` for plain text, which has no name to show. */
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
