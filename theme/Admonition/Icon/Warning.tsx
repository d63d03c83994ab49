// The icon of admonitions of the type `warning`: a mask of the style sheet. One of your own may be any SVG.
import {clsx} from 'clsx'
import type {ComponentProps, ReactNode} from 'react'

export default function AdmonitionIconWarning({className, style}: ComponentProps<'svg'>): ReactNode {
  return <span className={clsx('admonition-icon-warning', className)} style={style} />
}
