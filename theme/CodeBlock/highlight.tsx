// The highlighter, with the languages that it comes with and those of the site.
import prismIncludeLanguages from '@theme/prism-include-languages'
import {Highlight, Prism} from 'prism-react-renderer'
import type {ReactNode} from 'react'
import type {HighlightProps} from './line-props.ts'

prismIncludeLanguages(Prism)

/** Colours come from style sheets. */
const NO_THEME = {plain: {}, styles: []}

export default function HighlightedCode({code, language, children}: HighlightProps): ReactNode {
  return (
    <Highlight {...{code, language}} prism={Prism} theme={NO_THEME}>
      {({tokens}) => (
        <>{children(tokens.map((line) => line.map((token) => (token.empty ? {...token, content: ''} : token))))}</>
      )}
    </Highlight>
  )
}
