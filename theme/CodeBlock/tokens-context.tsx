// The tokens of a code block that the build has found, on their way to the part that shows lines, whatever is between.
import {createContext, type ReactNode} from 'react'

/** Kinds as the classes of a token, `''` for plain text, and the text. */
export type BuiltToken = readonly [kinds: string, text: string]

/** Tokens by lines, without line ends; null where the build knows nothing of the code. */
export const TokensContext = createContext<readonly (readonly BuiltToken[])[] | null>(null)

/** What a fenced block in MDX is given. */
export interface BuiltCode {
  /** By lines, as JSON. */
  readonly tokens: string
}

interface BuiltTokensProps {
  readonly built: BuiltCode
  readonly children: ReactNode
}

export function BuiltTokens({built, children}: BuiltTokensProps): ReactNode {
  // The build writes it in this shape.
  const tokens = JSON.parse(built.tokens) as readonly (readonly BuiltToken[])[]
  return <TokensContext value={tokens}>{children}</TokensContext>
}
