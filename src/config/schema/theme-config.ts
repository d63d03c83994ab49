// Schema of themeConfig: what the theme shows around the content. Other themes' own top-level keys pass through.
import {z} from 'zod'
import {legacyKey, plainData, plainObject} from './building-blocks.ts'
import {footer} from './footer.ts'
import {navbar} from './navbar.ts'
import {prism} from './prism.ts'

const colorMode = z.strictObject({
  /** Mode before the reader chooses. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Leave the switch out of the navbar. */
  disableSwitch: z.boolean().default(false),
  /** Let the system's preference decide before the reader does. */
  respectPrefersColorScheme: z.boolean().default(false),
  switchConfig: legacyKey('The icons are the theme\'s component "Icon": replace that instead.'),
})

const docs = z.strictObject({
  /** Where the reader's choice of version is kept. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  sidebar: z
    .strictObject({
      /** The reader may hide the sidebar. */
      hideable: z.boolean().default(false),
      /** Opening one category closes its siblings. */
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
})

const blog = z.strictObject({
  sidebar: z
    .strictObject({
      /** Head the posts of each year with the year. */
      groupByYear: z.boolean().default(true),
    })
    .prefault({}),
})

const announcementBar = z.strictObject({
  /** A new id shows the bar again to readers who closed it. */
  id: z.string().default('announcement-bar'),
  /** HTML. */
  content: z.string(),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
})

const headingLevel = z.number().int().min(2).max(6)

const tableOfContents = z
  .strictObject({
    minHeadingLevel: headingLevel.default(2),
    maxHeadingLevel: headingLevel.default(3),
  })
  .refine((one) => one.minHeadingLevel <= one.maxHeadingLevel, {
    error: 'has a "minHeadingLevel" above its "maxHeadingLevel".',
  })

const zoom = z.strictObject({
  /** CSS selector of the images that open enlarged. */
  selector: z.string().default('.markdown img'),
  /** Colour behind the opened image, for each mode. */
  background: z
    .strictObject({
      light: z.string().default('rgb(255, 255, 255)'),
      dark: z.string().default('rgb(50, 50, 50)'),
    })
    .prefault({}),
  config: z
    .strictObject({
      /** Pixels kept free around the opened image. */
      margin: z.number().min(0).default(0),
      background: z.string().optional(),
      /** Pixels of scrolling that close the image. */
      scrollOffset: z.number().min(0).default(40),
      /** CSS selector, or the measures, of the area that the opened image fills. */
      container: z
        .union([z.string(), z.strictObject({width: z.number(), height: z.number(), top: z.number(), left: z.number()})])
        .optional(),
      /** CSS selector of a `<template>` that is shown around the opened image. */
      template: z.string().optional(),
    })
    .prefault({}),
})

const mermaid = z.strictObject({
  /** Names of Mermaid's own themes, for each mode. */
  theme: z.strictObject({light: z.string().default('default'), dark: z.string().default('dark')}).prefault({}),
  /** Mermaid's configuration. */
  options: plainObject.default({}),
})

const liveCodeBlock = z.strictObject({
  /** Where the editor stands: below what it gives, or above. */
  playgroundPosition: z.enum(['bottom', 'top']).default('bottom'),
})

export const themeConfig = z
  .object({
    colorMode: colorMode.prefault({}),
    /** Picture shown where a page is shared, unless the page has its own. */
    image: z.string().optional(),
    /** `<meta>` tags of every page, as attributes: `{name: 'keywords', content: 'a, b'}`. */
    metadata: z.array(z.record(z.string(), z.string())).default([]),
    docs: docs.prefault({}),
    blog: blog.prefault({}),
    announcementBar: announcementBar.optional(),
    navbar: navbar.prefault({}),
    footer: footer.optional(),
    prism: prism.prefault({}),
    tableOfContents: tableOfContents.prefault({}),
    zoom: zoom.optional(),
    mermaid: mermaid.optional(),
    liveCodeBlock: liveCodeBlock.optional(),
    disableDarkMode: legacyKey('Write colorMode: {disableSwitch: true} instead.'),
    defaultDarkMode: legacyKey("Write colorMode: {defaultMode: 'dark'} instead."),
    metadatas: legacyKey('Write "metadata" instead.'),
    hideableSidebar: legacyKey('Write docs: {sidebar: {hideable: true}} instead.'),
    autoCollapseSidebarCategories: legacyKey('Write docs: {sidebar: {autoCollapseCategories: true}} instead.'),
    sidebarCollapsible: legacyKey('Set "sidebarCollapsible" in the options of the docs plugin instead.'),
  })
  .catchall(plainData)
