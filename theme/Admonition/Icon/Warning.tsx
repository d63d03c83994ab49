// The icon of admonitions of the type `warning`: a mask of the style sheet. One of your own may be any SVG.
import type {ReactNode} from 'react'

export default function AdmonitionIconWarning(): ReactNode {
  return <span className="admonition-icon-warning" />
}
