// Options that say something which does not happen: kept because sites bring them along, but not in silence.
import type {BuiltSite, Diagnostic} from 'quire-docs/plugin'
import {contextsOf, type SearchOptions} from './options.ts'

/** Nothing here does what they ask for. */
const FOR_OTHERS = 'Leave it out, or keep it for Docusaurus if that builds the site, too.'

/** Alone they do nothing, in Docusaurus as well. */
const ALONE = 'Set what it needs, or leave it out: nothing else depends on it.'

const BY_PLATFORM = 'the browser itself divides Chinese into words, without a dictionary'

/** A warning for each option that is set and has no effect; `docsDir` and `blogDir` change nothing that readers find. */
export function findUnusedOptions(options: SearchOptions): readonly Diagnostic[] {
  const {removeDefaultStopWordFilter: keptStopWords, language} = options
  const hasContexts = options.searchContextByPaths.length > 0
  const unused: readonly (readonly [name: keyof SearchOptions, isUnused: boolean, why: string, hint?: string])[] = [
    ['zhUserDict', options.zhUserDict !== undefined, BY_PLATFORM, FOR_OTHERS],
    ['askAi', options.askAi !== undefined, 'there is no assistant that answers questions', FOR_OTHERS],
    ['zhUserDictPath', options.zhUserDictPath !== undefined, BY_PLATFORM, FOR_OTHERS],
    [
      'hideSearchBarWithNoSearchContext',
      options.hideSearchBarWithNoSearchContext && !hasContexts,
      '"searchContextByPaths" names no part of the site',
    ],
    [
      'useAllContextsWithNoSearchContext',
      options.useAllContextsWithNoSearchContext && !hasContexts,
      '"searchContextByPaths" names no part of the site',
    ],
    [
      'removeDefaultStopWordFilter',
      keptStopWords.length > 0 && !keptStopWords.some((one) => language.includes(one)),
      `"language" has none of ${keptStopWords.join(', ')}`,
    ],
    ['removeDefaultStemmer', options.removeDefaultStemmer && !language.includes('en'), '"language" has no English'],
  ]
  return unused.filter(([, isUnused]) => isUnused).map(([name, , why, hint = ALONE]) => toWarning([name], why, hint))
}

/** The same for options that name something of the site, once the site is known. */
export function findUnmatchedOptions(
  options: SearchOptions,
  {globalData = {}}: BuiltSite,
  contextsWithPages: ReadonlySet<string>,
): readonly Diagnostic[] {
  const {docsPluginIdForPreferredVersion: docsId} = options
  const isUnknown = docsId !== undefined && !Object.hasOwn(globalData.docs ?? {}, docsId)
  return [
    ...(isUnknown
      ? [
          toWarning(
            ['docsPluginIdForPreferredVersion'],
            `there are no docs with the id "${docsId}"`,
            `Docs of the site: ${Object.keys(globalData.docs ?? {}).join(', ') || 'none'}.`,
          ),
        ]
      : []),
    ...contextsOf(options)
      .filter(({path}) => !contextsWithPages.has(path))
      .map(({path}) =>
        toWarning(
          ['searchContextByPaths'],
          `no page that can be found is below "${path}"`,
          'Write the beginning of the URLs that are meant, without the base URL.',
        ),
      ),
  ]
}

function toWarning(configKey: readonly [keyof SearchOptions], why: string, hint: string): Diagnostic {
  return {
    level: 'warning',
    code: 'search/unused-option',
    message: `The option "${configKey[0]}" of the search plugin has no effect: ${why}.`,
    configKey,
    hint,
  }
}
