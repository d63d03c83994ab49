// A card for a doc or a category: icon, name, and what is in it.
import {findFirstSidebarItemLink, useDocDescription} from '@docusaurus/plugin-content-docs/client'
import DocCardIcon from '@theme/DocCard/Icon'
import Layout from '@theme/DocCard/Layout'
import {isInternalUrl, type SidebarItem, translate, usePluralForm} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useNumberFormat} from '../hooks/use-number-format.ts'

/** An emoji at the start of a label serves as its icon. */
const LEADING_EMOJI = /^(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)\s*/u

/** Nothing for an item that leads nowhere. */
export default function DocCard({item}: {readonly item: SidebarItem}): ReactNode {
  const describe = useDescription()
  if (item.type === 'html') return null
  const href = findFirstSidebarItemLink(item)
  if (href === undefined) return null
  const emoji = LEADING_EMOJI.exec(item.label)
  return (
    <Layout
      item={item}
      className={item.className}
      href={href}
      title={emoji ? item.label.slice(emoji[0].length) : item.label}
      description={describe(item)}
      icon={
        emoji?.[1] ?? (
          <DocCardIcon kind={item.type === 'category' ? 'category' : isInternalUrl(href) ? 'page' : 'external'} />
        )
      }
    />
  )
}

function useDescription(): (item: Exclude<SidebarItem, {type: 'html'}>) => string | undefined {
  const {selectMessage} = usePluralForm()
  const descriptionOf = useDocDescription()
  const format = useNumberFormat()
  return (item) => {
    if (item.type === 'link') return item.description ?? descriptionOf(item.docId)
    if (item.description !== undefined) return item.description
    const count = item.itemCount ?? item.items.length
    const forms = translate(
      {id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'},
      {count: format(count)},
    )
    return selectMessage(count, forms)
  }
}
