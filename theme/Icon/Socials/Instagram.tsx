// Icon of a link to an Instagram account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconInstagram(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h0" />
    </IconBase>
  )
}
