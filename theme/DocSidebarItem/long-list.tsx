// A list of the docs sidebar that is too long for a page: the stretch around the shown page, and at each end where it goes on a link
// to the page there. A reader who comes near an end has the list continued.
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {
  Link,
  type SidebarPart,
  type SidebarPartEdge,
  ThemeClassNames,
  useLazySharedData,
  usePage,
} from 'quire-docs/client'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import {growWhenNear} from './grow-when-near.ts'
import type {LongListProps} from './long-list-slot.ts'

export function LongList({item: {parts, label, href}, level}: LongListProps): ReactNode {
  const own = usePage().shared.filter((id) => id.startsWith(`${parts}--`))
  const [loaded, setLoaded] = useState(own)
  const ids = own.every((id) => loaded.includes(id)) ? loaded : own
  if (ids !== loaded) setLoaded(own)
  const previous = useLazySharedData<SidebarPart>(ids[0]).data?.previous
  const last = useLazySharedData<SidebarPart>(ids.at(-1)).data
  const next = ids[0] ? last?.next : {part: `${parts}--0`, label, href}
  return (
    <>
      {previous && <End edge={previous} level={level} add={() => setLoaded([previous.part, ...ids])} isFirst />}
      {ids.map((id) => (
        <Part key={id} id={id} level={level} />
      ))}
      {next && <End edge={next} level={level} add={() => setLoaded([...ids, next.part])} />}
    </>
  )
}

function Part({id, level}: {readonly id: string; readonly level: number}): ReactNode {
  const {data} = useLazySharedData<SidebarPart>(id)
  return data && <DocSidebarItems items={data.items} level={level} />
}

interface EndProps {
  readonly edge: SidebarPartEdge
  readonly level: number
  readonly add: () => void
  readonly isFirst?: boolean
}

function End({edge: {part, label, href}, level, add, isFirst}: EndProps): ReactNode {
  const end = useRef<HTMLLIElement>(null)
  const {data, load} = useLazySharedData(part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is added is named by the part
  useEffect(() => {
    return growWhenNear(end.current, data ? add : load, isFirst)
  }, [part, data])
  const {docSidebarItemLink, docSidebarItemLinkLevel} = ThemeClassNames.docs
  return (
    <li ref={end} className={clsx(docSidebarItemLink, docSidebarItemLinkLevel(level), 'menu__list-item')}>
      <Link className="menu__link" to={href}>
        {`… ${label}`}
      </Link>
    </li>
  )
}
