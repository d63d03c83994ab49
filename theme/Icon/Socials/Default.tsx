// Icon of a link to a platform without an icon of its own.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconDefault(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M9.5 14.5l5-5M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2" />
    </IconBase>
  )
}
