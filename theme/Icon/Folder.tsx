// Icon of a category, on a card.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconFolder(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M3 6h6l2 3h10v10H3z" />
    </IconBase>
  )
}
