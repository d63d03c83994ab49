// The tokens of a code block that the build has found, on their way to the part that shows lines, whatever is between.
import {createContext, type ReactNode} from 'react'

/** Kinds as the classes of a token, `''` for plain text, and the text. */
export type BuiltToken = readonly [kinds: string, text: string]

/** Tokens by lines, without line ends; null where the build knows nothing of the code. */
export const TokensContext = createContext<readonly (readonly BuiltToken[])[] | null>(null)

/** What a fenced block in MDX is given: tokens by lines, as JSON. */
export type GiveTokens = () => string

interface BuiltTokensProps {
  readonly builtTokens: GiveTokens
  readonly children: ReactNode
}

export function BuiltTokens({builtTokens, children}: BuiltTokensProps): ReactNode {
  // The build writes it in this shape.
  const tokens = JSON.parse(builtTokens()) as readonly (readonly BuiltToken[])[]
  return <TokensContext value={tokens}>{children}</TokensContext>
}
