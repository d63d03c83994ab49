// The highlighter, with the languages that it comes with and those of the site: the bundler has the package teach them.
import {Highlight} from 'prism-react-renderer'
import type {ReactNode} from 'react'
import type {HighlightProps} from './line-props.ts'

/** Colours come from style sheets. */
const NO_THEME = {plain: {}, styles: []}

export default function HighlightedCode({code, language, children}: HighlightProps): ReactNode {
  return (
    <Highlight {...{code, language}} theme={NO_THEME}>
      {({tokens}) => (
        <>{children(tokens.map((line) => line.map((token) => (token.empty ? {...token, content: ''} : token))))}</>
      )}
    </Highlight>
  )
}
