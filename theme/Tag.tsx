// A tag, linking to the page that lists what carries it where there is one.
import {clsx} from 'clsx'
import {type DocTag, Link} from 'quire/client'
import type {ReactNode} from 'react'

export interface TagProps extends DocTag {
  /** Number of pages with the tag, where it is told. */
  readonly count?: number
}

export default function Tag({permalink, label, count, description}: TagProps): ReactNode {
  const className = clsx('tag', count === undefined ? 'tagRegular' : 'tagWithCount')
  const content = (
    <>
      {label}
      {count !== undefined && <span>{count}</span>}
    </>
  )
  if (permalink === undefined) {
    return (
      <span className={className} title={description}>
        {content}
      </span>
    )
  }
  return (
    <Link rel="tag" href={permalink} title={description} className={className}>
      {content}
    </Link>
  )
}
