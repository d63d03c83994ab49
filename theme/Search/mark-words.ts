// Marks words on the page. The document stays as it is: the browser paints ranges of it, where it can. Loaded where there
// are words to mark: its style is one of all elements, whose arrival makes the browser restyle the whole page.
import './marks.css'

const HIGHLIGHT_NAME = 'search'

/** @returns What takes the marks away. */
export function markWords(words: readonly string[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const article = document.querySelector('article')
  const marks = new Highlight(...(article === null ? [] : findRanges(article, words)))
  CSS.highlights.set(HIGHLIGHT_NAME, marks)
  return () => {
    // The marks of another page may have taken their place.
    if (CSS.highlights.get(HIGHLIGHT_NAME) === marks) CSS.highlights.delete(HIGHLIGHT_NAME)
  }
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

/** Not by comparing lower case: a letter may have another length there. Accents may be separate code points. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.flatMap((word) => [word, word.normalize('NFD')]).sort((a, b) => b.length - a.length)
  return new RegExp(forms.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'giu')
}
