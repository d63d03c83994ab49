// A link of MDX content.
import {Link, type LinkProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function MDXA(props: LinkProps): ReactNode {
  return <Link {...props} />
}
