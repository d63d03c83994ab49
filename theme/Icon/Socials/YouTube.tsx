// Icon of a link to a YouTube channel.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconYouTube(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9.5l5 2.5-5 2.5z" />
    </IconBase>
  )
}
