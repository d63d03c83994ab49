// The tokens of a code block that the build has found, on their way to the part that shows lines, whatever is between.
import {createContext} from 'react'

/** Kinds as the classes of a token, `''` for plain text, and the text. */
export type BuiltToken = readonly [kinds: string, text: string]

/** Tokens by lines, without line ends; null where the build knows nothing of the code. */
export const TokensContext = createContext<readonly (readonly BuiltToken[])[] | null>(null)
