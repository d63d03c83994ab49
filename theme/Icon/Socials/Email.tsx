// Icon of a link to an email address.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconEmail(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M3 6h18v12H3zM3.5 6.5L12 13l8.5-6.5" />
    </IconBase>
  )
}
