// @docusaurus/theme-common/Details: a section that opens, as a component of sites builds on it.
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import {DetailsBase, type DetailsProps} from '../../details-base.tsx'

export type {DetailsProps}

/** It has no look there but that of its classes: those of an alert give it the theme's. */
export function Details({className, ...props}: DetailsProps): ReactNode {
  const isAlert = className?.split(' ').includes('alert') === true
  return <DetailsBase {...props} className={clsx(!isAlert && 'details--plain', className)} />
}
