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

const blog = z.strictObject({
  /** The list of posts next to the pages of a blog. */
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
  /** HTML of the bar. */
  content: z.string(),
  /** Colour of the bar, as CSS has it. The theme's own by default. */
  backgroundColor: z.string().optional(),
  /** Colour of its text. */
  textColor: z.string().optional(),
  /** Whether readers can close the bar. */
  isCloseable: z.boolean().default(true),
})

const headingLevel = z.number().int().min(2).max(6)

const tableOfContents = z
  .strictObject({
    /** Highest level of headings that is listed, 2 to 6. */
    minHeadingLevel: headingLevel.default(2),
    /** Lowest level of headings that is listed, 2 to 6. */
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
      /** Colour in light mode. */
      light: z.string().default('rgb(255, 255, 255)'),
      /** Colour in dark mode. */
      dark: z.string().default('rgb(50, 50, 50)'),
    })
    .prefault({}),
  /** How an image opens. */
  config: z
    .strictObject({
      /** Pixels kept free around the opened image. */
      margin: z.number().min(0).default(0),
      /** Accepted, and without effect: `zoom.background` decides. */
      background: z.string().optional(),
      /** Pixels of scrolling that close the image. */
      scrollOffset: z.number().min(0).default(40),
      /** CSS selector, or the measures, of the area that the opened image fills. */
      container: z
        .union([
          z.string(),
          z.strictObject({
            /** Pixels. */
            width: z.number(),
            /** Pixels. */
            height: z.number(),
            /** Pixels from the top of the window. */
            top: z.number(),
            /** Pixels from its left side. */
            left: z.number(),
          }),
        ])
        .optional(),
      /** CSS selector of a `<template>` that is shown around the opened image. */
      template: z.string().optional(),
    })
    .prefault({}),
})

const mermaid = z.strictObject({
  /** Names of Mermaid's own themes, such as `forest`. By default diagrams have the colours of the site. */
  theme: z
    .strictObject({
      /** Theme in light mode. */
      light: z.string().optional(),
      /** Theme in dark mode. */
      dark: z.string().optional(),
    })
    .prefault({}),
  /**
   * Mermaid's configuration. `securityLevel` is `strict` unless it says otherwise.
   * @example options: {look: 'handDrawn'}
   */
  options: plainObject
    .refine(
      ({securityLevel: level}) => level === undefined || ['strict', 'antiscript', 'loose'].includes(String(level)),
      {error: 'must have one of the levels "strict", "antiscript" and "loose" as "securityLevel".'},
    )
    .default({}),
})

const liveCodeBlock = z.strictObject({
  /** Where the editor stands: below what it gives, or above. */
  playgroundPosition: z.enum(['bottom', 'top']).default('bottom'),
})

export const themeConfig = z
  .object({
    /** Light and dark. */
    colorMode: colorMode.prefault({}),
    /** Image shown where a page is shared, unless the page has its own. */
    image: z.string().optional(),
    /**
     * `<meta>` tags of every page, as attributes.
     * @example metadata: [{name: 'theme-color', content: '#1f4d3a'}]
     */
    metadata: z.array(z.record(z.string(), z.string())).default([]),
    /** Pages of docs. */
    docs: docs.prefault({}),
    /** Pages of blogs. */
    blog: blog.prefault({}),
    /**
     * A line above the navbar. A site without this key has none.
     * @example announcementBar: {id: 'freeze', content: 'Release freeze until <b>5 January</b>'}
     */
    announcementBar: announcementBar.optional(),
    /** The bar at the top of every page. */
    navbar: navbar.prefault({}),
    /** The block at the end of every page. A site without this key has none. */
    footer: footer.optional(),
    /** Colours and languages of code blocks. */
    prism: prism.prefault({}),
    /**
     * Which headings of a page are listed next to it. The front matter of a page can say otherwise.
     * @example tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4}
     */
    tableOfContents: tableOfContents.prefault({}),
    /**
     * Images that open enlarged, for the plugin `image-zoom`. Without this key nothing happens.
     * @example zoom: {selector: '.markdown img'}
     */
    zoom: zoom.optional(),
    /** Looks of diagrams. */
    mermaid: mermaid.optional(),
    /** Looks of live code. */
    liveCodeBlock: liveCodeBlock.optional(),
    disableDarkMode: legacyKey('Write colorMode: {disableSwitch: true} instead.'),
    defaultDarkMode: legacyKey("Write colorMode: {defaultMode: 'dark'} instead."),
    metadatas: legacyKey('Write "metadata" instead.'),
    hideableSidebar: legacyKey('Write docs: {sidebar: {hideable: true}} instead.'),
    autoCollapseSidebarCategories: legacyKey('Write docs: {sidebar: {autoCollapseCategories: true}} instead.'),
    sidebarCollapsible: legacyKey('Set "sidebarCollapsible" in the options of the docs plugin instead.'),
  })
  .catchall(plainData)
