// Schema of themeConfig.navbar: title, logo and the items of every type.
import {z} from 'zod'
import {closest} from '../../shared/closest.ts'
import type {Json} from '../../shared/contract.ts'
import {choice, isObject, legacyKey, plainData} from './building-blocks.ts'

/** Image of the brand, in the navbar or the footer. */
export const logo = z.strictObject({
  /** Image path below the static folder, or a URL. */
  src: z.string(),
  /** Image for dark mode, `src` by default. */
  srcDark: z.string().optional(),
  /** Alternative text. */
  alt: z.string().optional(),
  /** Where the logo leads: the home page by default in the navbar, nowhere in the footer. */
  href: z.string().optional(),
  /** `target` of the link, such as `_blank`. */
  target: z.string().optional(),
  /** Width in pixels, or with a unit. */
  width: z.union([z.string(), z.number()]).optional(),
  /** Height in pixels, or with a unit. */
  height: z.union([z.string(), z.number()]).optional(),
  /** Accepted, and without effect: set `className`, and the properties in a style sheet. */
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Class of the image. */
  className: z.string().optional(),
})

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

/** Types that a navbar item can have, besides `custom-…`. */
export const NAVBAR_ITEM_TYPES = [
  'default',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
] as const

/** Types of items that show something of a plugin, and the plugin's name. */
export const NAVBAR_PLUGINS: Readonly<Record<string, string>> = {
  doc: 'docs',
  docSidebar: 'docs',
  docsVersion: 'docs',
  docsVersionDropdown: 'docs',
}

const TYPES_IN_DROPDOWN: readonly string[] = ['default', 'doc', 'docSidebar', 'docsVersion', 'html']

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
const docsPluginId = z.string().optional()

/** An object that also takes any other attribute, for the element that shows it. */
function item<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({...base, ...shape}).catchall(plainData)
}

const dropdownChildren = z.array(z.lazy(() => dropdownChild))

const defaultItem = item(target)
  .refine((one) => (one.to === undefined) !== (one.href === undefined), {
    error: 'needs either "to" (a path in the site) or "href" (a full URL), and not both.',
  })
  .refine((one) => (one.label === undefined) !== (one.html === undefined), {
    error: 'needs either "label" or "html", and not both.',
  })

const schemas: Readonly<Record<(typeof NAVBAR_ITEM_TYPES)[number], z.ZodType>> = {
  default: defaultItem,
  dropdown: item({...target, items: dropdownChildren}).refine(
    (one) => one.label !== undefined || one.html !== undefined,
    {
      error: 'needs a "label".',
    },
  ),
  doc: item({docId: z.string(), docsPluginId}),
  docSidebar: item({sidebarId: z.string(), docsPluginId}),
  docsVersion: item({to: z.string().optional(), docsPluginId}),
  docsVersionDropdown: item({
    docsPluginId,
    dropdownActiveClassDisabled: z.boolean().optional(),
    dropdownItemsBefore: dropdownChildren.optional(),
    dropdownItemsAfter: dropdownChildren.optional(),
    versions: z
      .union([z.array(z.string()).min(1), z.record(z.string(), z.strictObject({label: z.string().optional()}))])
      .optional(),
  }),
  localeDropdown: item({
    dropdownItemsBefore: dropdownChildren.optional(),
    dropdownItemsAfter: dropdownChildren.optional(),
    queryString: z.string().optional(),
  }),
  search: item({}),
  html: item({value: z.string()}),
}

/** An item of the navbar; the error of an unknown type lists the known ones. */
export const navbarItem = choice<NavbarItem>((value) => schemaOf(value, schemas))

const dropdownChild = choice<NavbarItem>((value) => {
  if (!isObject(value)) return defaultItem
  const type = typeOf(value)
  if (type === 'dropdown') return 'is a dropdown inside a dropdown, which a navbar cannot show.'
  if (!TYPES_IN_DROPDOWN.includes(type) && !type.startsWith('custom-')) {
    return `has type "${type}", which a dropdown cannot hold. It can hold: ${TYPES_IN_DROPDOWN.join(', ')}, custom-….`
  }
  if ('position' in value) return 'has a "position", which items of a dropdown do not have.'
  return schemaOf(value, schemas)
})

/** The bar at the top of every page. */
export const navbar = z.strictObject({
  /** Text next to the logo. */
  title: z.string().nullish(),
  /** An image before the title, which leads home. */
  logo: logo.optional(),
  /**
   * Entries in order, those of each side by their `position`.
   * @example items: [{to: '/docs/', label: 'Docs'}, {type: 'search', position: 'right'}]
   */
  items: z.array(navbarItem).default([]),
  /** Hide the bar while the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  /** Background: the theme's own by default. */
  style: z.enum(['dark', 'primary']).optional(),
  links: legacyKey('Write "items" instead.'),
})

function schemaOf(value: unknown, table: Readonly<Record<string, z.ZodType>>): z.ZodType | string {
  if (!isObject(value)) return defaultItem
  const type = typeOf(value)
  if (type.startsWith('custom-')) return item({})
  const known = Object.hasOwn(table, type) ? table[type] : undefined
  if (known !== undefined) return known
  const likely = closest(type, NAVBAR_ITEM_TYPES)
  const advice = likely === undefined ? '' : ` Did you mean "${likely}"?`
  return `has the unknown type "${type}".${advice} Known types: ${NAVBAR_ITEM_TYPES.join(', ')}, custom-….`
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
