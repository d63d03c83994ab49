// What themeConfig says of pages of docs, and the types of navbar items that lead to them.
import type {NavbarItemTypes} from 'quire-docs/plugin'
import {z} from 'zod'

const docs = z.strictObject({
  /** Where the reader's choice of a version is kept; `none` forgets it. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** The list of docs next to the text. */
  sidebar: z
    .strictObject({
      /** The reader may hide the sidebar. */
      hideable: z.boolean().default(false),
      /** Opening one category closes its siblings. */
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
})

declare module 'quire-docs/plugin' {
  interface PluginThemeConfig {
    docs?: z.input<typeof docs>
  }
}

/** Keys of `themeConfig` that the docs plugin adds. */
export const docsThemeConfig = {
  /** Pages of docs. */
  docs: docs.prefault({}),
}

const docsPluginId = z.string().optional()

/** Navbar items that lead to docs and their versions. */
export const docsNavbarItems: NavbarItemTypes = {
  doc: {isMenuItem: true, keys: () => ({docId: z.string(), docsPluginId})},
  docSidebar: {isMenuItem: true, keys: () => ({sidebarId: z.string(), docsPluginId})},
  docsVersion: {isMenuItem: true, keys: () => ({to: z.string().optional(), docsPluginId})},
  docsVersionDropdown: {
    keys: (menuItem) => ({
      docsPluginId,
      dropdownActiveClassDisabled: z.boolean().optional(),
      dropdownItemsBefore: z.array(menuItem).optional(),
      dropdownItemsAfter: z.array(menuItem).optional(),
      versions: z
        .union([z.array(z.string()).min(1), z.record(z.string(), z.strictObject({label: z.string().optional()}))])
        .optional(),
    }),
  },
}
