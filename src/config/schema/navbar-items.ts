// Items of the navbar: what a site may write for each type, and how a plugin adds types of its own. The types of the plugins
// that come along are spelt out for sites that list these by name, and so import nothing that could say them.
import {z} from 'zod'
import {closest} from '../../shared/closest.ts'
import type {Json} from '../../shared/contract.ts'
import {choice, givenData, isObject, warnOfSlips} from './building-blocks.ts'

/** Any further attribute reaches the item's element. */
interface ItemBase {
  /** Text of the item; needed by `default` and `dropdown` items unless `html` is given. */
  label?: string | undefined
  /** HTML shown instead of a label. */
  html?: string | undefined
  /** Class of the item. */
  className?: string | undefined
  /** Side of the navbar: `left` by default. Not for items of a dropdown. */
  position?: 'left' | 'right' | undefined
  [attribute: string]: Json | undefined
}

interface LinkTarget {
  /** Path in the site. */
  to?: string | undefined
  /** Full URL. Either `to` or `href`. */
  href?: string | undefined
  /** The item is active on pages below this path. */
  activeBasePath?: string | undefined
  /** The item is active on paths that this regular expression matches. */
  activeBaseRegex?: string | undefined
  /** `true` puts the base URL before `href`, too. */
  prependBaseUrlToHref?: boolean | undefined
}

type DefaultItem = ItemBase &
  LinkTarget & {
    /** Kind of the item: a link by default, a dropdown when there are `items`. */
    type?: 'default' | undefined
  }
type DropdownItem = ItemBase &
  LinkTarget & {
    type?: 'dropdown' | undefined
    /** What the menu shows: items without a `position`, and no further `dropdown`. */
    items: NavbarItem[]
  }
interface DocsTarget {
  /** The docs plugin that is meant, where there are several. */
  docsPluginId?: string | undefined
}

interface FurtherItems {
  /** Items above those that the dropdown makes. */
  dropdownItemsBefore?: NavbarItem[] | undefined
  /** Items below them. */
  dropdownItemsAfter?: NavbarItem[] | undefined
}

type DocItem = ItemBase &
  DocsTarget & {
    type: 'doc'
    /** Id of the doc that the item leads to. */
    docId: string
  }
type DocSidebarItem = ItemBase &
  DocsTarget & {
    type: 'docSidebar'
    /** Name of the sidebar whose first page the item leads to. */
    sidebarId: string
  }
type VersionItem = ItemBase & DocsTarget & {type: 'docsVersion'; to?: string | undefined}
type VersionDropdown = ItemBase &
  DocsTarget &
  FurtherItems & {
    type: 'docsVersionDropdown'
    /** `true` does not mark the shown version. */
    dropdownActiveClassDisabled?: boolean | undefined
    /** The versions to list, by name: all by default. */
    versions?: string[] | Record<string, VersionChoice> | undefined
  }
type LocaleDropdown = ItemBase &
  FurtherItems & {
    type: 'localeDropdown'
    /** Added to the URL of the page in the other language, such as `?persistLocale=true`. */
    queryString?: string | undefined
  }
type SearchItem = ItemBase & {type: 'search'}
type HtmlItem = ItemBase & {
  type: 'html'
  /** The HTML to show. */
  value: string
}

interface VersionChoice {
  /** What the dropdown calls the version. */
  label?: string | undefined
}
type CustomItem = ItemBase & {type: `custom-${string}`}

/** One entry of the navbar. */
export type NavbarItem =
  | DefaultItem
  | DropdownItem
  | DocItem
  | DocSidebarItem
  | VersionItem
  | VersionDropdown
  | LocaleDropdown
  | SearchItem
  | HtmlItem
  | CustomItem

/** A type of navbar items that a plugin adds: `themeConfig.navbar.items: [{type: 'glossary', …}]`. */
export interface NavbarItemType {
  /**
   * Schemas of the keys that items of this type have besides `label`, `html`, `className` and `position`. Any further key is
   * an attribute of the item's element, and plain data.
   * @param menuItem Schema of an item of a dropdown, for types with menus of their own.
   */
  readonly keys: (menuItem: z.ZodType<NavbarItem>) => Readonly<Record<string, z.ZodType>>
  /** The menu of a dropdown may hold such items. */
  readonly isMenuItem?: boolean
}

/** Types that plugins add, by name. */
export type NavbarItemTypes = Readonly<Record<string, NavbarItemType>>

const base = {
  type: z.string().optional(),
  label: z.string().optional(),
  html: z.string().optional(),
  className: z.string().optional(),
  position: z.enum(['left', 'right']).optional(),
}
const target = {
  to: z.string().optional(),
  href: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().refine(isRegExp, {error: 'is not a regular expression.'}).optional(),
  prependBaseUrlToHref: z.boolean().optional(),
}

/** An object that also takes any other attribute, for the element that shows it. */
function item<Shape extends z.ZodRawShape>(shape: Shape) {
  return warnOfSlips(z.object({...base, ...shape}).catchall(givenData))
}

const defaultItem = item(target)
  // Neither: a part of the site may know where the item leads.
  .refine((one) => one.to === undefined || one.href === undefined, {
    error: 'has both "to" (a path in the site) and "href" (a full URL): it takes one of them.',
  })
  // Neither: an icon that a class name shows.
  .refine((one) => one.label === undefined || one.html === undefined, {
    error: 'has both "label" and "html": it takes one of them.',
  })

/** An item of the navbar; the error of an unknown type lists the known ones. */
export function toNavbarItem(types: NavbarItemTypes): z.ZodType<NavbarItem, NavbarItem> {
  const menuItem = choice<NavbarItem>((value) => menuSchemaOf(value))
  const menu = z.array(menuItem)
  const added = Object.fromEntries(Object.entries(types).map(([name, {keys}]) => [name, item(keys(menuItem))]))
  const links = {
    default: defaultItem,
    dropdown: item({...target, items: menu}).refine((one) => one.label === undefined || one.html === undefined, {
      error: 'has both "label" and "html": it takes one of them.',
    }),
  }
  const schemas: Readonly<Record<string, z.ZodType>> = {
    ...links,
    ...added,
    // The program's own types are not the plugins' to take.
    ...links,
    localeDropdown: item({
      dropdownItemsBefore: menu.optional(),
      dropdownItemsAfter: menu.optional(),
      queryString: z.string().optional(),
    }),
    search: item({}),
    html: item({value: z.string()}),
  }
  const ofMenus = ['default', ...Object.keys(types).filter((name) => types[name]?.isMenuItem === true), 'html']

  function menuSchemaOf(value: unknown): z.ZodType | string {
    if (!isObject(value)) return defaultItem
    const type = typeOf(value)
    if (type === 'dropdown') return 'is a dropdown inside a dropdown, which a navbar cannot show.'
    if (!ofMenus.includes(type) && !type.startsWith('custom-'))
      return `has type "${type}", which a dropdown cannot hold. It can hold: ${ofMenus.join(', ')}, custom-….`
    if ('position' in value) return 'has a "position", which items of a dropdown do not have.'
    return schemaOf(value, schemas)
  }

  return choice<NavbarItem>((value) => schemaOf(value, schemas))
}

/** Types of items that are written, those of menus included, in any configuration. */
export function writtenItemTypes(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(writtenItemTypes)
  if (!isObject(value)) return []
  return [typeOf(value), ...MENU_KEYS.flatMap((key) => writtenItemTypes(value[key]))]
}

/** Keys under which items hold others. */
export const MENU_KEYS = ['dropdownItemsBefore', 'items', 'dropdownItemsAfter'] as const

function schemaOf(value: unknown, schemas: Readonly<Record<string, z.ZodType>>): z.ZodType | string {
  if (!isObject(value)) return defaultItem
  const type = typeOf(value)
  if (type.startsWith('custom-')) return item({})
  const known = Object.hasOwn(schemas, type) ? schemas[type] : undefined
  if (known !== undefined) return known
  const likely = closest(type, Object.keys(schemas))
  const advice = likely === undefined ? '' : ` Did you mean "${likely}"?`
  return `has the unknown type "${type}".${advice} Known types: ${Object.keys(schemas).join(', ')}, custom-….`
}

function typeOf(value: Readonly<Record<string, unknown>>): string {
  if (value.type !== undefined) return String(value.type)
  return 'items' in value ? 'dropdown' : 'default'
}

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
