// A plugin of a site that goes on where the docs plugin of Docusaurus ends. The docs themselves are those of the program's own plugin, which
// is listed next to it: here is what the site's plugin adds.

import type {PlannedPage} from '../../plugin/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {DocusaurusPlugin, RouteConfig} from './plugin-types.ts'
import type {SharedData} from './shown-sidebars.ts'
import {findSidebarChanges, versionsOf} from './wrapped-sidebars.ts'

/** The name that such a plugin keeps, as the theme of Docusaurus finds docs by it. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

export interface WrappedDocs {
  readonly plugin: DocusaurusPlugin
  /** What of its changes has no effect. @param pages All of the site. @param sharedData Of those. */
  readonly findLosses: (
    content: unknown,
    pages: readonly PlannedPage[],
    sharedData: SharedData,
  ) => readonly Diagnostic[]
}

interface Instance {
  readonly id: string
  /** What messages call it. */
  readonly listedAs: string
}

/** Without the pages of docs, and what the program's own plugin does as well. */
export function withoutDocs(given: DocusaurusPlugin, {id, listedAs}: Instance): WrappedDocs {
  const dropped = new Set<string>()
  const {getTranslationFiles: _1, extendCli: _2, ...own} = given
  const plugin: DocusaurusPlugin = Object.assign(Object.create(Object.getPrototypeOf(given) as object), own, {
    contentLoaded: (input: Parameters<NonNullable<DocusaurusPlugin['contentLoaded']>>[0]) => {
      const addRoute = (route: RouteConfig): void => {
        if (isOfDocs(route)) for (const path of pagesOf(route)) dropped.add(path)
        else input.actions.addRoute(route)
      }
      return given.contentLoaded?.({...input, actions: {...input.actions, addRoute}})
    },
  })
  return {
    plugin,
    findLosses: (content, pages, sharedData) => findLosses({content, dropped, pages, sharedData, id, listedAs}),
  }
}

/** The root of docs, and all pages of docs in versions of Docusaurus that have none. */
function isOfDocs({component}: RouteConfig): boolean {
  return /^@theme\/Docs?[A-Z]/.test(component)
}

function pagesOf({path, routes = []}: RouteConfig): string[] {
  return routes.length === 0 ? [path] : routes.flatMap(pagesOf)
}

interface Docs extends Instance {
  readonly content: unknown
  readonly dropped: ReadonlySet<string>
  readonly pages: readonly PlannedPage[]
  readonly sharedData: SharedData
}

function findLosses({content, dropped, pages, sharedData, id, listedAs}: Docs): readonly Diagnostic[] {
  const titles = new Map(pages.map(({path, metadata}) => [toKey(path), metadata.title]))
  const missing = [...dropped].filter((path) => !titles.has(toKey(path)))
  const docs = docsOf(content)
  const known = new Set([...dropped].map(toKey))
  const more = pages.filter(({path, plugin, content: one}) => {
    const isDoc = plugin.name === 'docs' && plugin.id === id && one?.kind === 'document'
    return isDoc && docs.length > 0 && !known.has(toKey(path))
  })
  const renamed = docs.filter(({permalink, title}) => (titles.get(toKey(permalink)) ?? title) !== title)
  const sidebars = findSidebarChanges(content, sharedData)
  const losses = [
    ...lossOf('adds pages among the docs, which are not made', missing),
    ...lossOf(
      'leaves out docs, which are shown',
      more.map(({path}) => path),
    ),
    ...lossOf(
      'gives docs other titles, which are not shown',
      renamed.map(({permalink}) => permalink),
    ),
    ...lossOf('adds items to sidebars, which are not shown', sidebars.added),
    ...lossOf('takes docs out of sidebars, which are shown there', sidebars.removed),
    ...lossOf('gives items of sidebars other labels, which are not shown', sidebars.labels),
    ...lossOf('gives items of sidebars another place, where they are not shown', sidebars.moved),
  ]
  return losses.map((what) => ({
    level: 'warning',
    code: 'docusaurus/docs-changed',
    message: `The plugin "${listedAs}" ${what}.`,
    hint: 'The docs are read by the program itself. Change them by options of the docs plugin, by front matter, or by "parseFrontMatter" of the configuration.',
  }))
}

const toKey = (path: string): string => path.replace(/(.)\/$/, '$1')

function lossOf(what: string, paths: readonly string[]): string[] {
  const [first, ...rest] = paths
  return first === undefined ? [] : [`${what}: "${first}"${rest.length === 0 ? '' : ` and ${rest.length} more`}`]
}

interface Doc {
  readonly permalink: string
  readonly title: string
}

function docsOf(content: unknown): readonly Doc[] {
  return versionsOf(content)
    .flatMap(({docs}) => docs)
    .flatMap(({permalink, title}) =>
      typeof permalink === 'string' && typeof title === 'string' ? [{permalink, title}] : [],
    )
}
