// Findings about references that lead nowhere: with place, severity as configured, and the nearest existing target.
import {existsSync} from 'node:fs'
import {posix} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {type Diagnostic, placeOf, type Severity, withSeverity} from '../../shared/diagnostics.ts'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {toFilePath} from '../files/source-path.ts'
import type {AnchorLink, Reference, Report, SiteConfig} from '../model.ts'
import type {AddressBook} from './address-book.ts'
import {reportRefused} from './refused-files.ts'
import type {JudgedReference, Resolution} from './resolve-reference.ts'

/** Looking for the nearest name costs a comparison with every page; beyond this many findings it is not worth it. */
const MAX_SUGGESTIONS = 200

export interface BrokenLinkReporter {
  readonly reportReference: (judged: JudgedReference) => void
  readonly reportAnchors: (
    links: readonly AnchorLink[],
    anchorsOf: (path: string) => ReadonlySet<string> | undefined,
  ) => void
  /** An import of a content file that is not there. */
  readonly reportImport: (sourcePath: string, reference: Reference) => void
  /** A link that a component rendered: known by its page only. */
  readonly reportRendered: (pagePath: string, sourcePath: string | undefined, target: string) => void
}

interface KnownSite {
  readonly config: SiteConfig
  readonly book: AddressBook
  readonly knowsPages: boolean
}

export function createBrokenLinkReporter({config, book, knowsPages}: KnownSite, report: Report): BrokenLinkReporter {
  let suggestions = 0
  const suggest = (target: string, candidates: () => Iterable<string>): string | undefined =>
    suggestions++ < MAX_SUGGESTIONS ? closest(target, candidates()) : undefined
  const suggestPage = (url: string): string | undefined =>
    suggestions++ < MAX_SUGGESTIONS ? nearestPage(url, book.paths(), config.baseUrl) : undefined
  const {onBrokenLinks, onBrokenAnchors, markdown} = config
  return {
    reportReference: (judged) => {
      if (judged.resolution.refused !== undefined) return reportRefused(judged, config, report)
      const {sourcePath, reference, resolution, frontMatterKey} = judged
      const {problem, url} = resolution
      if (problem === undefined) return
      if (problem === 'missing-markdown' && !knowsPages && !isFileMissing(reference.target, sourcePath, config)) return
      const location = {sourcePath, ...placeOf(reference), ...withoutUndefined({frontMatterKey})}
      const finding = describe(problem, reference.target, (target) =>
        problem === 'missing-markdown' ? suggest(target, () => filesFrom(sourcePath, book)) : suggestPage(url),
      )
      const severity = severityOf(problem, config)
      const isTooSevere = reference.isTag === true && severity === 'throw'
      const diagnostic = withSeverity(isTooSevere ? 'warn' : severity, {...finding, location})
      if (diagnostic !== undefined) report(diagnostic)
    },
    reportAnchors: (links, anchorsOf) => {
      if (onBrokenAnchors === 'ignore') return
      for (const link of links) {
        const anchors = anchorsOf(normalisePathname(link.path))
        if (anchors === undefined || anchors.has(link.id) || link.id === 'top') continue
        const near = suggest(link.id, () => anchors)
        const diagnostic = withSeverity(onBrokenAnchors, {
          code: 'link/missing-anchor',
          message: `No heading or element with the id "${link.id}" on ${link.path}.`,
          ...(link.sourcePath === undefined ? {} : {location: {sourcePath: link.sourcePath, ...placeOf(link)}}),
          hint:
            near === undefined
              ? 'Link to a heading that the page has, or give the heading the id: "## Title {#id}".'
              : `Did you mean "#${near}"?`,
        })
        if (diagnostic !== undefined) report(diagnostic)
      }
    },
    reportImport: (sourcePath, reference) => {
      const diagnostic = missingImport(sourcePath, reference, markdown.hooks.onUnresolvedImports)
      if (diagnostic !== undefined) report(diagnostic)
    },
    reportRendered: (pagePath, sourcePath, target) => {
      const near = suggestPage(target)
      const diagnostic = withSeverity(onBrokenLinks, {
        code: 'link/missing-page',
        message: `No page at "${target}", which a component on ${pagePath} links to.`,
        ...(sourcePath === undefined ? {} : {location: {sourcePath}}),
        hint:
          near === undefined ? 'Correct the link in the component or in the configuration.' : `Did you mean "${near}"?`,
      })
      if (diagnostic !== undefined) report(diagnostic)
    },
  }
}

function severityOf(
  problem: NonNullable<Resolution['problem']>,
  {onBrokenLinks, markdown: {hooks}}: Pick<SiteConfig, 'onBrokenLinks' | 'markdown'>,
): Severity {
  if (problem === 'missing-image') return hooks.onBrokenMarkdownImages
  return problem === 'missing-page' ? onBrokenLinks : hooks.onBrokenMarkdownLinks
}

/** A path that is given from the file itself can be looked up without knowing the site. */
function isFileMissing(target: string, sourcePath: string, {siteDir}: SiteConfig): boolean {
  const path = decodePath(target.replace(/[?#].*$/s, ''))
  return /^\.{1,2}\//.test(path) && !existsSync(toFilePath(posix.join(posix.dirname(sourcePath), path), siteDir))
}

/** The only page with the same last name, which has been moved, else the page whose path is most like it. */
function nearestPage(url: string, paths: readonly string[], baseUrl: string): string | undefined {
  const nameOf = (path: string): string => posix.basename(normalisePathname(stripBaseUrl(path, baseUrl) ?? path))
  const path = url.replace(/[?#].*$/s, '')
  const name = nameOf(path)
  const moved = name === '' ? [] : paths.filter((candidate) => nameOf(candidate) === name)
  return moved.length === 1 ? moved[0] : closest(normalisePathname(path), paths)
}

/** Documents as a link in that file would name them: `./install.md`, `../guide/use.md`. */
function* filesFrom(sourcePath: string, book: AddressBook): Iterable<string> {
  const folder = posix.dirname(sourcePath)
  for (const other of book.sourcePaths()) {
    const path = posix.relative(folder, other)
    yield path.startsWith('../') ? path : `./${path}`
  }
}

function missingImport(sourcePath: string, reference: Reference, severity: Severity): Diagnostic | undefined {
  return withSeverity(severity, {
    code: 'mdx/unresolved-import',
    message: `The import "${reference.target}" does not resolve.`,
    location: {sourcePath, ...placeOf(reference)},
    hint: 'Check the path and the name of the file.',
  })
}

function describe(
  problem: NonNullable<Resolution['problem']>,
  target: string,
  suggest: (target: string) => string | undefined,
) {
  switch (problem) {
    case 'missing-image':
      return {
        code: 'link/missing-image',
        message: `No image at "${target}".`,
        hint: 'Put the file beside the document or in a static folder, or correct the path.',
      }
    case 'outside-site':
      return {
        code: 'link/outside-site',
        message: `The link "${target}" leads out of the site folder.`,
        hint: 'Link to the address where the file is published, for example on the repository host.',
      }
    case 'missing-markdown':
      return {
        code: 'link/missing-markdown',
        message: `No document at "${target}".`,
        hint: hintFor(suggest(target), 'Check the path: it is relative to the file that holds the link.'),
      }
    case 'missing-page':
      return {
        code: 'link/missing-page',
        message: `No page at "${target}".`,
        hint: hintFor(suggest(target), 'Link to the file itself, for example "./install.md".'),
      }
  }
}

function hintFor(near: string | undefined, otherwise: string): string {
  return near === undefined ? otherwise : `Did you mean "${near}"?`
}
