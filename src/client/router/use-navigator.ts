// The router's navigator, for code that names whole URLs. `useNavigate` resolves relative ones as well, which would
// cost every page 1.3 kB gzip.
import {useContext} from 'react'
import {type Navigator, UNSAFE_NavigationContext} from 'react-router-dom'

/** Goes to URLs of this site, given with their base URL. */
export function useNavigator(): Pick<Navigator, 'push' | 'replace'> {
  return useContext(UNSAFE_NavigationContext).navigator
}
