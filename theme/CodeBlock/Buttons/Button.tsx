// The look of a code block's buttons.
import {clsx} from 'clsx'
import type {ComponentProps, ReactNode} from 'react'

export default function CodeBlockButton({className, ...props}: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} className={clsx('clean-btn', className)} />
}
