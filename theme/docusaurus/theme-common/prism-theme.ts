// The colours of code as an object, for components that highlight code in the browser.
import {type PrismTheme, themes} from 'prism-react-renderer'
import {useColorMode, useThemeConfig} from 'quire-docs/client'
import type {CSSProperties} from 'react'

/** Without a configured theme the style sheet has all colours: tokens have their classes, and need no styles. */
const STYLE_SHEET: PrismTheme = {
  plain: {color: 'var(--prism-color)', backgroundColor: 'var(--prism-background-color)'},
  styles: [],
}

export interface PrismConfig {
  readonly prism?: {readonly theme?: PrismTheme | string; readonly darkTheme?: PrismTheme | string}
}

/** The configured theme for the shown colour mode. */
export function usePrismTheme(): PrismTheme {
  const {theme, darkTheme = theme} = useThemeConfig<PrismConfig>().prism ?? {}
  const {colorMode} = useColorMode()
  const chosen = colorMode === 'dark' ? darkTheme : theme
  if (typeof chosen !== 'string') return chosen ?? STYLE_SHEET
  // The configuration's schema allows the names of these themes.
  return (themes as Readonly<Record<string, PrismTheme>>)[chosen] ?? STYLE_SHEET
}

/** A theme's two main colours as custom properties; none where the style sheet has them already. */
export function getPrismCssVariables({plain}: PrismTheme): CSSProperties {
  const {color, backgroundColor} = plain
  const variables = {'--prism-color': color, '--prism-background-color': backgroundColor}
  const own = Object.entries(variables).filter(([name, value]) => value !== undefined && value !== `var(${name})`)
  // React's types know no custom properties.
  return Object.fromEntries(own) as CSSProperties
}
