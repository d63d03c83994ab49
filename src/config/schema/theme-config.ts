// Schema of themeConfig: what the theme shows around the content. Plugins add keys of their own; those of other themes pass
// through.
import {z} from 'zod'
import {givenData, plainObject} from './building-blocks.ts'
import {footer} from './footer.ts'
import {look} from './look.ts'
import {toNavbar} from './navbar.ts'
import type {NavbarItemTypes} from './navbar-items.ts'
import {prism} from './prism.ts'

const colorMode = z.strictObject({
  /** Mode before the reader chooses. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Leave the switch out of the navbar. */
  disableSwitch: z.boolean().default(false),
  /** Let the system's preference decide before the reader does. */
  respectPrefersColorScheme: z.boolean().default(false),
})

const codeBlocks = z.strictObject({
  /**
   * Blocks with more lines than this show their beginning, and a button for the rest. Off by default; a block decides
   * for itself by `collapse` and `noCollapse` after its language.
   */
  collapseAbove: z.number().int().min(5).optional(),
  /** Numbered lines have a URL each, `#L12`: the number is a link. A block asks for it by `lineLinks`. */
  lineLinks: z.boolean().default(false),
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

/** @param navbarItems Types of navbar items that plugins add. */
export function toThemeConfig(navbarItems: NavbarItemTypes) {
  return z
    .object({
      /** Light and dark. */
      colorMode: colorMode.prefault({}),
      /**
       * Colours, fonts, corners and distances. The theme's own by default.
       * @example look: {colors: {primary: '#0969da'}, radius: 'large'}
       */
      look: look.optional(),
      /** A button in the navbar for the size and the width of the text, the colours and the sidebar, which last. */
      readingSettings: z.boolean().default(false),
      /** Image shown where a page is shared, unless the page has its own. */
      image: z.string().optional(),
      /**
       * `<meta>` tags of every page, as attributes.
       * @example metadata: [{name: 'theme-color', content: '#1f4d3a'}]
       */
      metadata: z.array(z.record(z.string(), z.string())).default([]),
      /**
       * A line above the navbar. A site without this key has none.
       * @example announcementBar: {id: 'freeze', content: 'Release freeze until <b>5 January</b>'}
       */
      announcementBar: announcementBar.optional(),
      /** The bar at the top of every page. */
      navbar: toNavbar(navbarItems).prefault({}),
      /** The block at the end of every page. A site without this key has none. */
      footer: footer.optional(),
      /** Colours and languages of code blocks. */
      prism: prism.prefault({}),
      /**
       * Frames of code blocks.
       * @example codeBlocks: {collapseAbove: 40, lineLinks: true}
       */
      codeBlocks: codeBlocks.prefault({}),
      /**
       * Which headings of a page are listed next to it. The front matter of a page can say otherwise.
       * @example tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4}
       */
      tableOfContents: tableOfContents.prefault({}),
      /** Looks of diagrams. */
      mermaid: mermaid.optional(),
    })
    .catchall(givenData)
}
