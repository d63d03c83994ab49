// Rules that plugins add for their own documents. They name the loader of Docusaurus, which knows neither this theme nor these
// settings: the program's own takes its place, with the transforms of the rule, and what runs before it stays.
import {isPlainRecord} from '../../../shared/is-plain-record.ts'
import {TRANSFORM_KEYS} from '../../program/transform-keys.ts'

const MDX_LOADER = /(?:^|[\\/])@docusaurus[\\/]mdx-loader(?:[\\/]|$)/

type Rule = Readonly<Record<string, unknown>>

/** Names of options in which rules have something besides functions. @param known Options that were looked at before; the others are added. */
export function findLostTransforms(rules: unknown, known: Set<unknown>): readonly string[] {
  if (Array.isArray(rules)) return rules.flatMap((rule) => findLostTransforms(rule, known))
  if (!isPlainRecord(rules)) return []
  const {options, oneOf, rules: nested, use} = rules
  const inside = findLostTransforms([oneOf, nested, use], known)
  if (!isMdxLoader(rules) || !isPlainRecord(options) || known.has(options)) return inside
  known.add(options)
  return [...inside, ...TRANSFORM_KEYS.filter((name) => transformsOf(options, name).some((one) => !isTransform(one)))]
}

function isTransform(one: unknown): boolean {
  return typeof (Array.isArray(one) ? one[0] : one) === 'function'
}

function transformsOf(options: Rule, name: (typeof TRANSFORM_KEYS)[number]): readonly unknown[] {
  const listed = options[name]
  if (!Array.isArray(listed)) return []
  // The first of a blog keeps ids of footnotes apart, as the program's own loader does.
  return name === 'beforeDefaultRemarkPlugins' && options.removeContentTitle === true ? listed.slice(1) : listed
}

/**
 * Loaders of rules that run before or behind all others on whatever ends as documents do.
 * @param known Rules that were looked at before; the others are added.
 */
export function findDocumentLoaders(rules: unknown, known: Set<unknown>): readonly string[] {
  if (!Array.isArray(rules)) return []
  const added = rules.filter((rule) => isPlainRecord(rule) && rule.enforce !== undefined && !known.has(rule))
  for (const rule of added) known.add(rule)
  return added.filter(isForAllDocuments).flatMap(({loader, use}) => namesOf([loader, use].flat()))
}

function isForAllDocuments({test, include, exclude, resourceQuery, issuer}: Rule): boolean {
  const isNarrower = [include, resourceQuery, issuer].some((condition) => condition !== undefined)
  const isIn = (file: string): boolean => holds(test, file) && !holds(exclude, file)
  return !isNarrower && ['/site/docs/page.mdx', '/site/docs/page.md'].some(isIn)
}

function holds(test: unknown, file: string): boolean {
  if (Array.isArray(test)) return test.some((one) => holds(one, file))
  if (test instanceof RegExp) return new RegExp(test.source, test.flags.replaceAll(/[gy]/g, '')).test(file)
  try {
    return typeof test === 'function' && test(file) === true
  } catch {
    // It expects files that are there.
    return false
  }
}

function namesOf(uses: readonly unknown[]): readonly string[] {
  return uses.flatMap((use) => {
    const name = isPlainRecord(use) ? use.loader : use
    return typeof name === 'string' ? [name] : []
  })
}

/** The rules, without changing them. @param loader Absolute file of the program's own. */
export function toOwnDocuments(rules: readonly unknown[], loader: string): readonly unknown[] {
  return rules.map((rule) => (isPlainRecord(rule) ? convertRule(rule, loader) : rule))
}

function convertRule(rule: Rule, own: string): Rule {
  const nested = Object.fromEntries(
    ['oneOf', 'rules'].flatMap((key) => {
      const inner = rule[key]
      return Array.isArray(inner) ? [[key, toOwnDocuments(inner, own)]] : []
    }),
  )
  const {loader, options, use} = rule
  if (typeof loader === 'string' && isMdxLoader(loader)) return {...rule, ...nested, ...toOwn({loader, options}, own)}
  const uses = use === undefined || typeof use === 'function' ? [] : [use].flat()
  if (!uses.some(isMdxLoader)) return {...rule, ...nested}
  return {...rule, ...nested, use: uses.map((one) => (isMdxLoader(one) ? toOwn(one, own) : one))}
}

function isMdxLoader(use: unknown): boolean {
  const name = isPlainRecord(use) ? use.loader : use
  return typeof name === 'string' && MDX_LOADER.test(name)
}

/** Options that say what is known of the documents, and which pages are theirs. */
const KEPT = ['metadataPath', 'createAssets', 'isMDXPartial', 'removeContentTitle', 'resolveMarkdownLink']

/** Of its options, those about the site are the site's already. Transforms are run after the site's. */
function toOwn(use: unknown, loader: string): Rule {
  const options = isPlainRecord(use) && isPlainRecord(use.options) ? use.options : {}
  const kept = Object.entries(options).filter(([name]) => KEPT.includes(name))
  const transforms = TRANSFORM_KEYS.map((name) => [name, transformsOf(options, name)] as const)
  return {loader, options: Object.fromEntries([...kept, ...transforms.filter(([, listed]) => listed.length > 0)])}
}
