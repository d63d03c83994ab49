// Route vectors: which pages are found, and in which file.

import {contextsOf, type SearchOptions, searchOptions} from '../../plugins/search/options.ts'
import {indexFileName, selectPages, splitByContext} from '../../plugins/search/select-pages.ts'
import {htmlFileOf} from '../../src/shared/permalink.ts'
import {compare, type GivenOptions, type Problems, type RouteVector} from './vector-file.ts'

export function checkRoutes({options: given, files, indexed, ...vector}: RouteVector): Problems {
  const {baseUrl, trailingSlash = null, routes, docVersions} = vector
  const options = searchOptions.parse(reviveRegExps(given))
  const folders = selectPages({baseUrl, routes, versions: docVersions, options})
  const actual = folders.map(({dir, pages}) => ({
    outDir: dir === '' ? '/out' : `/out/${dir}`,
    paths: pages.map(({url, kind}) => ({filePath: `/out/${htmlFileOf(url, baseUrl, trailingSlash)}`, url, type: kind})),
  }))
  return [
    ...compare('indexed', actual, indexed),
    ...(files === undefined ? [] : compare('files', filesOf(folders, options, baseUrl), sortedByName(files))),
  ]
}

function filesOf(folders: ReturnType<typeof selectPages>, options: SearchOptions, baseUrl: string) {
  const contexts = {...options, contexts: contextsOf(options)}
  const entries = folders.flatMap(({dir, pages}) =>
    splitByContext(pages, contexts, baseUrl).map(({context, pages: own}) => {
      const urls = own.map(({url}) => url)
      const name = indexFileName(context)
      // Every page of a vector has a title and a text, and nothing else.
      return [dir === '' ? name : `${dir}/${name}`, [urls, [], [], [], urls]] as const
    }),
  )
  return sortedByName(Object.fromEntries(entries))
}

function sortedByName(files: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files of vectors have `{regex}` for a regular expression. */
function reviveRegExps(options: GivenOptions): GivenOptions {
  const {ignoreFiles} = options
  if (!Array.isArray(ignoreFiles)) return options
  return {
    ...options,
    ignoreFiles: ignoreFiles.map((one: unknown) =>
      typeof one === 'object' && one !== null && 'regex' in one ? new RegExp(String(one.regex)) : one,
    ),
  }
}
