// What the lines of a code block and their tokens are given, by the names that prism-react-renderer has.
import type {CSSProperties, ReactNode} from 'react'

export interface CodeToken {
  readonly types: readonly string[]
  readonly content: string
  readonly empty?: boolean
}

interface Look {
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

export interface LineInput extends Look {
  readonly line: readonly CodeToken[]
}

export interface LineOutput extends Look {
  readonly 'data-line'?: number
}

export interface TokenInput extends Look {
  readonly token: CodeToken
}

export interface TokenOutput extends Look {
  readonly children: ReactNode
}

export interface CodeBlockLineProps {
  readonly line: readonly CodeToken[]
  readonly classNames: readonly string[] | undefined
  readonly showLineNumbers: boolean
  readonly getLineProps: (input: LineInput) => LineOutput
  readonly getTokenProps: (input: TokenInput) => TokenOutput
}

export interface CodeBlockTokenProps extends TokenOutput {
  readonly line: readonly CodeToken[]
  readonly token: CodeToken
}

export interface HighlightProps {
  readonly code: string
  readonly language: string
  /** Shows the lines, which are without line ends. */
  readonly children: (lines: readonly (readonly CodeToken[])[]) => ReactNode
}

/** Lines of code without tokens. */
export function plainLines(code: string): readonly (readonly CodeToken[])[] {
  return code.split('\n').map((content) => [{types: ['plain'], content}])
}

/** Each line but the last has its line end, so that copied text is the code whatever the lines' display is. */
export function withLineEnds(lines: readonly (readonly CodeToken[])[]): readonly (readonly CodeToken[])[] {
  return lines.map((line, at) => {
    if (at === lines.length - 1) return line
    const last = line.at(-1) ?? {types: ['plain'], content: ''}
    return [...line.slice(0, -1), {...last, content: `${last.content}\n`}]
  })
}
