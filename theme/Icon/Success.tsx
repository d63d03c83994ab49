// A tick: the code has been copied.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconSuccess(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M5 13l4 4L19 7" />
    </IconBase>
  )
}
