// Place of the search box. Empty: a search plugin puts its own component here.
import type {ReactNode} from 'react'

export default function SearchBar(): ReactNode {
  return null
}
