// Code to lines of HTML with a class on each token.
import {withColouringLast} from '../../../shared/code-block/token-kinds.ts'
import {escapeText} from '../../../shared/escape-html.ts'
import {type Highlighter, loadPrism} from './load-prism.ts'
import type {FoundGrammar} from './prism-languages.ts'

type Token = Exclude<ReturnType<Highlighter['tokenize']>[number], string>
type TokenStream = Token['content']

/** Above these sizes a block is data rather than code to be read, and highlighting it would take seconds. */
const MAX_CODE_LENGTH = 512 * 1024
const MAX_LINE_LENGTH = 100_000

/** Classes of a token, `''` for plain text, and the text. */
export type LineToken = readonly [className: string, text: string]

/** HTML of each line, without line ends. A token that spans lines is closed and opened again between them. */
export function highlightLines(
  lines: readonly string[],
  found: FoundGrammar | undefined,
  coloured?: ReadonlySet<string>,
): readonly string[] {
  return tokenizeLines(lines, found, coloured).map((line) =>
    line
      .map(([className, text]) =>
        className === '' ? escapeText(text) : `<span class="${className}">${escapeText(text)}</span>`,
      )
      .join(''),
  )
}

/**
 * Tokens of each line, without line ends. A token that spans lines is in each of them.
 * @param coloured Kinds of tokens that the site's colours know.
 */
export function tokenizeLines(
  lines: readonly string[],
  found: FoundGrammar | undefined,
  coloured: ReadonlySet<string> = new Set(),
): readonly (readonly LineToken[])[] {
  const code = lines.join('\n')
  const isTooLong = code.length > MAX_CODE_LENGTH || lines.some((line) => line.length > MAX_LINE_LENGTH)
  if (found === undefined || isTooLong) return lines.map((line) => [['', line]])
  const output: Output = {lines: [], current: [], coloured}
  writeTokens(tokenize(code, found), [], output)
  return [...output.lines, output.current]
}

function tokenize(code: string, {name, grammar}: FoundGrammar): TokenStream {
  // Grammars of templating languages work through hooks on this object, as the highlighter itself would call them.
  const env: {code: string; grammar: FoundGrammar['grammar']; language: string; tokens: TokenStream} = {
    code,
    grammar,
    language: name,
    tokens: [],
  }
  const prism = loadPrism()
  prism.hooks.run('before-tokenize', env)
  env.tokens = prism.tokenize(env.code, env.grammar)
  prism.hooks.run('after-tokenize', env)
  return env.tokens
}

interface Output {
  readonly lines: (readonly LineToken[])[]
  current: LineToken[]
  readonly coloured: ReadonlySet<string>
}

/** @param kinds From the outermost token's to those of the innermost; none for plain text. */
function writeTokens(stream: TokenStream, kinds: readonly string[], output: Output): void {
  if (typeof stream === 'string') {
    const className = kinds.length === 0 ? '' : ['token', ...withColouringLast(kinds, output.coloured)].join(' ')
    writeText(stream, className, output)
  } else if (Array.isArray(stream)) {
    for (const token of stream) writeTokens(token, kinds, output)
  } else {
    writeTokens(stream.content, joinKinds(kinds, stream), output)
  }
}

/** Each once, in the order of the last places: what colours a token is its last kind. */
function joinKinds(outer: readonly string[], {type, alias}: Token): readonly string[] {
  // Grammars set `null` where there is no alias, whatever the types say.
  const added = [type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))].flatMap((name) => name.split(' '))
  return [...outer.filter((kind) => !added.includes(kind)), ...new Set(added)]
}

function writeText(text: string, className: string, output: Output): void {
  let from = 0
  for (;;) {
    const end = text.indexOf('\n', from)
    const part = text.slice(from, end < 0 ? undefined : end)
    if (part !== '') output.current.push([className, part])
    if (end < 0) return
    output.lines.push(output.current)
    output.current = []
    from = end + 1
  }
}
