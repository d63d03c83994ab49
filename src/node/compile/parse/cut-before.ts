// The beginning of a document, as lists show it.
import {maskCode} from './mask-code.ts'

/** @param until Where it ends, as a regular expression; all of the text without one. */
export function cutBefore(until: string | undefined, text: string): string {
  const end = until === undefined ? -1 : text.search(new RegExp(until))
  if (end < 0) return text
  const beginning = text.slice(0, end)
  return beginning + definitionsFor(beginning, text.slice(end))
}

const DEFINITION = /^ {0,3}(\[[^\]\n]+\]):[ \t]*\S.*(?:\n(?: {4}|\t).*)*$/gm

/** URLs and footnotes that the beginning of a document refers to, and that stand further below. */
function definitionsFor(beginning: string, rest: string): string {
  const used = beginning.toLowerCase()
  return [...maskCode(rest).text.matchAll(DEFINITION)]
    .map(({index, 0: definition, 1: label = ''}) => {
      const start = index + definition.indexOf(label)
      return {label: rest.slice(start, start + label.length), definition: rest.slice(index, index + definition.length)}
    })
    .filter(({label}) => used.includes(label.toLowerCase()))
    .map(({definition}) => `\n\n${definition}`)
    .join('')
}
