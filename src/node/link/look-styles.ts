// The look that a site's configuration asks for, and what the reading settings change: one small style sheet, the same on all
// pages. Most sites have none.
import {LOOK_COLOURS, type Look} from '../../config/schema/look.ts'
import {hashOf, keyOf, nameHash, stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import type {SiteConfig} from '../model.ts'
import {toReadable} from './accessible-colour.ts'
import type {StyleAsset} from './prism-styles.ts'

/** Raised when the rules change. */
const FORMAT = '1'

type Variables = Readonly<Record<string, string | undefined>>
type Choice = Partial<Pick<Look, 'radius' | 'density'>> & {readonly primary: string}

const PRESETS: Readonly<Record<NonNullable<Look['preset']>, Choice>> = {
  ocean: {primary: LOOK_COLOURS.ocean, radius: 'medium', density: 'normal'},
  ember: {primary: LOOK_COLOURS.ember, radius: 'large', density: 'spacious'},
  slate: {primary: LOOK_COLOURS.slate, radius: 'small', density: 'compact'},
}

const RADII = {none: '0', small: '0.2rem', medium: '0.4rem', large: '0.8rem'} as const

const DENSITIES: Readonly<Record<NonNullable<Look['density']>, Variables>> = {
  compact: {
    '--ifm-line-height-base': '1.5',
    '--ifm-leading-desktop': '1',
    '--ifm-menu-link-padding-vertical': '0.2rem',
    '--ifm-table-cell-padding': '0.3rem 0.6rem',
    '--ifm-pre-line-height': '1.45',
    '--ifm-navbar-height': '3.25rem',
  },
  normal: {},
  spacious: {
    '--ifm-line-height-base': '1.75',
    '--ifm-leading-desktop': '1.5',
    '--ifm-menu-link-padding-vertical': '0.5rem',
    '--ifm-table-cell-padding': '0.75rem 1rem',
    '--ifm-pre-line-height': '1.7',
  },
}

/**
 * Undefined where the theme's own look serves.
 * @param before Rules that the others may replace.
 */
export async function lookStyles(
  {themeConfig}: SiteConfig,
  store: Store,
  before: string,
): Promise<StyleAsset | undefined> {
  const text = before + (await chosenRules(themeConfig, store))
  return text === '' ? undefined : {file: `assets/look.${nameHash(hashOf(text))}.css`, text}
}

async function chosenRules({look, readingSettings}: SiteConfig['themeConfig'], store: Store): Promise<string> {
  if (look === undefined && !readingSettings) return ''
  const key = keyOf('look', FORMAT, stableJson([look, readingSettings]))
  const text = store.get<string>('data', key) ?? (await writeRules(look)) + (readingSettings ? READING_RULES : '')
  store.put('data', key, text)
  return text
}

async function writeRules(look: Look | undefined): Promise<string> {
  if (look === undefined) return ''
  const {colors, fonts} = look
  const named: Partial<Choice> = look.preset === undefined ? {} : PRESETS[look.preset]
  const primary = colors.primary ?? named.primary
  const dark = colors.primaryDark ?? primary
  const radius = look.radius ?? named.radius
  const density = look.density ?? named.density ?? 'normal'
  const both = rule(':root', {
    '--ifm-color-primary': primary && (await toReadable(primary, 'light')),
    '--ifm-font-family-base': fonts.base,
    '--ifm-heading-font-family': fonts.heading,
    '--ifm-font-family-monospace': fonts.code,
    '--ifm-global-radius': radius && RADII[radius],
    ...DENSITIES[density],
    ...(primary && tints('#fff')),
  })
  // Entries of the menu have a distance of their own in the theme.
  const menu =
    density === 'normal' ? '' : '.menu__link,.menu__caret{padding-block:var(--ifm-menu-link-padding-vertical)}\n'
  const inDark = rule('html[data-theme="dark"]', {
    '--ifm-color-primary': dark && (await toReadable(dark, 'dark')),
    ...(dark && tints('#17191c')),
  })
  const footer = primary
    ? '.footer--dark{--ifm-footer-background-color:color-mix(in oklab,var(--ifm-color-primary) 12%,#1b1d20)}\n'
    : ''
  return both + menu + inDark + footer
}

/** What the theme has in green where it cannot follow the primary colour by itself. */
const tints = (background: string): Variables => ({
  '--docusaurus-highlighted-code-line-bg': `color-mix(in srgb,var(--ifm-color-primary) 12%,${background})`,
})

function rule(selector: string, variables: Variables): string {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  return set.length === 0 ? '' : `${selector}{${set.map(([name, value]) => `${name}:${value}`).join(';')}}\n`
}

/** By the attributes that the start script sets before the first paint. */
const READING_RULES = `html[data-text-size="small"]{--ifm-font-size-base:93.75%}
html[data-text-size="large"]{--ifm-font-size-base:112.5%}
html[data-text-size="largest"]{--ifm-font-size-base:125%}
html[data-text-width="wide"] :is(main.container,main .container){max-width:none}
html[data-text-width="wide"] :is(.docItemCol,.generatedIndexPage){max-width:75%}
@media (max-width:62.25em){html[data-text-width="wide"] :is(.docItemCol,.generatedIndexPage){max-width:100%}}
`
