// Every regular expression that the program's sources spell out, with its place.
import {readdirSync, readFileSync} from 'node:fs'
import {SourceMap, type SourceMapPayload} from 'node:module'
import {extname, join, relative} from 'node:path'
import {Parser, type Token, tokTypes} from 'acorn'
import {transform} from 'esbuild'

export interface RegexLiteral {
  /** Relative to the root, with `/`. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly pattern: RegExp
  /** Looked for again behind each match, by its flag or by `split`. */
  readonly isRepeated: boolean
}

const FOLDERS = ['src', 'plugins', 'theme']
const LOADERS: Readonly<Record<string, 'ts' | 'tsx' | 'js'>> = {'.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js'}

/** A slash that may begin one: none that divides, closes a tag, is in a path or begins a comment. Few files have it, and need parsing. */
const MAY_BEGIN = /(?<![\w<'"`.)\]*/])\/(?![/*>])/
const COMMENT_LINES = /^[ \t]*(?:\/[/*]|\*).*$/gm

/** @param root Folder of the repository. */
export async function loadRegexLiterals(root: string): Promise<readonly RegexLiteral[]> {
  const found: RegexLiteral[] = []
  for (const file of FOLDERS.flatMap((folder) => listSources(join(root, folder)))) {
    const source = readFileSync(file, 'utf8')
    if (!MAY_BEGIN.test(source.replace(COMMENT_LINES, ''))) continue
    const name = relative(root, file).replaceAll('\\', '/')
    for (const literal of await literalsOf(source, extname(file))) found.push({file: name, ...literal})
  }
  return found
}

function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => LOADERS[extname(name)] !== undefined && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => join(folder, name))
}

/** esbuild takes types and JSX away and says where each line came from; acorn knows a regular expression from a division. */
async function literalsOf(source: string, extension: string): Promise<Omit<RegexLiteral, 'file'>[]> {
  const {code, map} = await transform(source, {
    loader: LOADERS[extension] ?? 'ts',
    jsx: 'automatic',
    sourcemap: 'external',
    sourcefile: 'source',
    target: 'esnext',
  })
  const places = new SourceMap(JSON.parse(map) as SourceMapPayload)
  const found: Omit<RegexLiteral, 'file'>[] = []
  const tokens: Token[] = []
  Parser.parse(code, {ecmaVersion: 'latest', sourceType: 'module', locations: true, onToken: tokens})
  for (const [at, token] of tokens.entries()) {
    if (token.type !== tokTypes.regexp || token.loc == null) continue
    const {pattern, flags} = readValue(token) as {readonly pattern: string; readonly flags: string}
    const place = places.findEntry(token.loc.start.line - 1, token.loc.start.column)
    const line = 'originalLine' in place ? place.originalLine + 1 : 1
    const isSplit = readValue(tokens[at - 2]) === 'split' && tokens[at - 1]?.type === tokTypes.parenL
    found.push({line, pattern: new RegExp(pattern, flags), isRepeated: isSplit || /[gy]/.test(flags)})
  }
  return found
}

/** Acorn's types leave it out. */
function readValue(token: Token | undefined): unknown {
  return token !== undefined && 'value' in token ? token.value : undefined
}
