// Options that say something which does not happen: kept because sites bring them along, but not in silence.
import type {Diagnostic} from 'quire/plugin'
import type {SearchOptions} from './options.ts'

const BY_ITS_BYTES = 'the index is named by its own bytes'
const BY_PLATFORM = 'the platform itself cuts Chinese into words'

/** A warning for each option that is set and has no effect. */
export function findUnusedOptions(options: SearchOptions): readonly Diagnostic[] {
  const hasContexts = options.searchContextByPaths.length > 0
  const unused: readonly (readonly [name: keyof SearchOptions, isUnused: boolean, why: string])[] = [
    ['docsDir', options.docsDir !== undefined, BY_ITS_BYTES],
    ['blogDir', options.blogDir !== undefined, BY_ITS_BYTES],
    ['zhUserDict', options.zhUserDict !== undefined, BY_PLATFORM],
    ['zhUserDictPath', options.zhUserDictPath !== undefined, BY_PLATFORM],
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
  ]
  return unused
    .filter(([, isUnused]) => isUnused)
    .map(([name, , why]) => ({
      level: 'warning',
      code: 'search/unused-option',
      message: `The option "${name}" of the search plugin has no effect: ${why}.`,
      hint: 'Remove it.',
    }))
}
