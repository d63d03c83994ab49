// The highlighter, loaded with the first block of code that it has to do with: that takes 80 ms in each thread, and many a
// site has no such block.
import {createRequire} from 'node:module'
import type {Prism} from 'prism-react-renderer'

export type Highlighter = typeof Prism

const require = createRequire(import.meta.url)
let loaded: Highlighter | undefined

/** The same one for all that ask in a thread: languages are added to it. */
export function loadPrism(): Highlighter {
  // Types of a package that is imported by its name are known, of one that is required they are not.
  loaded ??= (require('prism-react-renderer') as {readonly Prism: Highlighter}).Prism
  return loaded
}
