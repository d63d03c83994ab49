// Schema of themeConfig.prism: colours and languages of code blocks.
import {z} from 'zod'
import {choice} from './building-blocks.ts'

/** Colour themes that can be named. */
export const PRISM_THEMES = [
  'dracula',
  'duotoneDark',
  'duotoneLight',
  'github',
  'gruvboxMaterialDark',
  'gruvboxMaterialLight',
  'jettwaveDark',
  'jettwaveLight',
  'nightOwl',
  'nightOwlLight',
  'oceanicNext',
  'okaidia',
  'oneDark',
  'oneLight',
  'palenight',
  'shadesOfPurple',
  'synthwave84',
  'ultramin',
  'vsDark',
  'vsLight',
] as const

type ThemeName = (typeof PRISM_THEMES)[number]

const cssValue = z.union([z.string(), z.number()])
const styles = z.record(z.string(), cssValue)
const themeObject = z.strictObject({
  /** Style of plain text and of the block. */
  plain: styles,
  /** Style of each kind of token; a later entry wins. */
  styles: z.array(
    z.strictObject({
      /** Kinds of tokens, by the names that Prism gives them. */
      types: z.array(z.string()),
      /** CSS properties in camel case. */
      style: styles,
      /** Languages that the entry is for: all by default. */
      languages: z.array(z.string()).optional(),
    }),
  ),
})

/** Colours as prism-react-renderer has them. */
export type PrismThemeObject = z.input<typeof themeObject>

const theme = choice<ThemeName | PrismThemeObject>((value) =>
  typeof value === 'string' ? z.enum(PRISM_THEMES) : themeObject,
)

const magicComment = z
  .strictObject({
    /** Class of the lines marked. */
    className: z.string(),
    /** Comment that marks the line below it. */
    line: z.string().exactOptional(),
    /** Comments that stand around the lines marked. */
    block: z
      .strictObject({
        /** Comment above the first line. */
        start: z.string(),
        /** Comment below the last line. */
        end: z.string(),
      })
      .exactOptional(),
  })
  .refine((one) => one.line !== undefined || one.block !== undefined, {error: 'needs "line" or "block".'})

/** Comments that mark lines when a site names none of its own. */
export const DEFAULT_MAGIC_COMMENTS = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
]

export const prism = z.strictObject({
  /** Name of a theme, or its colours. The theme's own light colours by default, and `palenight` in a site for Docusaurus. */
  theme: theme.optional(),
  /** The same for dark mode. Falls back to `theme` when that is given. */
  darkTheme: theme.optional(),
  /** Language of code blocks that name none. */
  defaultLanguage: z.string().toLowerCase().optional(),
  /** Languages for `<CodeBlock>` with code that only the page knows, beyond the usual ones. In Markdown all that Prism knows are there without it. */
  additionalLanguages: z.array(z.string().toLowerCase()).default([]),
  /**
   * Comments that mark lines. Replaces the default list.
   * @example magicComments: [{className: 'line-error', line: 'This will fail'}]
   */
  magicComments: z.array(magicComment).default(DEFAULT_MAGIC_COMMENTS),
})
