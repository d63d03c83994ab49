// Icon of a link to a Bluesky account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconBluesky(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M12 11C10 7 6.5 4.5 4 4v6c0 3 2.5 4 5 4-3 0-4 3-2 5 2 1.5 4-1 5-4 1 3 3 5.5 5 4 2-2 1-5-2-5 2.5 0 5-1 5-4V4c-2.5.5-6 3-8 7z" />
    </IconBase>
  )
}
