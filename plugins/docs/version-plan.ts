// Which versions are built, and the settings of each: the options, with the defaults that depend on the list of versions.
import type {Diagnostic, SiteConfig} from 'quire-docs/plugin'
import type {Version} from './model.ts'
import type {DocsOptions} from './options.ts'
import {toVersionPath} from './version.ts'
import {CURRENT} from './version-folders.ts'

type VersionChoice = Pick<
  DocsOptions,
  'disableVersioning' | 'includeCurrentVersion' | 'onlyIncludeVersions' | 'lastVersion' | 'versions'
>

type Report = (diagnostic: Diagnostic) => void

/**
 * Names of the versions that are built, newest first.
 * @param frozen Names of the site's list, newest first; undefined without a list.
 */
export function chooseVersions(
  frozen: readonly string[] | undefined,
  options: VersionChoice,
  report: Report,
): readonly string[] {
  const {disableVersioning, includeCurrentVersion, onlyIncludeVersions} = options
  if (disableVersioning && frozen === undefined)
    failOption(report, 'disableVersioning', {
      problem: 'is true, but the site has no list of versions.',
      hint: 'Remove it.',
    })
  const all = [...(includeCurrentVersion ? [CURRENT] : []), ...(disableVersioning ? [] : (frozen ?? []))]
  if (all.length === 0)
    fail(
      report,
      'No version of the docs is left to build.',
      'Leave out "includeCurrentVersion: false", or add a version with "quire docs:version".',
    )
  if (onlyIncludeVersions === undefined) return all
  const known = knownList(all)
  for (const name of onlyIncludeVersions)
    if (!all.includes(name))
      failOption(report, 'onlyIncludeVersions', {problem: `has "${name}", which is no version.`, hint: known})
  if (onlyIncludeVersions.length === 0)
    failOption(report, 'onlyIncludeVersions', {problem: 'is empty.', hint: `Name a version, or leave it out. ${known}`})
  const chosen = all.filter((name) => onlyIncludeVersions.includes(name))
  return chosen.length > 0 ? chosen : all
}

/** Whether the version that is still written is built. */
export function hasCurrent({includeCurrentVersion, onlyIncludeVersions}: VersionChoice): boolean {
  return includeCurrentVersion && (onlyIncludeVersions?.includes(CURRENT) ?? true)
}

/** The chosen versions with their settings. */
export function toVersions(
  names: readonly string[],
  options: VersionChoice & Pick<DocsOptions, 'routeBasePath'>,
  {
    config,
    report,
  }: {readonly config: Pick<SiteConfig, 'baseUrl' | 'compatibility' | 'translations'>; readonly report: Report},
): readonly Version[] {
  const last = lastOf(names, options, report)
  for (const name of Object.keys(options.versions))
    if (!names.includes(name))
      failOption(report, 'versions', {
        problem: `has settings for "${name}", which is not built.`,
        hint: knownList(names),
      })
  // In Docusaurus it is "Next" in all languages, and a translation of the label is one of the docs.
  const currentLabel = {id: 'theme.docs.versions.currentLabel', message: 'Next'}
  const ownLabel = config.compatibility === 'docusaurus' ? undefined : config.translations[currentLabel.id]
  const versions = names.map((name, at): Version => {
    const isLast = name === last
    const {
      path = isLast ? '' : name === CURRENT ? 'next' : name,
      label = name === CURRENT ? (ownLabel ?? currentLabel.message) : name,
      banner = isLast ? 'none' : at < names.indexOf(last) ? 'unreleased' : 'unmaintained',
      badge = names.length > 1,
      noIndex = false,
      className = `docs-version-${name}`,
    } = options.versions[name] ?? {}
    return {
      name,
      label,
      path: toVersionPath(config.baseUrl, options.routeBasePath, path),
      badge,
      banner: banner === 'none' ? null : banner,
      isLast,
      noIndex,
      className,
    }
  })
  reportSamePaths(versions, report)
  return versions
}

/** The version that readers are sent to: the newest that was frozen, unless the options name another. */
function lastOf(names: readonly string[], {lastVersion}: VersionChoice, report: Report): string {
  const usual = names.find((name) => name !== CURRENT) ?? CURRENT
  if (lastVersion === undefined || names.includes(lastVersion)) return lastVersion ?? usual
  failOption(report, 'lastVersion', {problem: `is "${lastVersion}", which is not built.`, hint: knownList(names)})
  return usual
}

function reportSamePaths(versions: readonly Version[], report: Report): void {
  const byPath = new Map<string, Version>()
  for (const version of versions) {
    const other = byPath.get(version.path)
    byPath.set(version.path, other ?? version)
    if (other !== undefined)
      report({
        level: 'error',
        code: 'docs/version-options',
        message: `The versions "${other.name}" and "${version.name}" of the docs have the same path, "${version.path}".`,
        hint: `Give one of them another one: versions: {${JSON.stringify(version.name)}: {path: 'old'}}.`,
        configKey: ['versions', version.name, 'path'],
      })
  }
}

function knownList(names: readonly string[]): string {
  return `Versions: ${names.map((name) => `"${name}"`).join(', ')}.`
}

/** What is wrong with the versions as a whole, or with one option. */
function fail(report: Report, message: string, hint: string): void {
  report({level: 'error', code: 'docs/version-options', message, hint})
}

/** @param problem Goes on after the option's name. */
function failOption(
  report: Report,
  option: keyof VersionChoice,
  {problem, hint}: {problem: string; hint: string},
): void {
  const message = `The docs option "${option}" ${problem}`
  report({level: 'error', code: 'docs/version-options', message, hint, configKey: [option]})
}
