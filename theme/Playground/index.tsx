// Shows a live code block. Empty here: the theme for live code puts its editor in this place.
import type {ReactNode} from 'react'

export interface PlaygroundProps {
  readonly children?: string
  /** Names that the code may use without importing them. */
  readonly scope: Readonly<Record<string, unknown>>
  /** The code calls `render` itself. */
  readonly noInline?: boolean
  /** As Docusaurus gives them to editors that a site puts in this place. */
  readonly live?: boolean
  readonly metastring?: string
  readonly className?: string | undefined
  /** Changes the code before it runs. */
  readonly transformCode?: (code: string) => string
  /** Where the result stands; as `themeConfig.liveCodeBlock` says without it. */
  readonly position?: 'top' | 'bottom' | undefined
}

export default function Playground(_props: PlaygroundProps): ReactNode {
  return null
}
