// Schema of themeConfig.navbar: title, logo and items.
import {z} from 'zod'
import {type NavbarItemTypes, toNavbarItem} from './navbar-items.ts'

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
  /** Styles of the image. With `className` and a style sheet, the policy of the site stays as strict as it is. */
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Class of the image. */
  className: z.string().optional(),
})

/** @param types Types of items that plugins add. */
export function toNavbar(types: NavbarItemTypes) {
  return z.strictObject({
    /** Text next to the logo. */
    title: z.string().nullish(),
    /** An image before the title, which leads home. */
    logo: logo.optional(),
    /**
     * Entries in order, those of each side by their `position`.
     * @example items: [{to: '/docs/', label: 'Docs'}, {type: 'search', position: 'right'}]
     */
    items: z.array(toNavbarItem(types)).default([]),
    /** Hide the bar while the reader scrolls down. */
    hideOnScroll: z.boolean().default(false),
    /** Background: the theme's own by default. */
    style: z.enum(['dark', 'primary']).optional(),
  })
}
