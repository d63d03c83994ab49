// Marks the words of a search on the page that was chosen, when the site wants it. The document stays as it is: the browser
// paints ranges of it, where it can.
import {useLocation, useQueryStringList} from 'quire/client'
import {useEffect} from 'react'
import {HIGHLIGHT_PARAMETER} from './hit-url.ts'

const HIGHLIGHT_NAME = 'search'

export interface Marks {
  /** Words that are marked on the shown page. */
  readonly words: readonly string[]
  /** Takes the words out of the address, and with them the marks. */
  readonly clear: () => void
}

export function useMarks(isOn: boolean): Marks {
  const {pathname} = useLocation()
  const [values, write] = useQueryStringList(HIGHLIGHT_PARAMETER)
  const words = isOn ? values.filter((word) => word !== '') : []
  const key = JSON.stringify([pathname, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for page and words
  useEffect(() => {
    if (words.length === 0 || !('highlights' in CSS)) return undefined
    const article = document.querySelector('article')
    CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...(article === null ? [] : findRanges(article, words))))
    return () => void CSS.highlights.delete(HIGHLIGHT_NAME)
  }, [key])
  return {words, clear: () => write([], {push: true})}
}

function findRanges(article: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = []
  const pattern = patternOf(words)
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('.theme-doc-toc-mobile, button') !== null) continue
    for (const {index, 0: found} of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      ranges.push(range)
    }
  }
  return ranges
}

/** Not by comparing lower case: a letter may have another length there. Accents may stand apart from their letters. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.flatMap((word) => [word, word.normalize('NFD')]).sort((a, b) => b.length - a.length)
  return new RegExp(forms.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'giu')
}
