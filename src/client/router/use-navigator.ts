// The router's navigator, for code that names whole URLs. `useNavigate` resolves relative ones as well, which would
// cost every page 1.3 kB gzip.
import {useContext} from 'react'
import {type Navigator, UNSAFE_NavigationContext} from 'react-router-dom'

/**
 * Goes to pages of this site: `push` makes an entry of the history, `replace` takes the place of the current one. URLs begin
 * with the base URL; relative ones are not resolved, which is what `useNavigate` is for. The result is the same at each
 * render.
 */
export function useNavigator(): Pick<Navigator, 'push' | 'replace'> {
  return useContext(UNSAFE_NavigationContext).navigator
}
