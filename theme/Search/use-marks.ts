// Marks the words of a search on the page that was chosen, when the site wants it.
import {useLocation, useQueryStringList} from 'quire-docs/client'
import {useEffect} from 'react'
import {HIGHLIGHT_PARAMETER} from './hit-url.ts'

export interface Marks {
  /** Words that are marked on the shown page. */
  readonly words: readonly string[]
  /** Takes the words out of the URL, and with them the marks. */
  readonly clear: () => void
}

export function useMarks(isOn: boolean): Marks {
  const {pathname} = useLocation()
  const [values, write] = useQueryStringList(HIGHLIGHT_PARAMETER)
  const words = isOn ? values.filter((word) => word !== '') : []
  const key = JSON.stringify([pathname, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for page and words
  useEffect(() => {
    if (words.length === 0) return undefined
    const marking = import(/* webpackChunkName: "search-marks" */ './mark-words.ts').then(
      ({markWords}) => markWords(words),
      // Without its code the words stay as they are.
      () => undefined,
    )
    return () => void marking.then((unmark) => unmark?.())
  }, [key])
  return {words, clear: () => write([], {push: true})}
}
