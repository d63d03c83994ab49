// Icon of the first breadcrumb.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconHome(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M3 11l9-8 9 8M5 10v10h5v-6h4v6h5V10" />
    </IconBase>
  )
}
