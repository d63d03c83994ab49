// The icon of admonitions of the type `tip`: a mask of the style sheet. One of your own may be any SVG.
import {clsx} from 'clsx'
import type {ComponentProps, ReactNode} from 'react'

export default function AdmonitionIconTip({className, style}: ComponentProps<'svg'>): ReactNode {
  return <span className={clsx('admonition-icon-tip', className)} style={style} />
}
