// Two sheets: copies the code of a block.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconCopy(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
    </IconBase>
  )
}
