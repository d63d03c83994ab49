// Rules that plugins add for style sheets. They name loaders that make JavaScript of CSS; here the bundler itself treats CSS, so
// that those give way to its own kind of module, and what makes CSS of something else stays.
import {isPlainRecord} from '../../../shared/is-plain-record.ts'
import type {CssUrlOptions} from '../css-url-loader.ts'

/** Stands for the bundler's own treatment of CSS in the `use` of a rule. */
export const STYLE_LOADER = 'quire-style-loader'

const STYLE_LOADERS = new RegExp(
  String.raw`(?:^|[\\/])(?:${STYLE_LOADER}|style-loader|css-loader|mini-css-extract-plugin)(?:[\\/]|$)`,
)

/** The rules, without changing them. @param urlLoader Absolute file of the loader that leaves URLs as they are. */
export function toNativeStyles(rules: readonly unknown[], urlLoader: string): readonly unknown[] {
  return rules.map((rule) => (isPlainRecord(rule) ? convertRule(rule, urlLoader) : rule))
}

type Rule = Readonly<Record<string, unknown>>

function convertRule(rule: Rule, urlLoader: string): Rule {
  const nested = Object.fromEntries(
    ['oneOf', 'rules'].flatMap((key) => {
      const inner = rule[key]
      return Array.isArray(inner) ? [[key, toNativeStyles(inner, urlLoader)]] : []
    }),
  )
  const {loader, options, use, ...rest} = rule
  const uses = listUses(rule)
  const styles = uses.filter((one) => STYLE_LOADERS.test(loaderOf(one)))
  if (styles.length === 0) return {...rule, ...nested}
  const others = uses.filter((one) => !styles.includes(one))
  const isResolved = styles.map(urlFilter).find((filter) => filter !== undefined)
  const left = isResolved === undefined ? [] : [{loader: urlLoader, options: {isResolved}}]
  const type = styles.some(asksForModules) ? 'css/module' : 'css/auto'
  return {...rest, ...nested, type, use: [...left, ...others]}
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

/** `url` of css-loader: undefined where all URLs are files, as they are for the bundler. */
function urlFilter(use: unknown): CssUrlOptions['isResolved'] | undefined {
  const {url} = isPlainRecord(use) && isPlainRecord(use.options) ? use.options : {}
  if (url === false) return () => false
  const filter = isPlainRecord(url) ? url.filter : undefined
  return typeof filter === 'function' ? (one, path) => filter(one, path) !== false : undefined
}

/** `modules` of css-loader: of every file that the rule is for, unless it says that names decide. */
function asksForModules(use: unknown): boolean {
  const options = isPlainRecord(use) && isPlainRecord(use.options) ? use.options : {}
  const {modules} = options
  if (isPlainRecord(modules)) return modules.auto === undefined
  return modules === true
}
