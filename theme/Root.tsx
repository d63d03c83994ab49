// Around everything on every page. Does nothing: a site replaces it to add providers of its own.
import type {RootPartProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function Root({children}: RootPartProps): ReactNode {
  return children
}
