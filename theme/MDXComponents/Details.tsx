// A disclosure of MDX content: its summary is a prop, as sites' own parts expect it.
import Details, {type DetailsProps} from '@theme/Details'
import {isElementOf} from 'quire-docs/client'
import {Children, type ReactNode} from 'react'

export default function MDXDetails({children, ...props}: DetailsProps): ReactNode {
  const parts = Children.toArray(children)
  const summary = parts.find((part) => isElementOf(part, 'summary'))
  if (summary === undefined) return <Details {...props}>{children}</Details>
  return (
    <Details {...props} summary={summary}>
      {parts.filter((part) => part !== summary)}
    </Details>
  )
}
