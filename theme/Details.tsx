// A section that opens below its summary.
import {clsx} from 'clsx'
import {useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {DetailsBase, type DetailsProps} from './details-base.tsx'

export type {DetailsProps}

export default function Details({className, ...props}: DetailsProps): ReactNode {
  // Style sheets for Docusaurus name it by these.
  const alert = useSite().isForDocusaurus && 'alert alert--info'
  return <DetailsBase {...props} className={clsx(alert, className)} />
}
