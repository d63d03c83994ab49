// Icon of a link to a Twitch channel.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconTwitch(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M5 3h15v10l-4 4h-4l-3 4v-4H5zM11 8v4M15.5 8v4" />
    </IconBase>
  )
}
