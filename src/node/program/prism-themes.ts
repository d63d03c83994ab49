// The colours that a configuration gives to code: those that it has, or those of a theme that it names.
import type {SiteConfig} from '../model.ts'

export interface PrismColours {
  readonly plain: Readonly<Record<string, unknown>>
  readonly styles: readonly {
    readonly types: readonly string[]
    readonly style: Readonly<Record<string, unknown>>
    readonly languages?: readonly string[] | undefined
  }[]
}

export interface PrismThemes {
  readonly light: PrismColours | undefined
  readonly dark: PrismColours | undefined
}

/** Undefined when the theme's own colours serve. */
export async function loadPrismThemes({
  themeConfig,
}: Pick<SiteConfig, 'themeConfig'>): Promise<PrismThemes | undefined> {
  const {theme, darkTheme = theme} = themeConfig.prism
  if (theme === undefined && darkTheme === undefined) return undefined
  const {themes} = await import('prism-react-renderer')
  const find = (given: unknown): PrismColours | undefined => {
    // The configuration's schema allows the names in `themes` and objects of this shape.
    if (typeof given === 'string') return (themes as unknown as Record<string, PrismColours>)[given]
    return given as PrismColours | undefined
  }
  return {light: find(theme), dark: find(darkTheme)}
}
