// A line that turns: wraps long lines of code.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconWordWrap(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2l-2 2 2 2M4 18h5" />
    </IconBase>
  )
}
