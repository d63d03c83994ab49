// Rules that plugins add for their own documents. They name the loader of Docusaurus, which knows neither this theme nor these
// settings: the program's own takes its place, with the transforms of the rule, and what runs before it stays.
import {join} from 'node:path'
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

/** What a rule is asked about, and whose loaders are no loss. */
export interface DocumentPlaces {
  /** Absolute folders of documents. */
  readonly folders: readonly string[]
  /** Absolute folder of the program's own loaders. */
  readonly ownLoaders: string
}

/**
 * Loaders of rules that run next to that of Docusaurus on documents of a folder.
 * @param known Rules that were looked at before; the others are added.
 */
export function findDocumentLoaders(rules: unknown, known: Set<unknown>, places: DocumentPlaces): readonly string[] {
  if (!Array.isArray(rules)) return []
  const added = rules.filter((rule) => isPlainRecord(rule) && !known.has(rule))
  for (const rule of added) known.add(rule)
  const files = places.folders.flatMap((folder) => [join(folder, 'page.md'), join(folder, 'page.mdx')])
  return added
    .filter((rule) => !hasMdxLoader(rule))
    .flatMap((rule) => [...new Set(files.flatMap((file) => loadersFor(rule, file)))])
    .filter((name) => !name.startsWith(places.ownLoaders))
}

/** What takes the place of that loader is the program's own. */
function hasMdxLoader({use, oneOf, rules, ...rule}: Rule): boolean {
  if (isMdxLoader(rule) || [use].flat().some(isMdxLoader)) return true
  return [oneOf, rules].flat().some((one) => isPlainRecord(one) && hasMdxLoader(one))
}

/** Conditions on something besides the path: what is imported in an own way. */
const NARROWER = [
  ...['resourceQuery', 'resourceFragment', 'issuer', 'issuerLayer', 'layer', 'dependency', 'mimetype', 'scheme'],
  ...['compiler', 'descriptionData', 'assert', 'with', 'phase'],
]

/** Names of the loaders that a rule has for a file. */
function loadersFor({test, include, exclude, resource, ...rule}: Rule, file: string): string[] {
  if (NARROWER.some((name) => rule[name] !== undefined) || holds(exclude, file)) return []
  if (![test, include, resource].every((condition) => condition === undefined || holds(condition, file))) return []
  const nested = [rule.oneOf, rule.rules].flat().filter(isPlainRecord)
  return [...namesOf([rule.loader, usesOf(rule.use, file)].flat()), ...nested.flatMap((one) => loadersFor(one, file))]
}

function usesOf(use: unknown, file: string): unknown {
  if (typeof use !== 'function') return use
  try {
    return use({resource: file, realResource: file, resourceQuery: '', issuer: '', compiler: ''})
  } catch {
    // It expects files that are there.
    return undefined
  }
}

function holds(test: unknown, file: string): boolean {
  if (Array.isArray(test)) return test.some((one) => holds(one, file))
  // As the bundlers have it, a text is how paths begin.
  if (typeof test === 'string') return file.startsWith(test)
  if (isPlainRecord(test)) return holdsAll(test, file)
  if (test instanceof RegExp) return new RegExp(test.source, test.flags.replaceAll(/[gy]/g, '')).test(file)
  try {
    return typeof test === 'function' && test(file) === true
  } catch {
    // It expects files that are there.
    return false
  }
}

function holdsAll({and, or, not}: Rule, file: string): boolean {
  const isIn = Array.isArray(and) ? and.every((one) => holds(one, file)) : true
  return isIn && (or === undefined || holds(or, file)) && (not === undefined || !holds(not, file))
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
