// Icon of a link to a Threads account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconThreads(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12.500" r="3.500" />
      <path d="M15.5 9v4.5c0 3 4.5 2.5 4.5-1.5a8 8 0 1 0-4 7" />
    </IconBase>
  )
}
