// Icon of a link to a Stack Overflow profile.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconStackOverflow(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M4 15v6h15v-6M8 17h7M8.3 13.5l6.8 1M9.5 9.5l6.3 2.9M12.5 5l5 5" />
    </IconBase>
  )
}
