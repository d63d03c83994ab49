// A link of MDX content. Code that shows a document does not know what page it is on: a path without a leading slash begins there.
import Link, {type Props} from '@docusaurus/Link'
import type {ReactNode} from 'react'

export default function MDXA(props: Props): ReactNode {
  return <Link {...props} />
}
