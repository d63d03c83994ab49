// The hash of the URL, which a component may set for itself, by a name of Docusaurus 2 beta.
import {type Dispatch, type SetStateAction, useEffect, useState} from 'react'

export default function useLocationHash(initial: string): readonly [string, Dispatch<SetStateAction<string>>] {
  const [hash, setHash] = useState(initial)
  useEffect(() => {
    const follow = (): void => setHash(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return [hash, setHash]
}
