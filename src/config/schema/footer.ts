// Schema of themeConfig.footer: columns of links, or one row of links, a logo and a line of copyright.
import {z} from 'zod'
import type {Json} from '../../shared/contract.ts'
import {choice, givenData, isObject} from './building-blocks.ts'
import {logo} from './navbar.ts'

/** A link (`label` with `to` or `href`) or a piece of HTML. Further attributes reach the link's element. */
export interface FooterItem {
  /** Text of the link. */
  label?: string | undefined
  /** Path in the site. */
  to?: string | undefined
  /** Full URL. */
  href?: string | undefined
  /** HTML in place of a link. */
  html?: string | undefined
  /** Class of the link, or of what stands around the HTML. */
  className?: string | undefined
  /** `true` puts the base URL before `href`, too. */
  prependBaseUrlToHref?: boolean | undefined
  [attribute: string]: Json | undefined
}

/** A titled list of links. */
export interface FooterColumn {
  /** Heading of the column. */
  title?: string | null | undefined
  /** Class of the column. */
  className?: string | undefined
  /** Links below each other. */
  items: FooterItem[]
}

const footerItem = z
  .object({
    label: z.string().optional(),
    to: z.string().optional(),
    href: z.string().optional(),
    html: z.string().optional(),
    className: z.string().optional(),
    prependBaseUrlToHref: z.boolean().optional(),
  })
  .catchall(givenData)
  .refine((one) => [one.to, one.href, one.html].filter((target) => target !== undefined).length === 1, {
    error: 'needs exactly one of "to", "href" and "html".',
  })
  .refine((one) => (one.html === undefined) === (one.label !== undefined), {
    error: 'needs a "label" next to "to" or "href", and none next to "html".',
  })

const footerColumn = z.strictObject({
  title: z.string().nullable().default(null),
  className: z.string().optional(),
  items: z.array(footerItem),
})

const links = choice<FooterColumn[] | FooterItem[], FooterColumn[] | FooterItem[]>((value) => {
  if (!Array.isArray(value)) return z.array(footerItem)
  const columns = value.filter((one) => isObject(one) && 'items' in one)
  if (columns.length === 0) return z.array(footerItem)
  if (columns.length === value.length) return z.array(footerColumn)
  return 'mixes columns and plain links. Give every entry "items", or none.'
})

/** The block at the end of every page. A site without this key has none. */
export const footer = z.strictObject({
  /** Colours of the footer. */
  style: z.enum(['light', 'dark']).default('light'),
  /** An image below the links. */
  logo: logo.optional(),
  /** A line at the very end. HTML. */
  copyright: z.string().optional(),
  /**
   * All columns (entries with `items`), or all plain links.
   * @example links: [{title: 'Help', items: [{label: 'Status', href: 'https://status.example.com'}]}]
   */
  links: links.default([]),
})
