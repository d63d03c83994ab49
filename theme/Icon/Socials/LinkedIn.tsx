// Icon of a link to a LinkedIn profile.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconLinkedIn(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M5 10v10M5 5h0M10 20V10M10 14c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4v6" />
    </IconBase>
  )
}
