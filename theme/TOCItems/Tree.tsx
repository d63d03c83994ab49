// One level of a table of contents with what is below it.
import {clsx} from 'clsx'
import {Link} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {TocNode} from '../hooks/use-toc.ts'
import {toInnerHtml} from '../inner-html.ts'

export interface TOCItemsTreeProps {
  readonly toc: readonly TocNode[]
  readonly className: string | undefined
  readonly linkClassName: string | null
  readonly linkActiveClassName: string | undefined
  readonly activeId: string | undefined
  readonly isChild?: boolean
}

export default function TOCItemsTree({
  toc,
  className,
  linkClassName,
  linkActiveClassName,
  activeId,
  isChild = false,
}: TOCItemsTreeProps): ReactNode {
  if (toc.length === 0) return null
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link
            to={`#${encodeURIComponent(id)}`}
            className={clsx(linkClassName, activeId === id && linkActiveClassName) || undefined}
            aria-current={activeId === id ? 'location' : undefined}
            dangerouslySetInnerHTML={toInnerHtml(value)}
          />
          <TOCItemsTree isChild toc={children} {...{className, linkClassName, linkActiveClassName, activeId}} />
        </li>
      ))}
    </ul>
  )
}
