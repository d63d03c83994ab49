// Names that are imported and that no module exports: what is said of them, and what a bundle is made without because of them.
import {dirname, resolve} from 'node:path'
import {closest, nearest} from '../../shared/closest.ts'
import {toFilePath, toSourcePath} from '../files/source-path.ts'
import type {BundledSite, BundleFinding, BundlerError, MissingExport} from './bundle-finding.ts'
import {readExportedNames} from './exported-names.ts'
import {findReplacedPart, missingPart, setPartAside, THEME_NAME} from './left-out.ts'
import {placeInModule} from './module-place.ts'
import {isOwnModule} from './own-module.ts'

/** The name and the module, as both bundlers say them; undefined for other errors. */
export function readMissingExport({message}: BundlerError): MissingExport | undefined {
  const name = /\bexport '([^']+)'/.exec(message)?.[1]
  const found = / was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/.exec(message)
  const [, specifier, known] = found ?? []
  return name === undefined || specifier === undefined ? undefined : {name, specifier, known: known?.split(', ') ?? []}
}

/** What the program answers, and what the site's own modules lack; packages look for what other versions of a package have. */
export function isTold({specifier}: MissingExport, {message, module}: BundlerError, site: BundledSite): boolean {
  const {aliases, programRoot, siteDir} = site
  if (aliases[specifier] === missingPart(programRoot)) return false
  const file = module?.resource?.split('?')[0] ?? ''
  // A type that is exported again looks like a name that is missing, and does no harm.
  if (/\(reexported as /.test(message) && (/\.[cm]?tsx?$/.test(file) || !THEME_NAME.test(specifier))) return false
  return THEME_NAME.test(specifier) || isOwnModule(file, siteDir)
}

/**
 * Whether code does more with the name than import it. webpack also reports names that nothing uses: these do no harm, and are mostly types
 * in a file that is not TypeScript, or names behind an `export *` that it has not followed.
 */
export function isUsed({module, loc}: BundlerError): boolean {
  const place = JSON.stringify(loc)
  return module?.dependencies?.some((one) => one.type === UNUSED && JSON.stringify(one.loc) === place) !== true
}

/** The statement of an import in webpack's words, which stands for those of its names that nothing uses. Rspack reports none of them. */
const UNUSED = 'harmony side effect evaluation'

/**
 * An import of a name that a module does not have: the name may never be used, and is `undefined` if it is. A part that replaces one of the
 * theme's is set aside.
 */
export function describeMissingExport(missing: MissingExport, warning: BundlerError, site: BundledSite): BundleFinding {
  const {name, specifier} = missing
  const replacing = findReplacedPart(site.aliases[specifier], site)
  const resource = (warning.module?.resource ?? warning.file)?.split('?')[0]
  const isOwn = resource !== undefined && isOwnModule(resource, site.siteDir)
  if (replacing !== undefined && (name === 'default' || !isOwn)) return lacksExport(missing, replacing, site)
  const place = {
    missing,
    ...(resource === undefined ? {} : {file: toSourcePath(resource, site.siteDir)}),
    ...placeInModule(specifier, warning),
  }
  const part = THEME_NAME.test(specifier) ? findReplacedPart(resource, site) : undefined
  if (part !== undefined) return setPartAside(part, `imports "${name}" of "${specifier}", which is not there`, place)
  return {
    level: 'warning',
    code: 'bundle/missing-export',
    message: `The module "${specifier}" has no export "${name}".`,
    ...place,
  }
}

/** What others import of a part is missing in the part. */
function lacksExport({name}: MissingExport, part: string, {siteDir, aliases}: BundledSite): BundleFinding {
  const file = toSourcePath(aliases[part] ?? '', siteDir)
  return name === 'default'
    ? setPartAside(part, 'has no default export', {hint: 'Write "export default" before the component.', file})
    : setPartAside(part, `has no export "${name}", which the theme imports`, {hint: `Export "${name}" as well.`, file})
}

/** Findings with hints, for which each module is read once. */
export function withHints(findings: readonly BundleFinding[], site: BundledSite): readonly BundleFinding[] {
  const read = new Map<string, readonly string[] | undefined>()
  return findings.map(({missing, ...finding}) => {
    if (missing === undefined || finding.file === undefined) return finding
    const {specifier} = missing
    const issuer = toFilePath(finding.file, site.siteDir)
    const id = specifier.startsWith('.') ? resolve(dirname(issuer), specifier) : specifier
    if (!read.has(id)) read.set(id, readExportedNames(specifier, issuer, site))
    const known = read.get(id) ?? []
    return {...finding, hint: toHint({...missing, known: known.length === 0 ? missing.known : known})}
  })
}

/** A list that one reads at a glance. */
const FEW = 4

function toHint({name, known}: MissingExport): string {
  const near = closest(name, known)
  if (near !== undefined) return `Did you mean "${near}"?`
  if (known.length === 0) return 'Check the name, and the version of the module.'
  if (known.length <= FEW) return `It has: ${known.join(', ')}.`
  return `Check the name. The nearest of its ${known.length} are: ${nearest(name, known, FEW).join(', ')}.`
}
