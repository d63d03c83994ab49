// A plugin of a site that goes on where the docs plugin of Docusaurus ends. The docs themselves are those of the program's own plugin, which
// is listed next to it and takes back what the site's plugin has made of them. Here is what has no effect.

import type {PlannedPage} from '../../plugin/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {GivenDocs} from './given-docs.ts'
import {recordsIn} from './records-in.ts'

/** The name that such a plugin keeps, as the theme of Docusaurus finds docs by it. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

interface Instance {
  readonly id: string
  /** What messages call it. */
  readonly listedAs: string
}

/** What of its changes has no effect. @param pages All of the site. */
export function findLosses(
  {versions, paths, unknownItems}: GivenDocs,
  pages: readonly PlannedPage[],
  {id, listedAs}: Instance,
): readonly Diagnostic[] {
  const docs = versions.flatMap((version) => recordsIn(version.docs))
  const own = pages.filter(({plugin}) => plugin.name === 'docs' && plugin.id === id)
  const made = new Map(own.map((page) => [toKey(page.path), page]))
  const missing = paths.filter((path) => !made.has(toKey(path)))
  const retagged = docs.filter(({permalink, tags}) => {
    const page = made.get(toKey(String(permalink)))
    return page !== undefined && labelsOf(tags) !== labelsOf(page.props.tags)
  })
  const losses = [
    ...lossOf('adds pages among the docs, which are not made', missing),
    ...lossOf(
      'gives docs other tags, which are not shown',
      retagged.map(({permalink}) => String(permalink)),
    ),
    ...lossOf('has items of an unknown type in its sidebars, which are not shown', unknownItems),
  ]
  return losses.map((what) => ({
    level: 'warning',
    code: 'docusaurus/docs-changed',
    message: `The plugin "${listedAs}" ${what}.`,
    hint: 'The docs are read by the program itself. Change them by options of the docs plugin, by front matter, or by "parseFrontMatter" of the configuration.',
  }))
}

const toKey = (path: string): string => path.replace(/(.)\/$/, '$1')

function labelsOf(tags: unknown): string {
  return JSON.stringify(recordsIn(tags).map(({label}) => label))
}

function lossOf(what: string, paths: readonly string[]): string[] {
  const [first, ...rest] = paths
  return first === undefined ? [] : [`${what}: "${first}"${rest.length === 0 ? '' : ` and ${rest.length} more`}`]
}
