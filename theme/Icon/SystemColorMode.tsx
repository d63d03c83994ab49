// Icon of the colour mode of the system.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconSystemColorMode(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 8l7-2M12 12h9M12 16l7 2" />
    </IconBase>
  )
}
