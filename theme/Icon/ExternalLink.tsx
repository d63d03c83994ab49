// Icon after a link that leads to another site, with a text for those who cannot see it.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {externalLink} from '../icons/external-link.ts'

export default function IconExternalLink(props: IconProps): ReactNode {
  const label = translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})
  return (
    <IconBase
      width="14"
      height="14"
      className="iconExternalLink"
      role="img"
      aria-hidden={undefined}
      aria-label={label}
      {...props}
    >
      <path d={externalLink} />
    </IconBase>
  )
}
