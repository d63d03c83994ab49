// A text with the words that were found marked.
import type {Segment} from 'quire-docs/client'
import type {ReactNode} from 'react'

export function Segments({of}: {readonly of: readonly Segment[]}): ReactNode {
  return of.map(({text, mark}, at) => (mark ? <mark key={at}>{text}</mark> : text))
}
