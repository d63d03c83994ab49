// Rules that plugins add for style sheets. They name loaders that make JavaScript of CSS; here the bundler itself treats CSS, so
// that those give way to its own kind of module, and what makes CSS of something else stays.
import {isPlainRecord} from '../../../shared/is-plain-record.ts'

/** Stands for the bundler's own treatment of CSS in the `use` of a rule. */
export const STYLE_LOADER = 'quire-style-loader'

const STYLE_LOADERS = new RegExp(
  String.raw`(?:^|[\\/])(?:${STYLE_LOADER}|style-loader|css-loader|mini-css-extract-plugin)(?:[\\/]|$)`,
)

/** The rules, without changing them. */
export function toNativeStyles(rules: readonly unknown[]): readonly unknown[] {
  return rules.map((rule) => (isPlainRecord(rule) ? convertRule(rule) : rule))
}

type Rule = Readonly<Record<string, unknown>>

function convertRule(rule: Rule): Rule {
  const nested = Object.fromEntries(
    ['oneOf', 'rules'].flatMap((key) => {
      const inner = rule[key]
      return Array.isArray(inner) ? [[key, toNativeStyles(inner)]] : []
    }),
  )
  const {loader, options, use, ...rest} = rule
  const uses = listUses(rule)
  const styles = uses.filter((one) => STYLE_LOADERS.test(loaderOf(one)))
  if (styles.length === 0) return {...rule, ...nested}
  const others = uses.filter((one) => !styles.includes(one))
  return {...rest, ...nested, type: styles.some(asksForModules) ? 'css/module' : 'css/auto', use: others}
}

function listUses({loader, options, use, loaders}: Rule): readonly unknown[] {
  if (typeof loader === 'string') return [options === undefined ? loader : {loader, options}]
  const list = use ?? loaders
  return list === undefined || typeof list === 'function' ? [] : [list].flat()
}

function loaderOf(use: unknown): string {
  const name = isPlainRecord(use) ? use.loader : use
  return typeof name === 'string' ? name : ''
}

/** `modules` of css-loader: of every file that the rule is for, unless it says that names decide. */
function asksForModules(use: unknown): boolean {
  const options = isPlainRecord(use) && isPlainRecord(use.options) ? use.options : {}
  const {modules} = options
  if (isPlainRecord(modules)) return modules.auto === undefined
  return modules === true
}
