// Icon of the link to a page's source.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconEdit(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
    </IconBase>
  )
}
