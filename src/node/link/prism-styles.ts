// Colours of code blocks, when the configuration names them: one small style sheet for light and dark. Code is
// highlighted into classes, so a theme is style rules and nothing else.
import {hashOf, keyOf, nameHash, stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import type {SiteConfig} from '../model.ts'
import {loadPrismThemes, type PrismColours} from '../program/prism-themes.ts'

export interface StyleAsset {
  /** Path in the output folder. */
  readonly file: string
  readonly text: string
}

/**
 * The theme's colours, taken back by their variables: a rule with a colour would win over those of a site's own style sheet, which
 * colours what its theme leaves alone.
 */
const NO_COLOURS = ['comment', 'keyword', 'string', 'number', 'function', 'tag']
  .map((name) => `--prism-${name}:initial`)
  .join(';')

/** Raised when the rules made from a theme change. */
const FORMAT = '3'

/** The style sheet of the configured themes; undefined when the theme's own colours serve. */
export async function prismStyles({themeConfig}: SiteConfig, store: Store): Promise<StyleAsset | undefined> {
  const {theme, darkTheme} = themeConfig.prism
  const key = keyOf('prism', FORMAT, stableJson([theme, darkTheme]))
  const text = store.get<string>('data', key) ?? (await makeStyles(themeConfig))
  if (text === undefined) return undefined
  store.put('data', key, text)
  return {file: `assets/prism.${nameHash(hashOf(text))}.css`, text}
}

async function makeStyles(themeConfig: SiteConfig['themeConfig']): Promise<string | undefined> {
  const themes = await loadPrismThemes({themeConfig})
  return themes && rulesOf(themes.light, "[data-theme='light']") + rulesOf(themes.dark, "[data-theme='dark']")
}

function rulesOf(colours: PrismColours | undefined, scope: string): string {
  if (colours === undefined) return ''
  const {color, backgroundColor} = colours.plain
  // What is around the code, its title and its buttons, has the same two colours.
  const variables = declarations({'--prism-color': color, '--prism-background-color': backgroundColor})
  const plain = declarations({color, backgroundColor})
  // A theme's rules replace the default ones: what it leaves out has the colour of plain text.
  const reset = `${scope} .prism-code .token{${NO_COLOURS}}\n`
  const rules = colours.styles.map(({types, style, languages}) => {
    const within =
      languages === undefined ? ['.prism-code'] : languages.map((language) => `.prism-code.language-${language}`)
    const selectors = within.flatMap((block) => types.map((type) => `${scope} ${block} .token.${type}`))
    return `${selectors.join(',')}{${declarations(style)}}\n`
  })
  return (
    `${scope} :is(.theme-code-block,.prism-code){${variables}}\n${scope} .prism-code{${plain}}\n` +
    `${reset}${rules.join('')}${lastKindRules(colours, scope)}`
  )
}

/**
 * The kind that colours a token is at the end of its classes: there it wins over those whose rules come later in the theme.
 * Only for kinds that have such a one.
 */
function lastKindRules({styles}: PrismColours, scope: string): string {
  const general = styles.filter(({languages}) => languages === undefined)
  const kindsOf = new Map<string, string[]>()
  for (const kind of new Set(general.flatMap(({types}) => types))) {
    const own = general.filter(({types}) => types.includes(kind))
    const style = Object.assign({}, ...own.map((one) => one.style)) as Readonly<Record<string, unknown>>
    const later = general.slice(general.findLastIndex((one) => own.includes(one) && one.style.color !== undefined) + 1)
    if (style.color === undefined || later.every((one) => one.style.color === undefined)) continue
    const text = declarations(style)
    kindsOf.set(text, [...(kindsOf.get(text) ?? []), `${scope} .prism-code .token[class$=' ${kind}']`])
  }
  return [...kindsOf].map(([text, selectors]) => `${selectors.join(',')}{${text}}\n`).join('')
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
