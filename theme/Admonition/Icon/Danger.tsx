// The icon of admonitions of the type `danger`: a mask of the style sheet. One of your own may be any SVG.
import type {ReactNode} from 'react'

export default function AdmonitionIconDanger(): ReactNode {
  return <span className="admonition-icon-danger" />
}
