// Icon of a link to a Mastodon account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconMastodon(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M16 17c3-.5 4-2 4-4V8.5C20 5 18 3 12 3S4 5 4 8.5V13c0 5 3 8 8 8 1.5 0 3-.3 4-.7M8 13V9.5a2 2 0 0 1 4 0V12M12 9.5a2 2 0 0 1 4 0V13" />
    </IconBase>
  )
}
