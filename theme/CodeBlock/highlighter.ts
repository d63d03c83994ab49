// Finds the tokens of code that the build has not read: a text from a file, a property, a state. The highlighter is large, and
// few pages have such code, so a browser loads it with the first; where pages are rendered it is there at once.
import {type ComponentType, lazy, type ReactNode} from 'react'
import {type HighlightProps, plainLines} from './line-props.ts'

type Highlighter = ComponentType<HighlightProps>

let provided: (() => Highlighter) | undefined

/** For what renders pages, and cannot wait. */
export function provideHighlighter(get: () => Highlighter): void {
  provided = get
}

/** A component, to be shown in a boundary of `Suspense`. */
export function highlighter(): Highlighter {
  return provided?.() ?? LateHighlighter
}

const LateHighlighter = lazy<Highlighter>(() =>
  // Code is readable without colours.
  import(/* webpackChunkName: "highlighter" */ './highlight.tsx').catch(() => ({default: WithoutColours})),
)

function WithoutColours({code, children}: HighlightProps): ReactNode {
  return children(plainLines(code))
}
