// Sidebars as the theme shows them: labels and URLs filled in from the docs.
import {joinPath, type SiteConfig, withoutUndefined} from 'quire-docs/plugin'
import type {SidebarCategory, SidebarHtml, SidebarItem, SidebarLink} from 'quire-docs/plugin/content'
import {HEADING_ICONS} from './heading-icons.ts'
import type {Doc, HeadingItem, HtmlItem, LinkItem, ResolvedCategory, ResolvedItem} from './model.ts'

export interface ViewInput {
  readonly docById: ReadonlyMap<string, Doc>
  readonly config: Pick<SiteConfig, 'baseUrl'>
}

/** Items in order; those whose doc is not there are left out. */
export function toSidebarItems(items: readonly ResolvedItem[], input: ViewInput): readonly SidebarItem[] {
  return items.flatMap((item): readonly SidebarItem[] => {
    if (item.type === 'category') return [toCategory(item, input)]
    if (item.type === 'link') return [toLink(item, input)]
    if (item.type === 'html') return [toHtml(item)]
    if (item.type === 'heading') return [toHeading(item)]
    const doc = input.docById.get(item.id)
    return doc === undefined ? [] : [toDocLink(doc, item)]
  })
}

// Keys tell items apart in translations; the theme has no use for them.
function toHtml({key: _, ...item}: HtmlItem): SidebarHtml {
  return item
}

/** Drawn here, so that the theme has neither a part for it nor the icons that a site may choose from. */
export function toHeading({label, icon, className, customProps}: HeadingItem): SidebarHtml {
  const path = icon === undefined ? undefined : HEADING_ICONS[icon]
  const attributes = 'viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" class="icon_"'
  const drawn = path === undefined ? '' : `<svg ${attributes}><path d="${path}"/></svg>`
  return {
    type: 'html',
    value: `${drawn}${label.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}`,
    className: className === undefined ? 'menuHeading' : `menuHeading ${className}`,
    ...withoutUndefined({customProps}),
  }
}

interface DocItemFields {
  readonly label?: string
  readonly className?: string
  readonly customProps?: SidebarLink['customProps']
}

/** The doc's own front matter wins over the item. */
export function toDocLink({id, title, permalink, frontMatter, isHidden}: Doc, item: DocItemFields = {}): SidebarLink {
  return {
    type: 'link',
    label: frontMatter.sidebar_label ?? item.label ?? title,
    href: permalink,
    docId: id,
    ...withoutUndefined({
      className: frontMatter.sidebar_class_name ?? item.className,
      customProps: frontMatter.sidebar_custom_props ?? item.customProps,
      unlisted: isHidden ? true : undefined,
    }),
  }
}

function toLink({autoAddBaseUrl = true, key: _, href, ...link}: LinkItem, {config}: ViewInput): SidebarLink {
  const isSitePath = href.startsWith('/') && !href.startsWith('//')
  const url = isSitePath && autoAddBaseUrl && !href.startsWith(config.baseUrl) ? joinPath(config.baseUrl, href) : href
  return {...link, href: url}
}

function toCategory({key: _, link, items, ...category}: ResolvedCategory, input: ViewInput): SidebarCategory {
  const children = toSidebarItems(items, input)
  const doc = link?.type === 'doc' ? input.docById.get(link.id) : undefined
  const href = link?.type === 'generated-index' ? link.permalink : doc?.permalink
  return {
    ...category,
    items: children,
    ...withoutUndefined({
      href,
      linkUnlisted: doc?.isHidden === true ? true : undefined,
      customProps: category.customProps ?? doc?.frontMatter.sidebar_custom_props,
      firstHref: href === undefined || doc?.isHidden === true ? findFirstHref(children) : undefined,
    }),
  }
}

/** URL of the first item that leads somewhere; what is unlisted does not count. */
export function findFirstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.unlisted !== true) return item.href
    if (item.type !== 'category') continue
    const href = item.href !== undefined && item.linkUnlisted !== true ? item.href : item.firstHref
    if (href !== undefined) return href
  }
  return undefined
}
