// A tag, linking to the page that lists what carries it.
import {clsx} from 'clsx'
import {type DocTag, Link} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface TagProps extends DocTag {
  /** Number of pages with the tag, where it is told. */
  readonly count?: number
}

export default function Tag({permalink, label, count, description}: TagProps): ReactNode {
  const className = clsx('tag_', count === undefined ? 'tagRegular' : 'tagWithCount')
  return (
    <Link rel="tag" href={permalink} title={description} className={className}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  )
}
