// A card for a doc or a category: icon, name, and what is in it.
import './doc-card.css'
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client'
import DocCardIcon from '@theme/DocCard/Icon'
import {clsx} from 'clsx'
import {isInternalUrl, Link, type SidebarItem, translate, usePluralForm} from 'quire-docs/client'
import type {ReactNode} from 'react'

/** An emoji at the start of a label serves as its icon. */
const LEADING_EMOJI = /^(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)\s*/u

/** Nothing for an item that leads nowhere. */
export default function DocCard({item}: {readonly item: SidebarItem}): ReactNode {
  const describe = useDescription()
  if (item.type === 'html') return null
  const href = findFirstSidebarItemLink(item)
  if (href === undefined) return null
  const emoji = LEADING_EMOJI.exec(item.label)
  const description = describe(item)
  return (
    <Link href={href} className={clsx('card padding--md theme-doc-card-container', item.className)}>
      <div className="theme-doc-card-heading">
        <span className="theme-doc-card-icon" aria-hidden="true">
          {emoji?.[1] ?? (
            <DocCardIcon kind={item.type === 'category' ? 'category' : isInternalUrl(href) ? 'page' : 'external'} />
          )}
        </span>
        <span className="theme-doc-card-title">{emoji ? item.label.slice(emoji[0].length) : item.label}</span>
      </div>
      {description && <p className="theme-doc-card-description">{description}</p>}
    </Link>
  )
}

function useDescription(): (item: Exclude<SidebarItem, {type: 'html'}>) => string | undefined {
  const {selectMessage} = usePluralForm()
  return (item) => {
    if (item.description !== undefined || item.type === 'link') return item.description
    const count = item.itemCount ?? item.items.length
    const forms = translate(
      {id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'},
      {count},
    )
    return selectMessage(count, forms)
  }
}
