// Icon of a link to an X account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconX(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M5 4l14 16M19 4L5 20" />
    </IconBase>
  )
}
