// Colours of code blocks, when the configuration names them: one small style sheet for light and dark. Code is
// highlighted into classes, so a theme is style rules and nothing else.
import {hashOf, keyOf, nameHash, stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import type {SiteConfig} from '../model.ts'

export interface StyleAsset {
  /** Path in the output folder. */
  readonly file: string
  readonly text: string
}

interface PrismColours {
  readonly plain: Readonly<Record<string, unknown>>
  readonly styles: readonly {
    readonly types: readonly string[]
    readonly style: Readonly<Record<string, unknown>>
    readonly languages?: readonly string[] | undefined
  }[]
}

/**
 * The theme's colours, taken back by their variables: a rule with a colour would win over those of a site's own style sheet, which
 * colours what its theme leaves alone.
 */
const NO_COLOURS = ['comment', 'keyword', 'string', 'number', 'function', 'tag']
  .map((name) => `--prism-${name}:initial`)
  .join(';')

/** Raised when the rules made from a theme change. */
const FORMAT = '2'

/** The style sheet of the configured themes; undefined when the theme's own colours serve. */
export async function prismStyles({themeConfig}: SiteConfig, store: Store): Promise<StyleAsset | undefined> {
  const {theme, darkTheme = theme} = themeConfig.prism
  if (theme === undefined && darkTheme === undefined) return undefined
  const key = keyOf('prism', FORMAT, stableJson([theme, darkTheme]))
  const text = store.get<string>('data', key) ?? (await makeStyles(theme, darkTheme))
  store.put('data', key, text)
  return {file: `assets/prism.${nameHash(hashOf(text))}.css`, text}
}

async function makeStyles(light: unknown, dark: unknown): Promise<string> {
  const {themes} = await import('prism-react-renderer')
  const find = (theme: unknown): PrismColours | undefined => {
    // The configuration's schema allows the names in `themes` and objects of this shape.
    if (typeof theme === 'string') return (themes as unknown as Record<string, PrismColours>)[theme]
    return theme as PrismColours | undefined
  }
  return rulesOf(find(light), "[data-theme='light']") + rulesOf(find(dark), "[data-theme='dark']")
}

function rulesOf(colours: PrismColours | undefined, scope: string): string {
  if (colours === undefined) return ''
  const {color, backgroundColor} = colours.plain
  const plain = declarations({
    '--prism-color': color,
    '--prism-background-color': backgroundColor,
    color,
    backgroundColor,
  })
  // A theme's rules replace the default ones: what it leaves out has the colour of plain text.
  const reset = `${scope} .prism-code .token{${NO_COLOURS}}\n`
  const rules = colours.styles.map(({types, style, languages}) => {
    const within =
      languages === undefined ? ['.prism-code'] : languages.map((language) => `.prism-code.language-${language}`)
    const selectors = within.flatMap((block) => types.map((type) => `${scope} ${block} .token.${type}`))
    return `${selectors.join(',')}{${declarations(style)}}\n`
  })
  return `${scope} .prism-code{${plain}}\n${reset}${rules.join('')}`
}

function declarations(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(
      ([name, value]) =>
        `${name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';')
}
