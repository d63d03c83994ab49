// Icon of a link to a Twitter account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconTwitter(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M3 18c6 3 15 1 15-9.5L20.5 6 18 6.2C16 3 11.5 4.5 12 8.5 8.5 8.5 6 7 4 5c-1.5 3-.5 6 2 7.5L4 12c.3 2 1.5 3.5 3.5 4C6 17.3 4.5 18 3 18z" />
    </IconBase>
  )
}
