// The highlighter, with the languages that it comes with and those of the site: the bundler has the package teach them.
import {Highlight, type PrismTheme, themes} from 'prism-react-renderer'
import {colouredKinds, useThemeConfig, withColouringLast} from 'quire-docs/client'
import {type ReactNode, useMemo} from 'react'
import type {PrismConfig} from '../docusaurus/theme-common/prism-theme.ts'
import type {CodeToken, HighlightProps} from './line-props.ts'

/** Colours come from style sheets. */
const NO_THEME = {plain: {}, styles: []}

export default function HighlightedCode({code, language, children}: HighlightProps): ReactNode {
  const coloured = useColouredKinds()
  const toToken = ({types, content, empty}: CodeToken): CodeToken => ({
    types: withColouringLast(types, coloured),
    content: empty ? '' : content,
    ...(empty !== undefined && {empty}),
  })
  return (
    <Highlight {...{code, language}} theme={NO_THEME}>
      {({tokens}) => <>{children(tokens.map((line) => line.map(toToken)))}</>}
    </Highlight>
  )
}

/** Of the configured themes. The build has the same of code in Markdown. */
function useColouredKinds(): ReadonlySet<string> {
  const {theme, darkTheme} = useThemeConfig<PrismConfig>().prism ?? {}
  return useMemo(() => new Set([theme, darkTheme].flatMap(kindsOf)), [theme, darkTheme])
}

function kindsOf(theme: PrismTheme | string | undefined): readonly string[] {
  // The configuration's schema allows the names of these themes.
  const found = typeof theme === 'string' ? (themes as Readonly<Record<string, PrismTheme>>)[theme] : theme
  return found === undefined ? [] : colouredKinds(found)
}
