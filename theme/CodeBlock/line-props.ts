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
