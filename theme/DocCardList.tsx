// Cards of several docs: those given, or those of the current category. Usable in MDX: `<DocCardList />`.
import './DocCard/doc-card.css'
import {filterDocCardListItems, useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client'
import DocCard from '@theme/DocCard'
import {clsx} from 'clsx'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocCardListProps {
  readonly items?: readonly SidebarItem[]
  readonly className?: string
}

/** @throws Error without `items` on a page that is in no docs sidebar. */
export default function DocCardList({items, className}: DocCardListProps): ReactNode {
  return items ? <Cards items={items} className={className} /> : <CurrentCategory className={className} />
}

function CurrentCategory({className}: {readonly className: string | undefined}): ReactNode {
  return <Cards items={useCurrentSidebarSiblings()} className={className} />
}

function Cards({
  items,
  className,
}: {
  readonly items: readonly SidebarItem[]
  readonly className: string | undefined
}): ReactNode {
  return (
    <section className={clsx('docCardList', className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <article key={index}>
          <DocCard item={item} />
        </article>
      ))}
    </section>
  )
}
