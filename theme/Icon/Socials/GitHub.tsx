// Icon of a link to a GitHub account.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconGitHub(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="M15 21v-3.5c0-1-.3-1.7-.8-2.2 3-.3 5.3-1.6 5.3-5.3 0-1.3-.4-2.3-1.2-3.2.2-.9.1-2-.2-2.8 0 0-1.2-.3-3 1a10.5 10.5 0 0 0-6.2 0c-1.8-1.3-3-1-3-1-.3.8-.4 1.9-.2 2.8A4.7 4.7 0 0 0 4.5 10c0 3.7 2.3 5 5.3 5.3-.5.5-.8 1.2-.8 2.2V21M9 19c-2.5.8-4-.5-5-2" />
    </IconBase>
  )
}
