// Paper is white: what is printed from the dark mode would be light text on it.
import {useEffect} from 'react'

/** Switches to the light mode while the page is printed. */
export function useLightPrint(): void {
  useEffect(() => {
    const {dataset} = document.documentElement
    let before: string | undefined
    const lighten = () => {
      before = dataset.theme
      dataset.theme = 'light'
    }
    const restore = () => {
      dataset.theme = before
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
