// Shows a live code block. Empty here: the theme for live code puts its editor in this place.
import type {ReactNode} from 'react'

export interface PlaygroundProps {
  readonly children: string
  /** The code calls `render` itself. */
  readonly noInline?: boolean
}

export default function Playground(_props: PlaygroundProps): ReactNode {
  return null
}
