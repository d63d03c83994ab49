// Which routes can be written, each to files of its own. What counts are the files: several paths lead to one, and some lead
// out of the output folder.
import {withSeverity} from '../../shared/diagnostics.ts'
import {toDocusaurusName} from '../../shared/docusaurus-names.ts'
import {findPermalinkFault, PERMALINK_HINT} from '../../shared/output-path.ts'
import {decodePath, htmlFileOf, normalisePathname, routeModuleOf} from '../../shared/permalink.ts'
import type {PlannedRoute, Report, RoutePlan, SiteConfig} from '../model.ts'
import {findOutputFault} from '../output/output-writer.ts'

interface DistinctRoutes extends Pick<RoutePlan, 'replaced'> {
  readonly routes: readonly PlannedRoute[]
}

/** The routes without those that cannot be written, and without those whose files an earlier one has. All are reported. */
export function keepDistinct(routes: readonly PlannedRoute[], config: SiteConfig, report: Report): DistinctRoutes {
  const ordered = config.compatibility === 'docusaurus' ? inDocusaurusOrder(routes) : routes
  const {routes: found, replaced} = filterDistinct(ordered, config, report)
  const kept = new Set(found)
  return {routes: routes.filter((route) => kept.has(route)), replaced}
}

/** Of several routes with one path, the one that Docusaurus shows at its URL comes first. */
function inDocusaurusOrder(routes: readonly PlannedRoute[]): readonly PlannedRoute[] {
  const groups = new Map<string, PlannedRoute[]>()
  for (const route of routes) {
    const path = normalisePathname(route.path)
    const group = groups.get(path) ?? []
    groups.set(path, group)
    group.push(route)
  }
  return [...groups.values()].flatMap((group) =>
    group.sort((a, b) => precedenceOf(b) - precedenceOf(a) || a.path.localeCompare(b.path, 'en')),
  )
}

/** All of docs are inside of a route for their version. */
function precedenceOf({precedence, plugin}: PlannedRoute): number {
  return precedence ?? (toDocusaurusName(plugin.name) === DOCS_PLUGIN ? -1 : 0)
}

const DOCS_PLUGIN = toDocusaurusName('docs')

function filterDistinct(routes: readonly PlannedRoute[], config: SiteConfig, report: Report): DistinctRoutes {
  const replaced: Record<string, string> = {}
  const owners = new Map<string, PlannedRoute>()
  const withoutCase = new Map<string, PlannedRoute>()
  const kept = routes.filter((route) => {
    const files = filesOf(route, config)
    const fault = findFault(route.path, files)
    if (fault !== undefined) {
      report(badPath(route, fault))
      return false
    }
    const claims = [normalisePathname(route.path), ...files]
    const other = claims.map((claim) => owners.get(claim)).find((one) => one !== undefined)
    if (other !== undefined) {
      const finding = withSeverity(config.onDuplicateRoutes, duplicate(other, route))
      if (finding !== undefined) report(finding)
      // Links to the document lead to the page that has its path.
      if (route.content?.kind === 'document') replaced[route.content.sourcePath] ??= other.path
      return false
    }
    for (const claim of claims) owners.set(claim, route)
    // As Windows and macOS compare names, and hosts that run on them.
    const [html = ''] = files
    const folded = html.normalize('NFC').toLowerCase()
    const alike = withoutCase.get(folded)
    if (alike !== undefined) report(alikeInCase(alike, route))
    withoutCase.set(folded, route)
    return true
  })
  return {routes: kept, replaced}
}

/** Completes "The path … cannot be a page: …". */
function findFault(path: string, files: readonly string[]): string | undefined {
  const ofPath = findPermalinkFault(path)
  if (ofPath !== undefined) return `it ${ofPath}`
  const ofFile = files.map(findOutputFault).find((one) => one !== undefined)
  return ofFile === undefined ? undefined : `its file ${ofFile}`
}

/** Page and route module, as link plans them. */
function filesOf({path}: PlannedRoute, {baseUrl, trailingSlash}: SiteConfig): readonly string[] {
  return [htmlFileOf(path, baseUrl, trailingSlash), decodePath(routeModuleOf(path, baseUrl))]
}

function ownerOf({metadata, plugin}: PlannedRoute): string {
  return metadata.sourcePath ?? `the ${plugin.name} plugin`
}

function placeOf({metadata: {sourcePath}}: PlannedRoute) {
  return sourcePath === undefined ? {} : {location: {sourcePath}}
}

function badPath(route: PlannedRoute, fault: string) {
  return {
    level: 'error',
    code: 'routes/bad-path',
    message: `The path "${route.path}" of ${ownerOf(route)} cannot be a page: ${fault}.`,
    ...placeOf(route),
    hint: PERMALINK_HINT,
  } as const
}

function duplicate(other: PlannedRoute, route: PlannedRoute) {
  const isSame = normalisePathname(other.path) === normalisePathname(route.path)
  const what = isSame ? `the path "${route.path}"` : `one file with the paths "${other.path}" and "${route.path}"`
  return {
    code: 'routes/duplicate',
    message: `Two pages claim ${what}: ${ownerOf(other)} and ${ownerOf(route)}.`,
    ...placeOf(route),
    hint: 'Give one of them another "slug" in its front matter, or rename its file. The first page is kept.',
  }
}

function alikeInCase(other: PlannedRoute, route: PlannedRoute) {
  return {
    level: 'warning',
    code: 'routes/same-but-case',
    message: `The paths "${other.path}" and "${route.path}" differ in their letters' case or form alone: ${ownerOf(other)} and ${ownerOf(route)}.`,
    ...placeOf(route),
    hint: 'On Windows and macOS, and on some hosts, one page would overwrite the other. Give one of them another "slug".',
  } as const
}
