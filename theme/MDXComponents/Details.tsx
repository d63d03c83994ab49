// A disclosure of MDX content.
import Details, {type DetailsProps} from '@theme/Details'
import type {ReactNode} from 'react'

export default function MDXDetails(props: DetailsProps): ReactNode {
  return <Details {...props} />
}
