// Icon of a page, on a card.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconDocument(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M14 3H6v18h12V7zM14 3v4h4M9 12h6M9 16h6" />
    </IconBase>
  )
}
